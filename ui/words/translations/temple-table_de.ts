<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Nichts wurde aufgedeckt</translation>
    </message>
    <message>
        <source>That was all: go on</source>
        <translation>Das war alles: weiter</translation>
    </message>
    <message>
        <source>It is nothing</source>
        <translation>Es ist nichts</translation>
    </message>
</context>
<context>
    <name>CameraWords</name>
    <message>
        <source>The camera is being opened.</source>
        <translation>Die Kamera wird geöffnet.</translation>
    </message>
    <message>
        <source>Camera: picture of %1 s ago.</source>
        <translation>Kamera: Bild von vor %1 s.</translation>
    </message>
    <message>
        <source>The camera has sent nothing for %1 s; I go on as soon as it does.</source>
        <translation>Die Kamera sendet seit %1 s nichts; ich mache weiter, sobald sie es tut.</translation>
    </message>
    <message>
        <source>The picture is black: is something over the lens, or the light off?</source>
        <translation>Das Bild ist schwarz: Ist etwas vor der Linse, oder das Licht aus?</translation>
    </message>
    <message>
        <source>The video is over.</source>
        <translation>Das Video ist zu Ende.</translation>
    </message>
    <message>
        <source>The picture moves: I find the table again when it is still.</source>
        <translation>Das Bild bewegt sich: Ich finde den Tisch wieder, wenn es ruhig ist.</translation>
    </message>
    <message>
        <source>It is too dark: switch on a light.</source>
        <translation>Es ist zu dunkel: Macht Licht an.</translation>
    </message>
    <message>
        <source>It is too bright: the cards&apos; colours are washed out.</source>
        <translation>Es ist zu hell: Die Farben der Karten sind ausgebleicht.</translation>
    </message>
    <message numerus="yes">
        <source>Cards are %n pixels tall: bring the camera closer.</source>
        <translation>
            <numerusform>Karten sind %n Pixel hoch: Bringt die Kamera näher heran.</numerusform>
            <numerusform>Karten sind %n Pixel hoch: Bringt die Kamera näher heran.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are not sharp: clean or focus the lens.</source>
        <translation>Die Karten sind unscharf: Putzt die Linse oder stellt sie scharf.</translation>
    </message>
    <message>
        <source>I see no card: lay a few on the table.</source>
        <translation>Ich sehe keine Karte: Legt ein paar auf den Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>Everything is fine: cards are %n pixels tall, sharp and well lit.</source>
        <translation>
            <numerusform>Alles ist gut: Karten sind %n Pixel hoch, scharf und gut beleuchtet.</numerusform>
            <numerusform>Alles ist gut: Karten sind %n Pixel hoch, scharf und gut beleuchtet.</numerusform>
        </translation>
    </message>
    <message>
        <source>settling</source>
        <translation>kommt zur Ruhe</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Placing the camera
• Above the table, looking down; up to 45 degrees from the side is fine.
• 3-4 players: about 80 cm high; 5-7: about 110 cm; 8-10: about 140 cm. All rows must be in the picture.
• Light from two sides, no lamp mirrored in the cards.
• A phone: an app that serves its camera as a stream (&quot;IP Webcam&quot;, &quot;DroidCam&quot;); type the address that it shows, for example http://192.168.1.5:8080/video</source>
        <translation>Die Kamera aufstellen
