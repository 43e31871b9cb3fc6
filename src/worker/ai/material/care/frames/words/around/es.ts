import type { Words } from "../../classes.ts";

/** What tells of somebody else's danger, and of what is around one, in Spanish. */
export const ES_AROUND: Words = {
  followed:
    "que sigo, a la que sigo, al que sigo, influencer, creador, creadora, youtuber, streamer, tiktoker, idolo, alumno, alumna, paciente, cliente, chica, chico, muchacha, amiga de internet, compa, amix, mejor amix",
  wishdeath:
    "se quiere morir, quiere morirse, quiere morir, se quiere matar, quiere matarse, quiere suicidarse, se quiere suicidar, habla de matarse, habla de suicidarse, habla de suicidio, habla de morirse, habla de la muerte, dice que se va a matar, se va a matar, se quiere quitar la vida, quiere quitarse la vida, quitarse la vida, no quiere vivir, no quiere seguir viviendo, no quiere estar aqui, ya no quiere estar, ya no puede mas con la vida, no puede mas con la vida, ya no puede mas con todo, no aguanta mas la vida, cansada de vivir, cansado de vivir, harta de vivir, harto de vivir, dice que sobra, dice que estaria mejor muerta, dice que estaria mejor muerto, carta de despedida, nota de despedida, mensaje de despedida, video de despedida, audio de despedida, despidiendose de todos, despidiendose de todas, se despidio de todos, despidiendose para siempre, se despidio para siempre, nota de suicidio, carta de suicidio, suicida, tirarse de, tirarse al tren, acabar con su vida, acabar con todo, terminar con su vida, quiere desaparecer, mejor sin el mundo, no le ve sentido a la vida, no le ve sentido a vivir, no quiere despertar, mejor no haber nacido, no haber nacido, nunca haber nacido, ojala no hubiera nacido, diciendo adios a todos, adios para siempre, dijo adios para siempre, buenas noches para siempre, ya no quiere nada con la vida, harta de la vida, harto de la vida, cansada de la vida, cansado de la vida, la vida no vale, darse un tiro, ahorcarse, se quiere ir de este mundo, irse de este mundo, colgarse, cortarse las venas, se va a colgar, se iba a matar, se queria morir, se queria matar, queria morirse, queria matarse, no queria vivir, ya no queria vivir, queria suicidarse, que se va a tirar, tirarse a las vias",
  harmsself:
    "se corta, se esta cortando, se cortaba, se corta los brazos, cortandose, se hace cortes, se autolesiona, autolesionandose, se hace daño, se lastima, se quema los brazos, se rasguña, cortes en los brazos, cortes en las muñecas",
  wonteat:
    "no come, ya no come, no quiere comer, dejo de comer, no ha comido, casi no come, lleva dias sin comer, sin comer nada, vomita despues, vomita lo que come, se provoca el vomito, la oigo vomitar, lo oigo vomitar, se mata de hambre, tiene anorexia, tiene bulimia, es anorexica, es bulimica, cuenta cada caloria, se salta todas las comidas, trastorno alimenticio, trastorno alimentario, solo come hielo, solo come lechuga, solo come manzana, solo toma agua, vive de cafe, se esta muriendo de hambre para, se muere de hambre para, pasa hambre para, se mata de hambre para, se pesa todo el dia, se pesa todos los dias, se pesa cinco veces, se salta el almuerzo, se salta la cena, se salta comidas",
  ishurt:
    "le pega, la golpea, lo golpea, le pegan, la maltrata, lo maltrata, la maltratan, le grita y le pega, golpea a su mujer, golpea a sus hijos, pega a sus hijos, pega a su mujer, pega a los niños, le pega a sus hijos, es golpeada, es maltratada, sufre maltrato, sufre malos tratos, novio violento, marido violento, labio partido, ojo morado, llega con moretones, tiene moretones, tiene moratones, llega con moratones, dice que se cayo, la empuja, la ahorca, miedo de volver a casa, miedo de su novio, miedo de su marido, miedo a su padre, la ahorco, le pego, la golpeo, le dio una paliza, moretones por todo",
  breakup: "con el, con ella, con su novio, con su novia, la relacion, la llamada, el contrato, la temporada",
  otherwise:
    "personaje, rol, novela, cuento, obra, obra de teatro, cancion, guion, corto, documental, broma, crimen, cortometraje, ficticio, plantilla, a mi trabajo, trabajo, azucar, cafe, alcohol, cigarro, cabello, pelo, uñas, pelicula, serie, juego, minecraft, anime, gato, gata, perro, perra, verduras, risa, pena ajena, graduacion, el cesped, colegas, al balon, el balon, al saxo, a la guitarra, al teclado, a la pelota, al piano, al ingles, flequillo, cocinando, cebolla, afeitandose, maquillaje, tutorial, efectos, explicada, explicado, cultura, inmobiliaria, invertir, subasta, fiesta de despedida, papel, examen, cuadros, ropa, cortinas, la lampara",
  wishgone:
    "no me veo llegando a los, no creo llegar a los, no voy a llegar a los 18, no voy a llegar a los 20, sentido a despertar*, sentido a levantar*, sentido a seguir, sentido a mi vida, sentido a la vida, no le encuentro sentido a vivir, ya no pinto nada en este mundo, estoy de mas en este mundo, sobro en este mundo, sobro en mi casa, todos dormirian mejor si, seria un alivio para todos si yo, ojala no despertara, ojala no despierte, ojala me atropelle, ojala me atropellara, amanecer muerta, amanecer muerto, despertar muerta, despertar muerto",
  cantbear: "no lo aguanto mas, no aguanto mas esto, ya no soporto estar viva, ya no soporto estar vivo",
  endsoon:
    "pronto se acaba todo, pronto se termina todo, pronto acabo con esto, ya falta poco para que acabe, ya queda poco",
  crashdiet:
    "dieta extrema, dieta express, dieta expres, dieta relampago, dieta milagro, dieta de hambre, dieta militar, dieta del huevo, dieta del agua, dieta loca, dieta de la manzana, dieta liquida, ayuno seco, ayuno de agua, ayuno extremo, dejar de comer antes, no comer antes, no comer para, saltarme comidas para, bajar dos tallas, bajar de peso rapido, adelgazar rapido, adelgazar rapidisimo",
  thinner:
    "perder, pierde, perdi, pierdo, bajar, baje, bajo, bajas, adelgazar, adelgaza, adelgace, rebajar, quemar, menos",
  dieting:
    "dieta, al dia, por dia, cada dia, diarias, lo que como, como solo, comer solo, solo como, como en un dia, para mi graduacion, para la boda, antes de la boda, antes de la graduacion, para mi quince, quinceañera, bikini, verano, ayuno, adelgazar, bajar de peso, flaca",
  otherweight:
    "perro, gato, mascota, pez, caballo, mochila, maleta, equipaje, bici, coche, barra, pesas, deficit, quem*, superavit, receta, desayuno, cena, almuerzo, merienda, porcion, por racion, galleta, postre, snack, seguidores, sentadilla, medico, cirugia, basura, trastos",
  tookmuch:
    "me tome todas, se tomo todas, me tome todos, se tomo todos, tome un monton, se tomo un monton, me tome un monton, me tome muchas, se tomo muchas, me tome como, se tomo como, me tome un bote, se tomo un bote, me tome la caja, se tomo la caja, me tome una caja, se tomo una caja, me tome un puñado, se tomo un puñado, me trague, se trago, tome demasiadas, se tomo demasiadas, me tome demasiadas",
  pills:
    "pastilla, pastillas, medicamento, medicamentos, medicinas, antidepresivo, antidepresivos, paracetamol, ibuprofeno, somniferos, tranquilizantes, ansioliticos, clonazepam, rivotril, aspirinas, calmantes, remedios, insulina",
  toomany:
    "demasiadas para, demasiados para, son demasiadas, son demasiados, es letal, es mortal, seria mortal, no despertar, para morir, para no despertar, son mortales, sobredosis",
  vitamins:
    "vitamina, vitaminas, suplemento, suplementos, colageno, magnesio, fotos, lavavajillas, perro, gato, recetado, recetada, a tiempo, ipad, desayuno",
  abuseword:
    "abuso, abusos, abuso de mi, abusaba, abusaron, abusada, maltrato, maltrataba, maltratos, malos tratos, novatadas",
  secretgame:
    "juego secreto, juegos secretos, jueguito secreto, jueguitos secretos, nuestro secreto, juego especial, juegos especiales, jugar al doctor",
  oddtouch:
    "masajes raros, me hace masajes, me da masajes, me masajea, me acaricia la pierna, me toca la pierna, me toca el muslo, mano en el muslo, mano en la pierna, me besa, me beso, me sienta en sus piernas, me mira cuando me cambio, nos mira cuando nos cambiamos, nos pesa desnudas, desnudarme delante, me toca la rodilla, me toca la cintura, me toca la espalda, mano en la rodilla, mano en la cintura, me pide que me quede sola, me pide quedarme sola, a solas con el, sola con el, me dice guapa, me dice que soy bonita",
  wokeblank:
    "no recuerdo nada, no me acuerdo de nada, no me acordaba de nada, no recordaba nada, sin recordar nada, no recuerdo como llegue",
  undone:
    "mi ropa, sin ropa, mi ropa interior, sin mi ropa, medio desnuda, medio desnudo, desnuda, desnudo, en su cama, cama de alguien, en un hotel, mi bebida, mi trago, moretones",
  knowsplace:
    "sabe donde vivo, sabe mi direccion, sabe mi edificio, conoce mi edificio, sabe mi piso, sabe mi casa, tiene mi direccion, vio mi direccion, se sabe mi direccion",
  keepstexting:
    "no para de escribirme, me sigue escribiendo, sigue escribiendome, me escribe todos los dias, me escribe cada dia, me manda mensajes todo el tiempo, no deja de escribirme, no deja de llamarme, me llama todos los dias, encontro mi instagram, encontro mi numero, me espera",
  imteen:
    "estoy en primaria, voy en primaria, estoy en la eso, voy en sexto, voy en quinto, estoy en secundaria, voy en secundaria, soy menor de edad, soy menor",
  teentrouble:
    "embarazada, embarazo, no me baja, no me ha bajado, no me vino, retraso, prueba positiva, me echaron de casa, me corrieron de la casa, me corrieron de mi casa, me han echado, me botaron de la casa, me escape de casa, no tengo donde dormir, no tengo donde ir, miedo de decirle, miedo a decirle, no se a quien decirle, no se a quien contarle, no puedo contarselo, me pegan en la escuela, bullying, me hacen bullying, me acosan, me chantajea, mi mama toma, mi papa toma, mi mama bebe, mi papa bebe, mi novio tiene 2*, tengo miedo, mucho miedo, me odio, lloro todas las noches, no hay comida, nos dejan solos, oigo voces, tuve relaciones, borracha, borracho, adicta, adicto, la prueba salio positiva, el test dio positivo, salio positivo, en la calle, sin casa, mi mama no sabe, mi papa no sabe, mis papas no saben",
  onlineadult:
    "chico de internet, hombre de internet, chico por internet, hombre por internet, alguien por internet, alguien de internet, un señor de, un señor por, chico de discord, chico de roblox, novio por internet, novio de internet, hombre mayor, chico mayor, novio mayor, un adulto, desconocido",
  lovesme:
    "me ama, me quiere, que me quiere, enamorado, enamorada, mi novio, vernos, verme, conocerme en persona, quedar conmigo, fotos, que no cuente, que no diga, secreto, visitarme, venir a verme, regalos, madura para mi edad, me dice su novia, soy su novia, mandarle foto, mandarle fotos",
  leavebehind:
    "finjo abandonar, fingir que abandono, finjo que abandono, fingir que dejo, finjo que dejo, fingimos abandonar, hago que abandono, broma de abandonar, me escondo de, le tiro los juguetes, me comi sus dulces",
  filming:
    "grabo, grabar, grabando, grabe, filmo, filmar, filmando, subo, subir, publicar, publico, vlog, camara, video, reel, tiktok, youtube, lo grabo todo",
  tantrum:
    "rabieta, rabietas, berrinche, berrinches, pataleta, pataletas, llora, llorando, lloro, castigo, castigado, baño, se hace pis, moja la cama, bañandose",
  gonequiet:
    "silla vacia, su silla esta vacia, silla de ~ vacia, ya no contesta, se quedo dormida para siempre, se quedo dormido para siempre, se durmio para siempre, ya no esta con nosotros, ya no esta conmigo, ya no esta entre nosotros, nos dejo, se nos fue, se me fue, se nos fueron, desde el cielo, en el cielo, con los angeles, ya descansa, ya descanso, trascendio, ultimo audio de, su ropa todavia huele",
  nap: "sofa, pelicula, coche, clase, autobus, canal, juego, viaje, vacaciones, jubilo, trabajo, obra, misa, cine, teatro, sillon, jardin, siesta",
  abstain:
    "sin alcohol, sin beber, sin tomar, sin una gota, sin drogas, sin consumir, sin fumar marihuana, sin cocaina, sin apostar, sin jugar a las maquinas, sin porno, sin pastillas, no bebo, no tomo, no consumo, limpio, limpia, sobrio, sobria",
  mocktail:
    "coctel, cocteles, receta, recetas, bebidas, cerveza, vino, fiesta, boda, hijos, cafe, agua, batido, casa limpia, la casa, piel, cutis, ramadan, horas, ayuno, perfume, tonico",
  foreclosed:
    "el banco nos quito la casa, el banco se quedo con, nos quitaron la casa, perdimos la casa, perdi mi casa, nos embargaron, me embargaron, embargaron la casa, orden de desahucio, nos cortaron la luz, nos cortaron el agua, no llegamos a fin de mes, no puedo pagar la renta, no puedo pagar el alquiler, banco de alimentos, comedor social, nos cortaron el gas, sin luz desde hace, no nos alcanza para comer, no me alcanza para comer, me salto comidas para que mis",
  wontmakeit:
    "no va a sobrevivir, no lo va a lograr, no va a resistir, no pasa de esta semana, no pasa de esta noche, no le queda mucho, le quedan dias, le quedan semanas, le queda poco, ultimos dias con, ultima noche con, hay que dormirlo, hay que dormirla, lo tengo que dormir, la tengo que dormir, lo van a dormir, la van a dormir, hay que sacrificarlo, hay que sacrificarla, el veterinario dice que ya, lo tuvimos que dormir, la tuvimos que dormir, tuvimos que sacrificarlo, tuvimos que sacrificarla, tuvimos que dormirlo, tuvimos que dormirla",
  toevent:
    "fiesta, boda, estreno, aeropuerto, a tiempo, reunion, partido, torneo, concierto, cena, vuelo, clase, liga, universidad, escuela, viaje, siesta, cuna, cama solo",
  notbio:
    "no es mi padre biologico, no es mi papa biologico, no es mi verdadero padre, no es mi papa de verdad, mi padre biologico, mi madre biologica, mi papa biologico, mi mama biologica, soy adoptada, soy adoptado, descubri que soy adoptad*, prueba de adn, hijo de donante, hija de donante, media hermana secreta, no soy hija de, no soy hijo de",
  lostpart:
    "me quitaron un pecho, me quitaron el pecho, me quitaron los pechos, me quitaron una pierna, perdi un pecho, perdi la pierna, perdi una pierna, perdi la vista, perdi el brazo, perdi el pelo por, me amputaron, mi mastectomia, mi colostomia, mi silla de ruedas, no volvere a caminar",
  bornearly:
    "nacio prematuro, nacio prematura, nacieron prematuros, nacieron prematuras, nacio a las ~ semanas, nacieron a las ~ semanas, nacieron de ~ semanas, nacio de ~ semanas, bebe prematuro, bebe prematura, bebes prematuros, en la incubadora, en neonatos",
  noose: "nudo de horca, una soga al cuello, hacer una horca, nudo corredizo",
  innerpain: "ruido en mi cabeza, voces en mi cabeza, el dolor, este dolor, mis pensamientos, la cabeza",
  stopwish:
    "que acabe para siempre, que pare para siempre, que termine para siempre, se acabe de una vez, se calle para siempre, termine de una vez",
  pranking: "broma a, bromas a, broma pesada a, le hago bromas, troleando a, troleo a",
  tookpast: "me tome, se tomo, tome, tomo, trague, trago, tomado",
  longfast: "ayuno de ~ dias, dias de ayuno, dias sin comer, dias en ayunas",
  slimfor:
    "vestido, boda, graduacion, bikini, flaca, flaco, delgada, bajar, perder, peso, panza, abdomen, casting, entrar en",
  devout:
    "ramadan, cuaresma, dios, iglesia, dopamina, redes, digital, celular, azucar, perro, gato, medico, intermitente, oracion",
  intrudes:
    "entra al baño cuando me baño, entra al baño cuando, entra en el baño cuando, se mete al baño cuando, se mete en el baño cuando, me mira en la ducha, me mira bañarme, me mira dormir, me espia en el baño, me hace dormir con el, me graba en la ducha, se baña conmigo, entra cuando me cambio, entra cuando me estoy cambiando, nos pesa desnudas, nos pesa desnudos, desnudarnos delante, desnudarme delante, cambiarnos delante de el",
  emptycrib:
    "bebe que no llego a casa, bebe que nunca llego, cuna vacia, la cuna sigue vacia, cuna esta vacia, brazos vacios, volvimos sin bebe, salimos del hospital sin nuestro bebe",
  forgetsme:
    "no me reconoce, ya no me reconoce, no me reconocio, no sabe quien soy, ya no se acuerda de mi, no se acuerda de mi, olvido mi nombre, olvida mi nombre",
  fitness:
    "corte, maquillaje, peluca, disfraz, transformacion, dieta, gafas, face id, tejer, ganchillo, patron, costura, calentadores",
  notanother:
    "no creo que aguante otra semana, no creo que aguante mas, no creo que llegue a mañana, no aguanto otro dia, no aguanto un dia mas, no puedo con otro dia, no se cuanto mas voy a aguantar, no se cuanto mas aguante, no voy a aguantar mucho",
  mundane:
    "examenes, finales, calor, frio, cafe, azucar, trafico, anuncios, editando, dieta, alergia, camara, movil, telefono, entrenando, lluvia, wifi",
  hiddenin:
    "en el cuarto de mi, en la habitacion de mi, en el cajon de mi, en la mochila de mi, bajo la cama de mi, en su cuarto, en su habitacion, en su mochila, en su cajon, debajo de su cama, en su estuche",
  keepsake:
    "me dio su, me dio sus, me regalo su, me regalo sus, me dejo su, me dejo sus, esta regalando sus, regalo todas sus cosas, regala sus cosas",
  saidbye:
    "se despidio de mi, me dijo adios, dijo adios, se despidio, me pidio que cuidara de, despidiendose",
  leavetaking:
    "se muda, se mudo, universidad, extranjero, trabajo nuevo, aeropuerto, viaje, vacaciones, verano, ejercito, intercambio, vuelo, tren",
  harmsme:
    "me estoy cortando, me volvi a cortar, me sigo cortando, me corte otra vez, me corte de nuevo, me corto otra vez, volvi a cortarme, recai en cortarme, me estoy lastimando",
  notbelieved:
    "nadie me va a creer si, nadie me creera si, nadie me creeria si, que nadie me va a creer, que nadie me creera",
  oddtale: "fantasma, ovni, loteria, famoso, gane, pesque",
  erased:
    "borro todos sus videos, borro todo, elimino todo, borro su cuenta, no contesta, no responde, nadie la encuentra, nadie lo encuentra",
  // A farewell without the word.
  lovesorry:
    "nos quiere ~ perdon, nos quiere ~ perdonemos, nos quiere ~ perdonen, nos quiere ~ lo siente, nos ama ~ perdon, nos ama ~ perdonemos, nos ama ~ lo siente, los quiero ~ perdon, los amo ~ perdon, os quiero ~ perdon, las quiero ~ perdon, los quiero ~ perdonen, los amo ~ perdonen, perdon ~ los quiero, perdon ~ os quiero, perdon ~ los amo, perdonenme, perdonadme, que la perdonemos, que lo perdonemos, que la perdonen, que lo perdonen",
  lovesus:
    "nos quiere ~ lo siente, nos quiere ~ la perdonemos, nos quiere ~ lo perdonemos, nos ama ~ la perdonemos, nos ama ~ lo perdonemos, nos ama ~ lo siente",
  loveall: "los quiero, los amo, os quiero, las quiero, nos quiere, nos ama, quiere a todos",
  lovesone:
    "me quiere ~ lo siente, me ama ~ lo siente, me quiere ~ perdone, me ama ~ perdone, me quiere ~ perdon, te quiero ~ perdon, te amo ~ perdon, perdon por todo, que la perdone, que lo perdone",
  charge:
    "no fue mi culpa, no es mi culpa, no fue culpa mia, no me busquen, no me busques, no me busqueis, no la busquemos, no lo busquemos, no lloren, no lloreis, no lloremos, no llores por mi, fue bonito conocer*, fue lindo conocer*, fue un placer conocer*, no fue culpa de, no es culpa de nadie, no fue tu culpa, no es tu culpa, cuando lean esto, cuando leas esto, cuando leais esto, recuerdenme",
  careof:
    "cuida a mi, cuida de mi, cuiden a mi, cuiden de mi, cuida a mis, cuida de mis, cuidad de mi, cuida a mama, cuida de mama, te dejo a mi gato, te dejo a mi perro",
  leftword:
    "dejo una nota, dejo una carta, dejo un mensaje, nos dejo una, dejo escrito, escribio, nos escribio, me escribio, mando un audio, mando un mensaje, me mando, nos mando, envio un mensaje, subio una historia, subio un estado, en su historia, en su estado, publico, posteo",
  silent:
    "telefono apagado, celular apagado, movil apagado, tiene apagado, apago el celular, apago el movil, apago el telefono, no contesta, no responde, no coge, no atiende, no aparece, desaparecio, se fue de casa, nadie sabe donde, nadie la localiza, nadie lo localiza, cerro la puerta con llave, se encerro, no abre la puerta",
  wiped: "borro sus, borro todas, borro todo, elimino sus",
  sorryfor:
    "perdon por no, perdon por el, perdon por la, perdon por llegar, siente no poder, siente haber, concierto, gira, entradas, cena, desayuno, leche, tarde, cumpleaños, cancel*, episodio, subir video, marca, empresa, seguidores, fans, divorcio",
  // What an animal has left.
  vet: "veterinario, veterinaria, vete",
  deadline:
    "tiene hasta, solo tiene hasta, solo hasta, le dan ~ semana, le dan ~ semanas, le dan ~ dias, le dio ~ semanas, le dio ~ dias, le dieron ~ semanas, le dieron ~ dias, no va a pasar de, no pasara de, le queda una semana, le quedan ~ dias, le quedan ~ semanas, sus ultimos dias, nuestros ultimos dias",
  petchore:
    "para aprender, para terminar, antibiotico*, puntos, collar isabelino, vacun*, adiestramiento, concurso, oferta, descuento, pienso, peluqueria, cuarentena, seguro",
  // Somebody who is gone, spoken of or to.
  ashes:
    "cenizas de, esparcir ~ cenizas, esparcimos ~ cenizas, esparciendo ~ cenizas, tirar ~ cenizas, echar ~ cenizas, sus cenizas",
  emptyroom:
    "su cuarto sigue igual, su cuarto sigue intacto, su habitacion sigue igual, su habitacion sigue intacta, su pieza sigue igual, no hemos tocado su cuarto, no he tocado su cuarto, no hemos tocado su habitacion, vaciar su cuarto, vaciar su habitacion",
  yougone: "sin ti, te fuiste, desde que no estas, que no estas, nos dejaste, desde que te fuiste",
  // Made to undress.
  forced: "me oblig*, me forz*, me hace grabar, me hace posar, me hace vestir",
  barely:
    "bikini, ropa interior, lenceria, desnuda, desnudo, sin ropa, sin camiseta, en bañador, traje de baño, en la ducha",
  // So little in a day.
  onlyate: "solo como, como solo, solo estoy comiendo, como menos de, no paso de, como maximo, vivo con",
  // A child by its class at school.
  imchild:
    "voy en primero de primaria, voy en segundo, voy en tercero, voy en cuarto, voy en quinto, voy en sexto, voy a quinto de primaria, voy a sexto de primaria, voy a cuarto de primaria, voy a tercero de primaria, estoy en tercero de primaria, estoy en cuarto de primaria, estoy en quinto de primaria, estoy en sexto de primaria, soy de quinto de primaria, soy de cuarto de primaria, voy en primaria, voy a primaria, estoy en primaria",
};
