<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CameraWords</name>
    <message numerus="yes">
        <source>Cards are %n pixels tall: bring the camera closer.</source>
        <translation>
            <numerusform>Cards are %n pixel tall: bring the camera closer.</numerusform>
            <numerusform>Cards are %n pixels tall: bring the camera closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything is fine: cards are %n pixels tall, sharp and well lit.</source>
        <translation>
            <numerusform>Everything is fine: cards are %n pixel tall, sharp and well lit.</numerusform>
            <numerusform>Everything is fine: cards are %n pixels tall, sharp and well lit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message numerus="yes">
        <source>%n number cards too many</source>
        <translation>
            <numerusform>one number card too many</numerusform>
            <numerusform>%n number cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards too many</source>
        <translation>
            <numerusform>one court card too many</numerusform>
            <numerusform>%n court cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces too many</source>
        <translation>
            <numerusform>one ace too many</numerusform>
            <numerusform>%n aces too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers too many</source>
        <translation>
            <numerusform>one joker too many</numerusform>
            <numerusform>%n jokers too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red role cards too many</source>
        <translation>
            <numerusform>one red role card too many</numerusform>
            <numerusform>%n red role cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards too many</source>
        <translation>
            <numerusform>one black role card too many</numerusform>
            <numerusform>%n black role cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number cards missing</source>
        <translation>
            <numerusform>one number card missing</numerusform>
            <numerusform>%n number cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards missing</source>
        <translation>
            <numerusform>one court card missing</numerusform>
            <numerusform>%n court cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces missing</source>
        <translation>
            <numerusform>one ace missing</numerusform>
            <numerusform>%n aces missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers missing</source>
        <translation>
            <numerusform>one joker missing</numerusform>
            <numerusform>%n jokers missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red role cards missing</source>
        <translation>
            <numerusform>one red role card missing</numerusform>
            <numerusform>%n red role cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards missing</source>
        <translation>
            <numerusform>one black role card missing</numerusform>
            <numerusform>%n black role cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards I cannot read.</source>
        <translation>
            <numerusform>One card I cannot read.</numerusform>
            <numerusform>%n cards I cannot read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameChoiceWords</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, no blank token</source>
        <translation>
            <numerusform>%n round, no blank token</numerusform>
            <numerusform>%n rounds, no blank token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players. </source>
        <translation>
            <numerusform>%n player. </numerusform>
            <numerusform>%n players. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message numerus="yes">
        <source>%n of 210 combinations were left</source>
        <translation>
            <numerusform>one of 210 combinations was left</numerusform>
            <numerusform>%n of 210 combinations were left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message numerus="yes">
        <source>%n cards are seen</source>
        <translation>
            <numerusform>%n card is seen</numerusform>
            <numerusform>%n cards are seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message numerus="yes">
        <source>%n blue dots</source>
        <translation>
            <numerusform>one blue dot</numerusform>
            <numerusform>%n blue dots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red triangles</source>
        <translation>
            <numerusform>one red triangle</numerusform>
            <numerusform>%n red triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>one point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-medallions</source>
        <translation>
            <numerusform>one half-medallion</numerusform>
            <numerusform>%n half-medallions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneWords</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%1, place the %n thief tokens.</source>
        <translation>
            <numerusform>%1, place the %n thief token.</numerusform>
            <numerusform>%1, place the %n thief tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n monkeys are placed; it must be four.</source>
        <translation>
            <numerusform>Only %n monkey is placed; it must be four.</numerusform>
            <numerusform>Only %n monkeys are placed; it must be four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong objects so far</source>
        <translation>
            <numerusform>%n wrong object so far</numerusform>
            <numerusform>%n wrong objects so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards</source>
        <translation>
            <numerusform>%n black role card</numerusform>
            <numerusform>%n black role cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number cards</source>
        <translation>
            <numerusform>%n number card</numerusform>
            <numerusform>%n number cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards</source>
        <translation>
            <numerusform>%n court card</numerusform>
            <numerusform>%n court cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n ace</numerusform>
            <numerusform>%n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role cards go back unseen.</source>
        <translation>
            <numerusform>One role card goes back unseen.</numerusform>
            <numerusform>%n role cards go back unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief tokens</source>
        <translation>
            <numerusform>%n thief token</numerusform>
            <numerusform>%n thief tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n cards to everybody.</source>
        <translation>
            <numerusform>%1 deals %n card to everybody.</numerusform>
            <numerusform>%1 deals %n cards to everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please deal %n cards to everybody.</source>
        <translation>
            <numerusform>Please deal %n card to everybody.</numerusform>
            <numerusform>Please deal %n cards to everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong so far</source>
        <comment>objects</comment>
        <translation>
            <numerusform>%n wrong so far</numerusform>
            <numerusform>%n wrong so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects were wrong, %1; %2.</source>
        <translation>
            <numerusform>One object was wrong, %1; %2.</numerusform>
            <numerusform>%n objects were wrong, %1; %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combinations</source>
        <translation>
            <numerusform>One combination</numerusform>
            <numerusform>%n combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong objects: you are fired!</source>
        <translation>
            <numerusform>%n wrong object: you are fired!</numerusform>
            <numerusform>%n wrong objects: you are fired!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last round is over with %n wrong objects: you all win!</source>
        <translation>
            <numerusform>The last round is over with %n wrong object: you all win!</numerusform>
            <numerusform>The last round is over with %n wrong objects: you all win!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dots</source>
        <translation>
            <numerusform>one blue dot</numerusform>
            <numerusform>%n blue dots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red triangles</source>
        <translation>
            <numerusform>one red triangle</numerusform>
            <numerusform>%n red triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points. I am waiting for %1.</source>
        <translation>
            <numerusform>%n point. I am waiting for %1.</numerusform>
            <numerusform>%n points. I am waiting for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still hidden.</source>
        <comment>gold</comment>
        <translation>
            <numerusform>%n is still hidden.</numerusform>
            <numerusform>%n are still hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are left.</source>
        <comment>traps</comment>
        <translation>
            <numerusform>%n is left.</numerusform>
            <numerusform>%n are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings are left</source>
        <translation>
            <numerusform>%n opening is left</numerusform>
            <numerusform>%n openings are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold are hidden</source>
        <translation>
            <numerusform>%n gold is hidden</numerusform>
            <numerusform>%n gold are hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n guardian cards.</source>
        <translation>
            <numerusform>There is only %n guardian card.</numerusform>
            <numerusform>There are only %n guardian cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n adventurer cards.</source>
        <translation>
            <numerusform>There is only %n adventurer card.</numerusform>
            <numerusform>There are only %n adventurer cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n opening</numerusform>
            <numerusform>%n openings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 has %n card.</numerusform>
            <numerusform>%1 has %n cards.</numerusform>
        </translation>
    </message>
</context>
</TS>
