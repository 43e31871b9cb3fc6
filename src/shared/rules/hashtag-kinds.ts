/**
 * What hashtags of a niche name beside the niche itself, in the five languages, as parts of plain words: a tag that
 * holds one of a kind fits only a topic that holds one, too. #dogtraining is none for a fish.
 */
const KINDS: readonly RegExp[] = [
  // animals
  /dog|pupp|perr|adiestr|adestr|adopt|adota|adote|cachorr|canin|chien|chiot|hund|welp|caes|filhote/u,
  /cat(?:s|tips|of|$|\s)|kitten|gat[oa]|chats|chaton|^chat$|\bchat\b|katz/u,
  // beauty
  /makeup|maquill|maquiag|schmink|lippen|levres|^make|\bmake(?:brasil)?\b/u,
  /nail|\bunas?\b|unas|unha|ongle|nagel/u,
  /hair|peinad|coiffur|frisur|pentead|cabel|haare|cheveu/u,
  /drugstore|drogerie/u,
  /acne|akne/u,
  /sunscreen|protectorsol|sonnen|solaire|protetorsol/u,
  /sensitive|sensib|empfindlich/u,
  /dryskin|pielseca|trocken|peauseche|peleseca/u,
  // crafts
  /crochet|ganchill|hakel|croche|amigurum/u,
  /knit|tejid|tricot|strick|trico/u,
  /sew|costur|coutur|nahen/u,
  /wood|carpinter|bois|holz|marcenar/u,
  /paper|papier|papel/u,
  // sports and bodies
  /strength|gym|muscul|muskel|kraft|fuerza|forca|gimnasi|salledesport|fitnessstudio|academia|weightlift/u,
  /weightloss|abnehm|adelgaz|perderpeso|emagrec|maigr|perdredupoids/u,
  /mobil|movilid|beweglich/u,
  /running|runner|corredor|correr|courseap|\blauf|lauft|laufen|laufm|corrida/u,
  /athletics|trackand|atletis|leichtathlet|athletisme/u,
  /soccer|football|futbol|futebol|fussball|bundesliga/u,
  /basket|balonces/u,
  /handball|balonmano/u,
  /vereins|spielanaly|matchanaly|analisisdepor|gameday/u,
  /women|femen|femin/u,
  // plants
  /vegetable|gemus|potager|huert|hort|hochbeet|raisedbed|ownfood|selbstversorg|cultiv/u,
  /houseplant|plantasdeint|plantesdint|plantesvertes|zimmerpflanz|plantasemcasa|indoorplant/u,
  /balcon|balkon|macet|sacada|varanda/u,
  // music, art, pictures
  /guitar|gitarr|violao/u,
  /piano|klavier/u,
  /sing|cantor|cantaut|cantar|chant|sanger/u,
  /musicproduc|producer|produccionmus|productionmus|musikprodu|producaomus|homestudio/u,
  /cover/u,
  /watercolo|acuarel|aquarel/u,
  /digital/u,
  /graphic|grafic|grafik|graphism/u,
  /street|calleje|strasse|delarue|derua/u,
  /portrait|retrat|portrat/u,
  /landscape|paisaj|paysag|landschaft|paisag/u,
  /hiphop/u,
  // games
  /retro/u,
  /indie|independant|independient/u,
  /speedrun/u,
  /esport/u,
  // ways to travel and to be outdoors
  /solo|sola\b|viajarsola|allein|seule|sozinh/u,
  /backpack|mochil|sacados/u,
  /citybreak|stadte/u,
  /weekend|escapad|wochenend|fimdesemana/u,
  /camp|acamp|zelt/u,
  /hik|senderi|wander|rando|trilha/u,
  // homes, money, work
  /mortgage|hipotec|pretimmo|finanzierung|financiamento/u,
  /invest|kapitalanlage/u,
  /realtor|agent|makler|corretor|asesor/u,
  /firsttime|primeravi|primeiro|premierachat|eigenheim/u,
  /bitcoin/u,
  /ethereum/u,
  /debt|deuda|schulden|dette|divida/u,
  /python/u,
  /javascript/u,
  /electric|elektr|electr|eletric/u,
  /classic|clasic|oldtimer/u,
  // tongues, minds, families
  /english|ingles|anglais|englisch/u,
  /spanish|espanol|espagnol|spanisch/u,
  /anxi|ansied|angst/u,
  /adhd|tdah|adhs/u,
  /burnout/u,
  /dadlife|papa|paternid|vater/u,
  /mom|mam[ai]|matern|maternit/u,
  /toddler|kleinkind/u,
  // meals
  /dinner|cena\b|idasdecena|ideasdecena|abend|jantar|diner|soiree/u,
  /quick|rapid|schnell/u,
  /healthy|saludabl|gesund|saudav/u,
  // those new to it
  /beginner|principiant|debutant|anfanger|iniciant|newbie/u,
];

/** Whether a plain tag of a niche names nothing that a plain topic, and what is known of it, doesn't. */
export function fitsTopic(tag: string, topic: string): boolean {
  return KINDS.every((kind) => !kind.test(tag) || kind.test(topic));
}
