<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Entries</name>
    <message>
        <source>%1 takes %2 from %3</source>
        <translation>%1 nimmt %2 von %3</translation>
    </message>
    <message>
        <source>Monkey %1: %2</source>
        <translation>Affe %1: %2</translation>
    </message>
    <message>
        <source>Monkey %1 lifted</source>
        <translation>Affe %1 aufgenommen</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 shows: %2</source>
        <translation>%1 zeigt: %2</translation>
    </message>
    <message>
        <source>%1: role shown</source>
        <translation>%1: Rolle gezeigt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: role card %2</source>
        <translation>%1: Rollenkarte %2</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Karten gegeben</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 bekommt %2</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>%1 has a combination</source>
        <translation>%1 hat eine Kombination</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 wirft %2 ab</translation>
    </message>
    <message>
        <source>%1 guesses %2</source>
        <translation>%1 rät %2</translation>
    </message>
    <message>
        <source>Objects and tourists laid out</source>
        <translation>Gegenstände und Touristen ausgelegt</translation>
    </message>
    <message>
        <source>Thief token: %1</source>
        <translation>Diebesmarke: %1</translation>
    </message>
    <message>
        <source>No agreement</source>
        <translation>Keine Einigung</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Chamber opened</source>
        <translation>Kammer geöffnet</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Role shown</source>
        <translation>Rolle gezeigt</translation>
    </message>
    <message>
        <source>Combination on the holder</source>
        <translation>Kombination im Halter</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>Karte genommen</translation>
    </message>
    <message>
        <source>Card discarded</source>
        <translation>Karte abgeworfen</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Lösung raten</translation>
    </message>
    <message>
        <source>Thief token placed</source>
        <translation>Diebesmarke gelegt</translation>
    </message>
    <message>
        <source>Monkey placed or lifted</source>
        <translation>Affe gelegt oder aufgenommen</translation>
    </message>
    <message>
        <source>We cannot agree</source>
        <translation>Keine Einigung</translation>
    </message>
    <message>
        <source>Thief token turned up</source>
        <translation>Diebesmarke aufgedeckt</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Whose chamber was opened?</source>
        <translation>Wessen Kammer wurde geöffnet?</translation>
    </message>
    <message>
        <source>Who shows a role card?</source>
        <translation>Wer zeigt eine Rollenkarte?</translation>
    </message>
    <message>
        <source>Who has put a combination on the holder?</source>
        <translation>Wer hat eine Kombination in den Halter gesteckt?</translation>
    </message>
    <message>
        <source>Who gets cards?</source>
        <translation>Wer bekommt Karten?</translation>
    </message>
    <message>
        <source>Who guesses?</source>
        <translation>Wer rät?</translation>
    </message>
    <message>
        <source>Who discards a card?</source>
        <translation>Wer wirft eine Karte ab?</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>From whom?</source>
        <translation>Von wem?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>Which combination was it?</source>
        <translation>Welche Kombination war es?</translation>
    </message>
    <message>
        <source>Which statues, from left to right?</source>
        <translation>Welche Statuen, von links nach rechts?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>Which monkey?</source>
        <translation>Welcher Affe?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Welche Zahl?</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Temple Gold</source>
        <translation>Temple Gold</translation>
    </message>
    <message>
        <source>Temple Code</source>
        <translation>Temple Code</translation>
    </message>
    <message>
        <source>Monkey Temple</source>
        <translation>Monkey Temple</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the end of a list: all but the last name, the last name</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <extracomment>rank, suit</extracomment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>object card %1</source>
        <translation>Gegenstandskarte %1</translation>
    </message>
    <message>
        <source>tourist card %1</source>
        <translation>Touristenkarte %1</translation>
    </message>
    <message>
        <source>great wave</source>
        <translation>Große Welle</translation>
    </message>
    <message>
        <source>tiki</source>
        <translation>Tiki</translation>
    </message>
    <message>
        <source>Cthulhu</source>
        <translation>Cthulhu</translation>
    </message>
    <message>
        <source>axolotl</source>
        <translation>Axolotl</translation>
    </message>
    <message>
        <source>narwhal</source>
        <translation>Narwal</translation>
    </message>
    <message>
        <source>emperor penguin</source>
        <translation>Kaiserpinguin</translation>
    </message>
    <message>
        <source>kraken</source>
        <translation>Krake</translation>
    </message>
    <message>
        <source>tourist %1</source>
        <translation>Tourist %1</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>fire trap</source>
        <translation>Feuerfalle</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>guardian</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>adventurer</source>
        <translation>Abenteurer</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>das Geben</translation>
    </message>
    <message>
        <source>the next chamber</source>
        <translation>die nächste Kammer</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>die Kombinationen</translation>
    </message>
    <message>
        <source>a card to be taken</source>
        <translation>eine genommene Karte</translation>
    </message>
    <message>
        <source>a last guess</source>
        <translation>einen letzten Versuch</translation>
    </message>
    <message>
        <source>four objects and four tourists</source>
        <translation>vier Gegenstände und vier Touristen</translation>
    </message>
    <message>
        <source>the thief tokens</source>
        <translation>die Diebesmarken</translation>
    </message>
    <message>
        <source>the four monkeys</source>
        <translation>die vier Affen</translation>
    </message>
    <message>
        <source>the thief tokens to be turned up</source>
        <translation>das Aufdecken der Diebesmarken</translation>
    </message>
    <message>
        <source>Wannabe Archaeologist</source>
        <translation>Möchtegern-Archäologe</translation>
    </message>
    <message>
        <source>Seasoned Archaeologist</source>
        <translation>Erfahrener Archäologe</translation>
    </message>
    <message>
        <source>Expert Archaeologist</source>
        <translation>Experten-Archäologe</translation>
    </message>
    <message>
        <source>Master Archaeologist</source>
        <translation>Meister-Archäologe</translation>
    </message>
    <message>
        <source>Jedi Archaeologist</source>
        <translation>Jedi-Archäologe</translation>
    </message>
    <message>
        <source>Oh... wow.</source>
        <translation>Oh ... wow.</translation>
    </message>
    <message>
        <source>Is it even possible?!</source>
        <translation>Ist das überhaupt möglich?!</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%1, place the %n thief tokens.</source>
        <translation>
            <numerusform>%1, lege die %n Diebesmarke.</numerusform>
            <numerusform>%1, lege die %n Diebesmarken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guardians, place the monkeys; %1 has the last word.</source>
        <translation>Wächter, legt die Affen; %1 hat das letzte Wort.</translation>
    </message>
    <message>
        <source>All four are placed. Reveal.</source>
        <translation>Alle vier liegen. Deckt auf.</translation>
    </message>
    <message>
        <source>You cannot agree: %1 decides.</source>
        <translation>Ihr seid euch nicht einig: %1 entscheidet.</translation>
    </message>
    <message>
        <source>%1: the blank token.</source>
        <translation>%1: die leere Marke.</translation>
    </message>
    <message>
        <source>%1: number %2.</source>
        <translation>%1: Nummer %2.</translation>
    </message>
    <message>
        <source>Four objects and four tourists, please.</source>
        <translation>Vier Gegenstände und vier Touristen, bitte.</translation>
    </message>
    <message>
        <source>Not to the monkey player, %1.</source>
        <translation>Nicht zum Affenspieler, %1.</translation>
    </message>
    <message>
        <source>Only tourists in this variant.</source>
        <translation>In dieser Variante nur zu Touristen.</translation>
    </message>
    <message>
        <source>There is a token already: %1.</source>
        <translation>Da liegt schon eine Marke: %1.</translation>
    </message>
    <message>
        <source>Only one guardian gets a token, and %1 has it.</source>
        <translation>Nur ein Wächter bekommt eine Marke, und die hat %1.</translation>
    </message>
    <message>
        <source>%1, you may not help.</source>
        <translation>%1, du darfst nicht helfen.</translation>
    </message>
    <message>
        <source>There is no thief token: %1.</source>
        <translation>Da liegt keine Diebesmarke: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n monkeys are placed; it must be four.</source>
        <translation>
            <numerusform>Erst %n Affe liegt; es müssen vier sein.</numerusform>
            <numerusform>Erst %n Affen liegen; es müssen vier sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>That token was turned up already: %1.</source>
        <translation>Diese Marke ist schon aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>There is no blank token in this game.</source>
        <translation>In diesem Spiel gibt es keine leere Marke.</translation>
    </message>
    <message>
        <source>The blank token was shown already.</source>
        <translation>Die leere Marke wurde schon gezeigt.</translation>
    </message>
    <message>
        <source>Number %1 was shown already.</source>
        <translation>Nummer %1 wurde schon gezeigt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The first round has not begun.</source>
        <translation>Die erste Runde hat noch nicht begonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong objects so far</source>
        <translation>
            <numerusform>bisher ein falscher Gegenstand</numerusform>
            <numerusform>bisher %n falsche Gegenstände</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2 is the monkey player, %3.</source>
        <translation>Runde %1: %2 spielt den Affen, %3.</translation>
    </message>
    <message>
        <source>Which card is that?</source>
        <translation>Welche Karte ist das?</translation>
    </message>
    <message>
        <source>Which card lies in front of %1?</source>
        <translation>Welche Karte liegt vor %1?</translation>
    </message>
    <message>
        <source>Whose chamber was that?</source>
        <translation>Wessen Kammer war das?</translation>
    </message>
    <message>
        <source>Who opened that card?</source>
        <translation>Wer hat diese Karte geöffnet?</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Does the round go on?</source>
        <translation>Geht die Runde weiter?</translation>
    </message>
    <message>
        <source>Which role card has %1?</source>
        <translation>Welche Rollenkarte hat %1?</translation>
    </message>
    <message>
        <source>Does the card in front of %1 stay open?</source>
        <translation>Bleibt die Karte vor %1 offen?</translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards</source>
        <translation>
            <numerusform>%n schwarze Rollenkarte</numerusform>
            <numerusform>%n schwarze Rollenkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number cards</source>
        <translation>
            <numerusform>%n Zahlenkarte</numerusform>
            <numerusform>%n Zahlenkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards</source>
        <translation>
            <numerusform>%n Bildkarte</numerusform>
            <numerusform>%n Bildkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n Ass</numerusform>
            <numerusform>%n Asse</numerusform>
        </translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>For this game: %1 red and %2, %3.</source>
        <translation>Für dieses Spiel: %1 rote und %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n role cards go back unseen.</source>
        <translation>
            <numerusform>Eine Rollenkarte geht ungesehen zurück.</numerusform>
            <numerusform>%n Rollenkarten gehen ungesehen zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief tokens</source>
        <translation>
            <numerusform>%n Diebesmarke</numerusform>
            <numerusform>%n Diebesmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>For this game: 55 objects, 55 tourists, 4 monkeys, %1. %2 rounds; %3 wrong objects lose.</source>
        <translation>Für dieses Spiel: 55 Gegenstände, 55 Touristen, 4 Affen, %1. %2 Runden; %3 falsche Gegenstände verlieren.</translation>
    </message>
    <message>
        <source>For this game: 35 cards and a holder each. Two half-medallions win.</source>
        <translation>Für dieses Spiel: 35 Karten und für jeden ein Halter. Zwei halbe Medaillons gewinnen.</translation>
    </message>
    <message>
        <source>For this game: 35 cards and a holder.</source>
        <translation>Für dieses Spiel: 35 Karten und ein Halter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n cards to everybody.</source>
        <translation>
            <numerusform>%1 gibt allen %n Karte.</numerusform>
            <numerusform>%1 gibt allen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please deal %n cards to everybody.</source>
        <translation>
            <numerusform>Bitte gebt allen %n Karte.</numerusform>
            <numerusform>Bitte gebt allen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Zieh eine Karte.</translation>
    </message>
    <message>
        <source>Reveal two cards.</source>
        <translation>Decke zwei Karten auf.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Round %1. %2 has the key.</source>
        <translation>Runde %1. %2 hat den Schlüssel.</translation>
    </message>
    <message>
        <source>Round %1: %2 is the monkey player, %3 has the guardian token.</source>
        <translation>Runde %1: %2 spielt den Affen, %3 hat die Wächtermarke.</translation>
    </message>
    <message>
        <source>Round %1, %2 begins.</source>
        <translation>Runde %1, %2 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong so far</source>
        <comment>objects</comment>
        <translation>
            <numerusform>bisher %n falsch</numerusform>
            <numerusform>bisher %n falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>All objects are right; %1.</source>
        <translation>Alle Gegenstände sind richtig; %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n objects were wrong, %1; %2.</source>
        <translation>
            <numerusform>Ein Gegenstand war falsch, %1; %2.</numerusform>
            <numerusform>%n Gegenstände waren falsch, %1; %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over. Gather the face-down cards and shuffle.</source>
        <translation>Runde %1 ist vorbei. Sammelt die verdeckten Karten ein und mischt.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Runde %1 ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>%n combinations</source>
        <translation>
            <numerusform>Eine Kombination</numerusform>
            <numerusform>%n Kombinationen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>Das Spiel ist vorbei: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All the gold is found: the adventurers win!</source>
        <translation>Alles Gold ist gefunden: Die Abenteurer gewinnen!</translation>
    </message>
    <message>
        <source>The last fire trap: the guardians win!</source>
        <translation>Die letzte Feuerfalle: Die Wächter gewinnen!</translation>
    </message>
    <message>
        <source>The adventurers give up: the guardians win!</source>
        <translation>Die Abenteurer geben auf: Die Wächter gewinnen!</translation>
    </message>
    <message>
        <source>%1 has the second half-medallion and wins!</source>
        <translation>%1 hat das zweite halbe Medaillon und gewinnt!</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong objects: you are fired!</source>
        <translation>
            <numerusform>%n falscher Gegenstand: Ihr seid gefeuert!</numerusform>
            <numerusform>%n falsche Gegenstände: Ihr seid gefeuert!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last round is over with %n wrong objects: you all win!</source>
        <translation>
            <numerusform>Die letzte Runde ist vorbei, mit %n falschen Gegenstand: Ihr gewinnt alle!</numerusform>
            <numerusform>Die letzte Runde ist vorbei, mit %n falschen Gegenständen: Ihr gewinnt alle!</numerusform>
        </translation>
    </message>
    <message>
        <source>Four rounds are over and gold is still hidden: the guardians win!</source>
        <translation>Vier Runden sind vorbei, und es ist noch Gold verborgen: Die Wächter gewinnen!</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>Berichtigt.</translation>
    </message>
    <message>
        <source>%1, you are the only one with cards: decipher both.</source>
        <translation>%1, nur du hast noch Karten: Entschlüssle beide.</translation>
    </message>
    <message>
        <source>%1, your turn: choose another player who still has cards.</source>
        <translation>%1, du bist dran: Wähle jemanden, der noch Karten hat.</translation>
    </message>
    <message>
        <source>%1, look under the arrow.</source>
        <translation>%1, sieh unter dem Pfeil nach.</translation>
    </message>
    <message>
        <source>%1: nothing under the arrow.</source>
        <translation>%1: nichts unter dem Pfeil.</translation>
    </message>
    <message numerus="yes">
        <source>%n blue dots</source>
        <translation>
            <numerusform>ein blauer Punkt</numerusform>
            <numerusform>%n blaue Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red triangles</source>
        <translation>
            <numerusform>ein rotes Dreieck</numerusform>
            <numerusform>%n rote Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 has a combination.</source>
        <translation>%1 hat eine Kombination.</translation>
    </message>
    <message>
        <source>%1 is right! The first half-medallion.</source>
        <translation>%1 hat recht! Das erste halbe Medaillon.</translation>
    </message>
    <message>
        <source>%1 is right! The second half-medallion.</source>
        <translation>%1 hat recht! Das zweite halbe Medaillon.</translation>
    </message>
    <message>
        <source>%1 is right! That makes %2.</source>
        <translation>%1 hat recht! Das macht %2.</translation>
    </message>
    <message>
        <source>Wrong, %1, it was %2.</source>
        <translation>Falsch, %1, es war %2.</translation>
    </message>
    <message>
        <source>%1, discard your kept cards and put a new combination on your holder.</source>
        <translation>%1, wirf deine behaltenen Karten ab und stecke eine neue Kombination in den Halter.</translation>
    </message>
    <message>
        <source>The draw pile is empty: shuffle the discard pile.</source>
        <translation>Der Nachziehstapel ist leer: Mischt den Ablagestapel.</translation>
    </message>
    <message>
        <source>Both piles are empty: everybody hands in the kept cards; shuffle them.</source>
        <translation>Beide Stapel sind leer: Alle geben die behaltenen Karten ab; mischt sie.</translation>
    </message>
    <message>
        <source>Take one of the two, discard the other.</source>
        <translation>Nimm eine der beiden, wirf die andere ab.</translation>
    </message>
    <message>
        <source>The deck has run out. A last guess?</source>
        <translation>Die Karten sind aufgebraucht. Ein letzter Versuch?</translation>
    </message>
    <message>
        <source>%1 has a combination already.</source>
        <translation>%1 hat schon eine Kombination.</translation>
    </message>
    <message>
        <source>%1 has two cards already.</source>
        <translation>%1 hat schon zwei Karten.</translation>
    </message>
    <message>
        <source>Take from another player.</source>
        <translation>Nimm von jemand anderem.</translation>
    </message>
    <message>
        <source>%1 needs a new combination first.</source>
        <translation>%1 braucht zuerst eine neue Kombination.</translation>
    </message>
    <message>
        <source>That card does not lie in front of %1.</source>
        <translation>Diese Karte liegt nicht vor %1.</translation>
    </message>
    <message>
        <source>%1, show the combination card.</source>
        <translation>%1, zeig die Kombinationskarte.</translation>
    </message>
    <message>
        <source>%1, that is not the card that I know.</source>
        <translation>%1, das ist nicht die Karte, die ich kenne.</translation>
    </message>
    <message numerus="yes">
        <source>%n points. I am waiting for %1.</source>
        <translation>
            <numerusform>%n Punkt. Ich warte auf %1.</numerusform>
            <numerusform>%n Punkte. Ich warte auf %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is to be dealt by %2.</source>
        <translation>Runde %1: %2 gibt.</translation>
    </message>
    <message>
        <source>Round %1, it is %2's turn.</source>
        <translation>Runde %1, %2 ist dran.</translation>
    </message>
    <message>
        <source>None is hidden any more.</source>
        <translation>Keines ist mehr verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n are still hidden.</source>
        <comment>gold</comment>
        <translation>
            <numerusform>Eines ist noch verborgen.</numerusform>
            <numerusform>%n sind noch verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: gold! %3 %4 has the key.</source>
        <translation>%1, %2: Gold! %3 %4 hat den Schlüssel.</translation>
    </message>
    <message>
        <source>That was the last.</source>
        <translation>Das war die letzte.</translation>
    </message>
    <message numerus="yes">
        <source>%n are left.</source>
        <comment>traps</comment>
        <translation>
            <numerusform>Eine bleibt noch.</numerusform>
            <numerusform>%n bleiben noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: a fire trap! %3 %4 has the key.</source>
        <translation>%1, %2: eine Feuerfalle! %3 %4 hat den Schlüssel.</translation>
    </message>
    <message>
        <source>%1, %2: empty. %3 has the key.</source>
        <translation>%1, %2: leer. %3 hat den Schlüssel.</translation>
    </message>
    <message numerus="yes">
        <source>%n openings are left</source>
        <translation>
            <numerusform>eine Öffnung bleibt</numerusform>
            <numerusform>%n Öffnungen bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold are hidden</source>
        <translation>
            <numerusform>ein Gold ist verborgen</numerusform>
            <numerusform>%n Gold sind verborgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 but %2: the adventurers cannot win any more. You may stop.</source>
        <translation>%1, aber %2: Die Abenteurer können nicht mehr gewinnen. Ihr dürft aufhören.</translation>
    </message>
    <message>
        <source>%1 was an adventurer.</source>
        <translation>%1 gehörte zu den Abenteurern.</translation>
    </message>
    <message>
        <source>%1 was a guardian.</source>
        <translation>%1 gehörte zu den Wächtern.</translation>
    </message>
    <message>
        <source>Nobody was an adventurer, so nobody wins.</source>
        <translation>Niemand gehörte zu den Abenteurern, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>Nobody was a guardian, so nobody wins.</source>
        <translation>Niemand gehörte zu den Wächtern, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>The adventurers win: %1.</source>
        <translation>Die Abenteurer gewinnen: %1.</translation>
    </message>
    <message>
        <source>The guardians win: %1.</source>
        <translation>Die Wächter gewinnen: %1.</translation>
    </message>
    <message>
        <source>%1, you may not open your own chamber.</source>
        <translation>%1, du darfst nicht deine eigene Kammer öffnen.</translation>
    </message>
    <message>
        <source>The round is over; deal first.</source>
        <translation>Die Runde ist vorbei; gebt erst neu.</translation>
    </message>
    <message>
        <source>There are not so many chambers of this kind (%1); one card was misread.</source>
        <translation>So viele Kammern dieser Art (%1) gibt es nicht; eine Karte wurde falsch gelesen.</translation>
    </message>
    <message>
        <source>%1, keep your role card hidden!</source>
        <translation>%1, lass deine Rollenkarte verdeckt!</translation>
    </message>
    <message>
        <source>%1 has shown a role card already.</source>
        <translation>%1 hat schon eine Rollenkarte gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n guardian cards.</source>
        <translation>
            <numerusform>Es gibt nur %n Wächterkarte.</numerusform>
            <numerusform>Es gibt nur %n Wächterkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n adventurer cards.</source>
        <translation>
            <numerusform>Es gibt nur %n Abenteurerkarte.</numerusform>
            <numerusform>Es gibt nur %n Abenteurerkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n Öffnung</numerusform>
            <numerusform>%n Öffnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The adventurers can still win: %1, %2 gold.</source>
        <translation>Die Abenteurer können noch gewinnen: %1, %2 Gold.</translation>
    </message>
    <message>
        <source>Round %1 is to be dealt. %2 has the key.</source>
        <translation>Runde %1 ist zu geben. %2 hat den Schlüssel.</translation>
    </message>
    <message>
        <source>Round %1: %2. %3 has the key.</source>
        <translation>Runde %1: %2. %3 hat den Schlüssel.</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>I do not know that event.</source>
        <translation>Dieses Ereignis kenne ich nicht.</translation>
    </message>
    <message>
        <source>That cannot be: it does not fit event %1.</source>
        <translation>Das kann nicht sein: Es passt nicht zu Ereignis %1.</translation>
    </message>
    <message>
        <source>I cannot read that card.</source>
        <translation>Diese Karte kann ich nicht lesen.</translation>
    </message>
    <message>
        <source>The game is over already.</source>
        <translation>Das Spiel ist schon vorbei.</translation>
    </message>
    <message>
        <source>It has been said already who begins.</source>
        <translation>Wer beginnt, steht schon fest.</translation>
    </message>
    <message>
        <source>Not yet: I am waiting for %1.</source>
        <translation>Noch nicht: Ich warte auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 hat %n Karte.</numerusform>
            <numerusform>%1 hat %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation>Es sollten %1 sein.</translation>
    </message>
    <message>
        <source>There is no joker in this game.</source>
        <translation>In diesem Spiel gibt es keinen Joker.</translation>
    </message>
    <message>
        <source>That cannot be: that card is elsewhere.</source>
        <translation>Das kann nicht sein: Diese Karte ist woanders.</translation>
    </message>
    <message>
        <source>It cannot be: %1 has been seen already.</source>
        <translation>Das kann nicht sein: %1 war schon zu sehen.</translation>
    </message>
    <message>
        <source>That cannot be: %1 is elsewhere.</source>
        <translation>Das kann nicht sein: %1 ist woanders.</translation>
    </message>
    <message>
        <source>It is %1's turn, not %2's.</source>
        <translation>%1 ist dran, nicht %2.</translation>
    </message>
    <message>
        <source>%1 has no cards left.</source>
        <translation>%1 hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>This game cannot be set up so.</source>
        <translation>So kann dieses Spiel nicht aufgebaut werden.</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <translation>Es gibt kein Spiel.</translation>
    </message>
    <message>
        <source>That entry is not complete (%1).</source>
        <translation>Diese Eingabe ist nicht vollständig (%1).</translation>
    </message>
    <message>
        <source>That does not happen in this game.</source>
        <translation>Das kommt in diesem Spiel nicht vor.</translation>
    </message>
    <message>
        <source>Nobody here is called %1.</source>
        <translation>Hier heißt niemand %1.</translation>
    </message>
    <message>
        <source>I do not know that place.</source>
        <translation>Diesen Ort kenne ich nicht.</translation>
    </message>
</context>
</TS>
