import type { LanguageLines } from "../lines.ts";

/** What comes before a line and a comma. */
export const openings: LanguageLines["openings"] = {
  thanks: {
    casual: ["Valeu demais", "Que alegria ler isso", "Valeu mesmo pelo carinho"],
    motivational: ["Palavras assim dão força", "Valeu pelo empurrão", "Quanta energia boa"],
    funny: ["Vou emoldurar este comentário", "Meu ego agradece", "Isso vai direto para a geladeira"],
    techy: ["Bom sinal, valeu", "Ânimo atualizado", "Salvo nos favoritos"],
    professional: [
      "Agradeço muito o comentário",
      "Agradeço as palavras gentis",
      "Agradeço o tempo dedicado a escrever",
    ],
  },
  company: {
    casual: ["Ah, que legal", "Opa", "Oi"],
    motivational: ["É bom ter você nessa caminhada", "Valeu por estar junto", "Isso cresce com gente assim"],
    funny: [
      "Seu lugar na primeira fila está reservado",
      "A diretoria, que sou eu, adorou",
      "Eu ofereceria um café",
    ],
    techy: ["Sinal recebido", "Conexão estabelecida", "Mensagem recebida, alto e claro"],
    professional: ["Agradeço o comentário", "Agradeço a mensagem", "É um prazer ler você"],
  },
  cheer: {
    casual: ["Parabéns", "Que demais", "Que notícia boa"],
    motivational: ["Que momento", "Você mereceu", "É isso que dá insistir"],
    funny: [
      "Estou dançando aqui na frente da tela",
      "Alguém solte os confetes",
      "Aplausos de pé do meu sofá",
    ],
    techy: ["Conquista desbloqueada", "Subiu de nível", "Novo recorde"],
    professional: ["Meus sinceros parabéns", "Que bela conquista", "Parabéns de verdade"],
  },
  light: {
    casual: ["Haha", "Haha, boa", "Essa foi boa"],
    motivational: ["Você alegrou meu dia", "Que bom humor", "Isso levanta qualquer um"],
    funny: [
      "Eu não estava em condições de ler isso",
      "Você ganhou os comentários de hoje",
      "Vou roubar essa frase",
    ],
    techy: [
      "Piada processada, risada devolvida",
      "Resultado inesperado e muito bom",
      "Teste de humor aprovado",
    ],
    professional: ["Isso me fez rir", "Agradeço o sorriso", "Muito bem colocado"],
  },
  asked: {
    casual: ["Boa pergunta", "Legal você perguntar", "Valeu por perguntar"],
    motivational: ["Perguntar é o primeiro passo", "Adoro essa curiosidade", "É assim que se aprende"],
    funny: [
      "A pergunta que eu esperava",
      "Deixa eu consultar minhas anotações",
      "Aqui se fazem as perguntas importantes",
    ],
    techy: ["Consulta recebida", "Pergunta na fila", "Chamado aberto"],
    professional: ["Agradeço a pergunta", "É uma boa pergunta", "Agradeço o interesse"],
  },
  right: {
    casual: ["Valeu por avisar", "Valeu pelo toque", "Valeu por prestar atenção"],
    motivational: ["Com gente atenta isso melhora", "Valeu por me ajudar a fazer melhor", "Cada aviso conta"],
    funny: [
      "Meu revisor interior acabou de acordar",
      "Vou pegar os óculos",
      "Chamando meu bibliotecário interior",
    ],
    techy: ["Chamado aberto", "Aviso recebido", "Na fila de revisão"],
    professional: ["Agradeço a observação", "Agradeço por apontar isso", "Agradeço o olhar atento"],
  },
  fair: {
    casual: ["Entendo", "Valeu pela sinceridade", "Anotado"],
    motivational: ["É assim que se cresce", "Valeu pelo retorno honesto", "Prefiro saber"],
    funny: ["Ai, mas eu aceito", "Meu crítico interior concorda", "Anotado com uma pequena lágrima"],
    techy: ["Relatório recebido", "Falha anotada na lista", "Retorno registrado"],
    professional: ["Agradeço a sinceridade", "Entendo a observação", "Agradeço por dizer"],
  },
  trouble: {
    casual: ["Poxa, que chato", "Ah, que frustrante", "Puxa, que pena"],
    motivational: ["Não desiste", "Você está mais perto do que parece", "Cada tentativa conta"],
    funny: ["Isso não estava no roteiro", "O material entrou em greve", "Isso merece um suspiro dramático"],
    techy: ["Vamos depurar isso", "Relatório de erro recebido", "Hora de achar a falha"],
    professional: ["Lamento que ainda não funcione", "Sinto muito pelo transtorno", "Agradeço por contar"],
  },
  idea: {
    casual: ["Gostei da ideia", "Boa ideia", "Que ideia boa"],
    motivational: [
      "Com ideias assim dá gosto seguir",
      "É assim que nascem bons vídeos",
      "Valeu por pensar junto",
    ],
    funny: [
      "Alguém andou lendo meu caderno",
      "Minha lista de ideias acabou de crescer",
      "Meu fim de semana manda lembranças",
    ],
    techy: ["Pedido de recurso recebido", "Ideia registrada", "Proposta salva"],
    professional: ["Agradeço a sugestão", "É uma boa sugestão", "Agradeço a ideia"],
  },
  pleased: {
    casual: ["Ah, que gentileza", "Agradeço demais", "Valeu pelo carinho"],
    motivational: ["Valeu, isso dá força", "Valeu pelo incentivo"],
    funny: ["Primeiro eu fico sem jeito", "Elogio anotado e saboreado"],
    techy: ["Voto positivo recebido", "Elogio registrado, valeu"],
    professional: ["Agradeço as palavras gentis", "Agradeço a gentileza"],
  },
  mixed: {
    casual: ["Que bom que o resto agradou", "Valeu pelo elogio e pelo toque"],
    motivational: ["Um elogio e um empurrão de uma vez", "Valeu por dizer as duas coisas"],
    funny: ["Um elogio com pedrinha dentro", "Fico com o doce e com o azedo"],
    techy: ["Um voto positivo e um aviso de erro", "Dois retornos recebidos, os dois úteis"],
    professional: ["Agradeço o elogio e a crítica", "Agradeço as duas observações"],
  },
};

/** What may come after a line of thanks and a comma. */
export const closings: LanguageLines["closings"] = {
  casual: ["valeu mesmo", "você alegrou meu dia"],
  motivational: ["isso dá vontade de continuar", "valeu pela força"],
  funny: ["e agora ninguém me aguenta", "meu ego manda lembranças"],
  techy: ["ânimo em cem por cento", "isso vai para a lista das vitórias"],
  professional: ["agradeço de coração", "agradeço por escrever"],
};
