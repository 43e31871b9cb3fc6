import type { CarefulLines } from "./careful.ts";

export const spanish: CarefulLines = {
  "self-harm": [
    "Gracias por contarlo, nadie debería pasar por esto a solas y hay personas que pueden ayudar ahora mismo, en el número de emergencias de [tu|su] país o en findahelpline.com.",
    "Me alegra que lo [digas, importas|diga, usted importa] mucho y hay personas que pueden ayudar ahora mismo, [llama|llame] al número de emergencias de [tu|su] país o busca una línea de ayuda en findahelpline.com.",
  ],
  threat: ["Me tomo esto en serio y no voy a hablar de ello aquí."],
  abuse: [
    "Siento mucho lo que [te|le] está pasando, no es culpa [tuya|suya] y hay personas que pueden [ayudarte|ayudarle] con seguridad, en el número de emergencias de [tu|su] país o en findahelpline.com.",
  ],
  minor: [
    "Gracias por ver mis vídeos, y por favor no pongas [tu|su] edad ni otros datos personales en los comentarios.",
  ],
  grief: [
    "Siento muchísimo lo de {x}, gracias por contarlo aquí.",
    "Lo siento mucho, [te|le] mando un abrazo y espero que [tengas|tenga] gente buena cerca.",
    "Siento mucho [tu|su] pérdida, [tómate|tómese] todo el tiempo que [necesites|necesite].",
    "Lamento de corazón lo de {x}, gracias por la confianza.",
  ],
  injury: [
    "Siento lo de {x}, por favor [haz|haga] que lo vea alguien y [cuídate|cuídese] mucho.",
    "Siento mucho que [te hicieras|se hiciera] daño, [cuídate|cuídese] y espero que cure bien.",
    "Vaya dolor, siento lo de {x} y espero que se cure bien.",
  ],
  medical: [
    "Aquí no puedo dar consejos médicos, lo mejor es consultarlo en una consulta médica o una farmacia.",
    "Eso no lo puedo valorar desde aquí, [para si te|pare si le] duele y [consúltalo|consúltelo] en una consulta médica.",
  ],
  animal: [
    "Eso no lo puedo valorar desde aquí, por favor [llama|llame] hoy mismo a una clínica veterinaria y [cuéntales|cuénteles] lo que [has|ha] escrito.",
    "Siento leer eso, por favor no [esperes y consulta|espere y consulte] hoy en una clínica veterinaria, espero que todo salga bien.",
  ],
  illness: [
    "Me alegra que esto [te|le] haga compañía, y [te|le] deseo mucha fuerza para todo lo demás.",
    "Gracias por contármelo, [te|le] deseo mucha fuerza y gente buena alrededor.",
  ],
  hardship: [
    "Siento mucho {x}, y me alegra que esto [te|le] diera un rato de calma.",
    "Siento que esté siendo tan difícil, y me alegra que esto [te|le] haga compañía.",
    "Es mucho lo que [llevas|lleva] encima, lo siento, y ojalá pronto sea más ligero.",
  ],
  legal: ["Gracias por avisar, lo revisaré y responderé personalmente en privado."],
  refund: [
    "Siento las molestias, [envíame|envíeme] los datos de [tu|su] pedido por correo o mensaje privado y no en público, por favor, y responderé personalmente.",
  ],
  press: ["Gracias por escribir, responderé personalmente."],
  sales: [
    "Gracias por la propuesta, por favor [escribe|escriba] al correo de contacto que está en la página de mi canal.",
  ],
  spam: ["Aquí no se permite la publicidad, gracias por entenderlo."],
  hate: ["Comentarios así no tienen sitio aquí."],
  harassment: ["No quiero comentarios así aquí."],
  insult: [
    "Acepto las críticas, pero pido que aquí nos tratemos con respeto.",
    "No hace falta que [te|le] guste, pero pido que aquí nos tratemos con respeto.",
  ],
};
