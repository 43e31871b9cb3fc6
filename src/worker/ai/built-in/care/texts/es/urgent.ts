import type { OwnSteps } from "../../texts.ts";

/** What helps where somebody has been poisoned, hounded, lost or approached as a child, in Spanish. */
export const URGENT: OwnSteps = {
  poisoned: [
    [
      "No provoques el vómito ni des nada de comer o beber antes",
      "La sal, la leche, el aceite o el carbón pueden empeorarlo. Quien atiende el teléfono sabe qué ayuda.",
    ],
    [
      "Si se mezcló o se respiró algo, salid al aire libre",
      "Todos, también los animales. No vuelvas a entrar a limpiarlo.",
    ],
    [
      "Nunca mezcles lejía con nada que no sea agua",
      "Con vinagre, otro ácido, amoniaco u otro limpiador suelta un gas que quema los pulmones.",
    ],
    [
      "Hay señales que no esperan a ningún teléfono",
      "Dificultad para respirar, labios azules, hinchazón, convulsiones, sueño o desmayo: emergencias, y no conduzcas tú.",
    ],
    [
      "Una pila o un imán tragado hay que verlo en un hospital enseguida",
      "Aunque no duela: quema o pellizca en pocas horas.",
    ],
    [
      "Con perros y gatos cuentan los minutos",
      "La masa cruda se hincha y fermenta; el chocolate, las uvas, las pasas, la cebolla, el xilitol, los lirios, los medicamentos y el anticongelante son peligrosos. El veterinario puede hacer más en las primeras horas.",
    ],
    ["Lleva el envase", "O una foto de él, de la planta o de lo que queda."],
    ["Ojos y piel: enjuaga con agua corriente", "Templada, un cuarto de hora, mientras alguien llama."],
    [
      "No pongas la receta en ningún vídeo",
      "Quien la copie podría hacerse daño. Un aviso no necesita cantidades.",
    ],
  ],
  hounded: [
    ["No respondas", "Ni con una broma ni en un vídeo: lo que busca es atención."],
    [
      "Guarda pruebas y denúncialo como acoso",
      "Una captura con nombre, enlace y fecha. YouTube, TikTok e Instagram prohíben decir a alguien que se mate.",
    ],
    [
      "Bloquea a quien lo escribió u ocúltalo en tu canal",
      "En Instagram, también las cuentas nuevas que abra.",
    ],
    [
      "Deja que la plataforma retenga esas palabras",
      "Ponlas, con sus abreviaturas, en tu lista de palabras bloqueadas. Esos comentarios se quedan donde no tienes que mirar.",
    ],
    [
      "Cierra comentarios o mensajes unos días",
      "De quien no te sigue o de todos. A nadie le debes una forma de llegar a ti.",
    ],
    ["Ve a la policía si te amenazan o no paran", "Lleva las pruebas. En muchos países es delito."],
  ],
  missing: [
    [
      "Tras un desastre o en una guerra: familylinks.icrc.org",
      "https://familylinks.icrc.org, de la Cruz Roja y la Media Luna Roja, busca a personas que perdieron el contacto con su familia. También ayuda la sociedad de tu país.",
    ],
    [
      "Llama a hospitales, albergues y al teléfono para familiares",
      "En un desastre suele haber uno, con listas de quién está dónde. Deja tu número en todas partes.",
    ],
    [
      "Manda un mensaje corto en vez de llamar una y otra vez",
      "Los mensajes llegan cuando las llamadas no, y ahorran batería.",
    ],
    [
      "Pregunta con quién estaba",
      "Vecinos, trabajo, escuela y a quién escribió por última vez; mira las ubicaciones compartidas.",
    ],
    [
      "No busques donde no es seguro",
      "Nada de edificios dañados, agua ni laderas: di a los rescatistas dónde crees que está.",
    ],
    [
      "Una publicación: foto, nombre de pila, lugar, hora y el número de la policía",
      "Pregunta antes a la policía, sin direcciones ni asuntos de familia, y quítala cuando aparezca.",
    ],
    [
      "No pagues a quien diga que lo tiene",
      "Quien pide dinero tras una publicación así casi siempre estafa. Enséñaselo a la policía.",
    ],
  ],
  groomed: [
    [
      "Guarda el chat antes de bloquear",
      "Nombres, enlaces, fechas y palabras en capturas. No guardes ni reenvíes fotos de un menor desnudo: eso ya es delito, déjaselas a la policía.",
    ],
    [
      "Denúncialo: inhope.org o report.cybertip.org",
      "https://inhope.org tiene la línea de tu país; https://report.cybertip.org recoge las de Estados Unidos. La policía también lo recibe.",
    ],
    ["Denuncia la cuenta a la plataforma por seguridad infantil", "Es un motivo propio en el menú."],
    [
      "Quítale los permisos ahora",
      "Un moderador o ayudante pierde el cargo y el servidor en la misma hora. No le debes ningún aviso.",
    ],
    ["No le enfrentes", "Borraría las pruebas o presionaría al menor."],
    [
      "Dile al menor: no es culpa tuya y no te van a reñir",
      "Pregunta poco y escucha. Sus padres tienen que saberlo, salvo que el peligro esté en casa.",
    ],
    [
      "Para fotos ya enviadas: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org saca de las plataformas fotos de menores, gratis y sin nombre.",
    ],
    [
      "Si eres tú el menor: díselo hoy a un adulto",
      "A tus padres, a un profesor o en https://childhelplineinternational.org. No mandes más, no pagues, no quedes.",
    ],
    [
      "Mira a quién más ha escrito",
      "Pregunta en general, sin nombres, y apaga los mensajes entre desconocidos en tu servidor.",
    ],
  ],
};
