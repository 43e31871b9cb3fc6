import type { OwnSteps } from "../../texts.ts";

/** What helps against one danger and not against the others, in Portuguese. */
export const OWN_STEPS: OwnSteps = {
  viewer: [
    [
      "Denuncie para que a plataforma mostre ajuda à pessoa",
      "YouTube, TikTok e Instagram têm suicídio e automutilação entre os motivos de denúncia. Não é castigo, e a pessoa não fica sabendo quem avisou.",
    ],
    [
      "Se você sabe quem é ou onde está, ligue para a emergência",
      "Diga o que foi escrito, quando e com que nome. A polícia pode pedir mais à plataforma.",
    ],
    [
      "Encontre uma linha que ela possa usar: findahelpline.com",
      "https://findahelpline.com reúne linhas e chats gratuitos por país. Muitas também orientam quem se preocupa com alguém.",
    ],
    [
      "Não fique com isso sem ninguém",
      "Conte agora a um amigo, a quem modera ou à família, e leiam juntos. Se você é menor, um adulto responde.",
    ],
    [
      "Pergunte diretamente e escute",
      "“Você pensa em suicídio?” não dá a ideia a ninguém. Sem conselho, sem discussão: que bom que você me disse.",
    ],
    [
      "Não prometa segredo nem resposta a qualquer hora",
      "Diga quando vai olhar de novo. Você se importa, mas não é um serviço de emergência.",
    ],
    [
      "Oculte o que descreve um método e não grave nada disso",
      "Sem nome, sem print, sem vídeo sobre isso. Guarde as palavras para quem ajuda.",
    ],
    [
      "Fixe uma linha para quem lê",
      "“Se você sente o mesmo: findahelpline.com, e aqui tem lugar para você.” Nada sobre a pessoa.",
    ],
    [
      "Cuide de você depois",
      "O que outra pessoa faz não está nas suas mãos nem é culpa sua. As linhas de ajuda também são para você.",
    ],
  ],
  stalked: [
    [
      "Vá à polícia, mesmo que só tenha sido na internet",
      "Leve as provas e peça o número do registro. Um serviço de apoio a vítimas pode ir junto.",
    ],
    [
      "Guarde provas antes de bloquear",
      "Prints com nome, link, data e hora, e um diário de cada episódio. Uma cópia fica com alguém de confiança.",
    ],
    [
      "Peça a retirada do seu endereço",
      "Denuncie cada postagem como informação privada, não como spam; o YouTube tem uma reclamação de privacidade, e o Google tira endereços da busca.",
    ],
    [
      "Avise as pessoas à sua volta",
      "Vizinhos, família, trabalho e moderadores: como essa pessoa é ou se chama, e que ninguém conte nada a ela.",
    ],
    [
      "Não deixe rotina para seguir",
      "Outros caminhos em outros horários, nada postado de onde você ainda está, sem janelas, pacotes ou ruas na imagem. Procure rastreadores no celular, na bolsa e no carro.",
    ],
    [
      "Não responda, não discuta, não encontre",
      "Qualquer resposta ensina que funciona. Outra pessoa pode ler por você.",
    ],
  ],
  abuse: [
    [
      "Fale com um serviço para quem sofre violência em casa",
      "Eles planejam com você, mesmo sem saber se quer sair. https://findahelpline.com reúne por país.",
    ],
    [
      "Faça um plano antes de sair",
      "Bolsa, documentos, dinheiro, chaves e remédios com outra pessoa, e uma palavra que queira dizer: chame ajuda. Sair é a hora mais perigosa, então não anuncie.",
    ],
    [
      "Nada em celulares e contas compartilhados",
      "Apague esta página do histórico, troque senhas em outro aparelho, desligue a localização compartilhada.",
    ],
    [
      "Faça um médico ver e anotar os ferimentos",
      "Um laudo e fotos, guardados fora de casa, contam depois, denuncie ou não.",
    ],
  ],
  sexual: [
    [
      "As provas duram dias, não semanas",
      "Se puder, não se lave nem lave a roupa; ponha numa sacola de papel. Em muitos países um hospital guarda sem denúncia.",
    ],
    [
      "Você escolhe a quem contar e o que denunciar",
      "Um centro de atendimento explica os dois caminhos, e alguém de lá pode ir junto.",
    ],
  ],
  eating: [
    [
      "Coma e beba algo pequeno com alguém",
      "Depois de dias sem comer, devagar e perguntando antes a um médico: muito de uma vez pode ser perigoso.",
    ],
    ["Tire os números da vista", "Nada de peso, calorias ou medidas em vídeo, e a balança com outra pessoa."],
    ["Silencie contas que comparam corpos", "Por um tempo. O feed aprende em poucos dias."],
  ],
  leaked: [
    [
      "Mantenha as fotos fora de outros sites: stopncii.org",
      "A partir dos 18: https://stopncii.org cria um código da imagem no seu próprio aparelho, e Instagram, Facebook, TikTok e outros recusam o que tiver esse código. A imagem não sai das suas mãos.",
    ],
    [
      "Se você era menor nelas: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org faz o mesmo com imagens de menores, de graça, sem o seu nome, em qualquer país.",
    ],
    [
      "Denuncie cada postagem como imagem íntima sem consentimento",
      "Cada plataforma tem um formulário, e o Google tira esses resultados da busca. Peça a uma pessoa amiga que faça isso.",
    ],
    [
      "Em muitos países isso é crime",
      "A polícia pode cuidar disso quando você tiver forças, e os links guardados são o que ela precisa.",
    ],
  ],
};
