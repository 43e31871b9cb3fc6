import { stems } from "../../material/stem.ts";

/** What creators say a thing is done under, and words in which cards speak of it, in the five languages. */
const CONDITIONS: readonly string[] = [
  "budget cheap cheaper cost price money free secondhand thrifted barato barata precio dinero presupuesto gratis " +
    "argent prix coût occasion gratuit günstig billig preis geld gebraucht kostenlos preço custo dinheiro usado grátis",
  "small tiny apartment studio narrow corner pequeño pequeña piso apartamento rincón petit petite appartement étroit coin " +
    "klein kleine kleinen wohnung eng ecke pequeno pequena canto",
  "rental rent renter rented landlord deposit lease alquiler casero fianza inquilino locataire loué bail caution " +
    "miete mieter vermieter mietwohnung kaution aluguel locador caução",
  "winter cold frost ice snow freezing invierno frío helada nieve hielo hiver froid gel neige kalt kälte schnee eis " +
    "inverno frio geada neve",
  "summer hot heat heatwave july august verano calor julio agosto été chaud chaleur canicule sommer hitze heiß verão",
  "autumn fall october november otoño octubre automne octobre herbst oktober outono outubro",
  "spring april may primavera abril printemps avril frühling frühjahr",
  "night dark evening dusk noche oscuro oscuridad nuit sombre soir nacht dunkel abend noite escuro",
  "kid child toddler baby children niño hijo bebé enfant bébé kind kinder criança filho bebê",
  "busy hurry minutes prisa minutos pressé eilig minuten zeit correria pressa",
  "sell seller profit market customer vender cliente mercado feria vendre client marché verkaufen kunden markt feira",
  "shade sun light window sombra sol luz ventana ombre soleil lumière fenêtre schatten sonne licht fenster janela",
  "rain wet damp humid lluvia mojado húmedo pluie mouillé humide regen nass feucht chuva molhado úmido",
  "phone smartphone móvil celular téléphone handy",
  "travel trip train plane luggage viaje tren avión maleta voyage avion valise reise zug koffer viagem trem mala",
];

const CLASSES: readonly ReadonlySet<string>[] = CONDITIONS.map((words) => new Set(stems(words, 100)));

/** Stems of what goes with the conditions that a text names: frost where it says winter. */
export function conditionStems(text: string): ReadonlySet<string> {
  const said = new Set(stems(text));
  return CLASSES.filter((condition) => !condition.isDisjointFrom(said)).reduce<ReadonlySet<string>>(
    (all, condition) => all.union(condition),
    new Set<string>(),
  );
}

/** Openings of a condition that leaves something away, and the letters by which two forms of a word are one. */
const WITHOUT = /^(?:without|with no|no|sin|sans|ohne|sem)(?!\p{L})/iu;
const BEGINNING = 4;

/** Whether a point asks for the very thing that a condition leaves away: "sand it" where somebody won't sand. */
export function isAgainst(constraint: string | undefined, text: string): boolean {
  if (constraint === undefined || !WITHOUT.test(constraint)) return false;
  const left = new Set(stems(constraint).map((stem) => stem.slice(0, BEGINNING)));
  return stems(text, 200).some((stem) => stem.length >= BEGINNING && left.has(stem.slice(0, BEGINNING)));
}
