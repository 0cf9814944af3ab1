// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/statue_art.hpp"

#include <array>

namespace temple::datasets {

namespace {

using enum Shape::Kind;

constexpr QRgb white = 0xffffffff, stone = 0xffd9cfbd, stone_shade = 0xffb9ad97, black = ink;

// Every statue stands on this.
constexpr Shape plinth{filled, "R 12 105 76 13 2", stone};
constexpr Shape plinth_line{line, "M 16 112 L 84 112", stone_shade, 2};

constexpr QRgb sea = 0xff3c8dc5, sea_deep = 0xff1f6299, foam = 0xffeaf6fc;
constexpr std::array wave{plinth,
                          plinth_line,
                          Shape{filled,
                                "M 6 105 L 6 88 C 6 46 28 16 62 16 C 84 16 97 32 95 50 C 94 62 82 67 75 60 C "
                                "69 53 73 44 81 45 C 77 34 62 "
                                "33 55 43 C 44 58 56 86 94 90 L 94 105 Z",
                                sea},
                          Shape{line, "M 15 101 C 15 62 32 32 62 26", foam, 3},
                          Shape{line, "M 26 101 C 26 72 34 50 48 38", foam, 2.4},
                          Shape{line, "M 40 101 C 36 84 37 70 42 58", foam, 2.4},
                          Shape{filled,
                                "M 38 22 C 46 6 76 4 90 18 C 99 27 100 42 95 52 C 93 45 89 42 86 46 C 86 38 "
                                "81 33 76 37 C 76 30 70 26 64 30 "
                                "C 62 23 54 20 49 26 C 47 21 42 19 38 22 Z",
                                foam},
                          Shape{filled, "E 95 63 3.4 3.4", foam, 1.6},
                          Shape{filled, "E 84 72 2.6 2.6", foam, 1.6},
                          Shape{filled, "E 26 14 3 3", foam, 1.6},
                          Shape{filled, "E 14 30 2.4 2.4", foam, 1.6},
                          Shape{line, "M 62 100 C 70 94 78 102 88 97", sea_deep, 2.4}};

constexpr QRgb wood = 0xffc07b3f, wood_dark = 0xff7d4a22, wood_light = 0xffe0a76a, leaf = 0xff55a04a;
constexpr std::array tiki{
    plinth,
    plinth_line,
    Shape{filled, "M 38 28 C 22 28 12 18 13 6 C 27 6 38 14 42 27 Z", leaf, 2, true},
    Shape{filled, "M 50 28 C 38 20 38 8 50 1 C 62 8 62 20 50 28 Z", 0xff7cc06b},
    Shape{filled, "R 22 25 56 81 9", wood},
    Shape{filled, "R 16 50 8 22 4", wood_light, 2, true},
    Shape{filled, "M 25 36 L 75 36 L 75 44 L 57 51 L 43 51 L 25 44 Z", wood_dark},
    Shape{filled, "E 35.5 55 8.5 7", white, 2, true},
    Shape{plain, "E 36.5 55.5 3.6 3.6", black, 0, true},
    Shape{filled, "M 50 49 L 59 73 C 55 77 45 77 41 73 Z", wood_light},
    Shape{filled, "R 28 79 44 20 7", 0xff6b2a2a},
    Shape{
        filled,
        "M 31 79.5 L 35.5 87.5 L 40 79.5 Z M 43 79.5 L 50 88.5 L 57 79.5 Z M 60 79.5 L 64.5 87.5 L 69 79.5 Z",
        white, 1.4},
    Shape{filled, "M 37 98.5 L 42 91 L 47 98.5 Z M 53 98.5 L 58 91 L 63 98.5 Z", white, 1.4},
    Shape{line, "M 27 66 L 35 68 M 27 71 L 34 73", wood_dark, 2, true}};

constexpr QRgb moss = 0xff6aa65a, moss_dark = 0xff3f7440, moss_light = 0xffa7cf8e, gold = 0xfff2c23c;
constexpr std::array cthulhu{
    plinth,
    plinth_line,
    Shape{filled,
          "M 36 66 C 26 40 14 30 3 22 C 8 34 6 40 2 46 C 9 50 10 56 8 64 C 15 66 18 72 18 80 C 26 80 34 76 "
          "40 72 Z",
          moss_dark, 2, true},
    Shape{filled, "M 30 104 C 24 84 32 62 50 62 C 68 62 76 84 70 104 Z", moss},
    Shape{plain, "M 40 103 C 38 90 42 78 50 78 C 58 78 62 90 60 103 Z", moss_light},
    Shape{tube, "M 32 76 C 24 82 24 92 31 95", moss, 6, true},
    Shape{filled, "M 25 40 C 22 10 78 10 75 40 C 75 56 67 66 50 66 C 33 66 25 56 25 40 Z", moss},
    Shape{line, "M 42 20 C 46 17 54 17 58 20", moss_light, 2.6},
    Shape{filled, "M 31 37 C 37 36 43 40 46 47 C 39 51 32 47 31 37 Z", gold, 2, true},
    Shape{plain, "E 39 43.5 2 3", black, 0, true},
    Shape{tube, "M 34 60 C 30 70 34 78 28 84", moss, 5, true},
    Shape{tube, "M 42 64 C 40 76 45 84 38 92", moss, 5, true},
    Shape{tube, "M 50 65 C 49 76 53 86 50 97", moss, 5},
    Shape{filled, "E 36 103 8 4.5", moss, 2, true}};

constexpr QRgb pink = 0xfff6b3c2, pink_dark = 0xffdb5f86, pink_light = 0xfffde3e9;
constexpr std::array axolotl{
    plinth,
    plinth_line,
    Shape{tube, "M 62 96 C 80 102 94 90 88 72", pink, 8},
    Shape{tube, "M 27 38 C 18 32 12 24 11 13", pink_dark, 5, true},
    Shape{tube, "M 23 47 C 14 45 7 40 3 33", pink_dark, 5, true},
    Shape{tube, "M 25 57 C 17 60 10 61 4 58", pink_dark, 5, true},
    Shape{filled, "M 36 64 C 24 82 28 105 50 105 C 72 105 76 82 64 64 Z", pink},
    Shape{plain, "M 43 72 C 36 84 38 102 50 102 C 62 102 64 84 57 72 Z", pink_light},
    Shape{tube, "M 33 78 C 27 82 26 87 30 90", pink, 6, true},
    Shape{filled, "E 37 103 9 5", pink, 2, true},
    Shape{filled, "M 18 46 C 18 26 34 20 50 20 C 66 20 82 26 82 46 C 82 62 66 70 50 70 C 34 70 18 62 18 46 Z",
          pink},
    Shape{plain, "E 34 43 5 5.6", black, 0, true},
    Shape{plain, "E 35.6 41 1.7 1.7", white, 0, true},
    Shape{plain, "E 28 54 4.6 3", 0xfff38aa6, 0, true},
    Shape{line, "M 37 55 C 43 63 57 63 63 55", black, 2.4}};

constexpr QRgb ice = 0xff8fb4cf, ice_dark = 0xff5d86a6, ivory = 0xfff7ecd0;
constexpr std::array narwhal{
    plinth,
    plinth_line,
    Shape{filled, "M 69 47 L 93 1 L 81 53 Z", ivory},
    Shape{line, "M 74.5 41 L 82.5 43 M 79 32 L 85.5 34 M 83.5 23 L 88 25 M 87.5 14.5 L 90 16", ink, 1.6},
    Shape{filled, "M 20 78 C 10 72 3 60 4 46 C 12 47 18 51 20 57 C 23 50 30 46 38 47 C 37 60 30 70 27 78 Z",
          ice},
    Shape{filled,
          "M 16 84 C 16 74 24 76 34 66 C 46 48 66 40 80 48 C 94 57 97 82 86 96 C 80 104 70 105 60 105 L 40 "
          "105 C "
          "26 105 16 98 16 84 Z",
          ice},
    Shape{plain, "M 91 79 C 92 96 80 103 68 103.5 L 44 103.5 C 62 100 80 92 91 79 Z", white},
    Shape{filled, "M 52 84 C 44 90 40 98 44 104 C 54 103 62 96 63 88 Z", ice_dark},
    Shape{plain, "E 76 64 4.2 4.8", black},
    Shape{plain, "E 77.4 62.4 1.5 1.5", white},
    Shape{line, "M 91 74 C 87 79 82 79 79 76", ink, 2.2},
    Shape{plain, "E 50 64 3.4 2.6 E 40 74 2.6 2 E 60 56 2.2 1.8 E 56 74 2.2 1.6 E 32 84 2.4 1.8", ice_dark}};

constexpr QRgb night = 0xff33455c, orange = 0xfff08a2c;
constexpr std::array penguin{
    plinth,
    plinth_line,
    Shape{filled, "M 27 50 C 12 60 8 80 14 92 C 23 88 30 74 32 62 Z", night, 2, true},
    Shape{
        filled,
        "M 50 12 C 68 12 75 24 74 42 C 84 58 84 96 70 104 L 30 104 C 16 96 16 58 26 42 C 25 24 32 12 50 12 Z",
        night},
    Shape{plain,
          "M 31 47 C 36 52 43 50 50 46 C 57 50 64 52 69 47 C 71 52 68 57 64 60 L 36 60 C 32 57 29 52 31 47 Z",
          gold},
    Shape{filled,
          "M 50 52 C 64 54 71 68 70 84 C 69 98 60 103 50 103 C 40 103 31 98 30 84 C 29 68 36 54 50 52 Z",
          white},
    Shape{filled, "E 40 29 5.4 5.8", white, 2, true},
    Shape{plain, "E 41.2 29.6 2.5 2.9", black, 0, true},
    Shape{filled, "M 43 36 C 47 34 53 34 57 36 L 50 46 Z", orange},
    Shape{filled, "E 37 104 10 4.6", orange, 2, true},
    Shape{filled, "M 36 15 L 33 1 L 42 7 L 50 -1 L 58 7 L 67 1 L 64 15 C 56 12 44 12 36 15 Z", gold}};

constexpr QRgb violet = 0xff9a6bbd, violet_dark = 0xff6d4192, violet_light = 0xffcfb2e2;
constexpr std::array kraken{
    plinth,
    plinth_line,
    Shape{filled, "M 35 14 C 20 10 8 20 9 34 C 18 40 28 38 33 32 Z", violet_dark, 2, true},
    Shape{tube, "M 31 58 C 14 64 2 76 6 90 C 9 99 21 97 19 88 C 18 84 13 84 12 87", violet, 6.5, true},
    Shape{tube, "M 37 61 C 26 74 22 88 31 99", violet, 6.5, true},
    Shape{tube, "M 45 63 C 40 76 40 90 44 100", violet, 6.5, true},
    Shape{filled, "M 50 0 C 64 10 80 36 76 56 C 72 68 28 68 24 56 C 20 36 36 10 50 0 Z", violet},
    Shape{line, "M 44 12 C 38 19 34 27 32 35", violet_light, 3},
    Shape{filled, "E 50 44 14 11.5", white},
    Shape{filled, "E 50 45 6.2 8", gold, 1.6},
    Shape{plain, "E 50 45 2.4 6.4", black},
    Shape{line, "M 33 31 L 47 36", ink, 3.4, true},
    Shape{filled,
          "M 12 105 L 12 98 C 18 92 24 92 30 98 C 36 104 40 92 46 94 C 52 96 54 104 60 100 C 66 95 72 92 78 "
          "98 C 82 101 "
          "85 100 88 97 L 88 105 Z",
          sea}};

}  // namespace

std::span<const Shape> statue_shapes(char letter) {
    switch (letter) {
        case 'W':
            return wave;
        case 'T':
            return tiki;
        case 'C':
            return cthulhu;
        case 'A':
            return axolotl;
        case 'N':
            return narwhal;
        case 'P':
            return penguin;
        case 'K':
            return kraken;
        default:
            return {};
    }
}

QString statue_name(char letter) {
    switch (letter) {
        case 'W':
            return "Great Wave";
        case 'T':
            return "Tiki";
        case 'C':
            return "Cthulhu";
        case 'A':
            return "Axolotl";
        case 'N':
            return "Narwhal";
        case 'P':
            return "Emperor Penguin";
        case 'K':
            return "Kraken";
        default:
            return {};
    }
}

}  // namespace temple::datasets
