import { plain, stem } from "../stem.ts";

/** Words of the five languages that say how something is, whatever it is: no card is about them, and none lacks them. */
const WORDS =
  "easy simple quick fast funny cute beautiful pretty amazing awesome perfect ultimate complete full real honest daily weekly " +
  "new latest modern trendy viral aesthetic cozy cosy popular common basic advanced proper correct favourite favorite " +
  "delicious tasty juicy homemade adorable satisfying relaxing inspiring minute hour scratch beginner beginners pro hates loves hate love " +
  "own go actually anything something everything nothing always makes keeps joined properly cheap cheaper affordable friendly fui mal " +
  "facil faciles sencillo sencilla sencillos sencillas rapido rapida rapidos rapidas gracioso graciosa graciosos graciosas " +
  "bonito bonita bonitos bonitas lindo linda perfecto perfecta completo completa nuevo nueva nuevos nuevas diario diaria " +
  "casero casera caseros caseras rico rica ricos ricas jugoso jugosa delicioso deliciosa minutos cero desde principiante principiantes " +
  "facile faciles simple simples rapide rapides drole droles mignon mignons mignonne beau belle parfait parfaite complet complete " +
  "nouveau nouvelle nouveaux quotidien quotidienne delicieux delicieuse minutes zero partir debutant debutante debutants debutantes " +
  "einfach einfache einfacher einfaches schnell schnelle schneller schnelles lustig lustige lustiger schon schone schoner suss " +
  "susse perfekt perfekte komplett komplette neu neue neuer neues taglich tagliche lecker leckere leckeres minuten anfanger " +
  "habe alle allen mitte milieu middle medio meio " +
  "selber selbst bauen machen kaufen gunstig gunstige gunstiger gunstiges billig billige " +
  "rapida rapidas engracado engracada engracados engracadas bonita perfeito perfeita completo completa novo nova novos novas " +
  "caseiro caseira gostoso gostosa deliciosa iniciante iniciantes";

const STEMS: ReadonlySet<string> = new Set(WORDS.split(" ").map((word) => stem(plain(word))));

/** Whether a stem only says how something is. */
export function isQualifier(stemmed: string): boolean {
  return STEMS.has(stemmed);
}