• Über dem Tisch, Blick nach unten; bis 45 Grad von der Seite geht auch.
• 3-4 Personen: etwa 80 cm hoch; 5-7: etwa 110 cm; 8-10: etwa 140 cm. Alle Reihen müssen im Bild sein.
• Licht von zwei Seiten, keine Lampe, die sich in den Karten spiegelt.
• Ein Telefon: eine App, die ihr Kamerabild sendet („IP Webcam“, „DroidCam“); tippt die Adresse ein, die sie zeigt, zum Beispiel http://192.168.1.5:8080/video</translation>
    </message>
    <message>
        <source>%1 does not answer: is the phone&apos;s camera on? I try again; you can go on by hand.</source>
        <translation>%1 antwortet nicht: Ist die Kamera des Telefons an? Ich versuche es weiter; von Hand geht es auch.</translation>
    </message>
    <message>
        <source>The camera is gone: is it plugged in, and does no other program use it? I try again; you can go on by hand.</source>
        <translation>Die Kamera ist weg: Steckt sie, und benutzt sie kein anderes Programm? Ich versuche es weiter; von Hand geht es auch.</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a video; choose another file.</source>
        <translation>%1 lässt sich nicht als Video öffnen; bitte eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The camera is back: I look at the table again.</source>
        <translation>Die Kamera ist wieder da: Ich sehe mir den Tisch neu an.</translation>
    </message>
    <message>
        <source>This computer is too busy to follow the game: close other programs, and look whether all was seen.</source>
        <translation>Der Computer ist zu beschäftigt, um dem Spiel zu folgen: Schließt andere Programme und seht nach, ob alles gesehen wurde.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>Lift it</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Nothing else would fit what happened later. Take back first (Ctrl+Z).</source>
        <translation>Nichts anderes passt zu dem, was danach geschah. Nehmt erst zurück (Strg+Z).</translation>
    </message>
    <message>
        <source>Leave it (Esc)</source>
        <translation>So lassen (Esc)</translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message numerus="yes">
        <source>%n number cards too many</source>
        <translation>
            <numerusform>eine Zahlenkarte zu viel</numerusform>
            <numerusform>%n Zahlenkarten zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards too many</source>
        <translation>
            <numerusform>eine Bildkarte zu viel</numerusform>
            <numerusform>%n Bildkarten zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces too many</source>
        <translation>
            <numerusform>ein Ass zu viel</numerusform>
            <numerusform>%n Asse zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers too many</source>
        <translation>
            <numerusform>ein Joker zu viel</numerusform>
            <numerusform>%n Joker zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red role cards too many</source>
        <translation>
            <numerusform>eine rote Rollenkarte zu viel</numerusform>
            <numerusform>%n rote Rollenkarten zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards too many</source>
        <translation>
            <numerusform>eine schwarze Rollenkarte zu viel</numerusform>
            <numerusform>%n schwarze Rollenkarten zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number cards missing</source>
        <translation>
            <numerusform>eine Zahlenkarte fehlt</numerusform>
            <numerusform>%n Zahlenkarten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court cards missing</source>
        <translation>
            <numerusform>eine Bildkarte fehlt</numerusform>
            <numerusform>%n Bildkarten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces missing</source>
        <translation>
            <numerusform>ein Ass fehlt</numerusform>
            <numerusform>%n Asse fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers missing</source>
        <translation>
            <numerusform>ein Joker fehlt</numerusform>
            <numerusform>%n Joker fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red role cards missing</source>
        <translation>
            <numerusform>eine rote Rollenkarte fehlt</numerusform>
            <numerusform>%n rote Rollenkarten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black role cards missing</source>
        <translation>
            <numerusform>eine schwarze Rollenkarte fehlt</numerusform>
            <numerusform>%n schwarze Rollenkarten fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are right.</source>
        <translation>Die Karten stimmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards I cannot read.</source>
        <translation>
            <numerusform>Eine Karte kann ich nicht lesen.</numerusform>
            <numerusform>%n Karten kann ich nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>I know them from now on, and ask about any other card.</source>
        <translation>Ich kenne sie von jetzt an und frage bei jeder anderen Karte nach.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Who was who</source>
        <translation>Wer war wer</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>To the start (Esc)</source>
        <translation>Zum Anfang (Esc)</translation>
    </message>
    <message>
        <source>Play again (Ctrl+Enter)</source>
        <translation>Noch ein Spiel (Strg+Enter)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>please show your role card</source>
        <translation>bitte Rollenkarte zeigen</translation>
    </message>
    <message>
        <source>%1 guessed %2, that was right.</source>
        <translation>%1 riet %2, das war richtig.</translation>
    </message>
    <message>
        <source>%1 guessed %2, that was wrong.</source>
        <translation>%1 riet %2, das war falsch.</translation>
    </message>
</context>
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
    <name>EntryWords</name>
    <message>
        <source>Enter by hand</source>
        <translation>Von Hand eingeben</translation>
    </message>
    <message>
        <source>Back (Backspace)</source>
        <translation>Zurück (Rücktaste)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>There is nothing to enter.</source>
        <translation>Es gibt nichts einzugeben.</translation>
    </message>
    <message>
        <source>Click it, or type its name.</source>
        <translation>Klicken, oder den Namen tippen.</translation>
    </message>
    <message>
        <source>1  Yes, enter it</source>
        <translation>1  Ja, eintragen</translation>
    </message>
