// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/printed/known_codes.hpp"

#include "datasets/printed/ring_objects.hpp"

namespace temple::datasets {

namespace {

void add_slips(scanner::CodeList& list) {
    list.add({scanner::CodeFamily::matrix, role_ids[0], "role:A"});
    list.add({scanner::CodeFamily::matrix, role_ids[1], "role:G"});
}

void add_ring(scanner::CodeList& list, const RingObject& ring) {
    constexpr double r = scanner::code_layout::ring_radius;
    const bool is_token = ring.name.starts_with("token:");
    list.add({scanner::CodeFamily::ring, scanner::ring_text(scanner::ring_words()[ring.word]),
              std::string(ring.name), is_token ? scanner::tile_outline() : cv::Rect2d(-r, -r, 2 * r, 2 * r)});
}

}  // namespace

scanner::CodeList known_codes(const std::vector<DeckIds>& decks) {
    using scanner::CodeFamily;
    scanner::CodeList list;
    for (const DeckIds& deck : decks)
        for (int i = 0; i < table::CodeCard::count; ++i) {
            const CardIds& ids = deck.cards[static_cast<std::size_t>(i)];
            const std::string object = "code:" + std::string(table::CodeCard(i).name());
            list.add({CodeFamily::matrix, ids.cipher, object});
            list.add({CodeFamily::frieze, ids.statues, object});
        }
    add_slips(list);
    for (const RingObject& ring : ring_objects()) add_ring(list, ring);
    return list;
}

scanner::CodeList temple_gold_codes() {
    scanner::CodeList list;
    add_slips(list);
    for (const RingObject& ring : ring_objects())
        if (ring.name == "token:key") add_ring(list, ring);
    return list;
}

}  // namespace temple::datasets
