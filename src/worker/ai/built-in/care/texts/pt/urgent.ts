import type { OwnSteps } from "../../texts.ts";

/** What helps where somebody has been poisoned, hounded, lost or approached as a child, in Portuguese. */
export const URGENT: OwnSteps = {
  poisoned: [
    [
      "Não provoque vômito nem dê nada de comer ou beber antes",
      "Sal, leite, óleo ou carvão podem piorar. Quem atende o telefone sabe o que ajuda aqui.",
    ],
    [
      "Se algo foi misturado ou respirado, saiam para o ar livre",
      "Todos, os animais também. Não volte para limpar.",
    ],
    [
      "Nunca misture água sanitária com nada além de água",
      "Com vinagre, outro ácido, amônia ou outro produto, ela solta um gás que queima os pulmões.",
    ],
    [
      "Alguns sinais não esperam telefone nenhum",
      "Falta de ar, lábios azuis, inchaço, convulsão, sonolência ou desmaio: emergência, e não dirija.",
    ],
    [
      "Pilha ou ímã engolido tem de ser visto num hospital na hora",
      "Mesmo sem dor: queima ou prende em poucas horas.",
    ],
    [
      "Com cães e gatos, os minutos contam",
      "A massa crua incha e fermenta; chocolate, uvas, passas, cebola, xilitol, lírios, remédios e anticongelante são perigosos. O veterinário pode mais nas primeiras horas.",
    ],
    ["Leve a embalagem", "Ou uma foto dela, da planta ou do que sobrou."],
    ["Olhos e pele: lave com água corrente", "Morna, por um quarto de hora, enquanto alguém liga."],
    [
      "Não mostre a receita em vídeo nenhum",
      "Quem copiar pode se machucar. Um aviso não precisa de quantidades.",
    ],
  ],
  hounded: [
    ["Não responda", "Nem com piada nem em vídeo: o que se busca é atenção."],
    [
      "Guarde provas e denuncie como assédio",
      "Uma captura com nome, link e data. YouTube, TikTok e Instagram proíbem mandar alguém se matar.",
    ],
    ["Bloqueie quem escreveu ou oculte do seu canal", "No Instagram, também as contas novas que abrir."],
    [
      "Deixe a plataforma reter essas palavras",
      "Ponha-as, com as abreviações, na sua lista de palavras bloqueadas. Esses comentários ficam onde você não precisa olhar.",
    ],
    [
      "Feche comentários ou mensagens por alguns dias",
      "De quem não segue você, ou de todos. Você não deve a ninguém um jeito de chegar até você.",
    ],
    ["Vá à polícia se ameaçarem ou não pararem", "Leve as provas. Em muitos países é crime."],
  ],
  missing: [
    [
      "Depois de um desastre ou na guerra: familylinks.icrc.org",
      "https://familylinks.icrc.org, da Cruz Vermelha e do Crescente Vermelho, procura quem perdeu o contato com a família. A sociedade do seu país também ajuda.",
    ],
    [
      "Ligue para hospitais, abrigos e a linha para familiares",
      "Num desastre costuma haver uma, com listas de quem está onde. Deixe seu número em toda parte.",
    ],
    [
      "Mande uma mensagem curta em vez de ligar sem parar",
      "Mensagens passam quando ligações não passam, e poupam a bateria.",
    ],
    [
      "Pergunte com quem a pessoa estava",
      "Vizinhos, trabalho, escola, a quem escreveu por último; veja as localizações compartilhadas.",
    ],
    [
      "Não procure onde é perigoso",
      "Nada de prédios danificados, água ou encostas: diga aos socorristas onde acha que ela está.",
    ],
    [
      "Uma publicação: foto, primeiro nome, lugar, hora e o número da polícia",
      "Pergunte antes à polícia, sem endereços nem assuntos de família, e apague depois.",
    ],
    [
      "Não pague a quem diz que está com ela",
      "Quem pede dinheiro depois de uma publicação assim quase sempre é golpista. Mostre à polícia.",
    ],
  ],
  groomed: [
    [
      "Guarde a conversa antes de bloquear",
      "Nomes, links, datas e palavras em capturas. Não salve nem repasse fotos de uma criança sem roupa: isso já é crime, deixe para a polícia.",
    ],
    [
      "Denuncie: inhope.org ou report.cybertip.org",
      "https://inhope.org indica o canal do seu país; https://report.cybertip.org é o dos Estados Unidos. A polícia também recebe.",
    ],
    ["Denuncie a conta à plataforma por segurança infantil", "É um motivo próprio no menu."],
    [
      "Tire os direitos dessa pessoa agora",
      "Um moderador ou ajudante perde o cargo e o servidor na mesma hora. Você não deve aviso nenhum.",
    ],
    ["Não confronte", "A pessoa apagaria as provas ou pressionaria a criança."],
    [
      "Diga à criança: não é culpa sua e você não vai levar bronca",
      "Pergunte pouco e escute. Os pais precisam saber, a não ser que o perigo esteja em casa.",
    ],
    [
      "Para fotos já enviadas: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org tira das plataformas fotos de menores, de graça e sem nome.",
    ],
    [
      "Se a criança é você: conte hoje a um adulto",
      "A seus pais, a um professor ou em https://childhelplineinternational.org. Não mande mais nada, não pague, não vá.",
    ],
    [
      "Veja a quem mais foi escrito",
      "Pergunte em geral, sem nomes, e desligue mensagens entre desconhecidos no seu servidor.",
    ],
  ],
};