</context>
<context>
    <name>GameChoiceWords</name>
    <message>
        <source>Usual game</source>
        <translation>Übliches Spiel</translation>
    </message>
    <message>
        <source>One fire trap</source>
        <translation>Eine Feuerfalle</translation>
    </message>
    <message>
        <source>Role slips A and G</source>
        <translation>Rollenzettel A und G</translation>
    </message>
    <message>
        <source>One fire trap, role slips</source>
        <translation>Eine Feuerfalle, Rollenzettel</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, no blank token</source>
        <translation>
            <numerusform>%n Runde, ohne leere Marke</numerusform>
            <numerusform>%n Runden, ohne leere Marke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players. </source>
        <translation>
            <numerusform>%n Person. </numerusform>
            <numerusform>%n Personen. </numerusform>
        </translation>
    </message>
    <message>
        <source>That variant is for at most 8 players.</source>
        <translation>Diese Variante ist für höchstens 8 Personen.</translation>
    </message>
    <message>
        <source>Temple Gold needs 3 to 10 players.</source>
        <translation>Temple Gold braucht 3 bis 10 Personen.</translation>
    </message>
    <message>
        <source>Temple Code needs 1 to 4 players.</source>
        <translation>Temple Code braucht 1 bis 4 Personen.</translation>
    </message>
    <message>
        <source>Monkey Temple needs 3 to 8 players, none of them called tourist1 to tourist4.</source>
        <translation>Monkey Temple braucht 3 bis 8 Personen; niemand darf tourist1 bis tourist4 heißen.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>What is being waited for</source>
        <translation>Worauf gewartet wird</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zurück (Strg+Z)</translation>
    </message>
    <message>
        <source>Take back the last event</source>
        <translation>Das letzte Ereignis zurücknehmen</translation>
    </message>
    <message>
        <source>Correct (Ctrl+E)</source>
        <translation>Ändern (Strg+E)</translation>
    </message>
    <message>
        <source>Put right the chosen entry</source>
        <translation>Den gewählten Eintrag berichtigen</translation>
    </message>
    <message>
        <source>Repeat (R)</source>
        <translation>Noch mal (R)</translation>
    </message>
    <message>
        <source>Say the last sentence again</source>
        <translation>Den letzten Satz wiederholen</translation>
    </message>
    <message>
        <source>Mute (M)</source>
        <translation>Stumm (M)</translation>
    </message>
    <message>
        <source>Switch the voice off or on</source>
        <translation>Die Stimme aus- oder einschalten</translation>
    </message>
    <message>
        <source>Camera (Ctrl+T)</source>
        <translation>Kamera (Strg+T)</translation>
    </message>
    <message>
        <source>Show the Table screen: the camera</source>
        <translation>Den Tisch und die Kamera zeigen</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Ende (Esc)</translation>
    </message>
    <message>
        <source>Leave the game; it is kept and can be resumed</source>
        <translation>Das Spiel verlassen; es bleibt erhalten und kann weitergehen</translation>
    </message>
    <message>
        <source>What happened (click to correct)</source>
        <translation>Was geschah (zum Berichtigen klicken)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>(taken back) %1</source>
        <translation>(zurückgenommen) %1</translation>
    </message>
    <message>
        <source>Pages (Ctrl+L)</source>
        <translation>Seiten (Strg+L)</translation>
    </message>
    <message>
        <source>Show where the players&apos; pages are, for their phones</source>
        <translation>Zeigen, wo die Seiten der Spieler sind, für ihre Telefone</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message numerus="yes">
        <source>%n of 210 combinations were left</source>
        <translation>
            <numerusform>eine von 210 Kombinationen war noch möglich</numerusform>
            <numerusform>%n von 210 Kombinationen waren noch möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>It fitted all cards; %1.</source>
        <translation>Das passte zu allen Karten; %1.</translation>
    </message>
    <message>
        <source>It did not fit all cards; %1.</source>
        <translation>Das passte nicht zu allen Karten; %1.</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>Start: choose the game</source>
        <translation>Anfang: das Spiel wählen</translation>
    </message>
    <message>
        <source>Del, Ctrl+Up, Ctrl+Down</source>
        <translation>Entf, Strg+Auf, Strg+Ab</translation>
    </message>
    <message>
        <source>Start: remove or move a player</source>
        <translation>Anfang: jemanden entfernen oder verschieben</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>play; after the end: play again</source>
        <translation>spielen; nach dem Ende: noch ein Spiel</translation>
    </message>
    <message>
        <source>go on with an unfinished game</source>
        <translation>ein offenes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>history</source>
        <translation>frühere Spiele</translation>
    </message>
    <message>
        <source>settings: language, voice, colours</source>
        <translation>Einstellungen: Sprache, Stimme, Farben</translation>
    </message>
    <message>
        <source>the camera and the table</source>
        <translation>die Kamera und der Tisch</translation>
    </message>
    <message>
        <source>answer the question, or pick what to enter</source>
        <translation>die Frage beantworten, oder auswählen, was einzutragen ist</translation>
    </message>
    <message>
        <source>what is to be entered</source>
        <translation>was eingetragen werden soll</translation>
    </message>
    <message>
        <source>type a card&apos;s name to pick it</source>
        <translation>den Namen einer Karte tippen (Q Dame, J Bube; C D H S)</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>one step back while entering</source>
        <translation>beim Eintragen einen Schritt zurück</translation>
    </message>
    <message>
        <source>take back the last event</source>
        <translation>das letzte Ereignis zurücknehmen</translation>
    </message>
    <message>
        <source>put right the chosen or the last entry</source>
        <translation>den gewählten oder letzten Eintrag berichtigen</translation>
    </message>
    <message>
        <source>say the last sentence again</source>
        <translation>den letzten Satz wiederholen</translation>
    </message>
    <message>
        <source>voice off or on</source>
        <translation>Stimme aus oder ein</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave; the game is kept</source>
        <translation>verlassen; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>camera: turn, mirror, names one seat on</source>
        <translation>Kamera: drehen, spiegeln, Namen einen Platz weiter</translation>
    </message>
    <message>
        <source>camera: check chambers or roles</source>
        <translation>Kamera: Kammern oder Rollen prüfen</translation>
    </message>
    <message>
        <source>Ctrl+</source>
        <translation>Strg+</translation>
    </message>
    <message>
        <source>Start: watch a demo game</source>
        <translation>Start: ein Demospiel ansehen</translation>
    </message>
    <message>
        <source>pages for the players&apos; phones</source>
        <translation>Seiten für die Telefone der Spieler</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>History</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Games that were played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>Es wurde noch nicht gespielt.</translation>
    </message>
    <message>
        <source> (unfinished)</source>
        <translation> (offen)</translation>
    </message>
