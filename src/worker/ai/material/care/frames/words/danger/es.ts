import type { Words } from "../../classes.ts";

/** What tells of danger without its name, in Spanish. */
export const ES_DANGER: Words = {
  // Not wanting to be here.
  vanishwish:
    "quiero desaparecer, quisiera desaparecer, queria desaparecer, ganas de desaparecer, ojala desapareciera, quiero dejar de existir, dejar de existir, quiero irme de este mundo, quiero que todo acabe, quiero que todo termine, quiero que se acabe todo, quiero que esto acabe, quiero dormir para siempre, dormir para siempre, no quiero estar aqui, no quiero estar mas, ya no quiero estar, no quiero existir, no quiero seguir aqui, no quiero seguir asi, no quiero seguir mas, no quiero despertar, ojala no despertara, ojala no despertar, ojala no hubiera nacido, mejor muerta, mejor muerto, preferiria no existir, preferiria estar muert*, cansada de vivir, cansado de vivir, cansada de existir, cansado de existir, harta de vivir, harto de vivir, harta de existir, harto de existir, no le veo sentido a seguir, no veo sentido a seguir, no le encuentro sentido a seguir, no le veo sentido a la vida, no le veo sentido a vivir, no le veo sentido a nada, no tiene sentido seguir, no tiene sentido vivir, no le veo salida, no veo salida, no merezco vivir, no deberia estar viv*, sobro en este mundo, sobro en todas partes, este mundo no es para mi, no tengo por que vivir, no tengo nada por lo que vivir, me da igual morir, me da igual vivir, me da igual si me muero, descansar para siempre, no me veo viv*, ya no quiero vivir, rendirme para siempre, estaria mejor muert*, todos estarian mejor",
  getaway:
    "manchas, mis manchas, ojeras, celulitis, arrugas, granos, playa, montaña, vacaciones, isla, redes sociales, fin de semana, viaje, semana, verguenza, cabaña, bosque, acne, granos, mi jefe, magia, truco",
  nobodyminds:
    "nadie se daria cuenta, nadie lo notaria, nadie notaria, a nadie le importaria, nadie me echaria, nadie me extrañaria, nadie lloraria, nadie vendria, nadie iria, quien me echaria de menos, quien me extrañaria, nadie se enteraria, ni se darian cuenta, ni lo notarian, no le importaria a nadie, alguien se daria cuenta, alguien lo notaria",
  mygrave:
    "mi funeral, mi entierro, mi tumba, me muero, me muriera, muriera, si me voy, si me fuera, si ya no estoy, si me pasara algo",
  planned:
    "un plan y una fecha, se como y cuando, se cuando y como, plan para suicid*, plan para quitarme, cartas de despedida, ya escribi las cartas, escribi mi carta, escrito mi carta, mi carta de despedida, ya me despedi de todos, ya me he despedido de todos, ya compre la cuerda, compre una soga, compre la soga, ya tengo la soga, ya tengo elegido el puente, ya se como hacerlo esta noche",
  event:
    "boda, lanzamiento, estreno, fiesta, viaje, mudanza, negocio, canal, graduacion, empresa, gimnasio, escalada",
  lethal:
    "pastillas, pastilla, somniferos, soga, cuerda, pistola, cuchilla, navaja, cuchillo, frasco de pastillas, tranquilizantes, ansioliticos",
  athand:
    "en la mano, en las manos, delante de mi, enfrente de mi, frente a mi, delante, guardad*, guardando, acumulando, juntando, contando, contad*, debajo de la cama, bajo la cama, en la cabeza, al cuello, mirando las, miro las, preparad*",
  harmlessmeans:
    "vitamina*, suplemento*, medico, receta, rutina, comba, saltar la cuerda, saltar la soga, escalada, cocina, chef, afilar, coleccion, perro, gato, guitarra, viaje, maleta, silicona",
  jump: "saltar, salto, saltaria, saltara, tirarme, tirarse, me tiro, se tira, tiraria, lanzarme, lanzarse, arrojarme, arrojarse, se va a tirar, ponerme delante, estrellarme, estrellar el coche, estrellar el carro, al borde, en el borde, subida a, subido a, asomad*, soltarme",
  height:
    "del puente, de un puente, desde el puente, puente, del balcon, por el balcon, desde el balcon, del tejado, de la azotea, azotea, por la ventana, del edificio, de un edificio, al tren, del tren, a las vias, las vias, al metro, a la carretera, contra un arbol, contra un muro, al vacio, del acantilado, al rio, decimo piso",
  thinkof:
    "pienso en, pensando en, penso en, pensado en, quiero, ganas de, voy a, va a, dijo que, dice que, amenaza, imagino, quisiera, me dan ganas, a punto de, planeo, esta noche, estoy, no dejo de pensar, ideas de",
  stunt:
    "puenting, parkour, paracaidas, piscina, lago, mar, acantilados, tirolina, tirolesa, dron, esqui, parapente, trampolin, nadar, bungee, gato, perro, foto, fotos, vistas",
  howmuch:
    "cuantas pastillas, cuantas hacen falta, cuanto hace falta, que dosis, cuanto se necesita, cuantas necesito, cuanto tarda, cuanto hay que tomar, buscando en google, buscando como",
  tired: "cansad*, resaca, alarma, temprano, tarde, hinchad*",
  giveaway:
    "regalando sus cosas, regala sus cosas, regalo sus cosas, regalando todas sus cosas, regalo todas sus cosas, regalando todo, regalado todo, regalando mis cosas, repartiendo sus cosas, repartiendo mis cosas, dejandome sus cosas, regalado todas sus cosas, regalado sus cosas, repartido sus cosas",
  nolonger:
    "ya no las va a necesitar, no lo va a necesitar, ya no lo necesita, no las necesita, a donde va, ya no va a estar, ya no estara, ya no voy a estar, no estare, cuidense, cuidad de, cuida de mama, despidiendose, despide, despidio, no hara falta",
  farewellletter:
    "carta de despedida, cartas de despedida, nota de suicidio, carta suicida, nota de despedida, mensaje de despedida, cartas despidiendose, carta despidiendose",
  worldly:
    "trabajo, jefe, alumnos, compañeros, clase, profesor, colegio, casa, coche, pelo, equipo, verano, infancia, ciudad, jubil*, curso, clientes, canal, tabaco, azucar, graduacion, plantilla, empresa",
  // Held small at home.
  dictate:
    "controla, controlan, controlaba, decide, decidia, me dice, revisa, vigila, quiere saber, tiene que saber, necesita saber, tengo que decirle, tengo que mandarle, tengo que enviarle, tengo que avisarle, se enfada, se enoja, exige, obliga, elige, critica, acusa, me pide, me hace mandar",
  everystep:
    "cada paso, cada movimiento, todo lo que hago, lo que hago, lo que me pongo, como me visto, lo que como, con quien hablo, con quien salgo, con quien estoy, a quien sigo, a donde voy, adonde voy, donde estoy, cada minuto, a que hora, lo que gasto, cada centimo, cada peso, mi ubicacion, que ropa, la ropa que, lo que subo, mis seguidores",
  forfun:
    "arreglar, reparar, cargar, deberes, notas, castigado, castigada, hora de dormir, por un dia, durante un dia, una semana, 24 horas, un dia entero, outfit, look, looks, haul, estilista, compras",
  needask:
    "tengo que pedir permiso, tengo que pedirle permiso, pedirle permiso, pedir permiso, pido permiso, necesito su permiso, sin su permiso, tengo que pedirle, tengo que preguntarle, no tengo permitido, me tiene prohibido, tengo prohibido",
  ifleave:
    "si me voy, si lo dejo, si la dejo, si le dejo, si me separo, si me marcho, si cuento, si lo cuento, si digo algo, si lo denuncio, si le denuncio, si denuncio, si termino con, si me divorcio",
  threat:
    "matar a los niños, matar a mis hijos, matar a nuestros, quitar a los niños, quitarme a los niños, quitar a mis hijos, quitarme a mis hijos, quita a los niños, quita a mis hijos, me quita a, los niños, mis hijos, matar, matarme, me mata, me va a matar, se mata, se suicida, suicidarse, matarse, encontrarme, me encuentra, me busca, arrepentir, arruinar, destruir, hundir, hundirme, deportar, pagar, quemar la casa, hacerse daño, hacerme daño",
  violent:
    "se pone violento, se pone violenta, se pone agresivo, se pone agresiva, es violento, es violenta, es agresivo conmigo, es agresiva conmigo, se vuelve violento, se vuelve agresivo, se volvio violento, me levanta la mano, levanta la mano, levanto la mano, alza la mano, me zarandea, me zarandeo",
  afraid: "miedo, asustad*, aterrad*, terror, panico, temo, temblando, tiemblo",
  comeshome:
    "llega a casa, llegar a casa, volver a casa, vuelve a casa, ir a casa, llega del trabajo, llegue a casa, cuando llega, en casa, su reaccion, como reaccione, reaccione, lo que pueda hacer, lo que me haga, lo que me pueda hacer, lo que hara, sus pasos, las llaves en la puerta, de mal humor, hacerlo enojar, que se entere",
  forbids:
    "no me deja, no me dejaba, no me permite, me prohibe, me ha prohibido, me prohibio, prohibido, me impide, me obligo a dejar, me obliga a dejar, me hizo dejar, me hizo borrar, me hizo bloquear, me aparto de, me alejo de, me aleja de, me aisla de, me aislo de",
  contact:
    "ver a mi, ver a mis, hablar con, mis amigos, mis amigas, mi familia, salir sola, salir con, tener amigos, tener amigas, trabajar, mi trabajo, un trabajo, comprar, gastar, salir de casa, ir a ningun, tener dinero, mi propio, ir al medico, usar el, tener movil, estudiar, ver a nadie",
  // Eating, and hurting oneself.
  throwup:
    "vomitar, vomito, vomitando, vomita, provocarme el vomito, me provoco el vomito, devuelvo, me meto los dedos, meterme los dedos, laxantes, purgarme, purgandome, me purgo",
  aftereat:
    "despues de comer, despues de cada comida, despues de las comidas, tras comer, tras cada comida, cada comida, todo lo que como, lo que como, despues de cenar, lo que he comido, lo que comi, a proposito, para verme, para no engordar, para adelgazar, para bajar, para caber, despues de un atracon, despues de los atracones",
  sickly:
    "embarazada, embarazo, quimio, intoxicacion, gripe, gastroenteritis, bebe, migraña, reflujo, antibiotico, resaca, mareo, armario, cirugia, tumor, marisco, rotavirus, ramadan, cuaresma, radioterapia, colonoscopia",
  spitfood:
    "mastico y escupo, masticar y escupir, escupo la comida, escupir la comida, escondo la comida, esconder la comida, digo que ya comi, digo que ya he comido, miento sobre lo que como, finjo que como, finjo comer, fingir que como, tiro la comida para no",
  only: "solo, solamente, nada mas que, unicamente, apenas, sobrevivo con, a base de, vivo de",
  tinyfood:
    "manzana, manzanas, huevo, huevos, pepino, pepinos, lechuga, apio, galleta, chicle, chicles, hielo, cafe, te, coca cola zero, caldo, yogur, platano, zanahoria, zanahorias, tortita de arroz, media, fresas",
  perday: "al dia, por dia, todo el dia, cada dia, diario, en todo el dia, diaria, los dias",
  eat: "como, come, comer, comiendo, comi, comido, ceno, me permito, alimento",
  onlywater:
    "solo agua, solo con agua, solo a base de agua, a base de agua, solo bebo agua, solo tomo agua, solo cafe, con agua y cafe, a agua",
  sinceday:
    "desde el lunes, desde el martes, desde el miercoles, desde el jueves, desde el viernes, desde el sabado, desde el domingo, desde la semana pasada, dos dias, tres dias, cuatro dias, cinco dias, 2 dias, 3 dias, 4 dias, 5 dias, dias sin, toda la semana, dias seguidos",
  proud:
    "orgullos*, me siento bien, me siento fuerte, me siento genial, en control, ligera, ligero, vacia, limpia, me encanta la sensacion, euforic*, verme",
  foodkind:
    "azucar, carne, gluten, lacteos, pan, fuera, comida rapida, chocolate, procesados, desayuno, restaurante, dulces, fruta, verdura, pasta, queso, chuches, antes, ramadan, tan rico, tan bien, algo tan, casero",
  blade: "cuchilla, cuchillas, navaja, hoja de afeitar, cuter, gillette, tijeras, sacapuntas",
  relief:
    "lo unico que me ayuda, lo unico que ayuda, me calma, me alivia, alivio, para calmarme, para sentir, me siento mejor, sentirme mejor, recaida, recai, recaer, ganas de cort*, debajo del colchon, bajo la cama, cuando estoy triste, cuando no puedo mas, castigarme",
  grooming:
    "afeit*, barba, pelo, cabello, depil*, vello, piernas, piel, barber*, cara, cocina, papel, tela, patinaje, reseña, cejas, costura, podar",
  scars:
    "cicatriz, cicatrices, cortes, marcas en los brazos, marcas de los brazos, marcas de cortes, heridas en los brazos",
  cover:
    "ocultar, oculto, esconder, escondo, tapar, tapo, disimular, disimulo, cubrir, cubro, que no vea, que no se vean, que nadie vea, manga larga, excusa, de mi madre, de mis padres, explicar",
  otherscars:
    "acne, cirugia, cesarea, operacion, accidente, tatuaje, tatuajes, varicela, granos, estrias, gato, caballo, bici, halloween, laser, quemadura, insecto, mosquito, rodilla, de pelo, internet",
  // Pictures, messages, a body that isn't asked.
  mypics:
    "mis fotos, mi foto, mis videos, mi video, fotos mias, videos mios, un video mio, una foto mia, fotos de mi, nuestras conversaciones, mis conversaciones, mis chats, lo que le mande, lo que le envie, las fotos que le mande, las fotos que le envie, el video que le mande, el video que le envie, capturas, mi pack, mis nudes",
  everyone:
    "todos, todo el mundo, mis padres, mi madre, mi padre, mi familia, mis amigos, mi instituto, mi colegio, todo el colegio, todo el instituto, mi jefe, mi trabajo, mis contactos, mis seguidores, mi marido, mi novio, mi clase, toda la clase, mi universidad, mi pareja, mis compañeros",
  orelse:
    "si no le, si no pago, si no le pago, si no le mando, si no le envio, si no vuelvo, si lo bloqueo, si le bloqueo, si lo dejo, a cambio de, amenaza*, chantaje*, extorsion*, mas fotos, me pide dinero, bitcoin, en 24 horas",
  threaten:
    "amenaza, amenazando, amenazo, amenazan, chantajea, chantajeando, extorsiona, me va a publicar, va a publicar, va a mandar, va a enviar, va a subir, dice que va a, dice que las va, dice que lo va",
  isent:
    "que le mande, que le envie, que mande, que envie, que le pase, que yo mande, solo para mi ex, le habia mandado, que compartí con, que hice para",
  seen: "visto, ha visto, han visto, vio, vieron, tiene, tienen, rulando, circulando, se rie, se rien, sabe",
  spreadby:
    "han subido, han publicado, han filtrado, han difundido, han compartido, han colgado, subieron, publicaron, filtraron, difundieron, compartieron, colgaron, ha subido, ha publicado, ha filtrado, ha difundido, subio, publico, filtro, difundio, circula*, rulando, esta en internet, estan en internet, estan en telegram, anda rodando, andan rodando, sin mi permiso, sin mi consentimiento",
  flood:
    "mensajes al dia, mensajes por dia, mensajes diarios, llamadas al dia, me llama ~ veces, me escribe ~ veces, desde cuentas nuevas, de cuentas nuevas, cuentas nuevas, cuentas falsas, desde otra cuenta, desde otro numero, otros numeros, otro numero, nuevas cuentas, aunque lo bloquee, aunque lo bloqueo, lo bloqueo y, la bloqueo y, lo bloquee y, cada vez que lo bloqueo, no me deja en paz, consiguio mi numero, encontro mi nuevo",
  gifts: "flores, regalos, regalo, cartas, paquetes, paquete, notas, rosas, peluche, bombones",
  things:
    "me hizo cosas, me hace cosas, me hacia cosas, me ha hecho cosas, me obligo a hacerle, me obliga a hacerle, me obligo a tocar*, me obliga a tocar*, me obligaba a tocar*, se aprovecho de mi, se aprovecha de mi cuando, abuso de mi, abusaba de mi, abusa de mi, me forzo, me fuerza, me obliga a acostarme, me obliga a tener relaciones, me presiona para tener relaciones, me presiona para acostarme, me presiona para tener sexo, lo hace aunque diga que no, se metio en mi cama, se mete en mi cama",
  silence:
    "que no se lo contara, que no lo contara, que no se lo cuente, no se lo digas a nadie, no se lo cuentes, nuestro secreto, es un secreto, nadie me creeria, nadie me va a creer, no le digas a tu madre, no le digas a mama, que no dijera nada, que no diga nada, que no cuente nada, no cuentes nada, no cuente nada, no digas nada",
  // What nobody is helped with, either.
  tracker:
    "gps, airtag, rastreador, localizador, app espia, aplicacion espia, programa espia, camara oculta, camara escondida, microfono, grabadora, spyware, keylogger, mspy",
  theirthing:
    "coche de mi mujer, coche de mi novia, coche de mi ex, coche de mi marido, coche de mi esposa, carro de mi mujer, carro de mi novia, carro de mi ex, carro de mi esposa, auto de mi mujer, auto de mi novia, auto de mi ex, movil de mi ~ novia, movil de mi ~ mujer, movil de mi ~ ex, celular de mi ~ novia, celular de mi ~ mujer, celular de mi ~ ex, celular de mi ~ esposa, celular de mi ~ esposo, movil de mi ~ novio, celular de mi ~ novio, telefono de mi ~ novia, telefono de mi ~ mujer, su coche, su carro, su bolso, su movil, su celular, su habitacion, su casa, vestuario, probador, baño de chicas, mis inquilinos, mi inquilina",
  putin:
    "poner, pongo, poniendo, instalar, instalo, esconder, escondo, colocar, coloco, meter, meto, en, a escondidas, sin que",
  detect:
    "encontre, encontrar un, detectar, detecto, saber si, hay un, me puso, me han puesto, quitar, eliminar, proteg*, contra, robo, mis llaves, perro, gato, hijos, policia, me rastrea, mi ex puso",
  seek: "donde comprar, donde consigo, donde conseguir, donde encuentro, donde encontrar, donde pillar, donde pillo, donde venden, como conseguir, como consigo, como comprar, quien vende, busco camello, dealer, camello, barato, a domicilio, envio, comprar, conseguir, pillar",
  drug: "cocaina, coca, farlopa, heroina, mdma, extasis, lsd, tripis, metanfetamina, ketamina, keta, marihuana, porros, hachis, speed, tusi, fentanilo, xanax, tramadol, codeina, oxicodona, setas magicas, popper, ghb, crack, trankimazin, rivotril, esteroides, clembuterol, trembolona",
  nodrug:
    "cola, recuper*, dejar, deje, rehab*, adict*, documental, pelicula, peligros, test, ayuda, vaso, copa, santa, virgen, galleta, receta, hojas, mate de, botella, lata, zero",
  rx: "xanax, adderall, ritalin, ozempic, wegovy, mounjaro, codeina, valium, tramadol, antibioticos, ansioliticos, pastillas para dormir, hormonas, testosterona, benzodiacepinas, diazepam, lorazepam, orfidal, rubifen, misoprostol, cytotec, pastillas abortivas, morfina, oxicodona, concerta, isotretinoina, sibutramina",
  nodoctor:
    "sin receta, sin ir al medico, sin medico, sin prescripcion, receta falsa, falsificar receta, falsificar una receta, el medico no quiere, el medico no me, engañar al medico, convencer al medico, por telegram, por instagram, en el mercado negro",
  explode:
    "explote, explota, explotar, estalle, estalla, estallar, detonar, detone, reventar, explosion, haga boom, haga pum, volar por los aires, hacer volar",
  mixwhat:
    "mezclo, mezclar, mezcla, que productos, que quimicos, casero, casera, ingredientes, combinar, convertir ~ en, bombona, fertilizante, polvora, edificio, un coche, un carro, mi instituto, mi colegio, en casa, temporizador, buzon",
  science:
    "volcan, mentos, experimento, ciencia, globo, globos, niños, sandia, microondas, palomitas, pastel, galletas, sabor, sabores, colores, views, visitas, canal, tiktok, seguidores, cuenta, evitar, minecraft, piñata, confeti, baño, color, cabeza, ensalada",
  firework:
    "petardo, petardos, fuegos artificiales, bombona, olla a presion, gasolina, polvora, cohetes, dron",
  damage:
    "daño, arma, armas, herir, destruir, explosivo, explosivos, metralla, peligroso, matar, gente, policias",
  iexpose:
    "quiero enseñar, quiero enseñarl*, quiero mostrar, las publico, las subo, las filtro, quiero publicar, quiero subir, voy a publicar, voy a subir, como publico, como publicar, como subir, como subo, quiero difundir, voy a difundir, quiero filtrar, voy a filtrar, como filtrar, como filtro, quiero compartir, donde publicar, donde subir, donde vender, como vender, quiero vender, quiero mandar a todos, voy a mandar, ayudame a publicar, vengarme, tengo fotos desnud*, tengo nudes de, tengo el pack de, tengo los nudes",
  undress:
    "desnudar con ia, desnudarla con ia, quitar la ropa con ia, quitarle la ropa, quitar ropa a una foto, app para desnudar, ia para desnudar, ia que desnuda, app que desnuda, desnudo falso, desnudos falsos, deepfake porno, deepfake desnud*, fotos desnudas con ia, desnudo con ia, desnudos con ia, poner su cara en, poner la cara de ~ en un video porno",
  winover:
    "como hacer que, como consigo que, como conseguir que, como ganarme, como lograr que, ganarme, hacer que, trucos para que, conseguir que",
  trustme:
    "confie en mi, confien en mi, confianza, se abra conmigo, se abran conmigo, quede conmigo, queden conmigo, le guste, les guste, se enamore, guarde el secreto, guarden el secreto, no se lo diga, no se lo digan, no le digan, me mande, me manden, me envie, me envien, venga a mi, vengan a mi",
  unseen:
    "online, por internet, en internet, dm, privado, secreto, a solas, discord, roblox, snapchat, sus padres, mi casa, chat, instagram, a escondidas, whatsapp",
  shutin:
    "encerrar, encierro, encierra, encerrado, encerrada, encerrando, atar, atado, atada, enterrar, enterrado, enterrada, dejar, dejo, deje, meter, meto, abandonar, abandono, colgar",
  enclosed:
    "en el maletero, maletero, cajuela, en el armario, en el closet, en una jaula, en una caja, en la nevera, en el congelador, en la secadora, en una maleta, en el sotano, en un ataud, viv*, en el coche, en el carro, en el bosque, en la carretera, a un arbol, en el desierto, en la azotea, del balcon",
  span: "24 horas, 24h, horas, toda la noche, un dia entero, gana, el ultimo en, hasta que, euros, dolares, mas tiempo, dias",
  theiraddress:
    "direccion de mi ex, direccion de mi vecin*, direccion de mi jef*, direccion de mi profe*, su direccion, numero de mi ex, telefono de mi ex, donde vive mi ex",
  publicize: "publicar, publico, subir, subo, difundir, filtrar, compartir, postear",
  feign: "fingir, finjo, simular, simulo, inventar, invento, hacer creer, mentir sobre, decir que tengo",
  gain: "donaciones, visitas, dinero, likes, seguidores, lastima, gofundme, colecta, views",
  spike:
    "en su bebida, en la bebida de, en su comida, en la comida de, en su cafe, en su copa, echarle algo en, ponerle algo en",
  drowse:
    "dormir, duerma, duerme, veneno, pastillas, gotas, droga, inconsciente, sin que se entere, sin que lo note, sin que lo sepa, laxante, laxantes, desmaye",
  // What somebody lives with.
  wouldbe:
    "hoy cumpliria, cumpliria hoy, cumpliria, habria cumplido, hubiera cumplido, tendria hoy, hoy tendria, estaria cumpliendo, haria la comunion, habria empezado el",
  parted:
    "se fue de casa, se ha ido de casa, se separan, se estan separando, se van a separar, se separaron, nos separamos, nos estamos separando, se divorcian, quiere el divorcio, pidio el divorcio, me pidio el divorcio",
  leftme:
    "nos dejo, me dejo, me ha dejado, nos ha dejado, me engaño, me engaña, me fue infiel, ya no me quiere, ya no me ama, ya no vuelve, conocio a otra, conocio a otro, termino conmigo, rompio conmigo, me corto, se marcho, se fue con, se enamoro de otr*",
  errand:
    "pan, wifi, compras, leche, perro, gato, sin palabras, boquiabiert*, solo con la cocina, recado, broma, volvio",
  cantup:
    "no puedo levantarme, no me levanto de la cama, no salgo de la cama, sin salir de la cama, no puedo ni ducharme, no puedo ni levantarme, sin ducharme, sin fuerzas para, sin ganas de nada, no tengo ganas de nada, lloro todos los dias, lloro cada noche, lloro todas las noches, llorando todos los dias, lloro sin motivo, no paro de llorar, no dejo de llorar, nada me hace feliz, nada me ilusiona, todo me da igual, me odio, odio quien soy",
  numb: "no siento nada, ya no siento nada, vacia por dentro, vacio por dentro, muerta por dentro, muerto por dentro, me siento sola, me siento solo, me siento muy sola, me siento muy solo, tan sola, no tengo a nadie, no tengo amigos, nadie con quien hablar, soy una carga, me siento una carga, me siento un fracaso, no valgo nada, no sirvo para nada",
  ailing:
    "cancer, demencia, alzheimer, esclerosis, tumor, ictus, derrame, parkinson, leucemia, linfoma, quimio, quimioterapia, ela, diabetes, epilepsia, infarto, hospital, uci, coma, ingresad*, muy enferm*, enfermo, enferma, esta malo, esta mala, diagnosticaron, diagnosticado, diagnosticada, diagnostico, insuficiencia, dialisis, fibrosis, lupus, trasplante, bipolar, esquizofrenia, depresion, deprimida, deprimido, psicosis, rehabilitacion, adicto, adicta, alcoholico, alcoholica, paralisis, convulsiones, no me reconoce, ya no me reconoce, no sabe quien soy, no me recuerda, operacion de corazon, terminal, le encontraron, le han encontrado, le detectaron",
  illme:
    "tengo cancer, tengo esclerosis, tengo diabetes, tengo epilepsia, tengo lupus, tengo depresion, me diagnosticaron, me han diagnosticado, mi diagnostico, mi cancer, mi quimio, mi enfermedad, mi diabetes, mi epilepsia, mi trasplante, mi tumor, mi depresion, soy bipolar, soy alcoholic*, soy adict*, estoy enferm*, me detectaron, me encontraron un, murio, fallecio, funeral, duelo",
  // What a child tells by somebody else, and what is done to one.
  tellsus:
    "comenta, comento, dice, dijo, me escribe, me escribio, me cuenta, me conto, en los comentarios, en mis comentarios, por privado, me dice",
  touchesthem:
    "le hace quitarse la ropa, la desviste, lo desviste, la toca, lo toca, le toca, la toquetea, lo toquetea, la manosea, lo manosea, la tocaba, lo tocaba, toca sus partes, entra en su cuarto de noche",
  prank: "broma, bromas, reto, vlog, video, contenido",
  unwatched:
    "solos en la banera, solo en la banera, sola en la banera, solos en el coche, solo en el coche, sola en el coche, solos en la piscina, solo en la piscina, sola en la piscina",
  torment:
    "acosar a, hacer bullying, humillar a, burlarme de, para burlarme, ayudame a humillar, meterme con",
  peer: "chica, chico, nina, nino, companera, companero, clase, alumna, alumno, profesor, profesora, alguien",
  bruises: "moratones, moraton, moretones, moreton, ojo morado, marcas en el cuello",
  thrownout:
    "me echaron de casa, me han echado de casa, me echo de casa, me corrieron de la casa, me dejaron en la calle",
};
