import type { IntentPhrases } from "./intent-phrases.ts";

export const spanish: IntentPhrases = {
  collab: [
    "(?:hacemos|haríamos|harías|hagamos|hiciéramos|podríamos hacer|podemos hacer|te (?:apetece|gustaría|animas|apuntas|late|copa|interesa(?:ría)?)|(?:me|nos) (?:gustaría|encantaría)|quieres|querrías|abiert[oa] a|vamos a|y si|para) (?:[^ ]+ ){0,4}?(?:colab[a-zó]*|collab[a-z]*|(?:grabar|hacer|cocinar|subir|algo|grabamos|hacemos|vídeo|video|directo|juntar|unir)(?: [^ ]+){0,4} (?:junt[oa]s|conmigo|entre los dos|en común|fuerzas|canales)|crossover|dueto)|una? (?:colab[a-zó]*|collab)(?: [^ ]+){0,3}\\?|grab(?:amos|emos) (?:algo |un (?:vídeo|video) )?junt[oa]s",
  ],
  congrats: [
    "(?:vamos|bravo|por fin|wow|guau|yuju)[!,.]* (?:los )?\\d[\\d.,]*(?: ?mil|k|m| millones)|\\d[\\d.,]*(?: ?mil|k|m) (?:subs|suscriptores|seguidores) ?(?:!|🎉|🥳)|(?:orgullos[oa]|feliz|content[oa]) (?:de|por) ti|(?:felicidades|felicitaciones|enhorabuena|felicito|congrats)(?! (?:por|x) (?:el|este|tu|tan|un|ese) (?:[^ ]+ )?(?:vídeo|video|trabajo|contenido|canal|explicación))|feliz (?:cumple[^ ]*|navidad|año|aniversario)|(?:llegaste|llegamos|alcanzaste|ya (?:son|somos|eres|tienes)|por (?:los|esos|tus)) (?:a )?(?:los )?(?:\\d[\\d.,]*(?:k| ?mil| ?m| ?millones)?|cien mil|un millón|medio millón) ?(?:de )?(?:subs|suscriptores|seguidores)?(?:[!. ]|$)|(?:te los mereces|por muchos más|a por (?:el|los) (?:millón|\\d[^ ]*))",
  ],
  request: [
    "^(?:haz|hazme|haznos|hagan|hagas|sube|trae) (?:un[oa]?|otr[oa]|más|algo)(?: [^ ]+)? (?:de|del|sobre|con|para)|(?:haz|hagan|sube|trae) (?:un[oa]|otr[oa])(?: [^ ]+){0,5} (?:porfa|por favor|porfis|pls|plis)|estaría (?:bien|genial|bueno|guay) (?:un|una|ver|que)|para el próximo|el próximo (?:vídeo|video)? ?(?:de|sobre|con|que sea)|podemos (?:ver|tener) (?:un|una|más|otro|otra)",
    "para cuándo (?:un[oa]?|otr[oa]) ",

    "(?<!se )(?:puedes|podrías|podrias|deberías|puede|podría|pueden|podrían|tienes que|tenés que|podés) (?:[^ ]+ ){0,3}?(?:hacer|hablar|probar|subir|explicar|enseñar|mostrar|traer|reseñar|comparar|jugar)|(?:haz|haga|hagan|hacé|sube|trae|prueba|enseña) (?:[^ ]+ ){0,3}?(?:vídeo|video|parte|tutorial|capítulo|receta|directo|serie|más)|(?:me|nos) (?:gustaría|encantaría) (?:ver|que)|(?:segunda|tercera|2da|otra) parte (?:por favor|porfa|ya|pls)|parte (?:2|3|dos) (?:por favor|porfa|ya|pls)|(?:queremos|necesitamos|quiero|para cuándo) (?:un|una|más|la|otro|otra) (?:vídeo|video|tutorial|parte|serie|reseña)|(?:idea|sugerencia) (?:para|de) (?:un )?v[ií]deo|más v[ií]deos (?:de|sobre|así|como)|día \\d+ pidiendo",
  ],
  failure: [
    "(?:el mío|la mía|los míos|las mías) (?:no |se |me )*(?:quedó|quedaron|salió|salieron|está|están|sale|queda|hundió|quemó)",

    "(?:qué|en qué) (?:estoy haciendo|hago|hice|estaré haciendo|fallo|habré hecho) ?mal|(?:no|nunca) (?:me |nos )?(?:funciona|funcionó|sale|salió|salen|quedó|queda|quedan|enciende|carga|abre|arranca|deja|sirve|sirvió|resulta|resultó)(?: bien| nunca| igual| así| nada)?|mi (?!espos|marid|mujer|novi|mam|pap|madr|padr|abuel|herman|hij|perr|gat|vecin|jef|suegr)[^,.]{1,25} (?:no|nunca|siempre) (?:me |se )?(?:[^ ]+)(?: [^ ]+){0,2}|se (?:me |nos |le )?(?:(?:está|están) [^ ]+ndo|quema|quemó|hunde|hundió|rompe|rompió|corta|cortó|seca|secó|murió|muere|murieron|pega|pegó|desinfló|desinfla|agrietó|cae|cierra|cuelga|traba|bloquea)|(?:me|se me) (?:quedó|quedaron|salió|salieron|queda|sale) (?:muy |todo |toda |demasiado |un poco )?(?:mal|dur|sec|crud|quemad|salad|aguad|plan|fe[oa]|horrible|pegajos|líquid|chicl)[^ ]*|paso \\d+ (?:no|me|se)|(?:[^ ]+) (?:falla|explota|peta)|(?:me da|sale|da) (?:un )?error|lo (?:intenté|probé|hice|he intentado|he probado)(?: [^ ]+){0,4} (?:y|pero) … no|seguí todos los pasos",
  ],
  correction: [
    "(?:se te|te) (?:olvidó|ha olvidado|faltó) (?:decir|mencionar|avisar|añadir|poner)",
    "para que sepas|^ojo,|solo para (?:aclarar|precisar)|no (?:es )?por ser (?:pesad|pedante|tiquismiquis)[^ ]*|dices [^,.?!]{2,30},? (?:pero )?(?:es|se dice) ",
    "(?:en realidad|de hecho|realmente),? [^,.?!]{2,60} (?:no|sí) |(?:está|ha sido|fue|son) (?:más que |ya )?(?:desmentid|demostrad|refutad)[oa]s?|(?:los |varios |muchos )?estudios (?:[^ ]+ )?(?:dicen|demuestran|muestran|han)|es un mito|eso es un mito|no es (?:del todo )?(?:correcto|exacto|cierto)",
    "(?:pon|poned|pongan|deberías poner|añade|agrega|falta|podrías poner)(?: [^ ]+){0,2} (?:aviso|advertencia)|(?:avisa|avisad|avisen|advierte) (?:a la gente|del peligro|a los|que)|mi (?:fisio[a-z]*|médic[oa]|doctor[a]?|dentista|veterinari[oa]|electricista) (?:me )?(?:dijo|dice|prohibió|ha prohibido|advirtió)(?: [^ ]+){0,6} (?:nunca|no hag[a-z]*|peligros[oa]|evit[a-z]*|prohibid[oa]|movimiento|ejercicio)",
    "^(?:no|nop|error|falso|mal)[,.] (?:(?:el|la|los|las) [^,.?!]{2,30} (?:es|son|fue|era|está) |(?:es|son|fue|era) )",
    "^(?:solo )?(?:un (?:pequeño )?detalle|pequeño detalle|una cosita)[,:. ]",
    "(?:dices|dijiste|pones|pusiste|pone|escribiste|mencionas|comentas|sale|aparece)(?: [^ ]+){1,12}?,? (?:pero |y |cuando |aunque |en realidad |realmente |de hecho )*(?:es|son|era|eran|fue|fueron|está|están|tiene|mide|serían|sería) (?:a |de |el |la |en )?[^ ,]*\\d|(?:dices|dijiste|pones|pusiste|pone|escribiste|mencionas)(?: [^ ]+){1,12}?,? (?:pero|cuando|aunque) (?:en realidad |realmente |de hecho )?(?:(?:el|la|los|las) [^ ]+ )?(?:es|son|era|eran|fue|está|se llama|se dice)|(?:dices|dijiste|pones|pusiste) (?:que )?[^ ]+(?: [^ ]+){0,6} (?:en vez|en lugar) de",
    "(?:es|son|era|eran|fue|se llama|está en|se dice) (?:un[ao]? |el |la )?[^,.?!]{1,30},? (?:y )?no (?!me|se|te|lo|la |hay|puedo|sé|es|está|tan|muy|solo|mal)[^,.?!]{1,30}|no (?:es|son|era|fue) [^,.?!]{1,30},? (?:sino|es|son|era)|(?:en realidad|realmente|de hecho),? (?:es|son|era|eran|fue|se|no es|el|la)|(?:fecha|año|cifra|cuenta|cálculo|mapa|gráfico|dato|fórmula|número|suma|unidad)(?: [^ ]+){0,4} (?:está|están|es|son) (?:mal|equivocad[oa]s?|incorrect[oa]s?|al revés)|no (?:me )?cuadran? (?:el|la|las|los) |(?:pequeñ[oa]|una) (?:corrección|error|errata)|corrección|errata|se (?:escribe|dice|pronuncia|llama)|te (?:equivocaste|equivocas|has equivocado|confundiste)|(?:hay|tienes) un (?:error|fallo)|está mal (?:escrito|el)|(?:dijiste|dices|pusiste|has dicho) … (?:pero|y) (?:es|era|fue|son)|quisiste decir|incorrecto|no es correcto",
  ],
  accusation: [
    "(?:el )?mismo v[ií]deo (?:de|que)|solo lo tradujo|cuánto (?:te )?(?:pagaron|cobraste|has cobrado|ganaste) por",
    "(?:parece|suena a|huele a) (?:un |una |pura )?(?:anuncio|publicidad|publi|promo|estafa)|a mí me parece (?:un anuncio|publicidad)",
    "(?:publicidad|publi|patrocinad[oa]|promo) (?:encubierta|sin avisar|y no|no declarada|pagada)|(?:esto|eso) (?:es|está) (?:todo )?(?:pagad[oa]|trucad[oa]|preparad[oa]|amañad[oa]|editad[oa])|cuánto te (?:pagaron|pagan|han pagado)|no (?:es|puede ser|parece) real(?:[.,! ]|$)|(?:esto|eso) (?:lo )?(?:hizo|subió|publicó) (?:antes )?[^ ]+ y (?:tú )?(?:no|ni)",
    "(?:es|una|pura|simple) copia de|copias? a [^ ]+|calcad[oa] (?:de|a)",

    "robad[oa]|robaste|copiaste|copiad[oa]|plagi[^ ]+|(?:es|todo|esto es|parece) (?:fake|falso|mentira|actuado|montaje|ia|un montaje)|fake|publicidad (?:encubierta|engañosa)|(?:es|esto es) (?:un anuncio|publicidad)|patrocinad[oa]|vendid[oa]|estafador[^ ]*|mentiros[oa]|(?:hecho|generado) con ia|da(?:le|d|dle)? (?:los |el )?créditos?",
  ],
  critique: [
    "(?:menudo|qué|vaya|puro) rollo",
    "(?:podría|debería) ser (?:un poco )?más (?:cort|larg|lent|rápid|clar|alt|baj)[^ ]*",
    "se (?:oye|escucha|ve) (?:lejos|bajo|mal|poco|con eco|borroso|oscuro)",

    "relleno|no aporta|bajito|poco contenido|al (?:0\\.\\d+|doble|1\\.5)",

    "(?:suena|se oye|se ve|quedó) (?:fatal|mal|horrible|pésimo)|fatal|demasiada? (?:intro[^ ]*|charla|música|publicidad|introducción)|minutos de (?:charla|intro|publicidad|rollo)|aburrid[oa]|demasiad[oa]s? (?:larg|rápid|lent|cort|alt|baj|oscur|publicidad|anuncios|ruido|complicad)[^ ]*|no (?:se |te )+(?:oye|escucha|entiende|ve|aprecia)(?: [^ ]+)?|no me (?:gust(?:a|ó)|convenc(?:e|ió)|ha gustado)|(?:muy|tan) (?:larg|lent|rápid|mal|baj|flojo|confus|pesad|repetitiv|alt|oscur|acelerad)[^ ]*|malísim[oa]|decepcion[^ ]+|te (?:enrollas|repites|extiendes|vas por las ramas)|(?:vas|hablas) (?:muy|demasiado|tan) (?:rápido|deprisa|lento|bajo)|pérdida de tiempo|sobrevalorad[oa]|clickbait|título engañoso|engañoso|(?:el peor|la peor|lo peor)|(?:el audio|el sonido|la música|el micro|el volumen|la imagen|la edición) (?:[^ ]+ ){0,3}?(?:mal|alta?|baj[oa]|fatal|horrible|molest[^ ]*|tapa)|mucha (?:publicidad|música|intro|charla)|al grano|mareo|marea|falta(?:n|ba|ó)? (?:explicar|decir|más|las|los|el|la)|antes (?:eras|era|molabas|hacías)|dejo de (?:seguir|verte)|es (?:mal[oa]|una basura|basura|una porquería)|qué (?:mal[oa]|pesad[oa]|aburrimiento|rollo)|sobra(?:n|ba)? ",
  ],
  disagreement: [
    "opino (?:distinto|diferente|lo contrario|otra cosa)|lo veo (?:distinto|diferente)",
    "(?:a mí )?me parece (?:que )?(?:[^ ]+ ){1,6}?(?:más|mejor|menos|peor|exagerad[oa]|mentira|poco)|no (?:acaba|termina) de convencer|^no sé(?: yo)?,",
    "^(?:entiendo|respeto|comprendo) (?:tu |lo que |el )[^ ]+(?: [^ ]+){0,7},? pero|^con todo (?:el )?respeto|^lo siento,? pero",
    "no (?:estoy|estamos) (?:tan|del todo|muy|completamente|totalmente|nada|para nada|100%) (?:de acuerdo|segur[oa]|convencid[oa])|no (?:te )?(?:compro|creas)|no (?:sé yo|me convence)|exageras|te pasas un poco|yo creo que no|sigo (?:pensando|creyendo|prefiriendo)|depende|no opino (?:igual|lo mismo)",
    "infórmate|inf[oó]rmate mejor|investiga(?: un poco| antes| más)|documéntate|edúcate|^(?:tú )?(?:dices|dijiste|aseguras|afirmas)(?: [^ ]+){1,12}?,? (?:pero|y sin embargo)|de dónde sacas|fuente\\?",

    "no comparto|pienso distinto|otra opinión",

    "no (?:estoy|estamos) (?:para nada |nada |muy )?de acuerdo|discrepo|al revés|lo contrario|yo lo haría|no me convence|no (?:coincido|comparto)|difiero|en desacuerdo|opinión impopular|(?:eso )?no es (?:verdad|cierto|así)|te equivocas en|no creo que|prefiero|no lo veo así|para nada(?:[.,! ]|$)",
  ],
  sarcasm: [
    "\\d+ minutos? para (?:decir|explicar|contar|enseñar)(?:nos|me)? ",
    "(?:guau|wow|vaya|uy|oh)[,.!]* (?:qué|que|cuánta|menuda|super) (?:original|novedos[oa]|revolucionari[oa]|innovador[a]?|sorpresa|novedad|creativ[oa])|^(?:qué|que) (?:original|innovador[a]?|revolucionari[oa]|novedad|sorpresa)(?:[,. ]|$)|nunca (?:había visto|vi|he visto) (?:un|una|a alguien)(?: [^ ]+){0,5}(?:\\.\\.\\.|…|,? qué)|(?:gracias|genial)[,.]* (?:ya )?(?:me curé|estoy curad[oa])|a nadie se le (?:había )?ocurri[^ ]+",
    "minutos? (?:para|y) (?:no |sin )?(?:[^ ]+ )?(?:decir|explicar|contar|ensenar|dice|dices)(?: absolutamente)? nada|(?:útil|genial|increíble|interesante|buenísimo|gracias|educativo|impresionante|bravo)[,.!]* (?:[^ ]+ ){0,3}?no (?:aprendí|he aprendido|entendí|he entendido|saqué)(?: absolutamente)? nada",
    "^(?:uy|ay|ajá|jaja),? s[ií]|^s[ií],? (?:claro|seguro|cómo no)[,.! ]|^claro,? claro",

    "capitán obvio|el agua moja|qué descubrimiento|menudo descubrimiento|(?:guau|wow|vaya|uy),? (?:qué|que|menuda|cuánta) (?:novedad|sorpresa|original|revelación|descubrimiento|genialidad|innovador)|qué (?:novedad|original|sorpresa)(?:, otr[oa] .*|[.! 🙄🙃]*$)|quién lo diría|no me digas|descubri(?:ste|ó|endo) (?:américa|la pólvora|el agua|el fuego)|(?:genial|qué bien|perfecto|vaya|bravo),? otr[oa] (?:vídeo|video|más|canal)|justo lo que (?:faltaba|necesitábamos)|gracias por nada|claro,? como (?:todos|todo el mundo)|aplauso lento",
  ],
  joke: [
    "^cuando (?:el|la|tu|te|mi) [^,.?!]+:|^pov:?|^nadie: |bro (?:dijo|pensó|se)|el (?:perro|gato|bebé|niño|vecino) (?:del fondo|de atrás|viendo|juzgando)",
    "^yo (?:con|[a-z]+ndo|a las|en mi)",

    "(?:genial|gracias|perfecto|bien|estupendo|bueno|qué bien|excelente)[,.!]* ahora (?:mi|tengo|me|mis|quiero|el|la|yo)|me (?:muero|meo|parto|dieron ganas)(?! de hambre)|mi (?:cartera|bolsillo|dieta|vecin[oa]|perr[oa]|gat[oa]|mamá|madre|esposa|marido|mujer|novi[oa]|jef[ea]|suegra) (?:ya |ahora )*(?:pregunta|piensa|cree|no me|me (?:odia|mira|va a|juzga)|está|llora|llorando|no)|yo (?:viendo|a las|después|cuando|intentando|fingiendo|con)|pobre mi (?:cartera|bolsillo)|muert[oa] de (?:la )?risa|me siento (?:atacad[oa]|identificad[oa] y atacad[oa])|escupí|casi me (?:ahogo|atraganto)|expectativa y realidad|nadie:",
  ],
  laughs: [
    "me (?:mató|morí|muero|parto|meo|partí|meé|ahogué)|lloro|lloré de|morí|😭",
    "de (?:la |tanta )?risa|descojon[^ ]*|me parto",
    "a?(?:ja|je|ji|ha)(?:ja|je|ji|aj|j|ha)+|xd+|jaj|me (?:reí|río|hizo reír|mató|has hecho reír|hiciste reír)|qué risa|lol|😂|🤣|graciosísimo|buenísimo el chiste",
  ],
  first: [
    "(?:quién|alguien) (?:más )?(?:vino|viene|llegó|está aquí) (?:por|de|desde)|antes de que (?:se haga|sea) viral|^aquí antes|(?:viendo|escuchando|aquí)(?: [^ ]+){0,2} en 20\\d\\d",
    "^(?:[¡! ]*)(?:primer[oa]s?|segund[oa])(?:[!.,¡ ]|$)(?!(?:vez|parte|que|cosa|temporada|de|en))|quién (?:lo |la |más |sigue |está |anda )*(?:ve|viendo|viendo esto|escucha|escuchando|por aquí|aquí)(?: [^ ]+){0,4} 20\\d\\d|alguien (?:más )?(?:[^ ]+ ){0,2}?en (?:pleno )?20\\d\\d|20\\d\\d y (?:sigo|seguimos|aquí|yo)|(?:llegué|llego|llegando|hoy sí llegué|he llegado) (?:muy |tan |super )?(?:temprano|pronto)|tan temprano|hace \\d+ (?:minutos?|segundos?)",
    "^(?:primer[oa]|segund[oa]|first|primer comentario|primis)(?: en llegar| comentario| aquí)?[!. ]*$|llegué temprano|(?:quién|alguien) (?:más )?(?:viendo|viéndolo|ve|escuchando|por aquí)(?: [^ ]+){0,3} (?:20\\d\\d|\\?)|temprano[!. ]*$|team temprano",
  ],
  milestone: [
    "(?:cumplo|llevo|hago|hace) (?:ya )?(?:\\d+|un|una|dos|tres|seis) (?:días?|semanas?|mes(?:es)?|años?) sin (?:fumar|beber|tomar|alcohol|azúcar)",
    "(?:hoy |por fin |ya |acabo de |recién |he |al fin )*(?:aprobé|aprobado|terminé|terminado|corrí|conseguí|conseguido|logré|logrado|vendí|vendido|pasé|pasado|alcancé|llegué a|gané|compré|bajé|perdí|publiqué|horneé|hice|hecho|tejí|pinté|aprobar|terminar|conseguir|correr|vender|lograr) (?:mi|mis|el examen|la oposición|el trabajo|el carnet|\\d+|un trabajo|trabajo)(?! (?:abuel|padre|madre))|me (?:gradué|he graduado|aceptaron|contrataron|ascendieron|saqué el|saqué la|casé|dieron (?:el trabajo|la beca))|(?:llevo|cumplo|hoy cumplo) \\d+ (?:días|meses|años|semanas) (?:sobri[oa]|limpi[oa]|sin (?:fumar|beber|alcohol))|mi primer[ao]? (?:maratón|venta|trabajo|pan|clienta?|casa|coche|canción|vídeo|video|torta|pastel)(?! [^ ]+ no)",
  ],
  subscribed: [
    "(?:suscrit[oa]|me suscribí|nuevo suscriptor|sub nuevo)[.! ]*$",
    "(?:nuev[oa]) (?:suscriptor[a]?|sub|seguidor[a]?)|(?:me )?(?:acabo de suscribir(?:me)?|suscrib[oí]|he suscrito|suscrit[oa])|ya me suscribí|(?:acabo de|recién) (?:descubr|encontr|conoc)[^ ]+|cómo no (?:conocía|había visto|te conocía)|(?:te ganaste|tienes) (?:un|una) (?:nuev[oa] )?(?:suscriptor[a]?|sub|like|seguidor[a]?)|like y sub",
  ],
  returning: [
    "(?:te (?:sigo|veo|conozco|vengo siguiendo)|aquí|siguiéndote|viéndote|desde) desde (?:hace|el|los|que|\\d{4})|(?:te )?(?:sigo|veo|viéndote|siguiéndote) hace|(?:segunda|tercera|cuarta|quinta|décima|\\d+) vez que|siempre (?:vuelvo|regreso)|(?:lo )?(?:vuelvo|volví|volviendo) a ver|(?:crecí|creciendo) (?:viéndote|con)|todos los días (?:te veo|vengo)|cada (?:domingo|viernes|semana|noche) (?:te|veo)|seguidor[a]? (?:fiel|de años|antigu[oa])|otra vez (?:aquí|por aquí)|fiel seguidor",
  ],
  memory: [
    "me (?:recuerda|recordó|hace recordar|hiciste recordar|trae|trajo) (?:a|al|mi|mis|recuerdos|tantos|muchos|tanto|cuando)|(?:cuando|de) (?:era|éramos|estaba) (?:niñ[oa]s?|pequeñ[oa]s?|chic[oa]s?|joven|chiquit[oa])|de (?:niñ[oa]|pequeñ[oa]|chic[oa])|mi (?:abuel[oa]|mamá|madre|papá|padre|tí[oa]|abuelita|abuelito) (?:siempre |también )?(?:hacía|preparaba|tenía|cocinaba|decía|lo hacía|me|las hacía|los hacía)|nostalgia|nostálgic[oa]|mi infancia|qué tiempos|qué recuerdos|viejos tiempos",
  ],
  thanks: [
    "gracias a (?:ti|usted|este|tu|tus)(?: |[.,!]|$)",
    "por fin me (?:salió|salieron|quedó|funcion)[^ ]*|(?:muchas |mil |muchísimas )?gracias|agradezco|agradecid[oa]|te lo agradezco|me (?:ayud(?:ó|a|aste|ado)|sirv(?:ió|e)|salv(?:ó|aste|aron)|funcion(?:ó|a)|salió (?:perfecto|genial|buenísim[oa]))|(?:muy|super|súper|de mucha) (?:útil|ayuda)|qué útil|por fin (?:alguien|entiendo|entendí|un vídeo|un video|lo entiendo)|(?:dios te|dios los|te) bendiga|bendiciones|justo lo que (?:necesitaba|buscaba)|aprendí (?:mucho|un montón|muchísimo)",
  ],
  praise: [
    "mejor que (?:mi|mis|cualquier|la|el) (?:[^ ]+ )?(?:profesora?|profe|profesores|maestr[oa]|universidad|clase|escuela)",

    "(?:da|das|dan|transmites?|transmiten) (?:mucha |tanta |tanto |mucho )?(?:paz|calma|alegría|tranquilidad)|(?:es|son|está|están|eres) (?:tan|muy|súper|super) (?:calmad|tranquil|relajant|dulce|mon[oa]|tiern|clar|amable|simpátic|suave|cálid|agradable|elegante|natural|profesional|limpi|original|acogedor)[a-z]*",

    "(?:le|les) (?:encantó|fascinó|gustó)",

    "boca abierta|sin palabras|lágrimas?|me dejaste|qué (?:arte|talento|nivel|don|gusto)",

    "genial(?:es)?|increíbles?|buenísim[oa]s?|excelentes?|maravillos[oa]s?|espectacular(?:es)?|fantástic[oa]s?|hermos[oa]s?|precios[oa]s?|preciosidad|bell[oa]s?|brutal(?:es)?|épic[oa]|crack|máquina|grande|maestr[oa]|fenómeno|tremend[oa]|arte|joya|joyita|top|perfect[oa]s?|me (?:encanta|encantó|encantan|fascina|flipa|mola|chifla|gust(?:a|ó|an))|amo|adoro|te amo|lo mejor|el mejor|la mejor|los mejores|mejor (?:canal|vídeo|video|contenido)|(?:qué|muy|tan|bien) (?:buen[oa]?|bien|chul[oa]|guap[oa]|lind[oa]|bonit[oa]|ric[oa]|crack|grande|arte|calidad|talento|maravilla|pasada|risa|interesante|hermos[oa]|trabajo|explicado|hecho|genio|cool|entretenid[oa]|rico|útil|guay|padre|chido)|qué bien|buen (?:vídeo|video|trabajo|contenido)|bravo|ole|olé|una pasada|de lujo|calidad|talento|inspira[^ ]*|(?:se )?merec(?:es|e) (?:más|mas|todo|millones)|infravalorad[oa]|subestimad[oa]|sigue así|no pares|chév[^ ]+|bacán|chido|padrísimo|la rompiste|te (?:luciste|pasaste|superaste)|rompiste|piel de gallina|(?:qué ganas|ganas) (?:de|del|para)|no puedo esperar|ansios[oa]|rey|reina|gran (?:vídeo|video|trabajo|canal|contenido)|nadie (?:lo )?(?:explica|hace|cuenta)|delicios[oa]|duro|dura|de 10|un 10|10 de 10|wow|guau|guapo|fenomenal|impresionante|alucinante|de otro nivel|respeto|necesitaba",
  ],
  tip: [
    "^(?:un )?(?:consejo|truco|tip|dato):|(?:yo|nosotros) (?:le|lo|la|les|los|uso|siempre|suelo|también|en vez|en lugar) (?:le |lo |la )?(?:pongo|echo|agrego|añado|hago|uso|cocino|dejo|meto|mezclo|cambio|congelo|remojo)(?! viendo)|si (?:le|lo|la) (?:agregas|añades|pones|echas|dejas|congelas|cambias)|también (?:se puede|puedes|funciona)|queda (?:mejor|más rico|buenísimo|genial) (?:con|si)|para (?:quien|los que|quienes) (?:pregunten|quieran|busquen)|prueba con",
  ],
  agreement: [
    "(?:totalmente|completamente|muy|tan|es|toda la|así es|cien por cien|100%) (?:cierto|de acuerdo|verdad|así|razón|real)|(?:qué|cuánta|toda la|tienes (?:toda la )?|tiene) razón|exacto|exactamente|tal cual|así es|literal(?:mente)?(?: yo)?|soy yo|es (?:verdad|cierto)|yo (?:también|igual|tal cual)|me pasa (?:igual|lo mismo|siempre)|me identifico|igual yo|la pura verdad|amén|verdad[.! ]*$|pura verdad|de acuerdo",
  ],
  greeting: [
    "(?:saludos?|hola|un abrazo|abrazos|besos|cariños|buen[oa]s (?:días|tardes|noches))(?: [^ ]+){0,4} (?:desde|de)|(?:hola|buenas|saludos|buen[oa]s (?:días|tardes|noches)|holi|qué tal|abrazo|un saludo)(?: [^ ]+){0,2}[!., 👋❤️]*$|desde [^ ]+(?: [^ ]+){0,2} (?:con|te|un|saludos|viéndote)|te (?:veo|sigo) desde (?!hace|el \\d|\\d|los|que)|viéndote desde (?!hace|el |\\d)",
  ],
  gear: [
    "(?:qué|que|cuál|cual)(?: es| tipo de| marca de| modelo de)?(?: la| el| tu)? (?:[^ ]+ ){0,1}?(?:cámara|micro|micrófono|lente|objetivo|trípode|luz|luces|programa|app|aplicación|editor|software|ordenador|computadora|portátil|celular|móvil|teléfono|dron|pincel|pintura|pegamento|cola|cera|lana|aguja|tela|harina|sartén|cuchillo|horno|batidora|máquina|herramienta|taladro|impresora|filtro|fuente|teclado|guitarra|bici|zapatillas|tienda|mochila|tierra|abono|aceite|labial|base|champú|marca)(?: |\\?|$|,)|(?:con )?qué (?:[^ ]+ ){0,2}(?:editas|grabas|filmas|usas|utilizas|grabas|editas|ocupas|llevas)",
  ],
  price: [
    "cuánto (?:cuesta|costó|vale|te costó|sale|cobras|es|cuestan|valen|fue|salió)|(?:el |qué )?precio\\??|a cuánto|qué (?:precio|vale)",
  ],
  link: [
    "(?:en )?qué tienda",

    "dónde (?:[^ ]+ )?(?:puedo |se puede |podemos |la |lo |los |las |has |te )*(?:comprar|compro|conseguir|consigo|compraste|comprado|encontrar|encuentro|venden|consigues|descargar|descargo)|(?:link|enlace|links)|(?:lo|la|los|las)? ?vendes|haces envíos|de dónde (?:es|son) (?:la|el|tu|los|las|esa|ese)",
  ],
  place: [
    "dónde (?:es|está|queda|fue|lo grabaste|grabaste|estás|se encuentra|grabas)|(?:qué|cuál es (?:el|la)) (?:lugar|sitio|playa|ciudad|pueblo|restaurante|país|parque)|ubicación",
  ],
  schedule: [
    "(?:para )?cuándo (?:[^ ]+ ){0,3}?(?:próximo|parte|sale|sube|subes|vídeo|video|vuelves|capítulo|directo|sigue|estrenas|segunda|nuevo|la 2)|(?:cada cuánto|qué días) (?:subes|publicas)|y la (?:segunda )?parte",
  ],
  song: [
    "(?:cómo se llama|qué|cuál es|nombre de|nombre|cuál es el nombre de) (?:la |esa |es la |esta )?(?:canción|música|tema|rola|melodía)|(?:canción|música)\\?",
  ],
  personal: [
    "cuántos años tienes|qué edad|tienes (?:novi[oa]|pareja|hijos|espos[oa])|estás (?:casad[oa]|solter[oa])|dónde vives|de dónde (?:eres|sos)|cómo te llamas|cuánto (?:ganas|mides|pesas)|cuál es tu (?:nombre|edad|altura|signo|religión)|eres (?:casad|solter|gay|cristian|de )",
  ],
  "how-to": ["cómo (?:[^ ]+)"],
  asks: [
    "(?:¿|cómo|qué (?!descubrimiento|novedad|sorpresa|tremend|pasad|bien|bueno|buena|lindo|linda|bonito|rico|grande|crack|maravilla|gran|hermoso|hermosa|risa|arte|pasada|vídeo|video|nivel|calidad|talento|chulo|guapo|guapa)|cuál(?:es)?|dónde|cuándo|por qué|quién|cuánt[oa]s?|alguien sabe|puedo|se puede|es (?:posible|normal|necesario)|hay que|hace falta|sirve para|funciona (?:con|en|para)|tienes|sabes (?:si|cómo|dónde))",
  ],
  marvels: [
    "qué [^ ?]+[.! ]*$",
    "¡?qué (?:bien|bueno|buena|lindo|linda|bonito|rico|grande|crack|maravilla|gran|hermoso|hermosa|arte|pasada|vídeo|video)|cómo (?:mola|me gusta|molas)",
  ],
  contrast: ["pero|aunque|sin embargo|lástima|lo único|salvo"],
  story: ["(?:yo|mi|mis|me|nos|nuestro|nuestra|tengo|estoy|soy|fui|hice)"],
  aspect: [
    "audio|sonido|música|micro|volumen|intro|título|miniatura|final|luz|subtítulos|ritmo|edición|cámara|anuncios|letra",
  ],
  backhanded: [
    "quién (?:lo )?(?:diría|iba a decir)|no (?:pensé|creí|esperaba) que (?:alguien|tú|tu edad|pudieras|supieras)",
    "para (?:ser|no ser|no saber|no tener|alguien)(?: [^ ]+){0,6},? (?:no (?:está|lo haces|te sale|cocinas|dibujas|cantas) (?:tan |nada )?mal|(?:te )?(?:sale|está|queda|lo haces|eres) (?:bastante |muy )?bien|bastante (?:bien|buen[oa]|decente))|(?:pensé|creía|creí|pensaba|esperaba) (?:que )?(?:[^ ]+ ){0,6}?(?:mal[oa]|peor|basura|aburrid[oa]|horrible|un asco|nada|tontería)(?: [^ ]+){0,3},? (?:pero|y)|(?:por fin|al fin) (?:un|una) (?:vídeo|video)? ?(?:buen[oa]|decente|que vale)|(?:sorprendentemente|increíblemente) (?:decente|buen[oa]|útil)|menos (?:mal[oa]|aburrid[oa]|pesad[oa]) que|mejor que (?:el|la|tu|los|tus) (?:anterior(?:es)?|último|última|otros)|no (?:está|estuvo|es|quedó) (?:tan |nada )?mal[oa]?(?: para|[,. ]|$)|casi (?:parece|pareces) (?:profesional|que sabes)|odio (?:admitirlo|reconocerlo)",
  ],
  dismisses: [
    "^(?:meh|aburrido|cringe|qué malo|siguiente|paso|bostezo|a nadie le importa|y\\?|y a mí qué|nadie preguntó|quién (?:te )?preguntó|equis)[.!? ]*$",
  ],
  tags: [
    "(?:esto |este |esta |así |eso )?(?:eres|somos|sos) (?:literal(?:mente)? |tal cual )?(?:tú|vos|nosotr[oa]s|nos|yo y)?(?:[ .!😂,]|$)|^(?:mira|miren|mirá|vean|ve esto|te acuerdas|te acordás|tenemos que|hay que|vamos|cuándo vamos|nosotr[oa]s|tú (?:cuando|después)|para ti|te lo dije|me acordé de ti|literal)|(?:tenemos que|vamos a|hay que) (?:hacer|ir|probar|intentar)|tal cual",
  ],
  lacks: [
    "me (?:hubiera|habría) gustado|faltó|falta|echo de menos|eché en falta|podría|podrías haber|demasiado|muy|una pena|lástima|poco",
  ],
  facts: [
    "^(?:pero )?(?:los|las|el|la) [^ ]+(?: [^ ]+)? no (?:tienen?|son|es|eran?|comen?|llevan?|usan?|usaban?|viven?|pueden?|existen?) ",
  ],
};