</context>
<context>
    <name>HostWords</name>
    <message>
        <source>Remote control</source>
        <translation>Fernbedienung</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>What the camera sees</source>
        <translation>Was die Kamera sieht</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are seen</source>
        <translation>
            <numerusform>%n Karte ist zu sehen</numerusform>
            <numerusform>%n Karten sind zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture. Choose a camera, or play by hand.</source>
        <translation>Kein Bild. Wählt eine Kamera, oder spielt von Hand.</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Plätze: %1</translation>
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
    <name>PageWords</name>
    <message>
        <source>No game is being played.</source>
        <translation>Es wird gerade nicht gespielt.</translation>
    </message>
    <message>
        <source>That was about an earlier combination.</source>
        <translation>Das galt einer früheren Kombination.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Announced. Now turn your combination over and enter what it shows.</source>
        <translation>Angesagt. Drehe jetzt deine Kombination um und gib ein, was sie zeigt.</translation>
    </message>
    <message>
        <source>Something has happened meanwhile. Look again.</source>
        <translation>Inzwischen ist etwas geschehen. Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>That has been answered already.</source>
        <translation>Das ist schon beantwortet.</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again ...</source>
        <translation>Keine Verbindung zum Tisch. Neuer Versuch ...</translation>
    </message>
    <message>
        <source>Sent ...</source>
        <translation>Gesendet ...</translation>
    </message>
    <message>
        <source>That did not reach the table. Try again.</source>
        <translation>Das kam nicht an. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Note sheet</source>
        <translation>Notizblatt</translation>
    </message>
    <message>
        <source>Tap a field: ruled out, then sure, then open again. Your own marks stay on this device.</source>
        <translation>Tippe ein Feld an: ausgeschlossen, dann sicher, dann wieder offen. Deine eigenen Zeichen bleiben auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Marks that follow by themselves</source>
        <translation>Zeichen, die von selbst folgen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>from each card&apos;s dots</source>
        <translation>aus den Punkten jeder Karte</translation>
    </message>
    <message>
        <source>from all cards together</source>
        <translation>aus allen Karten zusammen</translation>
    </message>
    <message>
        <source>Clear my own marks</source>
        <translation>Meine Zeichen löschen</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>ruled out by your cards</source>
        <translation>durch deine Karten ausgeschlossen</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Your cards for this combination</source>
        <translation>Deine Karten zu dieser Kombination</translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Noch keine Karte.</translation>
    </message>
    <message>
        <source>Announce a guess</source>
        <translation>Eine Lösung ansagen</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Really announce this?</source>
        <translation>Wirklich ansagen?</translation>
    </message>
    <message>
        <source>Yes, announce it</source>
        <translation>Ja, ansagen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Choose three different statues.</source>
        <translation>Wähle drei verschiedene Statuen.</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>You announced:</source>
        <translation>Deine Ansage:</translation>
    </message>
    <message>
        <source>What does your combination card show?</source>
        <translation>Was zeigt deine Kombinationskarte?</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Take the guess back</source>
        <translation>Die Ansage zurücknehmen</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>Deine Versuche</translation>
    </message>
    <message>
        <source>Said last</source>
        <translation>Zuletzt gesagt</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Enter what was missed</source>
        <translation>Eingeben, was fehlt</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>There is nothing to enter.</source>
        <translation>Es gibt nichts einzugeben.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Yes, enter it</source>
        <translation>Ja, eingeben</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>look under the arrow</source>
        <translation>sieh unter den Pfeil</translation>
    </message>
    <message>
        <source>nothing under the arrow</source>
        <translation>nichts unter dem Pfeil</translation>
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
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Wrong: %1; it was %2</source>
        <translation>Falsch: %1; es war %2</translation>
    </message>
    <message>
        <source>Put a new combination on your holder, the arrow towards you.</source>
        <translation>Stelle eine neue Kombination auf deinen Halter, den Pfeil zu dir.</translation>
    </message>
    <message>
        <source>It is your turn: take a card of another player.</source>
        <translation>Du bist dran: Nimm eine Karte von jemand anderem.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>ein Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-medallions</source>
        <translation>
            <numerusform>ein halbes Medaillon</numerusform>
            <numerusform>%n halbe Medaillons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagesWords</name>
    <message>
        <source>Player pages</source>
        <translation>Seiten für die Spieler</translation>
    </message>
    <message>
        <source>Choose your name and scan the code with your phone, in the same network. The code is the key to your page: let nobody else scan it.</source>
        <translation>Wähle deinen Namen und lies den Code mit deinem Telefon, im selben Netz. Der Code ist der Schlüssel zu deiner Seite: Lass ihn niemand anderen lesen.</translation>
    </message>
    <message>
        <source>Whose page</source>
        <translation>Wessen Seite</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Switch the pages off</source>
        <translation>Seiten abschalten</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Code of the page of %1</source>
        <translation>Code der Seite von %1</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Players, clockwise</source>
        <translation>Spielende, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Clockwise, the first at the picture&apos;s bottom edge. Drag to order, or Ctrl+Up and Ctrl+Down.</source>
        <translation>Im Uhrzeigersinn, zuerst wer am unteren Bildrand sitzt. Mit der Maus ordnen, oder Strg+Auf und Strg+Ab.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Enter</translation>
    </message>
    <message>
        <source>Name of another player</source>
        <translation>Noch ein Name</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Den Namen hinzufügen</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Weg (Entf)</translation>
    </message>
    <message>
        <source>Remove the chosen player</source>
        <translation>Den gewählten Namen entfernen</translation>
    </message>
    <message>
        <source>%1 is there already; two players need two names.</source>
        <translation>%1 ist schon da; zwei Personen brauchen zwei Namen.</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Another card...</source>
        <translation>Eine andere Karte ...</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Eine andere Karte</translation>
    </message>
