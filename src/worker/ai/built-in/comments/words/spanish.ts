import type { SentimentWords } from "./sentiment-words.ts";

export const spanish: SentimentWords = {
  3: "amo adoro encanta encantan encanto encantado encantada encantó maravill* espectacular* excelente* increible* magnific* perfect* fantastic* genial* brutal* extraordinari* impresionante* hermos* precios* buenisim* espectaculo fenomenal* estupend* sublime* joya joyita obra-maestra insuperable* mejor mejores",
  2: "gusta gustan gusto gustado bueno buena buenos buenas buen bien bonit* lind* riquisim* delicios* util* gracias agradec* agradezco felicidades felicitaciones enhorabuena felicito bravo crack maquina grande grandioso top guay mola mold chulo chulisim* chevere bacan padre padrisim* interesante* divertid* graciosisim* gracioso inspirador* emocion* talento talentos* calidad recomend* aprend* admir* respeto lujo claro clara facil valioso valiosa ayudo ayudado ayudaste sirvio servido sirve crema ole vale-la-pena increiblemente original* relajante* bendiciones abrazo abrazos aplausos calidez dulce ternura tierno tierna",
  1: "jaja* jeje* saludos fan suerte esperanza animo sigue facilita ideal fresco limpio sencill* practic* elegante* contento contenta feliz felices alegr* esperando risa",
  "-1": "caro cara lento lenta largo larga cort* confus* raro rara dificil* ruido falta faltan faltaba sobra pena lastima complicado complicada dudo simple repetitiv* exagerad* flojo floja pesado pesada",
  "-2": "mal mala malo malas malos aburr* feo fea feos feas error errores falso falsa falsos mentira mentiras mentiroso mentirosa engaños* engañ* engan* decepcion* decepcionante* triste* molest* fastidi* inutil* peor peores perdida clickbait tonteria* ridicul* estafa robo robado copiado copiaste plagio asqueros* lamentable* sobrevalorad* relleno cringe irritante* insoportable* odioso mareo marea vergüenza verguenza cansin* cans*",
  "-3": "horrible* terrible* pesim* asco basura odio odié odie detesto fatal malisim* mierda patetic* espantos* nefast* vomit* infumable* porqueria desastre bodrio",
  phrases: [
    ["no esta (?:nada )?mal", 2],
    ["nada mal", 2],
    ["menos mal", 1],
    ["de lo mejor", 3],
    ["que (?:bueno|bien|lindo|bonito|rico)", 2],
    ["que (?:mal|feo|rollo|pena|lastima)", -2],
    ["no (?:se )?(?:oye|escucha|entiende|ve)(?: nada| bien)?", -2],
    ["(?:demasiad[oa]s?|muy) (?:largo|larga|alto|alta|bajo|baja|rapido|lento|corto|oscuro)", -2],
    ["perdida de tiempo", -3],
    ["vale la pena", 2],
    ["me (?:he )?(?:reido|rei) ", 2],
    ["lo peor", -3],
  ],
  denies: "no ni nunca jamas tampoco",
};
