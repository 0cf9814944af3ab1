// SPDX-License-Identifier: GPL-3.0-or-later
// Never to be changed: decks with these numbers are printed.
#include "datasets/printed/deck_ids.hpp"

namespace temple::datasets {

const DeckIds& default_deck() {
    static const DeckIds deck{"", {{CardIds{"673084", "FAA62D44D69"}, CardIds{"680941", "F2A9ADB2236"},
                                    CardIds{"347843", "F592B9BA6B1"}, CardIds{"267430", "FA8A561925D"},
                                    CardIds{"212916", "FA6C675AD93"}, CardIds{"148411", "F33732AAA8D"},
                                    CardIds{"617115", "F7474846E71"}, CardIds{"909085", "FC5A926ECA9"},
                                    CardIds{"485971", "F98953EAC56"}, CardIds{"447947", "F55DD4B3552"},
                                    CardIds{"353081", "F6499AE919A"}, CardIds{"136674", "F938CC94C76"},
                                    CardIds{"794819", "F31AEB8DC4B"}, CardIds{"638940", "FC8DA8E48D9"},
                                    CardIds{"000680", "F39C46CE297"}, CardIds{"460557", "FCCECAD95A4"},
                                    CardIds{"404491", "F635DA36B48"}, CardIds{"843222", "FE72E429B47"},
                                    CardIds{"891043", "FC54B963962"}, CardIds{"385673", "F4B72E29D5C"},
                                    CardIds{"770860", "F8D4BA16CD4"}, CardIds{"631762", "F27235E4516"},
                                    CardIds{"178481", "F3B2D2B35AA"}, CardIds{"595387", "F9DA44A28CB"},
                                    CardIds{"692775", "FB4695D5A39"}, CardIds{"116595", "FE71C998A9C"},
                                    CardIds{"949534", "FB24E36D272"}, CardIds{"657758", "F8EB16A39B4"},
                                    CardIds{"472876", "FA4D358B2AA"}, CardIds{"013193", "FA2ECB34BB5"},
                                    CardIds{"069744", "F56A39548B3"}, CardIds{"863107", "F7466E9B329"},
                                    CardIds{"325824", "F712AED49DC"}, CardIds{"525741", "F72B6AA6D92"},
                                    CardIds{"903653", "F1CDA7D2CE8"}}}};
    return deck;
}

}  // namespace temple::datasets
