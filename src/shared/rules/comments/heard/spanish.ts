import type { HeardSigns } from "./signs.ts";

const SLUR =
  "(?:idiotas?|imbécil(?:es)?|tont[oa]s?|estúpid[oa]s?|inútil(?:es)?|burr[oa]s?|ret[ao]rd[ao]d[oa]s?|retrasad[oa]s?|subnormal|payas[oa]s?|mongol[oa]?|gilipollas|pendej[oa]s?|boludos?|boluda|pelotud[oa]|weon|weón culiao|analfabet[oa]|(?:cieg[oa]|sord[oa]|drogad[oa]|borrach[oa])(?=(?: o (?:qué|algo)(?: [^ ]+)*)?[?!., ]*$)|ignorante|fracasad[oa]|patétic[oa]|ridícul[oa])";
const MONEY =
  "(?:\\d[\\d.,]* ?(?:€|\\$|euros?|dólares|pesos|usd|soles|mil)|[€$] ?\\d[\\d.,]*|dinero|ingresos|plata extra|lana)";

/** What hardly anybody has at hand. */
const LAVISH =
  "(?:(?:cocina|taller|horno|estudio) (?:industrial|profesional)|máster|doctorado|mansión|yate|helicóptero|castillo|fábrica|laboratorio|taller de|torno|sueldo de|millonario|millonaria|tres ayudantes|\\d+ (?:ayudantes|hectáreas)|\\d{4,} ?(?:€|\\$|euros|dólares|pesos)|un riñón|soldadura)";

