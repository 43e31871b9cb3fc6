import type { CrisisLanguage } from "./words.ts";

export const WORDS: CrisisLanguage = {
  basis:
    "Del manual de Crescendo, elegido por tus palabras. Esto no lo ha escrito ningún modelo de IA: no puede ver qué pasó y no es un abogado.",
  first: (name) => `Primero: ${name}`,
  also: (name) => `También suena a: ${name}. Eso viene después.`,
  headings: {
    hour: "La primera hora",
    day: "El primer día",
    say: "Qué decir hasta saber más",
    not: "Qué no hacer",
  },
  day: [
    "Denuncia en la plataforma con lo que guardaste y apunta el número de cada caso.",
    "Deja que otra persona lea comentarios y mensajes por ti.",
    "Con amenazas o delitos, a la policía; con dinero o derechos, a una abogada; por ti, a alguien de confianza.",
  ],
  before: "Cambia lo que no sea cierto en tu caso, léeselo a una persona y publícalo una sola vez.",
  kinds: {
    danger: {
      name: "alguien puede estar en peligro",
      hour: [
        "Si alguien puede salir herido, llama ahora al número de emergencias de tu país.",
        "No te quedes a solas: llama a una persona y di dónde estás.",
        "Guarda enlaces, capturas y nombres con la hora, y deja de leer. No contestes.",
      ],
      statement:
        "Ha pasado algo serio y las personas adecuadas se ocupan. Dejo de publicar un tiempo. Por favor, no busquéis a nadie implicado.",
      not: "No nombres ni provoques a nadie: puede poneros en riesgo.",
    },
    leaked: {
      name: "imágenes privadas tuyas",
      hour: [
        "No publiques nada sobre ello: cada publicación hace que las busquen. No has hecho nada malo.",
        "Guarda primero las pruebas: direcciones, nombres, horas y mensajes, sin enviar las imágenes a nadie.",
        "Denúncialas en la plataforma como imágenes íntimas sin consentimiento. Mayores de edad: https://stopncii.org; menores: https://takeitdown.ncmec.org.",
      ],
      statement:
        "Me tomo un descanso. Respetad mi privacidad y denunciad lo que no es para vosotros en vez de abrirlo.",
      not: "No pagues, no contestes y no describas las imágenes. La policía puede actuar: en muchos países es delito.",
    },
    doxxed: {
      name: "tus datos privados en público",
      hour: [
        "Si alguien está en tu puerta o amenaza con ir, llama a emergencias.",
        "Guarda cada publicación con dirección, nombre y hora, y denúnciala como información privada.",
        "Avisa a quien vive contigo y en tu trabajo con una frase.",
      ],
      statement:
        "Se ha publicado información privada sobre mí. Se están tomando medidas. No la compartáis y denunciadla donde la veáis.",
      not: "No confirmes ni niegues en público que la dirección es tuya.",
    },
    account: {
      name: "la cuenta no está en tus manos",
      hour: [
        "Usa un dispositivo de confianza y empieza por el correo: contraseña nueva y cerrar las demás sesiones.",
        "Abre la página de recuperación de la plataforma escribiendo la dirección, nunca por un enlace recibido.",
        "Avisa a tu público por otro canal en dos frases.",
      ],
      statement:
        "Ahora mismo no controlo mi cuenta. No abráis enlaces ni enviéis dinero desde ella. Confirmaré aquí cuando la recupere.",
      not: "No pagues a quien ofrezca recuperarla.",
    },
    stolen: {
      name: "alguien ha usado tu trabajo",
      hour: [
        "Guarda las dos cosas: su vídeo con dirección y fecha, y tu original con su proyecto.",
        "Compara minuto a minuto qué es tuyo: una idea no está protegida; imágenes, texto y música sí.",
        "No escribas nada en público ni envíes allí a tu público.",
      ],
      statement:
        "Un vídeo mío se ha subido en otro sitio sin permiso. Ya lo he denunciado. Por favor, no escribáis a esa persona.",
      not: "No señales a nadie en público. Usa el formulario de derechos de autor de la plataforma.",
    },
    legal: {
      name: "una amenaza legal",
      hour: [
        "Apunta el plazo y quién la envía, y guarda la carta tal como llegó.",
        "No borres nada: ni el vídeo, ni mensajes, ni borradores.",
        "No contestes todavía, ni en público ni en privado.",
      ],
      statement: "De momento no puedo decir nada sobre este asunto.",
      not: "No firmes, pagues ni admitas nada antes de que lo lea una abogada.",
    },
    strike: {
      name: "una falta o una reclamación",
      hour: [
        "Lee el aviso entero: qué vídeo, qué segundos, qué norma, quién reclama.",
        "Guárdalo como imagen y no vuelvas a subir el vídeo.",
        "Detén lo programado hasta saber si hay algo igual.",
      ],
      statement: "Uno de mis vídeos se está revisando y puede faltar un tiempo. Os avisaré aquí.",
      not: "No mandes a tu público contra quien reclama.",
    },
    hate: {
      name: "odio o acoso",
      hour: [
        "Retén los comentarios y que los lea alguien de confianza.",
        "Guarda lo peor con enlace y hora antes de que lo borren.",
        "No contestes a nadie mientras estés alterada o alterado.",
      ],
      statement:
        "Los comentarios están limitados por ataques que no tienen que ver con mis vídeos. Gracias a quienes sois amables.",
      not: "No muestres los nombres de quienes atacan: les da público.",
    },
    "false-claim": {
      name: "una acusación falsa",
      hour: [
        "Guarda la acusación: enlace, cuenta, fecha y grabación de pantalla.",
        "Reúne lo que la desmiente, con fechas.",
        "No publiques nada hasta que lo lea alguien de confianza.",
      ],
      statement:
        "Circula sobre mí algo que no es cierto. Estoy reuniendo pruebas y contestaré una vez, aquí. No ataquéis a nadie.",
      not: "No repitas la acusación en un título o miniatura.",
    },
    sponsor: {
      name: "problemas con una marca o un producto",
      hour: [
        "Para la publicidad: oculta o corta la parte y pausa los enlaces.",
        "Reúne el contrato, los mensajes y lo que dijiste, palabra por palabra.",
        "Escribe a la marca con hechos y una pregunta: ¿qué pasó?",
      ],
      statement:
        "Sé que algunas personas habéis tenido problemas con algo que mostré. Lo he retirado mientras averiguo qué pasó.",
      not: "No prometas devoluciones antes de saber quién las paga.",
    },
    criticism: {
      name: "una crítica que puede tener razón",
      hour: [
        "Léela como si fuera sobre otra persona: ¿qué frase es cierta?",
        "Comprueba el dato en su fuente antes de contestar.",
        "Da las gracias a quien avisó y di que lo estás comprobando.",
      ],
      statement:
        "Varias personas habéis señalado un error y lo estoy comprobando. Si es así, lo corrijo aquí y en el vídeo.",
      not: "No borres críticas justas ni las llames odio. Corrige y fija el comentario.",
    },
    "own-mistake": {
      name: "un error tuyo",
      hour: [
        "Pausa lo programado y no escribas con rabia o miedo.",
        "Apunta qué pasó, con fechas y palabras exactas.",
        "Pregunta a dos personas francas: ¿qué hice mal y a quién dolió?",
      ],
      statement:
        "He leído lo que habéis escrito y me lo tomo en serio. Contestaré bien mañana por la tarde en vez de deprisa ahora.",
      not: "No grabes una disculpa larga esta misma noche ni discutas debajo de ella.",
    },
    unknown: {
      name: "todavía no está claro",
      hour: [
        "Si alguien puede salir herido, llama antes a emergencias.",
        "Apunta qué sabes, qué solo supones y qué no sabes.",
        "Pausa lo programado y guarda enlaces, capturas y horas.",
      ],
      statement: "Lo sé y estoy averiguando qué pasó. Diré más aquí mañana por la tarde.",
      not: "No adivines en público ni borres lo que pueda servir de prueba.",
    },
  },
};