</context>
<context>
    <name>SceneWords</name>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>no combination</source>
        <translation>ohne Kombination</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>monkey player</source>
        <translation>Affe</translation>
    </message>
    <message>
        <source>guardian token</source>
        <translation>Wächtermarke</translation>
    </message>
    <message>
        <source>%1 found, %2 hidden</source>
        <translation>%1 offen, %2 verborgen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Openings left</source>
        <translation>Öffnungen übrig</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Fire traps</source>
        <translation>Feuerfallen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Half-medallions</source>
        <translation>Halbe Medaillons</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Monkey player</source>
        <translation>Affenspieler</translation>
    </message>
    <message>
        <source>Guardian token</source>
        <translation>Wächtermarke</translation>
    </message>
    <message>
        <source>Wrong objects</source>
        <translation>Falsche Gegenstände</translation>
    </message>
    <message>
        <source>a thief token</source>
        <translation>eine Diebesmarke</translation>
    </message>
    <message>
        <source>monkey %1</source>
        <translation>Affe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
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
        <source>Whose was %1? The key lies elsewhere.</source>
        <translation>Vor wem lag %1? Der Schlüssel liegt woanders.</translation>
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
        <source>I did not see it: what did %1 guess?</source>
        <translation>Das sah ich nicht: Was hat %1 geraten?</translation>
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
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
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
        <source>Round %1, it is %2&apos;s turn.</source>
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
        <source>It is %1&apos;s turn, not %2&apos;s.</source>
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
    <message>
        <source>The table has changed while I saw nothing. Please enter what happened.</source>
        <translation>Während ich nichts sah, hat sich der Tisch verändert. Bitte tragt ein, was geschehen ist.</translation>
    </message>
    <message>
        <source>While I saw nothing, these cards were opened: %1. Which was the first?</source>
        <translation>Während ich nichts sah, wurden aufgedeckt: %1. Was kam zuerst?</translation>
    </message>
    <message>
        <source>While I saw nothing, %1 was opened. Who got the key by it?</source>
        <translation>Während ich nichts sah, wurde aufgedeckt: %1. Wer bekam dadurch den Schlüssel?</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dots of Temple Code are told to</source>
        <translation>Punkte in Temple Code erfahren</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Only a chime</source>
        <translation>Nur ein Klang</translation>
    </message>
    <message>
        <source>Speed of speech</source>
        <translation>Sprechtempo</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Which voice</source>
        <translation>Welche Stimme</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>their player: page, or under the arrow</source>
        <translation>nur wen sie angehen: Seite oder Pfeil</translation>
    </message>
