import type { ChildTexts } from "../../texts.ts";

/** What is said first and what to do where a child is concerned, in Spanish. */
export const CHILD: ChildTexts = {
  inTrouble: {
    heading: "Primero: no estás a solas con esto",
    lead: "No te has metido en un lío por contarlo, y no es culpa tuya. No tienes que arreglarlo a solas, y no hay que grabar nada.",
    steps: [
      [
        "Si corres peligro o tienes mucho dolor, llama a emergencias",
        "Dolor fuerte, sangrado, no tener dónde dormir hoy o alguien que te hace daño son razones de sobra.",
      ],
      [
        "Díselo hoy a una persona adulta",
        "Tu madre o tu padre o, si no es seguro, una tía, un profesor, la enfermera, la madre de una amiga. Bastan tres palabras: necesito tu ayuda.",
      ],
      [
        "Busca una línea para jóvenes: childhelplineinternational.org",
        "https://childhelplineinternational.org reúne líneas gratuitas por país. Puedes llamar o escribir sin dar tu nombre.",
      ],
      [
        "Si cuesta decirlo, escríbelo",
        "Tres frases en una nota o un mensaje. Enséñalo y deja que pregunten.",
      ],
      [
        "Sobre tu cuerpo, una médica, un centro de salud o la enfermera lo saben con certeza",
        "Ven a jóvenes con esto cada semana. Puedes ir con alguien y preguntar antes qué queda entre vosotros.",
      ],
      [
        "Si puede ser un embarazo, haz una prueba y ve pronto al médico",
        "Pronto significa más opciones y más ayuda. La decisión es tuya, hablada con alguien de confianza.",
      ],
      [
        "Si no puedes volver a casa, no te quedes a solas en la calle",
        "La familia de una amiga, un pariente, un albergue juvenil o la policía. Una línea de ayuda encuentra una cama para hoy.",
      ],
      [
        "Si alguien mayor quiere fotos, verte o secretos, la culpa es suya",
        "No envíes nada más, no quedes, guarda el chat y enséñaselo a una persona adulta.",
      ],
      [
        "Por ahora, fuera de internet",
        "Ni nombre, ni historia, ni foto. Los desconocidos que consuelan no siempre son quienes dicen.",
      ],
      [
        "Vuelve cuando alguien lo sepa",
        "Pesa menos en cuanto lo sabe una persona. Lo que quieras crear puede esperar.",
      ],
    ],
  },
  lead: {
    "child-body":
      "Un cuerpo de esa edad todavía crece, así que no le pongo dieta, peso ni aspecto que alcanzar.",
    "child-writes":
      "Qué bien que quieras hacer vídeos. Antes de nada, pregunta a tu madre, padre o tutor: YouTube, TikTok e Instagram piden 13 años o más para una cuenta propia, en algunos países más, y hasta entonces la lleva una persona adulta contigo.",
    "child-filmed":
      "Un niño no puede aceptar lo que queda en internet, así que su privacidad va antes que el vídeo.",
  },
  steps: {
    "child-body": [
      [
        "Pregunta a un médico antes de cambiar comida o entrenamiento",
        "Un pediatra sabe qué necesita ese cuerpo mientras crece.",
      ],
      [
        "Nada de dietas, ayunos ni contar",
        "Crecer pide comida. Muy poca puede dañar huesos, hormonas y ánimo durante años.",
      ],
      [
        "Nada de suplementos, preentrenos ni pastillas",
        "Nada de lo que se vende para músculos o para adelgazar se hizo para niños.",
      ],
      ["Los músculos que se ven son sobre todo genes, luz y filtros", "Quien no los ve no hace nada mal."],
      [
        "Moverse por lo que el cuerpo puede hacer",
        "Correr, trepar, jugar a la pelota, nadar, bailar, con un entrenador que sepa de niños.",
      ],
      [
        "Graba habilidades, nunca cuerpos",
        "Un truco, una distancia, un equipo: sin torso desnudo, espejo, antes y después ni peso.",
      ],
      [
        "Silencia cuentas que comparan cuerpos",
        "El algoritmo aprende en días. Lo que se ve ahí está elegido, posado y retocado.",
      ],
      ["Si alguien se burla, díselo a un adulto", "Lo que tiene que cambiar es la burla, no el cuerpo."],
      [
        "Si comer se vuelve pelea o secreto, busca ayuda pronto",
        "Con un médico o en https://findahelpline.com. Es más fácil pronto, con cualquier peso.",
      ],
      [
        "Padres: comed juntos y sin comentarios sobre cuerpos",
        "Tampoco sobre el vuestro. Los niños oyen los dos.",
      ],
    ],
    "child-writes": [
      [
        "Pregunta primero a tu madre, padre o tutor",
        "Enséñale esta página y elegid juntos qué se puede grabar.",
      ],
      ["Conoce la regla de edad: 13 años", "Con menos no se permite una cuenta propia. No pongas otra edad."],
      ["Sin nombre, sin colegio, sin dirección", "Y sin cara, si puedes; basta un apodo."],
      [
        "Nunca quedes con nadie de internet",
        "Ni pases a mensajes privados. Si alguien lo pide, cuéntaselo a un adulto.",
      ],
      ["Graba manos y cosas", "Dibujar, construir, cocinar: la cámara mira a la mesa."],
      ["Que un adulto lea los comentarios", "O apágalos. Nadie tiene que contestar a desconocidos."],
      ["Nunca envíes fotos tuyas a nadie", "Si alguien las pide, cuéntalo enseguida a un adulto."],
      ["Practica sin publicar", "Haz el vídeo primero para tu familia. Así aprende casi todo el mundo."],
      ["Para cuando deje de ser divertido", "El colegio, el sueño y los amigos van primero."],
      [
        "Pide ayuda si algo te da mala sensación",
        "A tu familia, a un profesor o en https://childhelplineinternational.org.",
      ],
    ],
    "child-filmed": [
      ["Pregúntate si lo querría a los quince años", "Si no lo sabes, déjalo en el álbum de la familia."],
      [
        "No grabes llanto, castigo, baño, bañador, enfermedad ni pañales",
        "Son del niño, y esos vídeos atraen a quien no deben.",
      ],
      ["Sin nombre, colegio, uniforme, calle ni ruta diaria", "Mira también el fondo y publica más tarde."],
      [
        "Enseña manos, espaldas y cosas en vez de la cara",
        "Una torre de bloques cuenta la historia sin el niño.",
      ],
      ["Pregúntale y acepta un no", "También si cambia de idea después: entonces se quita."],
      [
        "Marca los vídeos infantiles como creados para niños",
        "YouTube lo exige (support.google.com/youtube/answer/9528076). Desactiva comentarios, avisos y publicidad personalizada.",
      ],
      ["Desactiva o retén los comentarios", "Y mira de vez en cuando quién sigue y guarda."],
      ["No construyas ingresos sobre un niño", "Varios países lo tratan como trabajo, con reglas."],
      ["Sin otros niños sin permiso escrito de sus padres", "Vale también para alumnos, equipos y fiestas."],
      ["Cuéntalo desde tu lado", "Lo que has aprendido no necesita su imagen."],
    ],
  },
};