/** What hides in Spanish comments. */
export const SPANISH: HeardSigns = {
  spam: [
    "(?:mira|mirá|ve|entra a|pasa a|visita) mi perfil(?: [^ ]+){0,3} (?:fotitos|fotos|pack|contenido|sorpresa|regalo)|hola (?:bb|bebé|guapo|guapa|amor),? (?:mira|entra|visita)",
    `(?:gana|gané|ganas|ganar|ganando|genera|generar|generas|obtén|cobra|hice|hago)(?: [^ ]+){0,4} ${MONEY}(?: [^ ]+){0,5} (?:desde (?:casa|tu|el)|al (?:día|mes)|por (?:día|semana|mes|hora)|diari[oa]s?|semanal(?:es)?|mensual(?:es)?|en línea|online|en (?:un|una|\\d+)|sin (?:hacer|invertir|esfuerzo))`,
    "(?:escríbeme|escribime|escríbanme|háblame|mándame|contáctame|contáctalo|contáctala|agrégame|escribe|contacta)(?: [^ ]+){0,4} (?:al|por|en|a mi|mi) (?:mi )?(?:whats?app?|wsp|wasap|telegram|telegrama|inbox|privado|md|dm|bio|perfil)|(?:link|enlace) en mi (?:bio|perfil)|info por (?:privado|inbox|md)",
    "(?:sígueme|sigueme|suscríbete|apoyáme|apóyame)(?: [^ ]+){0,5} (?:te sigo|te devuelvo|de vuelta|y yo|apoyo|me suscribo)|(?:te sigo|me suscribo) (?:de vuelta|si)|me suscribí(?: [^ ]+){0,3} (?:suscríbete|al mío)|(?:pasen|pásate|pasate|vayan|véanse|visiten) (?:por|a|en) mi (?:canal|perfil|página)|(?:seguidores|suscriptores|vistas|likes) (?:gratis|baratos?|reales|al instante)|compra seguidores",
    "(?:felicidades|enhorabuena)(?: [^ ]+){0,4} (?:has (?:ganado|sido)|ganaste|fuiste)(?: [^ ]+){0,4}|(?:reclama|cobra) tu (?:premio|regalo)|(?:el |la )?(?:sr|sra|señor|señora|doctor|dr|experto|brujo|hechicero|profe|profeta) [^ ]+(?: [^ ]+){0,4} (?:me ayudó|cambió mi vida|recuperó|hizo volver|me hizo ganar)|(?:invierte|inversión|criptos?|bitcoin|forex|trading)(?: [^ ]+){0,6} (?:ganancias|garantizad[oa]s?|asegurad[oa]s?|telegram|whats?app?)",
    "(?:duplicó|triplicó|multiplicó|dupliqué|tripliqué) (?:mi|la) (?:inversión|dinero|capital)|(?:quieres|quiere) (?:ganar (?:dinero|plata)|ser (?:rico|millonario))(?: [^ ]+){0,8} (?:link|enlace|perfil|bio|privado|whats?app|escríbeme)",
  ],
  insult: [
    "(?:das|me das|qué) (?:mucha )?(?:vergüenza ajena|grima|lástima ajena)|bórrate(?=[?!., ]*$)|pareces una? (?:payas[oa]|bufón)",
    `(?:eres|sos|sois|estás|serás|naciste|te haces el|te haces la|te haces|te crees)(?: [^ ]+){0,3} ${SLUR}|(?:qué|vaya|menud[oa]|pedazo de|so|pero qué) ${SLUR}(?! (?:soy|fui|yo|eu))|${SLUR}[?!., ]*$(?<=[,¿¡ ](?:idiota|imbécil|payas[oa]|pendej[oa]|gilipollas|burr[oa]|inútil|tont[oa]|estúpid[oa]|pelotud[oa])[?!., ]*)`,
    "quién (?:te|le|os) (?:dijo|mintió|engañó|hizo creer)(?: [^ ]+){0,3} que(?: [^ ]+){0,2} (?:cant|cocin|bail|sab|pod|pued|er|toc|dibuj|actu)[^ ]*|quién (?:te|le|os) (?:dio|dejó|regaló)(?: [^ ]+){0,4} (?:cámara|micrófono|micro|carné|internet|acercarte|un canal)",
    "te (?:falta|faltan|faltaba|caíste|golpearon)(?: [^ ]+){0,5} (?:cerebro|cabeza|neuronas?|hervír|de (?:chico|chica|bebé|pequeñ[oa]))|(?:qué te pasa en la|tú estás mal de la) (?:cara|cabeza|boca|voz)|(?:tus padres|tu madre|tu familia)(?: [^ ]+){0,5} (?:vergüenza|saben|quieren|lloran|orgullos[oa]s?)|por qué no te (?:callas|mueres|vas|retiras|dedicas)|(?:mi|un) (?:perro|gato|abuela|hijo de \\d+|sobrin[oa] de \\d+|mono)(?: [^ ]+){0,4} (?:mejor que tú|más que tú)",
    "(?:pareces|te ves como|suenas como)(?: [^ ]+){0,2} (?:una? )?(?:pie|papa|patata|rata|cerd[oa]|vaca|sapo|payas[oa]|moco|mono|drogadict[oa]|muert[oa]|trol|zombi|perro atropellado|vagabund[oa])(?=[?!., ]*$)",
    "(?:no tienes|tienes cero)(?: nada de| ningún| ninguna)? (?:talento|gracia|vergüenza|cerebro|sangre)|(?:cómo|como) (?:se puede|puedes|puede alguien) ser tan (?:tont|idiot|estúpid|inútil|fe|malo|imbécil)[^ ]*|(?:bórrate|borra) (?:el|tu|este) canal",
  ],
  sarcasm: [
    "(?:guau|wow|bravo|vaya|genial|felicidades)[,!. ]+(?:así que |o sea que )?(?:descubriste|has descubierto|descubrió|inventaste) (?:que|el|la)|(?:bravo|genial|guau|wow|fantástico)[,!. ]+(?:\\d+|dos|tres|cinco|diez|quince|veinte) (?:anuncios|minutos para|minutos de)",
    `(?:ah|sí|si|ya|claro|perfecto|genial|obvio|bueno|qué (?:fácil|bien|maravilla|sencillo)|super|súper)[,. ]+(?:[^ ]+ ){0,3}?(?:solo|sólo|nada más|con mi|basta con|basta|total|todos|quién no|me falta|necesito)(?: [^ ]+){0,8} ${LAVISH}`,
    "(?:qué maravilla|qué alegría|qué ilusión|qué sorpresa|qué emoción)[,!. ]+(?:otr[oa]|otros|más)(?: [^ ]+){0,3} (?:anuncios?|publicidad|minutos?|tutorial(?:es)?|curso|promo|patrocin\\w+|intro)|siempre (?:soñé|he soñado|quise) con (?:pasar|perder|esperar|gastar|pagar|ver anuncios)",
    "(?:claro|sí claro|obvio|ya|como si|porque)[,. ]+(?:porque |como |que |si )?(?:todos|todo el mundo|cualquiera|la gente|en mi casa|tod[oa]s nosotr[oa]s)(?: [^ ]+){0,2} (?:tenemos|tiene|tienen|puede|podemos|gana|tengo|tuviéramos|tuviera)(?! que )",
    "(?:genial|qué bien|qué bueno|bravo|perfecto|wow|guau|fantástico|maravilloso|increíble|súper|excelente)[,!. ]+(?:otr[oa]|otros|más|un nuevo|una nueva)(?: [^ ]+){0,3} (?:anuncios?|publicidad|minutos?|vídeo (?:de|igual)|curso|promo|patrocin\\w+|intro)",
    "gracias por (?:nada|perder|hacerme perder|tant[oa]s? (?:anuncios?|publicidad)|el clickbait|arruinar|estropear|la obviedad)|\\d+ minutos? (?:para|de vídeo para)(?: [^ ]+){0,4} (?:\\d+|un|dos|cinco|diez|treinta|una) (?:segundos?|frases?|palabras?|minutos?|cosa)|(?:descubrió|has descubierto|descubriste|inventó|inventaste) (?:el (?:agua|fuego|hilo|mediterráneo)|la (?:rueda|pólvora|américa))|premio nobel|(?:qué|muy) original(?:, nunca|[.!… ]*$)|bravo[,.! ]+(?:has descubierto|descubriste|inventaste)",
    "(?:[(]no[)]|[(]ironía[)]|nótese la ironía|sí,? claro)[.! ]*$|(?:genial|qué bien|wow|guau|bravo|perfecto|excelente|maravilloso)[,!. ]+(?:[^ ]+ )?\\d+ minutos de (?:cháchara|relleno|nada|hablar|publicidad|anuncios|bla)",
  ],
  critique: [
    "repites (?:lo mismo|mucho|todo|cada)|(?:con|en) (?:\\d+|dos|tres|cinco|diez) minutos (?:bastaba|sobraba|era suficiente|se explicaba)|much[oa] (?:hablar|charla|rollo|cháchara|relleno|intro) y poc[oa]|podría (?:durar|ser) la mitad|el título (?:promete|dice)(?: [^ ]+){0,6} (?:cuento|pero|solo)|casi me duermo",
    "\\d+ minutos de (?:cháchara|relleno|nada|hablar|publicidad|anuncios|bla)(?: [^ ]+){0,4}",
    "(?:qué|vaya|menuda?|una?|puta|pura|total) (?:pérdida de tiempo|asco de (?:vídeo|canal|receta|canción|audio|contenido|tutorial)|porquería|basura de (?:vídeo|canal|contenido|tutorial)|mierda de (?:vídeo|canal|tutorial)|decepción|bodrio|tostón|desastre)|(?:devuélveme|devuélvanme|quiero) (?:mis|mi|los) (?:\\d+ )?(?:minutos|tiempo)|(?:perdí|he perdido) (?:\\d+|diez|cinco|veinte) minutos|no sirve (?:para|de) nada|puro (?:clickbait|relleno)",
    "(?:el |la |los |las )?(?:audio|sonido|volumen|micro|música|voz|cámara|luz|imagen|texto|letra|subtítulos|intro)(?: [^ ]+){0,2} (?:está|es|se oye|se escucha|se ve|suena|están|son)? ?(?:muy|demasiado|tan|fatal|super)? ?(?:baj[oa]s?|fuertes?|alt[oa]s?|oscur[oa]s?|borros[oa]s?|pequeñ[oa]s?|rápid[oa]s?|lent[oa]s?|mal|fatal|horribles?|ilegibles?|molest[oa]s?|irritantes?|insoportables?)",
    "(?:qué|vaya|menudo|un) desperdicio(?: de [^ ]+)?",
  ],
  correction: [
    "\\d[\\d.,]* ?(?:[^ ,]{1,8})?,? (?:y )?no (?:(?:a|en|à|auf|em|in|at) )?\\d[\\d.,]*(?= ?[^ ]{0,8}[.! ]*$)",
    "(?:eso|esto|ése|ésa|éste|ésta)?(?: [^ ,]+)? ?no (?:es|son|era|eran) (?:una? |el |la |los |las )?[^ ,]+(?: [^ ,]+)?[,; ]+(?:sino |eso |esto )?(?:es|son|era|eran) (?:una? |el |la )?[^ ]+|no (?:es|son|era|eran) (?:una? |el |la |los |las )?[^ ,]+(?: [^ ,]+)?,? sino [^ ]+",
  ],
  thanks: [
    "(?:me (?:has )?(?:salvaste|salvó|salvado|sacaste|salvas)) (?:la |el |de |mi |del )?[^ ]+|(?:aprendí|entendí|he aprendido|he entendido)(?: [^ ]+){0,5} (?:más|en)(?: [^ ]+){0,5} que (?:en|con|mi)|(?:lo que|que)(?: [^ ]+){0,4} no (?:pudo|supo|pudieron|me explicó|me explicaron)(?: [^ ]+){0,4} en",
    "(?:por fin|al fin) (?:me )?(?:funciona|funcionó|salió|sale)",
  ],
};
