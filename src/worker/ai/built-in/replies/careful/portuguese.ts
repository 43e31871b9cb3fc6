import type { CarefulLines } from "./careful.ts";

export const portuguese: CarefulLines = {
  "self-harm": [
    "Que bom que você contou isso, ninguém deveria passar por isso sem apoio e há pessoas que podem ajudar agora mesmo, no número de emergência do seu país ou em findahelpline.com.",
    "Que bom que você disse isso, você importa, e há pessoas que podem ajudar agora mesmo, ligue para o número de emergência do seu país ou procure uma linha de apoio em findahelpline.com.",
  ],
  threat: ["Levo isto a sério e não vou falar disso aqui."],
  abuse: [
    "Sinto muito pelo que está acontecendo com você, a culpa não é sua e há pessoas que podem ajudar com segurança, no número de emergência do seu país ou em findahelpline.com.",
  ],
  minor: [
    "Que bom que você assiste, e por favor não coloque a sua idade nem outros dados pessoais nos comentários.",
  ],
  grief: [
    "Meus sentimentos, sinto muito por {x}.",
    "Meus sentimentos, espero que você tenha gente boa por perto.",
    "Sinto muito por {x}, e agradeço por você ter contado aqui.",
    "Sinto muito pela sua perda, leve todo o tempo de que precisar.",
  ],
  injury: [
    "Sinto muito, cuide bem de {x} e peça para alguém olhar isso, por favor.",
    "Sinto muito que você tenha se machucado, se cuida e espero que sare bem.",
    "Que dor, melhoras e cuide bem de {x}.",
  ],
  medical: [
    "Não posso dar conselhos médicos aqui, o melhor é falar com um médico ou uma farmácia.",
    "Não consigo avaliar isso daqui, pare se estiver doendo e fale com um médico.",
  ],
  animal: [
    "Não consigo avaliar isso daqui, por favor ligue hoje para uma clínica veterinária e conte o que você escreveu.",
    "Sinto muito, por favor não espere e fale hoje com uma clínica veterinária, espero que fique tudo bem.",
  ],
  illness: [
    "É bom saber que isto faz companhia, e desejo muita força para todo o resto.",
    "Que bom que você me contou, desejo muita força e gente boa por perto.",
  ],
  hardship: [
    "Sinto muito por {x}, e é bom saber que isto trouxe um pouco de calma.",
    "Sinto muito que esteja tão difícil, e é bom saber que isto faz companhia.",
    "É muita coisa para carregar, sinto muito, e espero que fique mais leve logo.",
  ],
  legal: ["Agradeço o aviso, vou ver isso e responder pessoalmente."],
  refund: [
    "Sinto muito pelo transtorno, por favor mande os dados do seu pedido por e-mail ou mensagem privada e não em público, vou ver isso e responder pessoalmente.",
  ],
  press: ["Agradeço a mensagem, vou ler com calma e responder pessoalmente."],
  sales: ["Agradeço a proposta, por favor escreva para o contato que está na página do meu canal."],
  spam: ["Publicidade não é permitida aqui, agradeço a compreensão."],
  hate: ["Comentários assim não têm lugar aqui."],
  harassment: ["Não quero comentários assim aqui."],
  insult: [
    "Aceito críticas, mas peço que a gente se trate com respeito aqui.",
    "Você não precisa gostar, mas peço que a gente se trate com respeito aqui.",
  ],
};
