import type { SafetyTexts } from "../../texts.ts";
import { CHILD } from "./child.ts";
import { OTHER } from "./other.ts";
import { OWN_STEPS } from "./own.ts";
import { URGENT } from "./urgent.ts";

export const TEXTS: SafetyTexts = {
  language: "pt",
  headings: {
    viewer: "Primeiro, quem escreveu a você",
    now: "Primeiro, você",
    next: "Depois, um passo de cada vez",
    instead: "No que posso ajudar",
    child: "Primeiro, um adulto",
  },
  call: "Ninguém precisa fazer nada por isso, a não ser se cuidar.",
  format: "Não é um vídeo: primeiro, ajuda",
  audience: "Você, antes de qualquer pessoa que assista",
  notFilmed: "Agora nada precisa ser gravado, postado ou respondido. O canal vai continuar lá.",
  refused: {
    call: "Não se pede a quem assiste nada que machuque alguém.",
    format: "Outra coisa no lugar",
    audience: "Todo mundo, sem excluir nem rebaixar ninguém",
  },
  peril: {
    poisoned: {
      lead: "Pode ser uma emergência, mesmo que ainda não se veja nada.",
      first: [
        "Ligue agora ao centro de intoxicações ou ao número de emergência; por um animal, ao veterinário",
        "Não espere sintomas. Diga o que foi, quanto, quando e quanto pesa a pessoa ou o animal.",
      ],
    },
    hounded: {
      lead: "Ninguém pode mandar você morrer. Isso diz algo de quem escreve e nada de você.",
      first: [
        "Se isso faz você pensar em se machucar, ligue para o número de emergência ou conte a alguém agora",
        "Você não precisa provar que é grave. Estar no limite já basta.",
      ],
    },
    missing: {
      lead: "Espero que vocês se encontrem logo. Alguns passos ajudam mais no começo.",
      first: [
        "Ligue agora para o número de emergência ou para a polícia e registre o desaparecimento",
        "Não precisa esperar um dia. Diga onde a pessoa esteve por último, o que vestia e de que remédios precisa.",
      ],
    },
    groomed: {
      lead: "Você faz bem em levar isso a sério. Um adulto que pede fotos ou encontros a um menor está errado, e a criança não.",
      first: [
        "Se uma criança está em perigo ou vai encontrar alguém, ligue agora para o número de emergência",
        "Fique com ela e não a deixe ir.",
      ],
    },
    viewer: {
      lead: "Alguém que assiste a você pode estar em perigo. Poucas palavras simples ajudam, e você não precisa resolver sem ninguém.",
      first: [
        "Responda com carinho e clareza",
        "Por exemplo: Li o que você escreveu e fiquei preocupado com você. Você está em segurança agora? Ligue para o número de emergência do seu país ou fale com alguém em findahelpline.com. Tem alguém com você?",
      ],
    },
    overdose: {
      lead: "Isto é uma emergência, mesmo que ainda não se sinta nada.",
      first: [
        "Ligue agora para o número de emergência do seu país",
        "Diga o que foi tomado, quanto e quando. Fique com a pessoa e não provoque vômito.",
      ],
    },
    suicide: {
      lead: "Sinto muito que doa tanto. Você não precisa carregar isso sem ninguém esta noite.",
      first: [
        "Se você pode se machucar, ligue agora para o número de emergência do seu país",
        "Ou vá para onde há gente e diga em voz alta: não estou seguro sem companhia.",
      ],
    },
    "self-harm": {
      lead: "Que bom que você disse. Se machucar costuma ser um jeito de aguentar a dor, e há outros.",
      first: [
        "Se um corte é fundo ou não para de sangrar, ligue para a emergência",
        "Cubra e pressione até alguém chegar.",
      ],
    },
    abuse: {
      lead: "O que fazem com você não é culpa sua, e você merece estar em segurança.",
      first: [
        "Se está em perigo agora, ligue para o número de emergência do seu país",
        "Se não pode falar, vá para onde há gente. Seu celular pode ser lido: use outro.",
      ],
    },
    sexual: {
      lead: "Sinto muito pelo que aconteceu. A culpa não é sua, seja o que for que veio antes.",
      first: [
        "Se está em perigo ou ferida, ligue para o número de emergência do seu país",
        "Um hospital pode cuidar de você e guardar provas, denuncie ou não.",
      ],
    },
    eating: {
      lead: "Que bom que você disse. Seu corpo precisa de uma ajuda que um vídeo não dá, e essa ajuda funciona.",
      first: [
        "Desmaio, dor no peito ou água que não fica: ligue para a emergência",
        "São emergências, com qualquer peso.",
      ],
    },
    stalked: {
      lead: "Leve a sério: você não precisa esperar que algo aconteça.",
      first: [
        "Se alguém está perto ou ameaça você agora, ligue para o número de emergência do seu país",
        "Vá para onde há gente e diga por que veio.",
      ],
    },
    leaked: {
      lead: "Isso foi feito com você. Você não fez nada de errado.",
      first: [
        "Não pague, não responda e não poste sobre isso",
        "Guarde primeiro links, nomes e horários. Se houver ameaça ou perigo, ligue para a emergência.",
      ],
    },
  },
  own: { ...OWN_STEPS, ...URGENT },
  steps: [
    [
      "Encontre uma linha de ajuda no seu país: findahelpline.com",
      "https://findahelpline.com reúne linhas e chats gratuitos e confidenciais por país e assunto.",
    ],
    [
      "Conte hoje a uma pessoa de confiança",
      "Três palavras bastam: preciso de você. Peça que fique ou que venha.",
    ],
    ["Fique longe do que pode machucar você", "Outro cômodo, outra rua, alguém que guarde por você."],
    ["Conte a um médico ou a uma psicóloga", "Pode entregar um bilhete. Eles já ouviram isso antes."],
    [
      "Se é sobre outra pessoa, pergunte diretamente",
      "Perguntar não dá a ideia a ninguém. Fique junto e liguem juntos.",
    ],
    [
      "Passe só pelos próximos dez minutos",
      "Água fria nas mãos, os dois pés no chão, uma respiração lenta depois da outra.",
    ],
    [
      "Deixe comentários e mensagens com outra pessoa",
      "Um amigo pode ler, ocultar e denunciar enquanto você descansa.",
    ],
    [
      "Anote o que aconteceu, para você",
      "Com horários, onde só você pode abrir. Depois você decide quem vê.",
    ],
    ["Não decida nada grande esta noite", "O cansaço torna definitivo o que não é."],
    ["Volte quando estiver em segurança", "Aí podemos ver se e como você quer falar disso um dia."],
  ],
  harm: {
    minors: {
      no: "Não vou ajudar com isso: pode machucar uma criança.",
      offer:
        "Se você se preocupa com o que sente ou faz, stopitnow.org escuta em sigilo. Posso ajudar com vídeos seguros para público jovem.",
    },
    violence: {
      no: "Não vou ajudar a machucar ninguém.",
      offer:
        "Se está perto de fazer isso, saia daí agora e ligue para a emergência ou para alguém que acalme você; https://findahelpline.com reúne com quem falar. Posso ajudar a dizer sua raiva sem vítima.",
    },
    weapons: {
      no: "Não vou ajudar com isso: é perigoso e contra a lei.",
      offer: "Posso ajudar com vídeos de história, direito ou segurança em que ninguém se machuque.",
    },
    drugs: {
      no: "Não vou ajudar a conseguir, fazer, cultivar ou vender drogas, nem remédios sem médico.",
      offer:
        "O que se vende assim pode conter outra coisa ou uma dose mortal. Na farmácia ou no médico dizem o que é seguro; https://findahelpline.com reúne com quem falar sobre o uso.",
    },
    medicine: {
      no: "Não vou ajudar a dizer às pessoas que parem, troquem ou pulem um tratamento, nem que algo cura uma doença: isso pode custar vidas.",
      offer:
        "Muitos remédios só podem ser reduzidos aos poucos: pergunte a um médico ou na farmácia antes de mudar algo. Posso ajudar a contar sua experiência sem dar conselho, com fontes oficiais na tela.",
    },
    stalking: {
      no: "Não vou ajudar a seguir, vigiar ou invadir contas de alguém sem consentimento.",
      offer:
        "Posso ajudar a proteger as suas próprias contas ou a achar palavras para dizer a alguém abertamente.",
    },
    exposing: {
      no: "Não vou ajudar a expor ninguém: o privado é privado, e publicar pode ser crime.",
      offer:
        "Se fizeram mal a você, posso ajudar a juntar provas, denunciar e dizer em público só o que é seu.",
    },
    dares: {
      no: "Não vou ajudar com isso: pessoas já morreram ou se feriram gravemente, e as plataformas removem.",
      offer: "Posso ajudar com um desafio empolgante em que ninguém se machuque.",
    },
    deceit: {
      no: "Não vou ajudar a enganar as pessoas com isso: tira delas dinheiro, sossego ou confiança com uma mentira.",
      offer:
        "Posso ajudar com uma história que se diga ficção, ou com um caminho honesto para a mesma atenção.",
    },
    hate: {
      no: "Não vou ajudar a diminuir pessoas pelo que são.",
      offer: "Posso ajudar a falar de uma decisão, uma ideia ou da sua experiência, sem um grupo como alvo.",
    },
  },
  instead: [
    [
      "Tente algo difícil que só custe paciência",
      "Uma torre de cartas, uma receita num take, uma música numa noite.",
    ],
    ["Filme um lugar em três horas do mesmo dia", "Sem pessoas, só a luz."],
    ["Agradeça a alguém, com permissão", "Uma coisa pequena e verdadeira que a pessoa fez."],
    ["Explique uma regra que quase todos entendem errado", "Com a fonte na tela."],
    ["Mostre um erro seu e o que mudou", "Sem outra vítima além da primeira versão."],
    ["Compare duas coisas que você usou", "O que cada uma faz melhor, e para quem."],
    [
      "Deixe alguém que queira contar a própria história",
      "A pessoa escolhe as palavras e vê antes de publicar.",
    ],
    ["Conte uma história inventada e diga que é", "A primeira legenda avisa."],
    ["Responda à pergunta que mais fazem a você", "Em um minuto, com a coisa nas mãos."],
    [
      "Mostre como algo é feito, do começo ao fim",
      "Um objeto, o primeiro e o último estado, e o passo que quase deu errado.",
    ],
  ],
  child: CHILD,
  other: OTHER,
  tags: {
    peril: [
      "peçaajuda",
      "vocenaoestasozinho",
      "fale",
      "vocêimporta",
      "secuide",
      "ajudaprimeiro",
      "conversecomalguem",
      "apoio",
      "acolhimento",
      "umdiadecadavez",
    ],
    harm: [
      "respeito",
      "segurança",
      "consentimento",
      "gentileza",
      "penseantes",
      "cuidado",
      "honestidade",
      "convivencia",
      "semmachucar",
      "feitocomcuidado",
    ],
    child: [
      "segurançanainternet",
      "pergunteaosseuspais",
      "privacidade",
      "internetsegura",
      "paisefilhos",
      "proteçãodascrianças",
      "familia",
      "usoresponsavel",
      "penseantesdepostar",
      "cuidado",
    ],
  },
};
