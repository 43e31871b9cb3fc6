import type { OtherTexts } from "../../texts.ts";

/** What helps who worries about somebody else, in Spanish. */
export const OTHER: OtherTexts = {
  heading: "Primero: cómo estar a su lado",
  danger: {
    suicide: {
      lead: "Haces bien en tomarlo en serio. Puedes ayudar sin tener las palabras perfectas, y no tienes que hacerlo a solas.",
      steps: [
        [
          "Si puede hacerlo ya, o no contesta, llama a emergencias",
          "Di quién es, dónde está y qué dijo o publicó. Si está contigo, quédate hasta que llegue alguien.",
        ],
        [
          "Pregunta directamente y escucha",
          "«¿Piensas en el suicidio?» no mete la idea en la cabeza de nadie. Sin consejos ni discusiones: me alegra que me lo digas.",
        ],
        [
          "Si lo publicó, denuncia la publicación para que le muestren ayuda",
          "YouTube, TikTok e Instagram tienen suicidio y autolesiones entre los motivos. No es un castigo, y nadie se entera de quién avisó. Escríbele también: lo he leído y me preocupas.",
        ],
        [
          "Aleja de su alcance lo que pueda hacerle daño",
          "Las pastillas, las cuchillas o un arma las guarda otra persona por ahora. Nunca a la fuerza: pídelo o llama a alguien.",
        ],
      ],
    },
    eating: {
      lead: "Haces bien en fijarte. Muchas veces no se trata de la comida, y la ayuda funciona mejor cuanto antes llega.",
      steps: [
        [
          "Si se desmaya, le duele el pecho o no retiene ni agua, llama a emergencias",
          "Eso es una urgencia, con cualquier peso.",
        ],
        [
          "Di lo que ves, no cómo se ve",
          "«He notado que no cenas y me preocupo» se escucha mejor que cualquier cosa sobre el peso o el cuerpo.",
        ],
        [
          "No vigiles el plato ni discutas por la comida",
          "Comed juntos, hablad de otra cosa y sigue ahí cuando diga que no.",
        ],
        [
          "Acompáñale al médico",
          "Ofrécete a llamar y a ir también. Si es menor, tiene que saberlo su familia u otra persona adulta.",
        ],
      ],
    },
    abuse: {
      lead: "Haces bien en no mirar a otro lado. Nadie tiene que demostrarte nada para que puedas ayudar.",
      steps: [
        [
          "Si está pasando ahora, o hay un niño en peligro, llama a emergencias",
          "No te pongas en medio. Di la dirección, lo que oyes y si hay menores.",
        ],
        [
          "Dile a solas: te creo, y no es culpa tuya",
          "No pidas detalles ni hables mal de quien lo hace. La puerta tiene que quedar abierta.",
        ],
        [
          "Deja que decida, a su ritmo",
          "Irse es el momento de más peligro. Una línea de ayuda lo planea con esa persona; tú puedes ofrecer una cama, una bolsa, un coche, un teléfono que nadie lea.",
        ],
        [
          "No te enfrentes a quien lo hace",
          "Lo pagaría la víctima. Apunta para ti lo que viste, con días y horas.",
        ],
      ],
    },
  },
  steps: [
    [
      "Busca una línea para esa persona y para ti: findahelpline.com",
      "https://findahelpline.com reúne líneas y chats gratuitos por país. Muchas también orientan a quien se preocupa por otra persona.",
    ],
    [
      "No prometas secreto si hay una vida en peligro",
      "«No se lo diré a todos, pero no seré la única persona que lo sepa» es una promesa que puedes cumplir.",
    ],
    [
      "Díselo hoy a alguien más",
      "Su familia, un profesor, una médica, una amistad que esté cerca. Si eres menor, a una persona adulta.",
    ],
    ["Vuelve a preguntar mañana", "Basta un mensaje corto: pienso en ti. ¿Me paso a verte?"],
    ["No grabes ni publiques nada sobre esa persona", "Ni nombre, ni captura, ni vídeo. Es suyo contarlo."],
    ["Cuídate también", "Lo que haga otra persona no está en tus manos ni es culpa tuya."],
  ],
};