</context>
<context>
    <name>SpeechWords</name>
    <message>
        <source>no speech engine is installed</source>
        <translation>keine Sprachausgabe installiert</translation>
    </message>
    <message>
        <source>the speech engine has no sound device</source>
        <translation>die Sprachausgabe hat kein Tongerät</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <source>What this game needs</source>
        <translation>Was dieses Spiel braucht</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Offene Spiele</translation>
    </message>
    <message>
        <source>Go on with it (Ctrl+G)</source>
        <translation>Fortsetzen (Strg+G)</translation>
    </message>
    <message>
        <source>Go on with the unfinished game</source>
        <translation>Das offene Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Play (Ctrl+Enter)</source>
        <translation>Spielen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Das Spiel spielen</translation>
    </message>
    <message>
        <source>Camera (Ctrl+T)</source>
        <translation>Kamera (Strg+T)</translation>
    </message>
    <message>
        <source>Choose and place the camera</source>
        <translation>Die Kamera wählen und aufstellen</translation>
    </message>
    <message>
        <source>History (Ctrl+H)</source>
        <translation>Frühere (Strg+H)</translation>
    </message>
    <message>
        <source>Games that were played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Settings (Ctrl+P)</source>
        <translation>Einstellungen (Strg+P)</translation>
    </message>
    <message>
        <source>Language, voice, colours</source>
        <translation>Sprache, Stimme, Farben</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Tasten (F1)</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>It will be seen or asked</source>
        <translation>Wird gesehen oder gefragt</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Strg+%1</translation>
    </message>
    <message>
        <source>Demo (F5)</source>
        <translation>Demo (F5)</translation>
    </message>
    <message>
        <source>Watch a demo game: no camera is needed</source>
        <translation>Ein Demospiel ansehen: ganz ohne Kamera</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Camera, video file or address</source>
        <translation>Kamera, Videodatei oder Adresse</translation>
    </message>
    <message>
        <source>camera:0, a video file, or http://...</source>
        <translation>camera:0, eine Videodatei, oder http://...</translation>
    </message>
    <message>
        <source>File...</source>
        <translation>Datei ...</translation>
    </message>
    <message>
        <source>Choose a video file</source>
        <translation>Eine Videodatei wählen</translation>
    </message>
    <message>
        <source>Turn the picture by a quarter</source>
        <translation>Das Bild um eine Vierteldrehung drehen</translation>
    </message>
    <message>
        <source>Mirrored (F7)</source>
        <translation>Gespiegelt (F7)</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Done (Esc)</source>
        <translation>Fertig (Esc)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Turned by %1 degrees (F6)</source>
        <translation>Um %1 Grad gedreht (F6)</translation>
    </message>
    <message>
        <source>No camera: by hand</source>
        <translation>Keine Kamera: von Hand</translation>
    </message>
    <message>
        <source>During a game the picture stays hidden: somebody may be looking at a card.</source>
        <translation>Während des Spiels bleibt das Bild verborgen: Jemand könnte eine Karte ansehen.</translation>
    </message>
    <message>
        <source>Names one seat on (F8)</source>
        <translation>Namen einen Platz weiter (F8)</translation>
    </message>
    <message>
        <source>Move every name to the next seat, clockwise; or drag a name</source>
        <translation>Jeden Namen einen Platz weiter, im Uhrzeigersinn; oder einen Namen ziehen</translation>
    </message>
    <message>
        <source>Check chambers (F9)</source>
        <translation>Kammern prüfen (F9)</translation>
    </message>
    <message>
        <source>Count the chambers that are spread face up</source>
        <translation>Die offen ausgelegten Kammern zählen</translation>
    </message>
    <message>
        <source>Check roles (F10)</source>
        <translation>Rollen prüfen (F10)</translation>
    </message>
    <message>
        <source>Count the role cards that are spread face up</source>
        <translation>Die offen ausgelegten Rollenkarten zählen</translation>
    </message>
