import type { SafetyTexts } from "../../texts.ts";
import { CHILD } from "./child.ts";
import { OTHER } from "./other.ts";
import { OWN_STEPS } from "./own.ts";
import { URGENT } from "./urgent.ts";

export const TEXTS: SafetyTexts = {
  language: "es",
  headings: {
    viewer: "Primero, quien te escribió",
    now: "Primero, tú",
    next: "Después, paso a paso",
    instead: "En lo que sí puedo ayudar",
    child: "Primero, una persona adulta",
  },
  call: "Nadie tiene que hacer nada por esto, salvo cuidarse.",
  format: "No es un vídeo: primero, ayuda",
  audience: "Tú, antes que nadie que mire",
  notFilmed: "Ahora no hay que grabar, publicar ni contestar nada. El canal seguirá ahí.",
  refused: {
    call: "A quien mira no se le pide nada que haga daño a nadie.",
    format: "Otra cosa en su lugar",
    audience: "Todo el mundo, sin excluir ni rebajar a nadie",
  },
  peril: {
    poisoned: {
      lead: "Puede ser una urgencia aunque todavía no se note nada.",
      first: [
        "Llama ya a toxicología o a emergencias; por un animal, al veterinario más cercano",
        "No esperes a que haya síntomas. Di qué fue, cuánto, cuándo y cuánto pesa la persona o el animal.",
      ],
    },
    hounded: {
      lead: "Nadie puede decirte que te mueras. Dice algo de quien lo escribe y nada de ti.",
      first: [
        "Si te hace pensar en hacerte daño, llama al número de emergencias o díselo a alguien ahora",
        "No tienes que demostrar lo grave que es. Que te desgaste es motivo suficiente.",
      ],
    },
    missing: {
      lead: "Ojalá aparezca pronto. Algunos pasos sirven sobre todo al principio.",
      first: [
        "Llama ya al número de emergencias o a la policía y denuncia la desaparición",
        "No hace falta esperar un día. Di dónde estuvo por última vez, qué llevaba puesto y qué medicinas necesita.",
      ],
    },
    groomed: {
      lead: "Haces bien en tomarlo en serio. Un adulto que pide fotos o encuentros a un menor hace mal, y el menor no.",
      first: [
        "Si un menor está en peligro o va a ver a alguien, llama ya al número de emergencias",
        "Quédate con él y no dejes que vaya.",
      ],
    },
    viewer: {
      lead: "Alguien que te ve puede estar en peligro. Unas palabras sencillas ayudan, y no tienes que resolverlo a solas.",
      first: [
        "Contesta con cariño y sin rodeos",
        "Por ejemplo: He leído lo que has escrito y me preocupas. ¿Estás a salvo ahora? Llama al número de emergencias de tu país o habla con alguien en findahelpline.com. ¿Hay alguien contigo?",
      ],
    },
    overdose: {
      lead: "Esto es una emergencia, aunque todavía no se note nada.",
      first: [
        "Llama ahora al número de emergencias de tu país",
        "Di qué se ha tomado, cuánto y cuándo. Quédate con la persona y no provoques el vómito.",
      ],
    },
    suicide: {
      lead: "Siento que duela tanto. No tienes que cargar con esto a solas esta noche.",
      first: [
        "Si podrías hacerte daño, llama ahora al número de emergencias de tu país",
        "O ve donde haya gente y di en voz alta: no estoy a salvo a solas.",
      ],
    },
    "self-harm": {
      lead: "Me alegra que lo digas. Hacerse daño suele ser una forma de soportar el dolor, y hay otras.",
      first: [
        "Si una herida es profunda o no deja de sangrar, llama al número de emergencias",
        "Cúbrela y presiona hasta que llegue alguien.",
      ],
    },
    abuse: {
      lead: "Lo que te hacen no es culpa tuya, y mereces estar a salvo.",
      first: [
        "Si estás en peligro ahora, llama al número de emergencias de tu país",
        "Si no puedes hablar, ve a un lugar con gente. Pueden leer tu teléfono: usa uno que no sea tuyo.",
      ],
    },
    sexual: {
      lead: "Siento lo que pasó. No es culpa tuya, hubiera pasado lo que hubiera pasado antes.",
      first: [
        "Si estás en peligro o herida, llama al número de emergencias de tu país",
        "Un hospital puede atenderte y guardar pruebas, decidas denunciar o no.",
      ],
    },
    eating: {
      lead: "Me alegra que lo digas. Tu cuerpo necesita una ayuda que un vídeo no da, y esa ayuda funciona.",
      first: [
        "Si te desmayas, te duele el pecho o no retienes agua, llama al número de emergencias",
        "Son emergencias con cualquier peso.",
      ],
    },
    stalked: {
      lead: "Tómalo en serio: no tienes que esperar a que pase algo.",
      first: [
        "Si alguien está cerca o te amenaza ahora, llama al número de emergencias de tu país",
        "Ve a un lugar con gente y di por qué has ido.",
      ],
    },
    leaked: {
      lead: "Esto te lo han hecho a ti. No has hecho nada malo.",
      first: [
        "No pagues, no contestes y no publiques sobre ello",
        "Guarda primero enlaces, nombres y horas. Si te amenazan o hay peligro, llama al número de emergencias.",
      ],
    },
  },
  own: { ...OWN_STEPS, ...URGENT },
  steps: [
    [
      "Busca una línea de ayuda en tu país: findahelpline.com",
      "https://findahelpline.com reúne líneas y chats gratuitos y confidenciales por país y por tema.",
    ],
    [
      "Díselo hoy a una persona de confianza",
      "Bastan dos palabras: te necesito. Pídele que se quede o que venga.",
    ],
    [
      "Pon distancia con lo que podría hacerte daño",
      "Otra habitación, otra calle, alguien que te lo guarde.",
    ],
    ["Cuéntaselo a un médico o a una psicóloga", "Puedes entregar una nota. Ya lo han oído antes."],
    [
      "Si se trata de otra persona, pregúntale directamente",
      "Preguntar no mete la idea en la cabeza. Quédate y llamad juntos.",
    ],
    [
      "Aguanta solo los próximos diez minutos",
      "Agua fría en las manos, los dos pies en el suelo, una respiración lenta tras otra.",
    ],
    [
      "Deja los comentarios y mensajes a otra persona",
      "Una amistad puede leer, ocultar y denunciar mientras descansas.",
    ],
    ["Anota lo que pasó, para ti", "Con horas, donde solo tú puedas abrirlo. Después decides quién lo ve."],
    ["No decidas nada grande esta noche", "El cansancio hace definitivo lo que no lo es."],
    ["Vuelve cuando estés a salvo", "Entonces podemos hablar de si alguna vez quieres contarlo, y cómo."],
  ],
  harm: {
    minors: {
      no: "No voy a ayudar con esto: podría hacer daño a un menor.",
      offer:
        "Si te preocupa lo que sientes o haces, hay ayuda confidencial en stopitnow.org. Puedo ayudarte con vídeos seguros para público joven.",
    },
    violence: {
      no: "No voy a ayudar a hacer daño a nadie.",
      offer:
        "Si estás a punto de hacerlo, aléjate ahora y llama a emergencias o a alguien que te calme; https://findahelpline.com reúne con quién hablar. Puedo ayudarte a decir lo que te enfadó sin una víctima.",
    },
    weapons: {
      no: "No voy a ayudar con esto: es peligroso y va contra la ley.",
      offer: "Puedo ayudarte con vídeos de historia, derecho o seguridad en los que nadie salga herido.",
    },
    drugs: {
      no: "No voy a ayudar a conseguir, hacer, cultivar ni vender drogas, ni medicamentos sin médico.",
      offer:
        "Lo que se vende así puede llevar otra cosa o una dosis mortal. En una farmacia o consulta te dicen qué es seguro; https://findahelpline.com reúne con quién hablar del consumo.",
    },
    medicine: {
      no: "No voy a ayudar a decirle a la gente que deje, cambie o se salte un tratamiento, ni que algo cura una enfermedad: puede costar vidas.",
      offer:
        "Muchos medicamentos solo se dejan poco a poco: pregunta a un médico o en la farmacia antes de cambiar nada. Puedo ayudarte a contar tu experiencia sin dar consejos, con fuentes oficiales en pantalla.",
    },
    stalking: {
      no: "No voy a ayudar a seguir, vigilar ni entrar en las cuentas de nadie sin su consentimiento.",
      offer:
        "Puedo ayudarte a proteger tus propias cuentas o a encontrar palabras para decir algo abiertamente.",
    },
    exposing: {
      no: "No voy a ayudar a exponer a nadie: lo privado es privado, y publicarlo puede ser delito.",
      offer:
        "Si te han hecho daño, puedo ayudarte a reunir pruebas, denunciarlo y decir en público solo lo tuyo.",
    },
    dares: {
      no: "No voy a ayudar con esto: hay personas que han muerto o han quedado malheridas, y las plataformas lo retiran.",
      offer: "Puedo ayudarte con un reto emocionante en el que nadie se haga daño.",
    },
    deceit: {
      no: "No voy a ayudar a engañar a la gente con esto: le quita dinero, tranquilidad o confianza con una mentira.",
      offer:
        "Puedo ayudarte con una historia que se presente como ficción o con un camino honesto hacia la misma atención.",
    },
    hate: {
      no: "No voy a ayudar a rebajar a nadie por ser quien es.",
      offer:
        "Puedo ayudarte a hablar de una decisión, una idea o tu propia experiencia, sin un grupo como blanco.",
    },
  },
  instead: [
    [
      "Intenta algo difícil que solo cueste paciencia",
      "Una torre de cartas, una receta en una toma, una canción en una tarde.",
    ],
    ["Graba un lugar a tres horas del mismo día", "Sin personas, solo la luz."],
    ["Da las gracias a alguien, con su permiso", "Algo pequeño y verdadero que hizo."],
    ["Explica una regla que casi todos entienden mal", "Con su fuente en pantalla."],
    ["Enseña un error tuyo y qué cambiaste", "Sin más víctima que la primera versión."],
    ["Compara dos cosas que hayas usado", "Qué hace mejor cada una y para quién."],
    ["Deja que alguien que quiera cuente su historia", "Elige sus palabras y la ve antes de publicarse."],
    ["Cuenta una historia inventada y dilo", "El primer rótulo lo avisa."],
    ["Responde la pregunta que más te hacen", "En un minuto, con la cosa en las manos."],
    [
      "Muestra cómo se hace algo, de principio a fin",
      "Un objeto, su primer y su último estado, y el paso que casi sale mal.",
    ],
  ],
  child: CHILD,
  other: OTHER,
  tags: {
    peril: [
      "pideayuda",
      "noestassolo",
      "hablaconalguien",
      "haysalida",
      "cuidate",
      "ayudaprimero",
      "teescuchamos",
      "tuvidaimporta",
      "apoyo",
      "undiaalavez",
    ],
    harm: [
      "respeto",
      "seguridad",
      "consentimiento",
      "amabilidad",
      "piensaantes",
      "cuidado",
      "honestidad",
      "convivencia",
      "sinhacerdano",
      "hechoconcarino",
    ],
    child: [
      "seguridadeninternet",
      "preguntaatuspadres",
      "privacidad",
      "internetseguro",
      "familia",
      "crianzadigital",
      "menoresprotegidos",
      "usoresponsable",
      "piensaantesdepublicar",
      "cuidado",
    ],
  },
};
