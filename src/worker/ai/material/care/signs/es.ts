import type { LanguageSigns } from "../signs.ts";

const KIN =
  "(?:madre|padre|mama|mami|papa|papi|padres|hermanos?|hermanas?|gemel[oa]|hij[oa]s?|bebe|espos[oa]|marido|mujer|pareja|novi[oa]|abuel[oa]s?|abuelit[oa]|ti[oa]s?|prim[oa]|sobrin[oa]|suegr[oa]|mejor amig[oa]|amig[oa]|profesor[a]?|maestr[oa]|vecin[oa]|compañer[oa])";
const PET = "(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|caballo|conejo|hamster|loro|cobaya)";
const TEEN = "(?:[5-9]|1[0-7])";
const CHILD = "(?:hij[oa]s?|niñ[oa]s?|bebe|peque(?:ño|ña|s)?|nen[ea]|sobrin[oa]|alumn[oa]s|gemelos)";

export const ES: LanguageSigns = {
  harmless: [
    "me (?:quemé|golpeé|pegué|pinché)(?: [^ ]+){0,3} con (?:la|el|una?|los) (?:plancha|olla|sartén|horno|silicona|pistola de|aceite|vapor|agua|martillo|taladro|estufa)(?! … (?:propósito|adrede|otra vez))",
    "se (?:me|te|le|nos|les) cort(?:a|ó|an|aron|aba) (?:la|el|los|las|siempre|cuando|al|y) ?(?:mayonesa|mahonesa|salsa|leche|crema|nata|alioli|masa|ganache|café|merengue|internet|luz|señal|llamada|wifi|directo|audio|vídeo|conexión)?",
    "(?:acabar|terminar|cerrar|cerramos|acabamos|terminamos|acaba|termina) (?:con )?todo con (?:[^ ]+ ){1,4}?(?:fiesta|concierto|cena|baile|fuegos|celebración|festival|brindis|asado)|(?:jugada|misión|carrera|modo|pase|ataque|zorra|enemigos?|drones?) suicidas?|me (?:va|van) a matar[:,]? … (?:compré|comprado|compra|gast[a-zé]*|otra|otro|factura|plantas?|zapatos|lana|tela|sepa|vea el)",
    "matar (?:el |la |los |las |un )?(?:ruidos?|eco|tiempo|rato|hambre|gusanillo|aburrimiento|(?:malas )?hierbas?|zumbido|sonido|brillos?|reflejos?|bichos?|mosquitos|cucarachas|hormigas|pulgon(?:es)?|plagas?|hongos?|moho|bacterias|germenes|piojos|pulgas|acaros)",
    "(?:cansad[oa]s?|hart[oa]s?|agotad[oa]s?|quemad[oa]s?|aburrid[oa]s?)(?: (?!viv|vida|exist|todo )[^ ]+){0,4} (?:public|edit|grab|sub|post|stream|videos?|reels?|contenido|directos?)[^ ]*(?: (?!viv|vida|exist)[^ ]+){0,6} no (?:puedo|aguanto)(?: ya)? mas",
    "(?:espi|stalke|rastre|vigil|acos)\\w+ (?:a )?(?:(?:mi|la|mis|los|las|el|nuestra) )?(?:compet\\w+|estadisticas|miniaturas|hashtags|titulos)|refugiad[oa]s?(?: [^ ]+){0,3} (?:abrio|abrieron|abre|monto|dirige|cocina|vende|fundo|gano)",
    "(?:me|nos|te|le) (?:pega|gana|mata|golpea|destroza) (?:siempre |cada vez )?(?:en|al|a la|a) (?:el |la )?(?:fifa|ajedrez|mario\\w*|tenis|padel|poker|uno|parchis|play|smash|juego)",
    "(?:pague|pagar|pagando|pagamos|pagado|liquide|liquidar) … deudas?",
    "morir(?:me|se|nos)? de (?:risa|hambre|verguenza|ganas|amor|calor|frio|sueño|envidia|aburrimiento|ternura)|me muero (?:por|de (?:risa|hambre|ganas|amor|calor|frio|sueño|verguenza|envidia))|de muerte(?: lenta)? (?:por chocolate)?|para morirse|naturaleza muerta|punto muerto|dia de (?:los )?muertos|pan de muerto|hora muerta|peso muerto|muert[oa]s? de (?:risa|hambre|sueño|frio)|matar (?:el tiempo|dos pajaros|el gusanillo|la hora|malas hierbas|bacterias|el hambre|al (?:jefe|boss) (?:final|de|en))|mata(?:r)? (?:al|el) (?:jefe final|boss)",
    "escuadron suicida|cortar(?:me|se|te)? (?:el pelo|el flequillo|las puntas|el cabello|las uñas|el cesped|gastos|telas?)|signo cancer|cancer (?:y|con) (?:leo|escorpio|aries|tauro|piscis|virgo)|cancer (?:ascendente|horoscopo)|horoscopo … cancer|tropico de cancer|abus(?:ar|ando) de (?:la|las|el|los) (?:herramientas|plancha|filtros|azucar)|depresion tropical|gran depresion|niñ[oa]s? de los (?:80|90|ochenta|noventa)|bombas? de (?:baño|chocolate|semillas|agua|calor)|pasarlo bomba|guerra de las galaxias|star wars|guerra de (?:globos|precios|consolas)|adict[oa] (?:al|a la|a los|a las) (?:chocolate|cafe|libros|moda|plantas|series|running)",
    "abogad[oa]s? (?:de|especialista en) divorcios? … (?:marketing|clientes|contenido|seo|negocio)|marketing … divorcios?|tiempos? muertos?|lengua muerta|perdi (?:el movil|las llaves|peso|el vuelo|la paciencia|el tren|seguidores|la cartera)|rupturas? de stock|bateria (?:muerta|se muere)|(?:planta|orquidea|albahaca|masa madre|suculentas?)s? (?:se )?(?:muere|murio|muerta|esta muriendo)|golpe de (?:calor|suerte|estado|efecto)|transiciones? (?:de video|suaves|en capcut|para)|batid[oa]s?|recuperacion (?:de datos|muscular|de cuenta|activa)|robar (?:un beso|planos)|vestid[oa] para matar",
  ],
  fiction: [
    "peliculas?|series?|pelis?|netflix|anime|manga|temporada|capitulos?|episodios?|tra[i]?ler|novelas?|cancion(?:es)?|letra|videojuegos?|juegos?|gameplay|elden ring|minecraft|roblox|fortnite|gta|jefe final|personajes?|villan[oa]|reseña|libro|cosplay|resumen del|final explicado|obra de teatro|true crime",
  ],
  informs: [
    "prevencion|prevenir|concienci\\w+|psicolog[oa]|terapeuta|enfermer[oa]|documental|estadisticas|señales de|como (?:ayudar|apoyar|acompañar|hablar con)|hablar de|hablemos de|sobrevivient[e]s?|superviviente|sobrevivi|recuper(?:acion|ad[oa]|ando)(?:me)?|super(?:e|ar|ando|ado)|mi historia|sali de|años (?:limpi[oa]|sin|despues)|perd(?:i|imos|er) a|aniversario|homenaje|charla|estigma|duelo",
  ],
  kinds: {
    overdose: {
      says: [
        "(?:tome|tomo|tomado|trague|trago|tragado) (?:como |unas |unos |casi |mas de )*(?:[2-9]\\d|1\\d|\\d{3}|diez|quince|veinte|treinta|cuarenta|un monton de|muchas|muchisimas|un punado de)(?: \\w+)? (?:pastillas|pildoras|ibuprofenos?|paracetamol(?:es)?|somniferos|comprimidos|aspirinas|tranquilizantes)",
        "(?:me |se )(?:tome|ha tomado|tomo|he tomado|trague|trago) (?:demasiad[oa]s|todas? (?:las|mis|sus)|un (?:bote|frasco|blister) de) (?:\\w+ )?(?:pastillas|pildoras|medicamentos|somniferos)|(?:tiene|tengo|tuvo|sufri|sufrio) una? sobredosis|cuantas pastillas … (?:morir|matar)",
      ],
      names: ["sobredosis"],
    },
    suicide: {
      says: [
        "ya no quiero (?:estar aqui|vivir|nada|seguir|existir|despertar)|me (?:quiero|voy a) (?:matar|morir|suicidar|ir de este mundo)|no quiero estar aqui|quiero que (?:todo )?(?:pare|acabe|termine)(?: todo)?|para que (?:seguir )?viv(?:ir|iendo|o)|sin ganas de vivir",
        "(?:quiero|quisiera|queria|pienso en|voy a|deseo|ganas de|prefiero|intente|intento|ojala|planeo|me gustaria|quiere|dice que quiere) (?:\\w+ )?(?:morir(?:me|se)?|matar(?:me|se)|suicidar(?:me|se)|desaparecer(?: para siempre)?|quitar(?:me|se) la vida|dejar de (?:vivir|existir)|estar muert[oa]|acabar con (?:todo|mi vida)|no despertar)|quitar(?:me|se) la vida|acabar con mi vida|terminar con mi vida",
        "no (?:quiero|puedo|soporto|aguanto|tengo ganas de) (?:seguir |mas )?(?:viv(?:ir|iendo)|existir|estar viv[oa]|despertar|mas con (?:esto|la vida|mi vida)|asi ni un dia)|no puedo mas(?: con| y|$|[.,!])|no aguanto mas(?: con la vida| y|$|[.,!])|no (?:le )?(?:encuentro|veo) (?:el )?sentido (?:a (?:la|mi) vida|a vivir|a nada)|(?:estarian|estaran|seria|estaria) mejor sin mi|(?:mi vida|la vida) no (?:vale la pena|tiene sentido)|carta de (?:despedida|suicidio)|ojala no hubiera nacido|nadie (?:me )?(?:echaria de menos|notaria) si|me quiero morir|cansad[oa] de vivir|formas de (?:morir|suicidarse)|pensamientos suicidas",
      ],
      names: ["suicid(?:io|ios|as?|arse|arme)"],
    },
    "self-harm": {
      says: [
        "(?:me|se) (?:corto|corta|hago daño|hace daño|lastimo|lastima|autolesiono|autolesiona|quemo a proposito)(?! (?:el|las|la) )|(?:cortar|hacer|lastimar|autolesionar)(?:me|se)(?: daño)?(?! (?:el|las|la|los) )",
      ],
      names: ["autolesi\\w+"],
    },
    abuse: {
      says: [
        "(?:mi )?(?:padre|madre|padrastro|marido|novio|papa|mama|pareja|esposo|hermano) (?:\\w+ )?(?:nos|me|le|les) (?:pega|golpea|maltrata|insulta y|amenaza|encierra)",
        "(?:mi|el|ella|mis|su)? ?(?:\\w+ )?(?:me|nos) (?:pega|pegan|golpea|golpean|maltrata|maltratan|amenaza con matar\\w*|encierra|empuja y|ahorca|controla el (?:movil|dinero))|(?:miedo|terror) (?:a|de) mi (?:marido|pareja|novio|novia|padre|madre|esposo|esposa|ex)|(?:dijo que me|quiere|va a|amenazo con) (?:va a )?matar(?:me|nos)|(?:marido|novio|padre|pareja|esposo|novia|madre) (?:maltratador[a]?|abusador|violent[oa]|abusiv[oa])|relacion (?:abusiva|de maltrato)|no estoy segura? en (?:mi )?casa",
      ],
      names: [
        "violencia (?:domestica|de genero|machista|intrafamiliar)|maltrato (?:infantil|psicologico|fisico)?|abuso infantil",
      ],
    },
    sexual: {
      says: [
        "(?:mi )?(?:jefe|tio|padre|padrastro|entrenador|profesor|abuelo|primo|hermano|medico|cura|vecino|compañero|un hombre|alguien) (?:\\w+ )?me (?:toco|toca|manoseo|violo|beso a la fuerza|obligo|abuso)",
        "me (?:violaron|violo|ha violado|abusaron|abuso de mi|toco sin|manosearon|manoseo|forzo|drogaron|obligo a (?:tener sexo|acostarme))|(?:fui|han) (?:violad[oa]|abusad[oa])|abus(?:o|aron) de mi",
      ],
      names: [
        "violacion(?:es)?|abusos? sexual(?:es)?|acoso sexual|agresion(?:es)? sexual(?:es)?|pederast\\w+|(?:el|del|de|al|sobre|sufri|contra|por) grooming(?! (?:canino|felino|de (?:perros|gatos|mascotas)))|grooming (?:a|contra|hacia|por|sexual|infantil|digital|online|en (?:internet|redes|linea)|de (?:menores|ninos|ninas|adolescentes))|sextorsion",
      ],
    },
    eating: {
      says: [
        "(?:llevo|hace|estoy|paso|estuve) (?:\\w+ ){0,2}(?:dias|semanas|una semana) sin comer|no como (?:nada )?(?:desde hace|en)|(?:comer|como) (?:solo |menos de )?[1-7]\\d\\d calorias",
        "(?:me )?(?:provoco|provoca|provocar(?:me|se)) el vomito|vomito (?:despues de comer|todo lo que como|lo que como)|llevo \\w+ dias sin comer|dejar de comer|dejo de comer|deje de comer|me mato de hambre|pasar hambre para adelgazar|(?:pro)? ?ana y mia|bajar \\d+ kilos en (?:una semana|\\w+ dias)",
      ],
      names: [
        "anorexia|bulimia|trastornos? (?:alimentari[oa]s?|de la conducta alimentaria|alimenticios?)|tca|atracones",
      ],
    },
    stalked: {
      says: [
        "me (?:acosa|acosan|acosando|sigue a casa|siguen a casa|persigue|persiguen|vigila|amenaza|amenazan|amenazo|amenazaron|estan amenazando|chantajea|chantajean)|(?:tengo un|mi) acosador|(?:publico|publicaron|saben|sabe|filtraron|filtro) (?:mi direccion|donde vivo)|amenazas? de muerte|esta(?:n)? (?:acosando|amenazando|siguiendo)me",
      ],
      names: ["un acosador"],
    },
    leaked: {
      says: [
        "(?:filtr\\w+|publi\\w+|subi\\w+|compart\\w+|difund\\w+|envi\\w+|amenaz\\w+|tiene|tienen|venden?)(?: \\w+){0,4} (?:mis (?:\\w+ )?(?:fotos|videos|imagenes|nudes|packs?)(?: \\w+)? ?(?:intim[oa]s|desnud[oa]s?|privad[oa]s|sexuales)?|(?:fotos|videos|imagenes) (?:intim[oa]s|desnud[oa]|privad[oa]s|mi[oa]s)|video sexual mio)|pornovenganza|(?:fotos|videos) (?:intim[oa]s|desnud[oa]s?) mi[oa]s|mi pack|deep ?fake (?:porno )?(?:mio|de mi)",
      ],
    },
    minors: {
      names: [
        `(?:ligar|quedar|salir|hablar en privado|seducir|enviar mensajes|conseguir fotos|convencer|conquistar|besar|encontrarme)(?: (?:con|a|de|una?|mis|chicas?|niñas?|niños?))* (?:de ${TEEN} años|menor(?:es)?(?: de edad)?|(?:seguidores|seguidoras|fans) (?:menores|jovenes))|(?:niñas?|menores) (?:sexis|sexys?|en bikini|en bañador|desnud[oa]s)|pornografia infantil|engañar a (?:niños|menores)|vender (?:vapes?|alcohol|tabaco|drogas?|apuestas) a (?:niños|menores|adolescentes)`,
      ],
    },
    violence: {
      names: [
        "(?:como )?(?:envenenar|matar|hacer daño|pegar|apuñalar|quemar) (?:a |al |la casa de )?(?:mi |un |el |la )?(?:perro|gato|vecin[oa]|ex|jefe|profesor[a]?|marido|mujer|compañer[oa]|alguien|hermano|padre|novi[oa])(?: del vecino| de mi| de la)?(?! final)",
        "(?:quiero|voy a|como|ganas de|planeo|pienso) (?:\\w+ )?(?:matar|apuñalar|envenenar|disparar|pegar(?:le)?|golpear|secuestrar|hacer(?:le)? daño|asesinar|vengarme) (?:a )?(?:(?:mi|mis|un|una|la|el|todos|alguien|los|ese|esa) ?(?:ex|marido|mujer|jefe|vecin[oa]s?|profesor[a]?|compañer[oa]s?|padre|madre|hermano|persona|gente|perro del vecino|gato|esposa|novi[oa])?)(?= |$|[.,!?])(?! (?:final|tiempo|hambre))|tiroteo en (?:el|mi) (?:colegio|escuela|instituto)|deshacerme de un cadaver",
      ],
    },
    weapons: {
      names: [
        "(?:hacer|fabricar|construir|cocinar|como se hace)(?: \\w+){0,2} (?:bomba casera|bombas caseras|explosivos?|molotov|metanfetamina|cocaina|pistola|armas? caseras?)|vender (?:droga|drogas|cocaina|marihuana)|billetes falsos|clonar tarjetas|robar (?:un coche|en tiendas|tarjetas)",
      ],
    },
    stalking: {
      names: [
        "(?:saber|averiguar|encontrar|descubrir) (?:donde vive|la direccion de|la casa de)|(?:espiar|rastrear|hackear|localizar)(?: \\w+){0,4} (?:novi[oa]|ex|pareja|marido|mujer|espos[oa]|hij[oa]|alguien|una chica|youtuber|streamer)",
        "(?:como|quiero|puedo|app para) (?:\\w+ )?(?:espiar|rastrear|localizar|seguir|hackear|acosar|vigilar|saber donde vive)(?: \\w+){0,4} (?:mi (?:ex|novi[oa]|pareja|marido|mujer|crush|esposa)|alguien|una chica|una persona|un streamer|un youtuber|ella)|espiar (?:el )?(?:whatsapp|movil|celular)|sin que (?:se entere|lo sepa|ella lo sepa|se de cuenta) (?:mi|ella|el|nadie)|averiguar donde vive|camara oculta en (?:el )?(?:baño|vestuario|probador)",
      ],
    },
    exposing: {
      names: [
        "(?:publicar|subir|filtrar|difundir|compartir|enviar|exponer)(?: \\w+){0,2} (?:fotos|videos|nudes|packs?|conversaciones|direccion)(?: \\w+){0,2} (?:de mi (?:ex|novia|novio|mujer|amiga|jefe)|de ella)|exponer a mi (?:ex|novi[oa]|compañer[oa]|jefe|profesor[a]?|amig[oa]|vecin[oa])|humillar a mi|arruinar(?:le)? la vida a|doxear|funar a",
      ],
    },
    dares: {
      names: [
        "(?:reto|retos|desafio|desafios|challenge|broma|bromas) (?:\\w+ )?(?:peligros[oa]s?|mortal(?:es)?|extrem[oa]s? (?:y )?peligros[oa]s?|del apagon|de asfixia|de la asfixia|del desmayo|ilegal(?:es)?|con (?:un )?(?:arma|cuchillo|bomba|fuego)|de secuestro|de bomba)|beber lejia|tomar lejia|conducir con los ojos vendados|huir de la policia|llamar (?:al 112|al 911|a emergencias) (?:de|en) broma|prenderme fuego|(?:sin (?:comer|dormir|beber)) (?:[3-9]|tres|cuatro|cinco|siete) dias",
      ],
    },
    deceit: {
      names: [
        "(?:simular|fingir|escenificar|inventar|fingir que) (?:mi|un|una) (?:propi[oa] )?(?:secuestro|muerte|accidente|robo|enfermedad|embarazo|suicidio|aborto)",
        "fingir (?:\\w+ )?(?:muerte|mi muerte|que (?:estoy|tengo|he muerto|muero|mori)|un secuestro|cancer|una enfermedad|un embarazo|mi suicidio|un accidente|un aborto)|(?:simular|inventar(?:me)?) (?:mi (?:propia )?muerte|un secuestro|una enfermedad|un cancer|un accidente|que tengo cancer)|estafar a (?:mis )?(?:seguidores|ancianos|suscriptores|la gente)|sorteo falso|estafa piramidal|noticias falsas para",
      ],
    },
    hate: {
      names: [
        "(?:por que|demostrar que|porque|que) (?:los|las) (?:negros|judios|musulmanes|inmigrantes|gitanos|gays|moros|mujeres|trans|homosexuales|extranjeros) (?:son|deberian|no deberian|deben|sobran|no merecen)(?: \\w+)?|(?:burl(?:arme|arse|arnos)|reir(?:me|se)|insultar|humillar|chistes|acosar|bromas)(?: \\w+){0,2} (?:de|a|sobre|contra) (?:los |las |un |una |personas )?(?:discapacitad[oa]s|gord[oa]s|negr[oa]s|gays|inmigrantes|judios|gitanos|autistas|mendigos|indigentes|musulmanes|sin techo|compañer[oa]s?)|el holocausto (?:no existio|es mentira)",
      ],
    },
    "child-writes": {
      says: [
        `tengo (?:solo |casi |apenas )?${TEEN} (?:años|añitos)|tengo (?:cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) años|soy (?:un |una )?(?:niñ[oa]|menor(?: de edad)?)|(?:mi madre|mi mama|mis padres|mi padre|mi papa) no (?:me dejan?|quieren?|saben?)(?: \\w+){0,4} (?:canal|tiktok|youtube|videos|cuenta|instagram)|sin que (?:mis padres|mi madre|mi mama) (?:se enteren?|lo sepan?)|estoy en (?:primaria|[1-6](?:º|o)? de primaria)|mentir sobre mi edad`,
      ],
    },
    "child-filmed": {
      names: [
        `(?:grab(?:ar|o|ando)|film(?:ar|o)|subir|publicar|mostrar|enseñar|fotografiar|bromas? a|compartir|asustar)(?: (?:videos?|fotos?|contenido|de|a|con|en casa|reels|tiktoks))* (?:mi|mis|nuestr[oa]s?|los|las|unos|a los|a mi) (?:\\w+ )?${CHILD}|(?:rabietas?|berrinches?|baño|castigo|llanto)s? de mi ${CHILD}|mi ${CHILD} (?:youtuber|influencer|sea famos[oa]|en (?:mi canal|tiktok|youtube|instagram))|canal (?:de youtube )?(?:con|de|para) (?:mi |mis |los )?${CHILD}|vlogs? (?:familiar(?:es)?|en familia)|videos (?:para|de) niños|contenido infantil|canal infantil`,
      ],
    },
    grief: {
      says: [
        `se (?:me|nos) (?:murio|muere|fue) (?:mi|la|el|una?)(?: \\w+)?(?: ${KIN})?(?<=${KIN}|abuelita|abuelito)|se me (?:murio|fue) (?:la|el|mi) (?:\\w+)|(?:carta|video|cancion|mensaje|homenaje) (?:a|para|de despedida a) (?:mi|nuestr[oa]) (?:\\w+ )?${KIN} (?:que (?:ya no|se fue|murio|esta en el cielo)|fallecid[oa]|muert[oa]|en el cielo)|(?:mi|nuestr[oa]) (?:difunt[oa]|fallecid[oa]) ${KIN}|(?:mi|nuestr[oa]) ${KIN} que (?:ya no esta|fallecio|murio|se fue)`,
        `(?:mi|nuestr[oa]|su|mis) (?:\\w+ )?${KIN} (?:\\w+ )?(?:murio|murieron|fallecio|fallecieron|ha muerto|ha fallecido|esta muriendo|se muere|se esta muriendo|se fue (?:al cielo|para siempre)|ya no esta|se suicido)|(?:murio|fallecio|se murio|se nos fue|perdi|perdimos|perder|extraño|echo de menos|despedir|despedirme de|enterrar|sin|muerte de|homenaje|funeral de|cenizas de) (?:a )?(?:mi|nuestr[oa]|un|una|la de mi|mis) (?:\\w+ )?${KIN}(?! (?:peso|perdi[oa]))|(?:muerte|perdida|fallecimiento) de (?:mi|un|una|nuestr[oa]) (?:\\w+ )?${KIN}|primera? (?:navidad|cumpleaños|dia de la madre) sin (?:el|ella|mi)|soy (?:viud[oa]|huerfan[oa])|desde que (?:murio|fallecio)`,
      ],
      names: [
        "duelo(?! (?:de|entre) (?:titanes|raperos|cantantes|cocineros|cartas|espadas))|luto|funeral(?:es)?|viud[oa]s?|viudez|pesame|cuidados paliativos|perdida de un (?:ser querido|familiar|padre|hijo)|esquela|velatorio",
      ],
    },
    pet: {
      says: [
        `(?:mi|nuestr[oa]) ${PET} (?:\\w+ )?(?:murio|se murio|fallecio|ha muerto|se muere|se esta muriendo|ya no esta|tiene cancer)|(?:murio|se murio|perdi|perdimos|sacrificar|despedir|extraño|muerte de|eutanasia (?:a|de|para)|dormir|atropellaron)(?: a)? (?:a )?(?:mi|nuestr[oa]|un|una) ${PET}`,
      ],
      names: ["duelo por (?:una |la |tu )?mascota|perder una mascota"],
    },
    pregnancy: {
      says: [
        "(?:perdi|perdimos|perdio) (?:al|a mi|a nuestro|el|mi|un) (?:bebe|embarazo)|abort(?:e|o espontaneo|ar|aron)|no (?:habia|tenia) latido|nacio (?:muert[oa]|sin vida)",
      ],
      names: [
        "abortos?(?: espontaneos?)?|perdida gestacional|muerte (?:gestacional|perinatal|neonatal)|embarazo ectopico|bebe arcoiris|duelo (?:gestacional|perinatal)",
      ],
    },
    infertility: {
      says: [
        "no (?:puedo|podemos|consigo|logramos|puede) (?:tener hijos|quedar(?:me|se)? embarazada|concebir|ser (?:madre|padre|padres))",
      ],
      names: ["infertil(?:idad)?|esterilidad|fecundacion in vitro|fiv|reproduccion asistida|betaespera"],
    },
    illness: {
      says: [
        "(?:me|le) (?:diagnosticaron|han diagnosticado|detectaron|dieron \\w+ meses de vida|amputaron|estan dando quimio)|(?:tengo|tiene|tuve|tenia|con|mi|superar el|vivir con|lucha contra el|sobrevivi al) (?:un |una |el |la |mi )?(?:cancer|tumor|leucemia|alzheimer|parkinson|ela|esclerosis(?: multiple)?|diabetes|epilepsia|lupus|crohn|endometriosis|fibromialgia|vih|insuficiencia renal|ictus|infarto|dolor cronico|enfermedad (?:cronica|rara|terminal|grave))|(?:esta|estoy) (?:en coma|ingresad[oa]|en la uci|muy enferm[oa]|en quimio)",
      ],
      names: [
        "cancer(?: \\w+)?|quimioterapia|radioterapia|mastectomia|leucemia|tumor(?:es)?|alzheimer|demencia|parkinson|esclerosis multiple|diabet(?:es|ic[oa]s?)|epilepsia|lupus|endometriosis|fibromialgia|enfermedad(?:es)? (?:cronicas?|raras?|terminal(?:es)?|autoinmunes?)|dolor cronico|celia(?:c[oa]s?|quia)|vih|dialisis|trasplante|discapacidad|autis(?:mo|ta)|migrañas?|ictus|amputacion|cuidador(?:es|as?)? de",
      ],
    },
    mind: {
      says: [
        "mi (?:\\w+ )?(?:depresion|ansiedad|bipolaridad|toc)",
        "(?:estoy|me siento|siento que estoy|esta) (?:\\w+ )?(?:deprimid[oa]|sin esperanza|vaci[oa]|quemad[oa] del trabajo|hundid[oa]|completamente sol[oa]|muy sol[oa]|una carga)|(?:mi|tengo|sufro|vivir con|con|tuve|padezco|lidiar con) (?:la |una |mi |de )?(?:depresion|ansiedad|ataques? de (?:panico|ansiedad)|bipolaridad|toc|esquizofrenia|estres postraumatico)|me odio(?: a mi)?|no paro de llorar|lloro (?:todas las noches|cada noche)",
      ],
      names: [
        "depresion(?: \\w+)?|ansiedad|ataques? de (?:panico|ansiedad)|trastorno (?:bipolar|limite|obsesivo|mental)|bipolaridad|esquizofrenia|salud mental|burnout|agotamiento emocional|enfermedad mental|ir a terapia|soledad",
      ],
    },
    recovery: {
      says: [
        "(?:soy|era|fui|mi (?:padre|madre|pareja|hermano) es) (?:un |una )?(?:alcoholic[oa]|adict[oa]|drogadict[oa]|ludopata)|llevo \\w+ (?:dias|meses|años) (?:sobri[oa]|limpi[oa]|sin (?:beber|consumir|alcohol|drogas|fumar|apostar))|recai|deje (?:el alcohol|de beber|las drogas|la cocaina|el juego)|mi (?:adiccion|recuperacion|alcoholismo)",
      ],
      names: [
        "sobriedad|rehabilitacion (?:de drogas|por adiccion)|adiccion(?:es)?(?: \\w+)?|alcoholi(?:smo|cos anonimos)|ludopatia|drogadiccion|desintoxicacion",
      ],
    },
    trauma: {
      says: [
        "(?:mi|mis|un) traumas?|creci (?:en|con) (?:una? )?(?:familia|padre|madre|hogar|casa) (?:toxic[oa]|abusiv[oa]|violent[oa]|alcoholic[oa])|me secuestraron|sobrevivi a (?:un|una)|contacto cero con mi (?:madre|padre|familia)",
      ],
      names: [
        "traumas?(?: \\w+)?|estres postraumatico|tept|heridas de (?:la )?infancia|madre narcisista|padre narcisista|abuso narcisista|acogida familiar|supervivientes? de (?:abusos?|violencia|maltrato)",
      ],
    },
    separation: {
      says: [
        "(?:mis padres|mi (?:marido|mujer|esposo|esposa|pareja|novio|novia|ex)|nos|me|se) (?:\\w+ )?(?:\\w+ )?(?:divorci\\w+|separ(?:an|aron|amos|ando|e|arnos|arse)|(?:me )?(?:dejo|abandono|engaño|fue infiel)|rompimos|romper conmigo|termino conmigo)|estoy (?:divorciad[oa]|separad[oa]|divorciandome)|mi (?:divorcio|separacion|ruptura)|corazon roto|me (?:dejo|engaño) mi|custodia de mis",
      ],
      names: [
        "divorci(?:o|os|ad[oa]s?|arse|arme)|ruptura(?:s)?(?: amorosa| de pareja)?|separacion(?: de pareja| matrimonial)?|custodia|desamor|infidelidad|superar a (?:mi|un|tu) ex|coparentalidad",
      ],
    },
    identity: {
      says: [
        "(?:soy|creo que soy|que soy|mi hij[oa] es|como) (?:un |una )?(?:gay|lesbiana|bisexual|trans(?:genero|exual)?|no binari[oa]|queer|asexual|adoptad[oa]|homosexual|intersexual)|sal(?:ir|i|iendo|ida) del (?:closet|armario)|mi (?:transicion|adopcion|madre biologica|identidad de genero|color de piel)",
      ],
      names: [
        "salir del (?:closet|armario)|transicion de genero|disforia|identidad de genero|personas trans|niñ[oa]s trans|hormonacion|lgbt\\w*|adopcion(?! de (?:perros|gatos|mascotas|animales))|racismo|homofobia|transfobia|terapia de conversion",
      ],
    },
    faith: {
      says: [
        "(?:deje|dejar|dejando|perdi|abandone|sali de|perder|me fui de|dudo de|crisis de) (?:la |mi |los |el |de )*(?:fe|religion|iglesia|testigos de jehova|islam|secta|catolicismo|mormon(?:es)?|dios)|mi (?:fe|religion|conversion|bautismo)",
      ],
      names: [
        "crisis de fe|perdida de fe|dejar la (?:iglesia|religion|fe)|ex ?(?:testigos?|mormon|evangelic[oa])|deconstruccion de la fe|trauma religioso|salir de una secta",
      ],
    },
    hardship: {
      says: [
        "me (?:despidieron|han despedido|echaron (?:del trabajo|de casa)|quede (?:sin (?:trabajo|casa|empleo|nada)|en la calle)|desahucian|van a desahuciar)|(?:perdi|perdimos|perdio) (?:mi|el|nuestro|su|la|nuestra) (?:trabajo|empleo|casa|negocio|piso)|(?:vivo|vivimos|duermo|dormia|vivi) en (?:la calle|mi coche|el coche|un albergue)|no (?:puedo|tengo para|me alcanza para) (?:pagar (?:el alquiler|la renta|las deudas|la luz)|comer|la comida)|(?:estoy|tengo|debo) (?:\\w+ )?(?:endeudad[oa]|arruinad[oa]|deudas|en (?:la )?(?:ruina|bancarrota|paro)|desemplead[oa])|me despiden",
      ],
      names: [
        "desahucio|bancarrota|desempleo|quedarse sin trabajo|despidos?|personas sin hogar|sin techo|sinhogarismo|pobreza|salir de deudas|deudas",
      ],
    },
    bullying: {
      says: [
        "me (?:llaman|dicen|insultan) (?:gord[oa]|fe[oa]|rar[oa]|maric\\w+|tont[oa]|loc[oa]|negr[oa])|(?:se )?(?:rien|burlan)(?: \\w+)? de (?:mi|como)",
        "(?:me|le) (?:hacen|hacian|hicieron) (?:bullying|la vida imposible)|(?:sufr(?:o|i|io)|victima de) (?:bullying|acoso)|se (?:burlan|rien) de mi|mi hij[oa] sufre (?:bullying|acoso)",
      ],
      names: ["bullying|acoso (?:escolar|laboral)|ciberacoso|ciberbullying|gordofobia"],
    },
    disaster: {
      says: [
        "(?:mi|nuestra|nuestro) (?:casa|pueblo|ciudad|familia|barrio) (?:\\w+ )?(?:se (?:quemo|inundo|derrumbo)|fue (?:destruid[oa]|bombardead[oa]|arrasad[oa])|quedo destruid[oa])|perdimos todo en|(?:hui|huimos|huyendo|escapamos|escape) (?:de la guerra|de (?:ucrania|siria|venezuela|gaza))|soy refugiad[oa]|vivir en guerra",
      ],
      names: [
        "guerra (?:en|de) (?:ucrania|gaza|siria)|guerra civil|gaza|bombardeos?|refugiad[oa]s|terremotos?|inundacion(?:es)?|tsunami|dana|incendios? forestal(?:es)?|huracan(?:es)?|atentados?|genocidio|holocausto|desastres? natural(?:es)?",
      ],
    },
  },
};