</context>
<context>
    <name>ViewWords</name>
    <message>
        <source>The table as it is understood</source>
        <translation>Der Tisch, wie er verstanden wird</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>There is no voice for this language on this machine; what is said stands on the screen.</source>
        <translation>Auf diesem Rechner gibt es keine Stimme für diese Sprache; alles Gesagte steht auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>The voice does not work (%1); what is said stands on the screen.</source>
        <translation>Die Stimme geht nicht (%1); alles Gesagte steht auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>sie antwortet nicht</translation>
    </message>
</context>
<context>
    <name>WaitingWords</name>
    <message>
        <source>the deal: no rows lie before the players yet</source>
        <translation>das Geben, noch liegen keine Reihen da</translation>
    </message>
    <message>
        <source>the deal: %1 shows %2 of %3 cards</source>
        <translation>das Geben, bei %1 liegen %2 von %3 Karten</translation>
    </message>
    <message>
        <source>the deal to lie still</source>
        <translation>das Geben, noch bewegt sich etwas</translation>
    </message>
    <message>
        <source>%1 to open a chamber</source>
        <translation>%1 öffnet eine Kammer</translation>
    </message>
    <message>
        <source>the combinations, laid cipher side up before everybody</source>
        <translation>die Kombinationen, verdeckt vor allen, den Code nach oben</translation>
    </message>
    <message>
        <source>the combination of %1</source>
        <translation>die Kombination von %1</translation>
    </message>
    <message>
        <source>the cards of %1</source>
        <translation>die Karten von %1</translation>
    </message>
    <message>
        <source>%1 to take a card</source>
        <translation>%1 nimmt eine Karte</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>The game cannot be kept, so nothing more is entered: %1</source>
        <translation>Das Spiel kann nicht gesichert werden, darum wird nichts mehr eingetragen: %1</translation>
    </message>
    <message>
        <source>The kept games: %1</source>
        <translation>Die gesicherten Spiele: %1</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warte auf: %1.</translation>
    </message>
    <message>
        <source>No camera: enter by hand what happens.</source>
        <translation>Keine Kamera: Tragt von Hand ein, was geschieht.</translation>
    </message>
    <message>
        <source>The voice is off (M).</source>
        <translation>Die Stimme ist aus (M).</translation>
    </message>
</context>
</TS>
