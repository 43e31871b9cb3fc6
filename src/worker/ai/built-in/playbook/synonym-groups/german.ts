/** Words that creators use for the same thing, a group a line. */
export const GERMAN = `
geld verdienen bezahlt einnahmen verdienst zahlt kohle knete monetarisierung
preis verlangen honorar kosten
marke firma sponsor unternehmen
aufrufe views klicks zuschauer
abonnenten follower abos
eingebrochen gesunken weniger fallen runter
wachsen wachstum mehr
hochladen posten veröffentlichen
filmen drehen aufnehmen
schüchtern angst nervös peinlich
müde ausgebrannt erschöpft burnout
hass hater böse negativ beleidigung
geklaut gestohlen kopiert reupload
gesperrt gebannt
lied musik song
ausrüstung equipment technik
licht beleuchtung lampe
ton sound audio stimme
anfangen starten anfänger beginnen
handy smartphone
computer laptop pc
thumbnail vorschaubild
uhrzeit zeit wann
einstieg hook anfang
schnitt schneiden bearbeiten editieren
billig günstig budget
live stream livestream
abschalten abspringen wegklicken schalten springen
geschenkt gratis kostenlos
fake falsch ausgeben
verifiziert verifizierung haken häkchen
benutzen nehmen verwenden
unscharf verschwommen pixelig
pause urlaub
kennzeichnen angeben markieren
urheberrecht copyright
verwarnung strike verstoß
rechner computer laptop pc macbook
klage verklagen anwalt recht
betrug abzocke fake unseriös
gehackt hacker passwort
mail email nachricht
vertrag exklusivität klausel
rechnung gewerbe steuern finanzamt
stream live twitch
spende trinkgeld geschenke
test review vergleich
zimmer raum hintergrund
dunkel licht lampe
hall echo rauschen hallt
speicher festplatte platz
hängt fehler langsam
übersetzen synchronisieren sprache
akzent aussprache
motivation aufraffen aufschieben faul
bock lust kraft ausgebrannt
kind sohn tochter baby
stottern verhaspeln versprechen äh
name umbenennen benutzername
löschen entfernen verstecken
reagieren reaction
verpixeln abkleben
alter minderjährig jahre
vollzeit arbeit job beruf
hater hatern trolle hass
kleidung anziehen
fesseln packen hook einstieg
wiederkommen wiederzukommen stammzuschauer
kennzeichnen markieren angeben
marke logo`;
