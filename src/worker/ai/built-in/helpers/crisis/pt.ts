import type { CrisisLanguage } from "./words.ts";

export const WORDS: CrisisLanguage = {
  basis:
    "Do manual do Crescendo, escolhido pelas suas palavras. Isto não foi escrito por um modelo de IA: ele não vê o que houve e não é advogado.",
  first: (name) => `Primeiro: ${name}`,
  also: (name) => `Também parece: ${name}. Isso vem depois.`,
  headings: {
    hour: "A primeira hora",
    day: "O primeiro dia",
    say: "O que dizer por enquanto",
    not: "O que não fazer",
  },
  day: [
    "Denuncie na plataforma com o que guardou e anote o número de cada caso.",
    "Deixe outra pessoa ler comentários e mensagens.",
    "Ameaças ou crimes: polícia; dinheiro ou direitos: uma advogada; por você: alguém de confiança.",
  ],
  before: "Mude o que não for verdade no seu caso, leia para uma pessoa e publique uma vez só.",
  kinds: {
    danger: {
      name: "alguém pode estar em perigo",
      hour: [
        "Se alguém pode se ferir, ligue agora para o número de emergência do seu país.",
        "Não fique sem companhia: ligue para uma pessoa e diga onde está.",
        "Guarde links, prints e nomes com o horário e pare de ler. Não responda.",
      ],
      statement:
        "Aconteceu algo sério e as pessoas certas estão cuidando. Vou dar um tempo. Por favor, não procurem ninguém.",
      not: "Não cite nem provoque ninguém: pode colocar vocês em risco.",
    },
    leaked: {
      name: "imagens íntimas suas",
      hour: [
        "Não poste nada sobre isso: cada post faz procurarem as imagens. Você não fez nada de errado.",
        "Guarde primeiro as provas: endereços, nomes, horários e mensagens, sem mandar as imagens a ninguém.",
        "Denuncie como imagens íntimas sem consentimento. Adultos: https://stopncii.org; menores: https://takeitdown.ncmec.org.",
      ],
      statement:
        "Estou dando um tempo. Respeitem minha privacidade e denunciem o que não é para vocês em vez de abrir.",
      not: "Não pague, não responda e não descreva as imagens. A polícia pode agir: é crime em muitos países.",
    },
    doxxed: {
      name: "seus dados privados em público",
      hour: [
        "Se alguém está na porta ou ameaça ir, ligue para a emergência.",
        "Guarde cada post com endereço, nome e horário e denuncie como informação privada.",
        "Avise quem mora com você e o trabalho numa frase.",
      ],
      statement:
        "Informações privadas sobre mim foram publicadas. Já estão cuidando disso. Não compartilhem e denunciem.",
      not: "Não confirme nem negue em público que o endereço é seu.",
    },
    account: {
      name: "a conta não está nas suas mãos",
      hour: [
        "Use um aparelho confiável e comece pelo e-mail: senha nova e outras sessões encerradas.",
        "Abra a página de recuperação digitando o endereço, nunca por um link recebido.",
        "Avise seu público por outro canal em duas frases.",
      ],
      statement:
        "Minha conta não está sob meu controle. Não abram links nem mandem dinheiro. Confirmo aqui quando voltar.",
      not: "Não pague a quem oferece recuperar.",
    },
    stolen: {
      name: "alguém pegou seu trabalho",
      hour: [
        "Guarde os dois: o post com endereço e data e o seu original com o projeto.",
        "Compare minuto a minuto o que é seu: ideia não é protegida; imagem, texto e música são.",
        "Não escreva nada em público nem mande seu público lá.",
      ],
      statement:
        "Um vídeo meu foi publicado sem permissão. Já denunciei. Por favor, não escrevam para a pessoa.",
      not: "Não exponha ninguém em público. Use o formulário de direitos autorais da plataforma.",
    },
    legal: {
      name: "uma ameaça jurídica",
      hour: [
        "Anote o prazo e quem enviou, e guarde a carta como chegou.",
        "Não apague nada: nem vídeo, nem mensagens, nem rascunhos.",
        "Não responda ainda, nem em público nem em particular.",
      ],
      statement: "No momento não posso falar sobre esse assunto.",
      not: "Não assine, pague nem admita nada antes de uma advogada ler.",
    },
    strike: {
      name: "um aviso ou uma reivindicação",
      hour: [
        "Leia o aviso inteiro: qual vídeo, quais segundos, qual regra, quem reivindica.",
        "Guarde como imagem e não suba o vídeo de novo.",
        "Pause o que está agendado.",
      ],
      statement: "Um dos meus vídeos está em análise e pode sumir por um tempo. Aviso aqui.",
      not: "Não mande seu público contra quem reivindica.",
    },
    hate: {
      name: "ódio ou assédio",
      hour: [
        "Segure os comentários e deixe alguém de confiança ler.",
        "Guarde o pior com link e horário.",
        "Não responda a ninguém enquanto estiver abalado.",
      ],
      statement:
        "Os comentários estão limitados por ataques que não têm a ver com meus vídeos. Obrigado a quem é gentil.",
      not: "Não mostre os nomes de quem ataca: isso dá plateia.",
    },
    "false-claim": {
      name: "uma acusação falsa",
      hour: [
        "Guarde a acusação: link, conta, data, gravação da tela.",
        "Junte o que desmente, com datas.",
        "Não escreva nada em público antes que alguém de confiança leia.",
      ],
      statement:
        "Circula sobre mim algo que não é verdade. Estou juntando provas e vou responder uma vez, aqui. Não ataquem ninguém.",
      not: "Não repita a acusação em título ou capa.",
    },
    sponsor: {
      name: "problema com uma marca ou produto",
      hour: [
        "Pare a publicidade: oculte ou corte a parte e pause os links.",
        "Junte contrato, mensagens e o que disse, palavra por palavra.",
        "Escreva à marca: fatos e uma pergunta, o que aconteceu?",
      ],
      statement:
        "Sei que alguns tiveram problema com algo que mostrei. Tirei do ar enquanto descubro o que houve.",
      not: "Não prometa reembolso antes de saber quem paga.",
    },
    criticism: {
      name: "uma crítica que pode ter razão",
      hour: [
        "Leia como se fosse sobre outra pessoa: que frase é verdade?",
        "Confira o fato na fonte antes de responder.",
        "Agradeça a quem avisou e diga que está conferindo.",
      ],
      statement: "Várias pessoas apontaram um erro e estou conferindo. Se for isso, corrijo aqui e no vídeo.",
      not: "Não apague crítica justa nem chame de ódio. Corrija e fixe.",
    },
    "own-mistake": {
      name: "um erro seu",
      hour: [
        "Pause o que está agendado e não escreva com raiva ou medo.",
        "Anote o que houve, com datas e palavras exatas.",
        "Pergunte a duas pessoas francas: o que errei e quem se machucou?",
      ],
      statement:
        "Li o que escreveram e levo a sério. Vou responder direito amanhã à noite em vez de rápido agora.",
      not: "Não grave um longo pedido de desculpas na mesma noite nem discuta embaixo dele.",
    },
    unknown: {
      name: "ainda não está claro",
      hour: [
        "Se alguém pode se ferir, ligue antes para a emergência.",
        "Anote o que sabe, o que só supõe e o que não sabe.",
        "Pause o que está agendado e guarde links, prints e horários.",
      ],
      statement: "Estou sabendo e descobrindo o que houve. Digo mais aqui até amanhã à noite.",
      not: "Não adivinhe em público nem apague o que pode ser prova.",
    },
  },
};
