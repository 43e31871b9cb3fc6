import type { OwnSteps } from "../../texts.ts";

/** What helps against one danger and not against the others, in Spanish. */
export const OWN_STEPS: OwnSteps = {
  viewer: [
    [
      "Denúncialo para que la plataforma le muestre ayuda",
      "YouTube, TikTok e Instagram tienen suicidio y autolesiones entre los motivos de denuncia. No es un castigo, y no se entera de quién avisó.",
    ],
    [
      "Si sabes quién es o dónde está, llama a emergencias",
      "Di qué escribió, cuándo y con qué nombre. La policía puede pedir más a la plataforma.",
    ],
    [
      "Busca una línea que pueda usar: findahelpline.com",
      "https://findahelpline.com reúne líneas y chats gratuitos por país. Muchas también orientan a quien se preocupa por otra persona.",
    ],
    [
      "No te quedes a solas con esto",
      "Cuéntaselo ahora a una amistad, a quien modera o a tu familia, y que lo lea contigo. Si eres menor, que conteste un adulto.",
    ],
    [
      "Pregunta directamente y escucha",
      "«¿Piensas en el suicidio?» no mete la idea en la cabeza de nadie. Sin consejos ni discusiones: me alegra que me lo digas.",
    ],
    [
      "No prometas secreto ni respuestas a cualquier hora",
      "Di cuándo volverás a mirar. Te importa esa persona, pero no eres un servicio de emergencias.",
    ],
    [
      "Oculta lo que describa un método y no grabes nada de esto",
      "Sin nombre, sin captura, sin vídeo sobre ello. Guarda las palabras para quienes ayudan.",
    ],
    [
      "Fija una línea para quien lo lea",
      "«Si te sientes igual: findahelpline.com, y aquí tienes sitio.» Nada sobre la persona.",
    ],
    [
      "Cuídate después",
      "Lo que haga otra persona no está en tus manos ni es culpa tuya. Las líneas de ayuda también son para ti.",
    ],
  ],
  stalked: [
    [
      "Denúncialo a la policía, también si solo pasó en internet",
      "Lleva las pruebas y pide un número de expediente. Un servicio de apoyo a víctimas puede acompañarte.",
    ],
    [
      "Guarda pruebas antes de bloquear",
      "Capturas con nombre, enlace, fecha y hora, y un diario de cada incidente. Una copia, a alguien de confianza.",
    ],
    [
      "Haz que retiren tu dirección",
      "Denuncia cada publicación como información privada, no como spam; YouTube tiene una reclamación de privacidad y Google quita direcciones de su buscador.",
    ],
    [
      "Avisa a la gente de tu alrededor",
      "Vecinos, familia, trabajo y moderadores: cómo es o se llama esa persona, y que nadie le dé nada.",
    ],
    [
      "No dejes una rutina que seguir",
      "Otros caminos a otras horas, nada publicado desde donde aún estás, ni ventanas, paquetes o calles en la imagen. Busca rastreadores en el móvil, el bolso y el coche.",
    ],
    [
      "No contestes, discutas ni quedes",
      "Cualquier respuesta le enseña que funciona. Otra persona puede leer por ti.",
    ],
  ],
  abuse: [
    [
      "Habla con un servicio de atención al maltrato",
      "Planean contigo, también si no sabes si irte. https://findahelpline.com los reúne por país.",
    ],
    [
      "Haz un plan antes de irte",
      "Una bolsa, papeles, dinero, llaves y medicinas en casa de otra persona, y una palabra que signifique: pide ayuda. Irse es el momento más peligroso, así que no lo anuncies.",
    ],
    [
      "Que no quede en móviles ni cuentas compartidas",
      "Borra esta página del historial, cambia las contraseñas desde otro aparato y desactiva la ubicación compartida.",
    ],
    [
      "Que un médico vea y anote las lesiones",
      "Un informe y fotos, guardados fuera de casa, cuentan después, denuncies o no.",
    ],
  ],
  sexual: [
    [
      "Las pruebas duran días, no semanas",
      "Si puedes, no te laves ni laves la ropa; métela en una bolsa de papel. En muchos países un hospital las guarda sin denuncia.",
    ],
    [
      "Tú decides a quién se lo cuentas y qué denuncias",
      "Un centro de atención explica los dos caminos, y alguien de allí puede acompañarte.",
    ],
  ],
  eating: [
    [
      "Come y bebe algo pequeño en compañía",
      "Tras días sin comer, despacio y preguntando antes a un médico: mucho de golpe puede ser peligroso.",
    ],
    [
      "Quita los números de la vista",
      "Ni peso, ni calorías, ni medidas en un vídeo, y la báscula, a otra persona.",
    ],
    ["Silencia cuentas que comparan cuerpos", "Por un tiempo. El feed aprende en pocos días."],
  ],
  leaked: [
    [
      "Que las fotos no lleguen a otros sitios: stopncii.org",
      "Desde los 18: https://stopncii.org crea un código de la imagen en tu propio dispositivo, e Instagram, Facebook, TikTok y otros rechazan lo que lo lleve. La imagen no sale de tus manos.",
    ],
    [
      "Si eras menor en ellas: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org hace lo mismo con imágenes de menores, gratis, sin tu nombre y en cualquier país.",
    ],
    [
      "Denuncia cada publicación como imágenes íntimas sin consentimiento",
      "Cada plataforma tiene un formulario, y Google retira esos resultados de su buscador. Pídeselo a una amistad.",
    ],
    [
      "En muchos países es un delito",
      "La policía puede ocuparse cuando te veas con fuerzas, y tus enlaces guardados son lo que necesita.",
    ],
  ],
};
