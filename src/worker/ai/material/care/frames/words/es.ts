import type { Words } from "../classes.ts";

export const ES_WORDS: Words = {
  // Who.
  i: "yo, estoy, tengo, soy, nosotros, estamos",
  me: "me, nos, conmigo, encima mio",
  my: "mi, mis, mio, mia, mios, mias, nuestro, nuestra, nuestros, nuestras",
  they: "el, ella, ellos, ellas, lo, su, sus, este",
  them: "la, lo, le, ella, los, les, golpearla, pegarle",
  stranger:
    "desconocido, desconocida, tipo, tio, hombre, señor, chico, chavo, alguien, extraño, seguidor, seguidora, suscriptor, fan, fanatico, mod, moderador, moderadora, hater, acosador, tia, mujer, vato, wey, man, muchacho, sujeto, pervertido, troll, espectador, viejo, gente, persona, una cuenta",
  adult: "adulto, adulta, mayor que, señor mayor, hombre mayor",
  ex: "ex, exnovio, exmarido, exnovia, expareja, ex novio, ex marido, ex novia, ex pareja",
  partner: "marido, mujer, esposo, esposa, novio, novia, pareja, prometido, prometida",
  parent: "padre, madre, papa, mama, padrastro, madrastra, tio, tia, padres, abuelo, viejo",
  relative:
    "hermano, hermana, abuelo, abuela, primo, prima, tio, tia, padre, madre, papa, mama, padres, sobrino, sobrina, abuelos, vecina, yaya, yayo, tita, tito, tata",
  friend: "amigo, amiga, compañero, compañera, amigos, mejor amigo, mejor amiga",
  kid: "hijo, hija, bebe, niño, niña, nene, nena, hijos, peque, crio, cria, hermanita, hermanito, sobrina, sobrino, nieto, nieta, pequeño, pequeña, chiquito, chiquita",
  minor:
    "menor, menores, menor de edad, colegiala, niña, niño, adolescente, chavala menor, hermanita, hermanito",
  pet: "perro, perra, perrito, perrita, gato, gata, gatito, gatita, cachorro, cachorra, conejo, mascota, hamster, loro",
  known:
    "jefe, jefa, vecino, vecina, profesor, profesora, profe, entrenador, compañero, compañera, compañeros, medico, cura, encargado, empresa, casero, maestro, maestra, abusador, monitor",
  crowd: "clase, compañeros, colegio, cole, todos, niños, chicas, chicos, alumnos, instituto, escuela",
  group:
    "musulmanes, musulman, judios, judio, inmigrantes, inmigrante, migrantes, refugiados, extranjeros, negros, negras, moros, gitanos, gays, homosexuales, lesbianas, trans, transexuales, arabes, africanos, asiaticos, chinos, latinos, sudamericanos, venezolanos, haitianos, mujeres, discapacitados, gordos, menas, indigenas, rumanos, colombianos, los sin techo",
  // Where, when and how.
  place:
    "gimnasio, trabajo, casa, coche, carro, auto, colegio, escuela, instituto, oficina, piso, portal, puerta, calle, sitios, lugares, parada, metro, universidad, tienda, ventana, parque, donde vivo, donde entreno, donde grabo, edificio, barrio, curro, chamba, pega",
  myhome:
    "mi ~ casa, mi ~ portal, mi ~ puerta, mi ~ ventana, mi ~ calle, mi ~ piso, mi ~ edificio, mi ~ coche, mi ~ carro, mi ~ barrio, mi ~ trabajo, mi ~ departamento, donde vivo, donde vivimos, hasta casa, a casa, nuestra casa, mi domicilio",
  whereabouts:
    "donde vivo, donde vivimos, mi direccion, donde trabajo, a que colegio van, mi domicilio, a que cole, a que hora salgo, mis horarios, mi matricula, el colegio de mis, en que escuela",
  again:
    "siempre, cada dia, todos los dias, cada vez, cada noche, todas las noches, constantemente, otra vez, a diario, todo el rato, no para de, no deja de, sigue, de nuevo, anoche, por la noche, ya van, a todas partes, semanas, meses, cada mañana, cada semana, a todos lados",
  fear: "miedo, asustada, asustado, aterrad*, panico, terror, insegur*, acojonad*, preocupad*, obsesionad*, me da cosa, mal rollo, temo, peligro, nervios*",
  rage: "enfada, enfado, enoja, borracho, borracha, bebe, bebido, celoso, celosa, celos, furioso, se pone violento, grita, gritos, discutimos, discutir, ira, rabia, drogado, toma, tomado, se cabrea, cabreado",
  not: "dudo, no, nunca, ni, jamas, sin, tampoco, prohibe",
  never: "nunca, jamas, no mezcl*, por que no, peligro, peligros, evita, evitar",
  play: "ajedrez, fifa, juego, videojuego, partida, mario, tenis, poker, uno, monopoly, futbol, xbox, playstation, minecraft, roblox, fortnite, gta, broma, bromas, reto, carrera, sketch, almohada, record, receta, pelicula, serie, novela, terror en el cine, cancion, letra, documental, casos, casos reales, true crime, anime, podcast, personaje, lego, halloween, disfraz, karaoke, padel, boxeo, judo, billar, nintendo, parchis, entrenamiento, combate",
  how: "como puedo, como se, como hacer, puede mi perro, pueden los perros, consejos, es seguro, quiero, formas de, como",
  secret:
    "sin que se entere, sin que lo sepa, sin que sepa, sin que se de cuenta, a escondidas, en secreto, oculto, oculta, airtag, sin permiso, a sus espaldas",
  // Followed and watched.
  pursue:
    "aparec*, sigue, siguio, siguen, siguiendo, seguia, segui*, espera, esperando, esperaba, esper*, vigil*, observ*, persig*, persegu*, graba, grabando, acech*, ronda, rondando, merode*, presenta, presento, viene, vino, viniendo, pasa por delante, pasa por, pasea por, aparca, estaciona, toca el timbre, llama a la puerta, espia, espiando, me encuentra, plant*, se cuela, deja notas, deja regalos, me busca, buscando, se asoma, fotografi*",
  tail: "me sigue, me siguio, me siguen, me seguia, me esta siguiendo, siguiendome, me persigue, me persiguio, me perseguia, detras de mi, persiguiendome, vino tras de mi",
  know: "sabe, saben, sabia, averiguo, descubrio, publico, publicado, tiene, encontro, difundio, filtro, filtrado, compartio, consiguio, ha puesto, sepa, se entero",
  send: "manda, mando, mandan, mandando, envia, envio, envian, enviando, escribe, escribio, escribiendo, mensajea, deja, dejo, texte*, habla, mandarme, enviarme, enviar, mandar, me pasa",
  // Near a child, and pictures.
  ask: "pide, pidio, piden, pidiendo, pedia, pedir, quiere, queria, quieren, insiste, invita, invito, propone, propuso, ofrece, ofrecio, intenta, escribe, escribio, escribiendo, convenc*, habla, coquetea, liga con, presion*, contacta, contacto, solicita, exige",
  picture:
    "foto, fotos, imagen, imagenes, video, videos, selfie, selfies, fotitos, camara, pack, nudes, captura, webcam, cara",
  meet: "quedar, verse, ver a solas, verme, conocerme, conocerla, conocerlo, encontrarse, salir, a solas, en privado, por privado, privado, privados, citarse, cita, novia, novios, besar, beso, sexo, sexual, sexuales, hotel, secreto, su casa, conocer",
  posed: "autografo, concierto, foto con, cumpleaños, foto escolar, sesion de fotos, selfie con, comunion",
  nude: "desnuda, desnudo, desnudas, desnudos, nudes, pack, packs, intimas, intimos, intima, fotos intimas, video sexual, sexuales, en pelotas, sin ropa, sextape, video porno, mis nudes, en la ducha, topless, explicitas, privadas",
  spread:
    "public*, sub*, filtr*, compart*, difund*, vend*, amenaza*, chantaje*, extorsion*, pasa*, muestra, enseña*, internet, grupo, telegram, whatsapp, circul*, rula*, roba*, hacke*, han puesto, colg*, mandar*, redes, tiene, usa, usan, usando",
  fakeprofile:
    "perfil falso, cuenta falsa, perfiles falsos, cuentas falsas, se hace pasar por mi, se hacen pasar por mi, suplant*, deepfake*, deep fake, con ia, con inteligencia artificial, onlyfans falso, falso perfil",
  porn: "porno, pornografia, pornografic*, pagina porno, deepfake*, cuerpo desnudo, onlyfans",
  // Violence, confinement, control.
  hit: "pega, pego, pegan, pegaba, pegando, pegado, pegarme, pegarle, golpe*, abofet*, ahorc*, estrangul*, patea*, pate*, puñetazo, puñetazos, bofetada, bofetadas, paliza, palizas, maltrat*, agred*, zurra, cachetea, cachetada, puñetazos, muerde, escupe, cinturon, cinturonazos, azota, abusa, lastima, tortazo, tortazos, cabezazo",
  rough:
    "empuj*, tira, tiro, tiraba, tirar, lanza, lanzo, quem*, agarr*, jal*, arrastr*, aprieta, apreto, arroj*, sacud*, estamp*, avent*, rompe, rompio, aviento",
  hard: "escaleras, pared, suelo, cigarro, cigarrillo, pelo, cuello, garganta, brazo, platos, plato, cuchillo, mesa, agua hirviendo, plancha, botella, piso, cabeza",
  lockin:
    "encierra, encerro, encerrada, encerrado, encerrarme, me deja encerrada, me tiene encerrada, me retiene, me tiene secuestrada, secuestrada en casa, no me deja ni salir",
  lock: "cierra, cerro, cierra con llave, bajo llave, bloquea",
  room: "habitacion, cuarto, baño, sotano, casa, dormitorio, armario, garaje",
  let: "deja, dejan, dejaba, permite, permiten, prohibe, impide, dejo",
  out: "salir, ver a mis, ver a mi, hablar con, trabajar, tener amigos, tener amigas, sola, irme, ir a ningun, llamar a, usar el movil, usar el celular, estudiar, salga, vea a, hable con, trabaje, salgo, vestirme, marcharme, dejarlo, separarme",
  smash:
    "rompio, rompe, rompia, roto, destroz*, estrello, estampo, reventó, revento, tiro, lanzo, quebr*, destruy*, rompia, partio, rompiendo",
  takes:
    "se lleva, se llevo, quita, quito, quitaba, controla, retiene, esconde, escondio, se queda con, se quedo, maneja, roba, guarda, gasta, confisc*, decide",
  means:
    "sueldo, salario, mi dinero, todo el dinero, pasaporte, dni, tarjeta, tarjetas, mis llaves, llaves, mis documentos, mis papeles, documentacion, mi cuenta del banco, el movil, el celular, mi movil, mi celular, mi telefono, el telefono, medicinas, mi medicacion",
  spy: "entrar, meterme en, acceder, revisa, revisar, mira, mirar, lee, leer, espia, espiar, controla, controlar, rastre*, vigila, vigilar, localiz*, localizar, hacke*, entrar en, acceder, clonar, ver los, ver el, saber donde, seguir, grabar, escuchar",
  myphone:
    "mi movil, mi celular, mi telefono, mis mensajes, mi whatsapp, mi ubicacion, mis llamadas, mis redes, mis chats, con quien hablo, donde estoy, mi instagram",
  theirphone:
    "instagram de mi ~ ex, cuenta de mi ~ ex, facebook de mi ~ ex, instagram de mi ~ novia, instagram de mi ~ novio, mensajes de mi ~ novia, mensajes de mi ~ novio, donde esta mi mujer, donde esta mi novia, movil de mi ~ novia, movil de mi ~ novio, movil de mi ~ mujer, movil de mi ~ marido, celular de mi ~ novia, celular de mi ~ novio, celular de mi ~ esposa, celular de mi ~ esposo, whatsapp de mi ~ novia, whatsapp de mi ~ novio, whatsapp de mi ~ mujer, whatsapp de mi ~ marido, whatsapp de mi ~ pareja, mensajes de mi ~ novia, mensajes de mi ~ novio, mensajes de mi ~ mujer, mensajes de mi ~ marido, mensajes de mi ~ pareja, mensajes de mi ~ ex, telefono de mi ~ pareja, telefono de mi ~ novia, donde esta mi novia, donde esta mi novio, donde esta mi mujer, donde esta mi marido, donde va mi novia, donde va mi mujer, instagram de mi ~ ex, instagram de mi ~ novia, el movil de otra, movil de otra persona",
  force: "oblig*, fuerza, forz*, quieren que me, quiere que me, vend*, me casan, a la fuerza",
  marry: "casar, casarme, case, caso, matrimonio, boda, casarse, casan",
  // Touched, or not asked.
  grope:
    "toco, toca, tocaba, tocando, tocarme, metio mano, mete mano, mano en, manos en, manose*, agarro, agarra, roza, rozo, acaricia, acaricio, beso, sobo, soba, frota, frot*, pellizc*, baj* los pantalones, restreg*, metio la mano",
  private:
    "culo, tetas, pecho, pechos, senos, falda, muslo, muslos, entrepierna, bragas, sosten, partes intimas, partes, nalgas, trasero, debajo de la, sin mi permiso, sin permiso, sin consentimiento, mano, vagina, dormida, pompis",
  refused:
    "dije que no, le dije no, dije no, que parara, no queria, sin mi consentimiento, pedi que, llorando, me quede paralizada, no quise, decia que no",
  goeson:
    "siguio, no paro, continuo, no se detuvo, lo hizo igual, me obligo, me forzo, insistio, me penetro, sigui*, no pararon",
  ontop: "encima de mi, encima mio, dentro de mi, quitandome la ropa, desnudandome",
  asleep: "desperte, dormida, dormido, inconsciente, borracha, drogada, durmiendo",
  // Not wanting to be here.
  better:
    "mejor, tranquilos, tranquilo, felices, feliz, aliviados, mas facil, notaria, echaria de menos, bien sin",
  gone: "si yo no estuviera, si no estuviera, sin mi, si desapareciera, si yo no existiera, si me muriera, si yo faltara, si muero, si me fuera para siempre, cuando yo no este, si no existiera",
  sleep: "dormirme, dormir, quedarme dormida, quedarme dormido, cerrar los ojos, duerma, dormirse, acostarme",
  neverwake:
    "no despertar, nunca despertar, no despertarme, no volver a despertar, no despertar nunca, para siempre, no despertarme mas, ya no despertar, jamas despertar",
  goodbye:
    "adios, se despidio, despidio, carta de despedida, ultimo mensaje, mensaje de despedida, despedida, perdon por todo, gracias por todo",
  noanswer:
    "no contesta, no responde, no coge, telefono apagado, no aparece, movil apagado, no atiende, desaparecido",
  cut: "corto, corte, cortar, cortarme, cortandome, quemo, quemarme, araño, rasguño, me hago daño, me golpeo",
  body: "brazo, brazos, muñeca, muñecas, muslo, muslos, pierna, piernas, piel, barriga",
  purpose:
    "hasta sangrar, hasta que sangra, hasta que me duele, a proposito, para sentir, para calmarme, cuando estoy triste, cuando me siento, desahogarme, me alivia, me calma, castigarme, otra vez, que no se vea, recai, a escondidas",
  noteat:
    "sin comer, no como, no ha comido, no come, no he comido, solo agua, solo bebo agua, ayuno de agua, deje de comer, dejo de comer, saltarme comidas, pasar hambre, solo cafe",
  thin: "delgada, delgado, flaca, flaco, peso, kilos, adelgazar, caber, vestido, verano, gorda, cuerpo, bajar, talla, pantalon, bikini, boda, calorias, dieta",
  // Told to die.
  killself:
    "matate, suicidate, muerete, ojala te mueras, ojala te maten, ahorcate, pegate un tiro, tirate de un puente, tirate por la ventana, cortate las venas, deberias morirte, deberias matarte, quitate la vida, vete a morir, que te mueras, mereces morir, matense, kys",
  dieweak: "muere, te mueras, muerte, morirte",
  insult:
    "gorda, gordo, fea, feo, asquerosa, asqueroso, puta, zorra, perra, idiota, mierda, basura, inutil, cerda, cerdo, imbecil, nadie te quiere, maricon, subnormal, estupida",
  comment: "comentan, comenta, comentario, comentarios, mensaje, mensajes, dicen, escriben, mandan, dm",
  // Swallowed, mixed.
  toxin:
    "lejia, cloro, detergente, anticongelante, pila, pilas, pila de boton, bateria, capsula, capsula de detergente, jabon, lavavajillas, desatascador, veneno, raticida, matarratas, pastilla, pastillas, pildoras, medicamento, medicamentos, ibuprofeno, paracetamol, quitaesmalte, acetona, gasolina, perfume, colonia, iman, imanes, gel hidroalcoholico, amoniaco, nicotina, setas, hongos, bayas, insecticida, pesticida, pegamento, aceite esencial, moneda, limpiador, suavizante, marihuana, gomitas, babosas",
  foodtoxin:
    "chocolate, masa cruda, masa, masa de pan, xilitol, chicle, uvas, uva, pasas, cebolla, ajo, macadamia, aguacate, lirio, lirios, lilium, tulipanes, adelfa, cafe, alcohol, cerveza, hueso, huesos, calcetin, hilo, aguja, hueso de pollo, espuma, levadura",
  chem: "lejia, cloro, amoniaco, desatascador, agua oxigenada, salfuman, limpiador, limpiadores, limpia inodoros, antical, acido muriatico, lavandina, clorox, quitamoho, productos de limpieza, hipoclorito, sosa caustica, gases, humos",
  acid: "vinagre, amoniaco, alcohol, limon, acido, otro limpiador, salfuman, garganta, toso, tos, marea*, respirar, ojos, pecho, ahog*, arde, pulmones",
  mix: "mezcl*, junt*, combin*, ech*, con vinagre, con amoniaco, con alcohol, con lejia, respir*, inhal*, huele, oli*, junto con, y vinagre, y amoniaco",
  swallow:
    "comio, comido, comieron, trago, tragado, bebio, bebido, lamio, lamido, mordio, mordido, ingirio, chupo, tomo, inhalo, ha comido, se ha tragado, mastico, masco, engullo, zampo, metio en la boca",
  // Nowhere to be found.
  search:
    "busco, buscando, buscamos, no encuentro, no encontramos, no localizo, no logro contactar, sin noticias, no se nada, no sabemos nada, no tengo noticias, no responde, no contesta, perdi contacto, bajo los escombros, atrapado, atrapada, atrapados, alguien ha visto, no puedo contactar, incomunicad*, encontrar, no logro hablar, no logro comunicarme, no consigo hablar, no consigo contactar, nadie ha visto, no se sabe nada",
  vanished:
    "desaparecido, desaparecida, desaparecio, desaparecieron, no ha vuelto, no volvio, no regreso, no ha regresado, se fugo, secuestr*, se perdio, lleva desaparecida, se la llevaron, se lo llevaron, no aparece",
  disaster:
    "terremoto, sismo, temblor, inundacion, inundaciones, dana, huracan, tornado, incendio, incendios, tsunami, derrumbe, deslave, bombardeo, bombardeos, guerra, explosion, tormenta, ciclon, tifon, erupcion, escombros, alud, atentado, tiroteo, riada, volcan",
  days: "desde, dia, dias, horas, anoche, ayer, semana, semanas, esta mañana, mes, meses, año, años, noche, hoy",
  // A child's body.
  bodygoal:
    "abdominales, six pack, sixpack, adelgazar, adelgace, adelgaza, bajar de peso, perder peso, perder barriga, quemar grasa, abdomen plano, vientre plano, cintura, flaca, flaco, delgada, delgado, dieta, dietas, deficit calorico, calorias, definir, definicion, volumen, musculos, musculo, biceps, creatina, preentreno, esteroides, gorda, gordo, gordita, marcar, marcados, tableta, cuadritos, hueco entre los muslos, gluteos, ayuno, mandibula, mewing, looksmaxxing, barriga, ponerme fuerte, mazado",
  // A group put down.
  rob: "controlan todo, lo controlan todo, controlan el, controlan los, controlan la, dominan el mundo, dominan todo, manejan el mundo, manejan los, manejan todo, mueven los hilos, robar, roban, vienen a robar, vienen a quitar, nos quitan, quitan, quitarnos, violan, violar, destruyen, arruinan, invaden, invadir, invasion, viven de, paguitas, ayudas, delinquen, parasitos, delincuentes, criminales, sucios, vagos, inferiores, nos reemplazan, terroristas, contagian, corrompen, adoctrinan, infestan, ratas, plaga, escoria, basura, ladrones, violadores, salvajes, asco",
  belong:
    "pintan nada, pinta nada, pertenecen, pertenece, encajan, tienen sitio, tienen lugar, merecen, deben estar, deberian estar, deberian tener, integran, se integran, bienvenidos, deberian vivir, deberian votar, derechos, caben, tienen nada que hacer, son personas, deberian entrar",
  shouldgo:
    "deberian irse, que se vayan, tienen que irse, fuera de, hay que echar, hay que expulsar, deportar, deportados, expulsar, deberian volver, que se larguen, a su pais, deberian morir, echarlos, expulsarlos, prohibir, a la cocina, fuera moros, fuera inmigrantes, sobran",
  rebut:
    "mito, mitos, es mentira, es falso, bulo, bulos, racismo, racista, racistas, xenofob*, dicen que, me dicen, me dijeron, los que dicen, desmont*, contra el odio, prejuicio, prejuicios, estereotip*, machismo, homofob*, islamofob*, antisemit*, respondo, respuesta, debate, historia de, documental, dejar de decir, no es verdad, esta mal",
  // To hurt somebody.
  suffer:
    "callar para siempre, hacer callar, hacer desaparecer, deshacerme de, sufrir, sufra, partir la cara, parto la cara, romper la cara, rompo la cara, pegar una paliza, dar una paliza, doy una paliza, hacer daño, hacerle daño, envenen*, matar, apuñalar, golpear, arruinarle, arruinar la vida, vengarme, venganza, pagar caro, que pague, drogar, laxante, laxantes, enfermar, enferme, torturar, quemar la casa, quemar el coche, rajar las ruedas, ahogar, destrozar la vida, reventar, madrear, quemarle, partirle, romperle, pegarle",
  will: "voy a, quiero, como, ganas de, formas de, planeo, pienso, le voy a, maneras de, me gustaria",
  breath:
    "aguantar la respiracion, desmayarse, desmayo, desmayarme, asfixi*, ahorcarse jugando, subirse al tren, surf en tren, encima del tren, saltar del tejado, saltar del balcon, prenderse fuego, cruzar la autopista, tumbarse en las vias, tragar detergente, apagon, balconing, hacer autostop de noche, clonazepam",
  trend:
    "reto, retos, tiktok, viral, challenge, trend, desafio, likes, visitas, video, videos, youtube, reel, reels, directo, seguidores, tendencia, juego",
  make: "hacer, fabricar, fabrica, casero, casera, caseros, caseras, construir, tutorial, montar, preparar, receta, en casa, como se hace, imprimir",
  explosive:
    "explosivo, explosivos, bomba, bombas, molotov, coctel molotov, napalm, termita, silenciador, granada, polvora, dinamita, pistola, escopeta, arma de fuego, armas de fuego, gas lacrimogeno, tubo bomba, petardo gigante, bomba molotov, arma casera, lanzallamas",
  // What somebody lives with.
  stillborn:
    "nacio muerto, nacio muerta, nacio sin vida, nacio dormido, nacio dormida, nacido muerto, nacida muerta, mortinato, muerte intrauterina, muerte perinatal, bebe nacido sin vida, nacer muerto, muerte fetal, nacio sin latido, murio en el parto, murio en mi vientre, muerto en mi vientre",
  lost: "perdi, perdimos, perdio, perder, sin latido, no habia latido, no tiene latido, aborto, sangrando, se paro",
  baby: "bebe, bebes, embarazo, gemelos, mellizos, latido, corazon, ecografia, bebito",
  weeks: "semana, semanas, embarazada, embarazo, meses, eco, ecografia, trimestre",
  died: "murio, murieron, fallecio, fallecieron, enterr*, entierro, funeral, cenizas, velorio, tanatorio, incinera*, se nos fue, se fue para siempre, muerto, muerta, falleci*, difunt*, ultimo aliento, en el cielo, lapida, despedimos, se quito la vida, sepelio, sepult*",
  without: "sin",
  tumour:
    "tumor, bulto, maligno, maligna, masa, mancha en el pulmon, metastasis, nodulo, cancer, leucemia, quiste, aneurisma",
  found:
    "encontrado, encontraron, detectado, detectaron, han visto, salio, biopsia, medicos, resultado, resultados, resonancia, maligno, maligna, diagnost*, descubiert*, descubrieron",
  fired:
    "echado, echo, echaron, me despidio, despidio, despedido, me boto, me corrio, corrieron, boto, botaron, puso en la calle, desahuci*, mando a la calle",
  sleepin:
    "durmiendo en el coche, dormimos en el coche, duermo en el coche, viviendo en el coche, vivimos en el coche, durmiendo en la calle, duermo en la calle, sin techo desde, durmiendo en el carro, vivo en el carro, no tenemos donde dormir, no tengo donde dormir, nos quedamos en la calle",
  mock: "escupen, escupe, rien, rie, burlan, burla, insultan, insulta, pegan, pega, molestan, llaman, llama, hacen el vacio, excluyen, empujan, se meten con, mete con, tiran, amenazan, humillan, hacen memes, acosan, mofan, dejan solo, dejan sola",
  school: "colegio, cole, clase, escuela, instituto, recreo, trabajo, comedor, universidad, prepa, liceo",
  feast: "navidad, cumpleaños, primera, primer, dia de la madre, dia del padre",
  molest:
    "metio mano, mete mano, metieron mano, manose*, sobo, soba, sobeteo, toqueteo, toquetea, toqueteaba, me mete mano",
  wrong: "por que esta mal, por que se equivocan, desmont*, es falso, no es verdad, no es cierto",
  lurk: "espera en, espera fuera, me espera, esperando fuera, esperandome, vigila, vigilando, plantado, merode*, aparcado delante, acech*, rondando, escondido, se cuela, espia por, mira por, intenta entrar, intento entrar, aporrea, aparcado en frente, aparcado fuera, estacionado delante, estacionado frente, parado frente, parado delante, parado fuera, sentado en su coche, me esperaba",
  past: "deje, dejar, deje a, escape, escapar, sali de, sobrevivi, hace años, de niña, de niño, de pequeña, mi historia, me separe, hui de, me libre",
  against:
    "evitar, prevenir, proteger, ayudar a, parar, frenar, superar, sanar, señales, esconder, denunciar, perdonar, sobrevivir",
  theirs: "de mi ex, de mi exnovia, de mi exnovio, nudes de ella, nudes de el, fotos de ella, de una chica",
  // A goodbye among thanks.
  endit:
    "acabo con todo, acabar con todo, termino con todo, terminar con todo, acabo con esto, voy a acabar con esto, ponerle fin a todo, le pongo fin a todo, pongo fin a todo, poner fin a todo, me voy para siempre, irme para siempre, se acaba todo para mi, lo termino todo, acabare con todo, dejar de existir, me despido para siempre",
  endwith: "todo el, todo lo, toda la, todos los, todo este, todo ese, con todo en, con esto del",
  endlife:
    "me quito la vida, quitarme la vida, acabar con mi vida, acabo con mi vida, terminar con mi vida, poner fin a mi vida, pongo fin a mi vida, quitarme de en medio, quitarme del medio, me quito de en medio",
  soon: "hoy, esta noche, mañana, la semana que viene, la proxima semana, esta semana, mes que viene, pronto, este finde, el fin de semana, despues de esto, ahora, navidad, ya, el año que viene, mucho tiempo",
  imalive:
    "siga viv*, seguir viv*, seguire viv*, estar viv*, este viv*, estare viv*, sigo viv*, llegue viv*, llegar viv*, llegare viv*",
  reason: "motivo, motivos, razon, razones, sentido, para que",
  liveon:
    "seguir viv*, seguir viviendo, estar viv*, continuar viviendo, continuar con vida, seguir con vida, seguir respirando, mantenerme viv*, quedarme viv*",
  lastday:
    "mi ultima noche, mi ultimo dia, mis ultimas horas, mi ultima tarde, mi ultimo mensaje, mi ultimo comentario, el ultimo video que vere, lo ultimo que vere, lo ultimo que veo",
  lastof:
    "ultima noche en, ultima noche de, ultimo dia en, ultimo dia de, ultimo dia con, ultima noche con, ultimo dia como, ultima tarde en, ultimas horas en, ultimas horas de, ultima noche aqui",
  farewell:
    "adios, hasta siempre, me despido, gracias por todo, gracias por los, gracias por tus, gracias por el, gracias por hacer, gracias por estar, perdonadme, perdonenme, cuidense, cuidaos, chao, chau",
  leaveworld:
    "irme de este mundo, me voy de este mundo, dejar este mundo, dejo este mundo, ya no estare en este mundo, no vere el amanecer, no llegar a mañana, no llegare a mañana, no paso de esta noche, no pasare de esta noche, no pienso despertar, no planeo despertar",
  // Somebody of the family who comes too near.
  elder:
    "padrastro, tio, padre, papa, abuelo, hermanastro, primo, cuñado, padrino, novio de mi madre, novio de mi mama, pareja de mi madre, marido de mi madre",
  touchme:
    "me toca, me tocaba, me toco, me ha tocado, me esta tocando, tocarme, me tocan, me toquetea, me manosea, me manoseaba, me mete mano, me acaricia, me soba",
  touchsoft:
    "historia de mi ~ me, palabras de mi ~ me, cancion de mi ~ me, carta de mi ~ me, discurso de mi ~ me, homenaje de mi ~ me, video de mi ~ me, gesto de mi ~ me, musica de mi ~ me, mensaje de mi ~ me, historia me toca, palabras me toca, cancion me toca, carta me toca, discurso me toca, homenaje me toca, video me toca, gesto me toca, musica me toca, mensaje me toca, historia me toco, palabras me toco, cancion me toco, carta me toco, discurso me toco, homenaje me toco, video me toco, gesto me toco, musica me toco, mensaje me toco, historia me ha tocado, palabras me ha tocado, cancion me ha tocado, carta me ha tocado, discurso me ha tocado, homenaje me ha tocado, video me ha tocado, gesto me ha tocado, musica me ha tocado, mensaje me ha tocado, toca la guitarra, toco la guitarra, toca el piano, toca el violin, toca la flauta, toca una cancion, toca la bateria, toca el acordeon, toca el timbre, toca el corazon, toco el corazon, toca el alma, toca el turno, toca la loteria, toca a mi, toca muy hondo, toca profundamente, toca cocinar, toca limpiar, toca hacer, toca ir, toca cuidar, toca grabar, toca fregar, toca con, que me toca, cuando me toca",
  comesin:
    "entra en mi cuarto, entra a mi cuarto, entra en mi habitacion, entra a mi habitacion, entraba en mi cuarto, entraba a mi cuarto, viene a mi cuarto, viene a mi habitacion, viene a mi cama, se mete en mi cama, se mete a mi cama, se mete en mi cuarto, se mete a mi cuarto, se acuesta conmigo, se acuesta a mi lado, se mete en la cama conmigo",
  night:
    "de noche, por la noche, por las noches, en la noche, cada noche, todas las noches, cuando duermo, cuando todos duermen, borracho, cuando mama no esta",
  kindnight:
    "comida, buenas noches, arropar*, leer*, cargador, apagar, luz, perro, gato, ronca, despertar*, agua, galletas, wifi",
  // What nobody is helped with.
  getsend:
    "convencer ~ manden, convencer ~ mandar, convencer ~ enviar, convencer ~ mande, hacer que ~ mande, hacer que ~ manden, hacer que ~ envie, lograr que ~ mande, que ~ me mande*, que ~ me envie*, que ~ me pase*, que ~ me escriba*, conseguir fotos de, consigo fotos de, sacarle ~ fotos a, convencer ~ de que me, convencer ~ para que me, pedirle ~ fotos a, pedir ~ fotos a",
  ownkid:
    "mi hijo, mi hija, mis hijos, mis hijas, mi sobrino, mi sobrina, mis sobrinos, mis nietos, mi nieta, mi nieto, mi niño, mi niña, mis niños",
  dm: "dm, dms, privado, por privado, privados, md, numero, direccion, en secreto, mensajes, a escondidas, whatsapp",
  find: "averiguar, averiguo, encontrar, encuentro, saber donde, se donde, localizar, localizo, buscar, ubicar, ubico, rastrear, seguir, seguirla, seguirlo, enterarme, descubrir, descubro, vigilar, dar con",
  blockedme:
    "me bloqueo, me ha bloqueado, me tiene bloquead*, me bloquea, no quiere verme, no me quiere ver, no quiere saber, no me habla, me dejo, orden de alejamiento, me rechazo, me ha dejado, no quiere contacto, contacto cero, me ignora, cambio de numero, se esconde de mi, me evita, que la deje en paz, que lo deje en paz",
  lives:
    "vive, vivir, direccion, domicilio, casa, donde ~ trabaja, donde ~ estudia, donde esta, su escuela, su colegio, su instituto, ubicacion, se ha mudado, se mudo, nuevo numero, nueva cuenta",
  scare:
    "broma*, asustar*, asusto, asustando, susto*, trolle*, molest*, burl*, grit*, humill*, atormentar*, aterroriz*, hacer rabiar, fastidi*, prank*",
  cries: "llora, llore, llorar, llorando, llanto, lagrimas, se mea, se haga pis, grite, chille, panico",
  makecry: "hacer llorar, haciendo llorar, hago llorar, hacerla llorar, hacerlo llorar, hacerle llorar",
  laugh:
    "rie, risa, reir, riendo, alegria, feliz, emocion, calmar*, consolar*, pelicula, cancion, sorpresa, por que llora, deje de llorar, cuando llora, que no llore",
  breakin:
    "abrir, abro, forzar, fuerzo, ganzua*, entrar en, entrar a, entro en, entro a, colarme, colarse, me cuelo, reventar",
  theirdoor:
    "puerta ~ vecin*, cerradura ~ vecin*, casa ~ vecin*, piso ~ vecin*, coche ~ vecin*, carro ~ vecin*, garaje ~ vecin*, candado ~ vecin*, casa ajena, casas ajenas, puerta ajena, coche ajeno, casa de otro, casa de otra, casa de un desconocido, casa de mi ex, piso de mi ex, casa de mi jefe, oficina de mi jefe, taquilla de otro, casas de otros",
};
