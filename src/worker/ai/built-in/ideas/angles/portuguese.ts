import type { AngleWords } from "./words.ts";

/** In Brazilian Portuguese. */
export const portugueseAngles: AngleWords = {
  searches: [
    {
      format: "q-and-a",
      title: (head) => `${head}: a resposta curta`,
      hook: (said) => `Leia a busca em voz alta, “${said}”, e responda em uma frase.`,
      fill: (said) =>
        `No YouTube, as pessoas buscam “${said}”. Você preenche: sua resposta em uma frase, a imagem que prova, o caso em que é diferente. Grave a prova primeiro.`,
      cta: "Peça que comentem o que buscaram antes de chegar aqui.",
    },
    {
      format: "tutorial",
      title: (head) => `${head}, do começo ao fim`,
      hook: (said) => `Mostre o resultado primeiro e diga a busca: “${said}”.`,
      fill: (said) =>
        `No YouTube, as pessoas buscam “${said}”. Você preenche: os passos em ordem, o que mais dá errado, quanto tempo leva. Grave suas mãos de cima.`,
      cta: "Peça que salvem para a primeira tentativa.",
    },
    {
      format: "case-study",
      title: (head) => `${head}: o que os outros vídeos deixam de fora`,
      hook: () => "Diga a única coisa que nenhum dos primeiros resultados mostra.",
      fill: (said) =>
        `Busque “${said}” no YouTube e assista aos cinco primeiros resultados. Você preenche: o que todos dizem, o que nenhum mostra, o que você pode mostrar. Grave isso.`,
      cta: "Peça que comentem o que ainda não encontraram.",
    },
    {
      format: "list",
      title: (head) => `${head}: o que saber antes`,
      hook: (said) => `Fale com uma única pessoa que acabou de digitar “${said}”.`,
      fill: (said) =>
        `No YouTube, as pessoas buscam “${said}”. Você preenche: três coisas que diria a um amigo que digita isso, a que sai mais caro não saber, uma imagem de cada uma.`,
      cta: "Peça que mandem para alguém que vai começar.",
    },
  ],
  parts: [
    {
      format: "tutorial",
      title: (head) => `${head}, bem de perto`,
      hook: (said) => `Mostre “${said}” antes de dizer qualquer coisa.`,
      fill: (said) =>
        `O artigo da Wikipédia tem uma parte só sobre isso: “${said}”. Você preenche: o que você mesmo viu, onde quem começa erra, uma imagem de perto. Confira no artigo o que você afirma.`,
      cta: "Peça que comentem qual parte mostrar depois.",
    },
    {
      format: "q-and-a",
      title: (head) => `${head} em um minuto`,
      hook: (said) => `Diga em uma frase do que trata “${said}” e por que importa para quem assiste.`,
      fill: (said) =>
        `O artigo da Wikipédia tem uma parte só sobre isso: “${said}”. Você preenche: uma frase que explique, um exemplo seu, a pergunta que vem depois. Cite o artigo.`,
      cta: "Peça a próxima pergunta nos comentários.",
    },
    {
      format: "myth-busting",
      title: (head) => `${head}, verdade ou mito?`,
      hook: (said) => `Diga a frase sobre “${said}” que você sempre ouve.`,
      fill: (said) =>
        `O artigo da Wikipédia tem uma parte só sobre isso: “${said}”. Você preenche: o que dizem, o que o artigo diz, o que você viu. Grave onde os três não batem.`,
      cta: "Peça que comentem o que contaram para eles.",
    },
  ],
};
