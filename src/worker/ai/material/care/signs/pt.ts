import type { LanguageSigns } from "../signs.ts";

const KIN =
  "(?:mae|pai|pais|irmao|irma|irmaos|gemea?o?|filh[oa]s?|bebe|marido|mulher|espos[oa]|companheir[oa]|namorad[oa]|noiv[oa]|avo|avos|vovo|ti[oa]|prim[oa]|sobrinh[oa]|sogr[oa]|melhor amig[oa]|amig[oa]|professora?|vizinh[oa]|colega|padrasto|madrasta)";
const PET = "(?:cachorr[oa]|cachorrinh[oa]|cao|gat[oa]|gatinh[oa]|pet|coelho|cavalo|hamster|papagaio|cadela)";
const TEEN = "(?:[5-9]|1[0-7])";
const CHILD = "(?:filh[oa]s?|filhinh[oa]|criancas?|bebe|menin[oa]s?|sobrinh[oa]|alunos|gemeos|pequen[oa]s?)";

export const PT: LanguageSigns = {
  harmless: [
    "(?:acabar|terminar|encerrar|fechar|acabamos|terminamos) (?:com )?tudo (?:com|em|numa|num) (?:[^ ]+ ){0,3}?(?:festa|show|festão|baile|churrasco|fogos|celebração|festival|jantar)|(?:jogada|missão|carrinho|modo|ataque|inimigos?|drones?) suicidas?|vai me matar[:,]? … (?:comprei|comprado|compra|gastei|gasto|outr[oa]|fatura|conta|plantas?|sapatos?|lã|tecido|pacote)",
    "matar (?:o |a |os |as |um )?(?:ruidos?|eco|tempo|fome|tedio|saudades?|ervas? daninhas?|mato|chiado|som|brilho|reflexos?|bichos?|mosquitos|baratas|formigas|pulgo(?:es|es)|pragas?|fungos?|mofo|bacterias|germes|piolhos|pulgas|acaros|sede|aula)",
    "(?:cansad[oa]s?|exaust[oa]s?|esgotad[oa]s?|de saco cheio|fart[oa]s?|cansei)(?: (?!viv|vida|exist|tudo )[^ ]+){0,4} (?:post|edit|grav|public|stream|videos?|reels?|conteudo|lives?)[^ ]*(?: (?!viv|vida|exist|tudo )[^ ]+){0,6} nao (?:aguento|consigo)(?: mais)?",
    "(?:espi|espion|stalke|rastre|vigi)\\w+ (?:(?:minha|a|meus|os|as|o) )?(?:concorr\\w+|compet\\w+|estatisticas|miniaturas|hashtags|titulos)|refugiad[oa]s?(?: [^ ]+){0,3} (?:abriu|abriram|abre|montou|cozinha|vende|fundou|ganhou)",
    "(?:me|nos|te|lhe) (?:bate|ganha|mata|espanca|destroi) (?:sempre |toda vez )?(?:no|na|em|ao) (?:fifa|xadrez|mario\\w*|tenis|poker|uno|videogame|jogo|sinuca|smash)",
    "(?:paguei|pagar|pagando|pagamos|quitei|quitar) … dividas?",
    "morr(?:er|endo|o|i) de (?:rir|fome|vergonha|vontade|amores?|calor|frio|sono|inveja|saudade do verao|tedio)|mort[oa]s? de (?:fome|cansaco|vergonha|sono|rir)|de morrer|natureza morta|ponto morto|levantamento terra|dia dos mortos|peso morto|lingua morta|hora morta|matar (?:a (?:fome|saudade|sede|aula|charada|vontade)|o tempo|aula|dois coelhos|ervas daninhas|bacterias|o (?:boss|chefao|chefe) (?:em|do|de|final)|pulgoes|o boss)|esquadrao suicida|bem[- ]casad[oa]s?",
    "cortar (?:o (?:proprio )?cabelo|meu (?:proprio )?cabelo|a franja|as pontas|a grama|gastos|acucar|unhas)|signo de cancer|cancer (?:e|com) (?:leao|escorpiao|aries|touro|peixes|virgem)|cancer (?:ascendente|horoscopo)|horoscopo … cancer|tropico de cancer|abus(?:ar|ando) (?:da|do|das|de|dos) (?:furadeira|filtros|ferramentas|acucar|prancha)|crianca dos anos (?:80|90)|crianca interior|grande depressao|depressao tropical|bombas? de (?:banho|chocolate|sementes|agua|efervescente)|bombou|bombar|bombando|vai bombar|star wars|guerra nas estrelas|guerra de (?:precos|consoles|travesseiros)|viciad[oa] em (?:cafe|chocolate|livros|series|plantas|academia|doces|corrida)",
    "advogad[oa]s? de divorcio … (?:marketing|clientes|conteudo|seo)|marketing … divorcios?|perdi (?:as chaves|o celular|peso|\\d+ (?:quilos|kg)|seguidores|a paciencia|o voo|a carteira)|bateria (?:morta|morreu|morrendo)|(?:planta|orquidea|manjericao|suculenta|fermento)s? (?:\\w+ )?(?:morr\\w+|mort\\w+)|transic(?:ao|oes) (?:de video|suaves?|no capcut|capilar|para)|transicao (?:capilar|de carreira|alimentar)|golpe de (?:mestre|sorte|vista)|bater (?:claras|o recorde|os ovos|o bolo|a massa)|recuperacao (?:de dados|muscular|ativa|judicial|de conta)|separacao de (?:lixo|silabas|ovos)|rompimento (?:de tendao|do ligamento)|luto (?:contra|pelos direitos|para) \\w*|viol(?:ao|ino|oncelo)\\w*",
  ],
  fiction: [
    "filmes?|series?|netflix|anime|manga|temporada|episodios?|trailer|romances?|musicas?|letra|jogos?|videogames?|gameplay|elden ring|minecraft|roblox|fortnite|gta|chefao (?:em|do|de|final)|boss (?:em|do|de|final)|personagens?|vilao|vila|resenha|livros?|cosplay|resumo|novelas?|final explicado|true crime",
  ],
  informs: [
    "prevencao|prevenir|setembro amarelo|conscientiz\\w+|psicolog[oa]s?|terapeuta|enfermeir[oa]|documentario|estatisticas|sinais de|como (?:ajudar|apoiar|acolher|conversar com|falar com)|falar (?:sobre|de)|vamos falar|sobreviventes?|sobrevivi|recupera(?:cao|d[oa]|ndo|r)|super(?:ei|ar|acao|ando)|minha historia|sai de|anos (?:limp[oa]|sem|depois)|perd(?:i|emos|er) (?:meu|minha|um|uma)|homenagem|tabu|estigma",
  ],
  kinds: {
    overdose: {
      says: [
        "(?:tomei|tomou|engoli|engoliu) (?:tipo |uns |umas |quase |mais de )*(?:[2-9]\\d|1\\d|\\d{3}|dez|quinze|vinte|trinta|quarenta|um monte de|muitos|um punhado de)(?: \\w+)? (?:comprimidos|remedios|pilulas|paracetamois|paracetamol|ibuprofenos?|dipironas?|calmantes|antidepressivos)",
        "(?:tomei|tomou|engoli|engoliu|toma) (?:\\w+ )?(?:muitos|todos os(?: meus)?|uma cartela (?:inteira )?de|um vidro de|um monte de) (?:\\w+ )?(?:remedios|comprimidos|pilulas|calmantes)|(?:tive|teve|tendo|esta com|ter) (?:uma )?overdose|quantos (?:comprimidos|remedios) … (?:morrer|matar)",
      ],
      names: ["overdose"],
    },
    suicide: {
      says: [
        "nao (?:quero|queria) (?:mais )?(?:acordar|viver|estar aqui|existir|nada da vida)|quero (?:que tudo )?(?:acabe|pare|sumir|desaparecer)(?: tudo| logo| para sempre)?(?<=acabe|pare|sempre|tudo|logo)|sem vontade de viver|pra que (?:continuar )?viv(?:er|endo)",
        "(?:quero|queria|penso em|vou|vontade de|prefiro|tentei|pensando em|planejo|desejo|tentou|quer|diz que quer|pensa em|ando pensando em) (?:\\w+ )?(?:morrer|me matar|se matar|me suicidar|se suicidar|sumir (?:para sempre|do mundo|desse mundo)|acabar com (?:tudo|minha vida|a minha vida)|tirar (?:a )?(?:minha|propria|sua) (?:propria )?vida|nao (?:acordar|existir)(?: mais)?|deixar de existir|me enforcar|dar fim a (?:minha vida|tudo)|desistir (?:de viver|da vida))|tirar (?:a )?minha (?:propria )?vida|me suicidar|pensamentos suicidas|(?:ser|seria) melhor (?:se eu )?morr(?:er|esse)",
        "nao (?:quero|aguento|consigo|tenho vontade de|suporto)(?: \\w+)? (?:viver|existir|estar viv[oa]|acordar|continuar (?:vivendo|assim)|viver assim)|nao (?:aguento|consigo) mais(?: viver| a vida| e|$|[.,!])|nao vejo (?:mais )?(?:sentido|razao|motivo) (?:na vida|para viver|em viver|em nada|pra viver)|(?:minha|a) vida nao (?:vale a pena|faz sentido|tem sentido)|(?:estariam|ficariam|vao ficar|ficarao|seria) melhor sem mim|carta de (?:despedida|suicidio)|ninguem (?:sentiria|vai sentir) minha falta|queria (?:nunca ter|nao ter) nascido|cansad[oa] de viver|jeitos? de morrer|como morrer",
      ],
      names: ["suicidios?|suicidas?|suicidar"],
    },
    "self-harm": {
      says: [
        "(?:me|se) (?:corto|corta|cortando|machuco(?: de proposito)?|machuca|machucando|automutilo|automutila|mutilo|queimo de proposito)(?! (?:no|na|o|com a faca|treinando|jogando|fazendo) )|(?:me|se) (?:cortar|automutilar|machucar(?: de proposito)?)(?! (?:no|na|o|treinando|jogando) )",
      ],
      names: ["automutilacao|autolesao|autoagressao"],
    },
    abuse: {
      says: [
        "(?:pai|mae|padrasto|marido|namorado|companheiro|irmao|tio) (?:\\w+ )?(?:bate|batia|espanca|agride|xinga e bate) (?:em|na|no|n[ao]s)(?: \\w+)?(?! (?:porta|bateria|massa|bola|liquidificador))",
        "(?:me|nos) (?:bate|batem|bateu|espanca|espancou|agride|agrediu|agride|estrangulou|enforcou|tranca em casa|ameaca de morte|maltrata|controla meu (?:celular|dinheiro))(?! (?:no|na|uma|um) )|(?:bate|batem|bateu) em (?:mim|minha mae|nos)|medo do? (?:meu|minha) (?:marido|namorado|pai|padrasto|ex|companheiro|mae|namorada)|(?:marido|namorado|pai|companheiro|padrasto|ex) (?:violento|agressivo|abusivo|agressor)|relacionamento abusivo|(?:quer|vai|ameacou|disse que vai|ameaca) me matar|nao (?:estou|me sinto) segur[oa] em casa|apanho (?:do|da|em casa)",
      ],
      names: [
        "violencia (?:domestica|contra a mulher|conjugal|familiar)|maus[- ]tratos|abuso infantil|feminicidio|lei maria da penha",
      ],
    },
    sexual: {
      says: [
        "(?:meu |minha |um )?(?:professor|tio|pai|padrasto|treinador|chefe|medico|padre|pastor|avo|primo|irmao|vizinho|homem|alguem) (?:\\w+ )?(?:me (?:tocou|toca|beijou a forca|estuprou|abusou|forcou|assediou|agarrou)|passou a mao|abusou de mim)",
        "(?:fui|foi|me|sendo) (?:estuprad[oa]|abusad[oa](?: sexualmente)?|violentad[oa]|estuprou|estupraram|molestad[oa]|molestou|assediad[oa] sexualmente|dopad[oa]|doparam|drogaram|tocou sem|forcou a)|abus(?:ou|aram|ava) de mim|passou a mao em mim",
      ],
      names: [
        "estupros?|abusos? sexua(?:l|is)|assedio sexual|violencia sexual|pedofilia|aliciamento de menores|sextorsao",
      ],
    },
    eating: {
      says: [
        "(?:faz|ha|estou|fico|fiquei|passo) (?:\\w+ )?(?:dias|semanas|uma semana) (?:que )?(?:eu )?(?:nao como|sem comer)|(?:comendo|comer|como) (?:so |menos de )?[1-7]\\d\\d calorias|nao como (?:nada )?ha",
        "(?:forco|provoco|forcar|provocar|provoca|forca) (?:o )?vomito|vomito (?:depois de comer|tudo o que como|tudo que como)|(?:estou|fico|to|fiquei) (?:ha )?\\w+ dias sem comer|parei de comer|parar de comer|passo fome para emagrecer|me matando de fome|perder \\d+ (?:quilos|kg) em (?:uma semana|\\w+ dias)|ana e mia|pro ?-?ana",
      ],
      names: ["anorexia|bulimia|transtornos? alimentar(?:es)?|compulsao alimentar"],
    },
    stalked: {
      says: [
        "(?:me|nos) (?:persegue|perseguem|perseguindo|segue ate|stalkeia|ameaca|ameacam|ameacou|ameacaram|ameacando|chantageia|chantageando|vigia|extorque)|(?:tenho um|meu) (?:stalker|perseguidor)|(?:postaram|publicaram|vazaram|divulgaram|sabe|sabem|divulgou|postou) (?:o )?(?:meu endereco|onde eu moro|onde moro)|ameacas? de morte|(?:estou|sendo) (?:sendo )?(?:perseguid[oa]|ameacad[oa]|chantagead[oa]|stalkead[oa])",
      ],
      names: ["um (?:stalker|perseguidor)"],
    },
    leaked: {
      says: [
        "(?:vaz\\w+|post\\w+|publi\\w+|compartilh\\w+|divulg\\w+|espalh\\w+|envi\\w+|mand\\w+|ameac\\w+|tem|hack\\w+)(?: \\w+){0,4} (?:(?:as |os )?(?:minhas|meus) (?:\\w+ )?(?:fotos|videos|nudes|imagens)(?: \\w+)?|(?:fotos|videos|nudes) (?:intim[oa]s|nu[oa]s?|pelad[oa]s?|privad[oa]s)? ?(?:minhas|meus|de mim))|(?:minhas|meus) (?:nudes|fotos intimas|videos intimos|fotos pelad[oa])|pornografia de vinganca|deep ?fake (?:porno )?(?:meu|de mim)",
      ],
    },
    minors: {
      names: [
        `(?:ficar|sair|namorar|encontrar|conversar|seduzir|beijar|conquistar|paquerar|conseguir fotos|convencer|marcar)(?: (?:com|de|uma?|minhas?|meus|meninas?|meninos?|a|em particular|no privado))* (?:de ${TEEN} anos|menor(?:es)?(?: de idade)?|(?:seguidor[ae]?s|fas) (?:menores|novinh[oa]s|criancas))|novinhas|(?:meninas|criancas|menores) (?:sexy|sensuais|de biquini|peladas|nuas)|pornografia infantil|enganar (?:criancas|menores)|vender (?:vapes?|alcool|bebida|drogas?|cigarros?|apostas) (?:para|pra) (?:criancas|menores|adolescentes)`,
      ],
    },
    violence: {
      names: [
        "(?:como )?(?:envenenar|matar|espancar|machucar|esfaquear|queimar) (?:o |a |meu |minha |um |uma )?(?:cachorro|gato|vizinh[oa]|ex|chefe|professora?|marido|mulher|colega|irmao|pai|alguem|namorad[oa])(?: do vizinho| da vizinha| do meu)?",
        "(?:quero|vou|como|vontade de|planejo|penso em) (?:\\w+ )?(?:matar|esfaquear|envenenar|atirar em|bater em|espancar|sequestrar|machucar|assassinar|me vingar d[oa]|dar um tiro em|agredir) (?:o |a |os |as |em )?(?:(?:meu|minha|meus|um|uma|esse|essa|algum|alguem|todos|todo mundo) ?(?:ex|marido|mulher|chefe|vizinh[oa]s?|professora?|colegas?|pai|mae|irmao|pessoa|cachorro do vizinho|gato|namorad[oa]|esposa)?)(?= |$|[.,!?])(?! (?:final|tempo|fome))|massacre (?:na|em) (?:minha )?escola|esconder um corpo",
      ],
    },
    weapons: {
      names: [
        "(?:fazer|fabricar|construir|cozinhar|montar|como se faz)(?: \\w+){0,2} (?:bomba caseira|bombas caseiras|explosivos?|molotov|metanfetamina|cocaina|crack|arma caseira|armas?)|vender (?:drogas?|cocaina|maconha)|dinheiro falso|notas falsas|clonar cartao|roubar (?:um carro|lojas|cartoes)|golpe do pix",
      ],
    },
    stalking: {
      names: [
        "(?:espionar|rastrear|hackear|localizar|clonar)(?: \\w+){0,4} (?:namorad[oa]|ex|mulher|marido|espos[oa]|crush|alguem|amig[oa]|youtuber|streamer)",
        "(?:como|quero|posso|aplicativo para|app para|app pra) (?:\\w+ )?(?:espionar|rastrear|localizar|seguir|hackear|invadir|stalkear|vigiar|descobrir onde mora|saber onde mora)(?: \\w+){0,4} (?:minha (?:ex|namorada|mulher|esposa)|meu (?:ex|namorado|marido|crush)|alguem|uma menina|uma pessoa|um streamer|um youtuber|dela|del[ea])|(?:sem (?:que )?(?:ela|ele) (?:saber|perceber|saiba|perceba))|espionar (?:o )?(?:whatsapp|celular)|descobrir (?:onde|o endereco)(?: \\w+){0,3} mora|camera escondida no (?:banheiro|vestiario|provador)",
      ],
    },
    exposing: {
      names: [
        "(?:postar|vazar|publicar|divulgar|espalhar|compartilhar|expor|mandar)(?: \\w+){0,2} (?:fotos?|videos?|nudes|conversas?|prints?|endereco)(?: \\w+){0,2} (?:d[ao] (?:minha|meu) (?:ex|namorad[oa]|mulher|amig[ao]|chefe)|dela|dele|da ex|do ex)|expor (?:meu|minha|o meu|a minha) (?:ex|professora?|chefe|colega|vizinh[oa]|amig[oa]|namorad[oa])|humilhar (?:meu|minha)|acabar com a (?:vida|reputacao) d|doxxar|doxar",
      ],
    },
    dares: {
      names: [
        "(?:desafios?|challenges?|pegadinhas?|trollagens?|trends?) (?:\\w+ )?(?:perigos[oa]s?|mortal|mortais|do apagao|do desmaio|da asfixia|ilega(?:l|is)|com (?:arma|faca|fogo|bomba)|de sequestro|do desodorante|da rasteira)|inalar desodorante|beber (?:agua sanitaria|cloro)|tomar (?:agua sanitaria|cloro)|dirigir de olhos vendados|fugir da policia|(?:passar trote|trote) (?:para|pra|no|na|ao) (?:o |a )?(?:190|192|193|samu|policia|bombeiros|emergencia)|surfar (?:em|no) (?:trem|onibus)|me (?:botar|colocar|tacar) fogo|(?:sem (?:comer|dormir|beber agua)) (?:por )?(?:[3-9]|tres|quatro|cinco|sete) dias",
      ],
    },
    deceit: {
      names: [
        "(?:forjar|simular|encenar|fingir|inventar) (?:o )?(?:meu|minha|um|uma) (?:proprio |propria )?(?:sequestro|morte|acidente|assalto|doenca|cancer|gravidez|suicidio|aborto)",
        "(?:fingir|simular|forjar|inventar) (?:\\w+ )?(?:minha (?:propria )?morte|propria morte|(?:que )?(?:morri|estou (?:mort[oa]|doente|gravida)|tenho cancer|fui sequestrad[oa])|um sequestro|um cancer|cancer|uma doenca|uma gravidez|um acidente|meu suicidio|morte)|(?:enganar|aplicar golpes? em|dar golpe em|roubar|dar um golpe n[oa]s) (?:meus |os |minhas )?(?:seguidores|idosos|inscritos|fas|pessoas)|sorteio falso|piramide financeira|fake news para",
      ],
    },
    hate: {
      names: [
        "(?:por que|provar que|porque|que) (?:os|as) (?:negros|judeus|muculmanos|imigrantes|gays|mulheres|trans|nordestinos|indios|ciganos|venezuelanos|pretos|deficientes|estrangeiros) (?:sao|deveriam|devem|nao deveriam|nao merecem|tem que)(?: \\w+)?|(?:zoar|zombar|rir|piadas?|ofender|humilhar|xingar|tirar sarro|debochar|pegadinhas?)(?: \\w+){0,2} (?:de|com|d[oa]s?|sobre|um|uma|o|a)? ?(?:deficientes?|gord[oa]s?|negr[oa]s?|gays?|imigrantes|judeus|autistas?|mendigos?|moradores? de rua|muculmanos|nordestinos|colegas?|trans)|o holocausto (?:nao existiu|e mentira)",
      ],
    },
    "child-writes": {
      says: [
        `(?:eu )?tenho (?:so |apenas |quase |somente )?${TEEN} (?:anos|aninhos)(?! (?:de (?:experiencia|carreira|casad[oa]|canal|profissao|estrada|namoro|sobri)|sem |limp|que))|tenho (?:so )?(?:cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete) anos(?! de)|(?:eu )?sou (?:uma |um )?(?:crianca|menor(?: de idade)?)|(?:minha mae|meu pai|meus pais) nao (?:deixam?|me deixam?|querem?|quer|sabem?|permitem?)(?: \\w+){0,5} (?:canal|tiktok|youtube|videos|conta|instagram)|sem (?:que )?(?:meus pais|minha mae) (?:saberem|saibam|saber|deixar)|estou no [1-7](?:º|o)? ano|mentir (?:a|minha|sobre a minha|a minha) idade`,
      ],
    },
    "child-filmed": {
      names: [
        `(?:filmar|gravar|postar|mostrar|fotografar|expor|trollar|assustar|compartilhar|filmo|gravo|posto|pegadinhas? com)(?: (?:videos?|fotos?|conteudos?|de|do|da|dos|com|a|o|os|as))* (?:meu|minha|meus|minhas|nosso|nossa|uma?|criancas)(?: \\w+)?(?: ${CHILD})?(?<= ${CHILD})|(?:birras?|banho|castigo|choro) d[oa] (?:meu|minha) (?:\\w+ )?${CHILD}|(?:meu|minha|meus) ${CHILD} (?:youtuber|influencer|famos[oa]|no (?:meu canal|tiktok|youtube|instagram))|canal (?:do youtube )?(?:com|d[oa]|para) (?:meu |minha |meus |as |os )?${CHILD}|vlogs? (?:de |em |da )?familia|videos (?:para|de) criancas|conteudo infantil|canal infantil`,
      ],
    },
    grief: {
      says: [
        `(?:luto|perda|falta|saudades?) (?:pela|pelo|da|do|de|d[oa]) (?:perda |morte )?(?:d[oa] )?(?:meu|minha) ${KIN}`,
        `(?:meu|minha|meus|nosso|nossa|seu|sua) (?:\\w+ )?${KIN} (?:\\w+ )?(?:morreu|morreram|faleceu|faleceram|se foi|partiu|esta morrendo|vai morrer|nao esta mais aqui|se matou|se suicidou|virou estrelinha)|(?:perdi|perdemos|perder|perdeu|saudades? d[oa]|morte d[oa]|falecimento d[oa]|enterro d[oa]|velorio d[oa]|sem|despedida d[oa]|homenagem (?:ao|a)|enterrar|luto (?:pelo|pela|d[oa])|falta d[oa]|a) (?:meu|minha|meus|nosso|nossa|um|uma) (?:\\w+ )?${KIN}(?<!(?:^| )a (?:meu|minha|um|uma) ${KIN})|primeiro (?:natal|aniversario|dia das maes) sem|(?:sou|fiquei) (?:viuv[oa]|orfa?o?)|desde que (?:\\w+ )?(?:\\w+ )?(?:morreu|faleceu)`,
      ],
      names: [
        "luto|enlutad[oa]s?|velorio|enterro|funeral|viuv[oa]s?|viuvez|condolencias|pesames|cuidados paliativos|perda de (?:um ente querido|alguem|um filho|um pai|entes queridos)",
      ],
    },
    pet: {
      says: [
        `(?:meu|minha|nosso|nossa) (?:\\w+ )?${PET} (?:\\w+ )?(?:morreu|faleceu|se foi|esta morrendo|vai morrer|partiu|foi atropelad[oa]|tem cancer|virou estrelinha)|(?:perdi|perdemos|perder|sacrificar|eutanasia (?:d[oa]|em|para)|morte d[oa]|saudades? d[oa]|luto (?:pelo|pela)|despedida d[oa]) (?:o |a )?(?:meu|minha|nosso|um|uma) (?:\\w+ )?${PET}`,
      ],
      names: ["luto (?:pet|animal|por animal)|perder um (?:pet|animal)"],
    },
    pregnancy: {
      says: [
        "(?:perdi|perdemos|perdeu|sofri|tive|perder) (?:o |meu |nosso |um |a )?(?:bebe|aborto|gravidez|gestacao)|sem batimentos|nasceu (?:mort[oa]|sem vida)|abortei",
      ],
      names: [
        "abortos?(?: espontaneos?)?|perda gestacional|luto (?:gestacional|perinatal)|natimorto|gravidez ectopica|bebe arco-iris|obito fetal",
      ],
    },
    infertility: {
      says: [
        "nao (?:posso|consigo|podemos|conseguimos|consegue) (?:ter filhos|engravidar|ser mae|ser pai)|tentando engravidar ha",
      ],
      names: ["infertil(?:idade)?|fertilizacao in vitro|fiv|tentantes?|reproducao assistida|esterilidade"],
    },
    illness: {
      says: [
        "(?:fui|foi|recebi o|recebeu o) diagnostic(?:ad[oa]|o)|(?:tenho|tem|teve|tive|com|contra o|meu|minha|viver com|sobrevivi ao|luta contra o|venci o|enfrentando o?) (?:um |uma |o |a )?(?:cancer|tumor|leucemia|alzheimer|parkinson|ela|esclerose(?: multipla)?|diabetes|epilepsia|lupus|doenca de crohn|endometriose|fibromialgia|hiv|avc|insuficiencia renal|doenca (?:cronica|rara|terminal|grave|autoimune)|dor cronica|infarto)|(?:esta|estou) (?:em coma|na uti|internad[oa]|fazendo quimio|em estado terminal|muito doente|com metastase)",
      ],
      names: [
        "cancer(?: \\w+)?|quimio(?:terapia)?|radioterapia|mastectomia|leucemia|tumor(?:es)?|alzheimer|demencia|parkinson|esclerose multipla|diabet(?:es|ic[oa]s?)|epilepsia|lupus|endometriose|fibromialgia|doencas? (?:cronicas?|raras?|autoimunes?|terminal|terminais|graves?)|dor(?:es)? cronicas?|celiac[oa]s?|hiv|hemodialise|transplante|deficiencia(?: \\w+)?|autis(?:mo|tas?)|enxaquecas?|avc|amputacao|cuidador(?:es|as?)? de|outubro rosa",
      ],
    },
    mind: {
      says: [
        "(?:estou|me sinto|to|ando|fiquei|esta) (?:\\w+ )?(?:deprimid[oa]|sem esperanca|vazi[oa] por dentro|esgotad[oa] mentalmente|com burnout|desesperad[oa]|completamente sozinh[oa]|muito sozinh[oa]|um peso|com depressao)|(?:minha|tenho|tive|viver com|com|sofro de|sofro com|lidar com|crise de|crises de) (?:a |uma |minha |de )?(?:depressao|ansiedade|crises? de (?:panico|ansiedade)|sindrome do panico|bipolaridade|toc|esquizofrenia|burnout|panico)|me odeio|choro (?:todas? (?:as )?noites?|todo dia)|nao consigo parar de chorar",
      ],
      names: [
        "depressao(?: \\w+)?|ansiedade|crises? de (?:panico|ansiedade)|sindrome do panico|transtorno (?:bipolar|borderline|mental|de ansiedade)|bipolaridade|esquizofrenia|saude mental|burnout|fobia social|fazer terapia|solidao",
      ],
    },
    recovery: {
      says: [
        "(?:sou|era|fui|meu pai e|minha mae e) (?:um |uma |ex-?)?(?:alcoolatra|dependente quimic[oa]|viciad[oa]|drogad[oa]|alcoolista|adict[oa])(?! em (?:cafe|chocolate|livros|series))|(?:estou|to|ha)(?: ha)? \\w+ (?:dias|meses|anos) (?:sobri[oa]|limp[oa]|sem (?:beber|usar|alcool|drogas|fumar|apostar))|\\w+ (?:dias|meses|anos) (?:sobri[oa]|limp[oa])|(?:tive uma )?recai(?:da)?|parei de (?:beber|usar drogas|apostar)|(?:meu|minha) (?:vicio|dependencia|alcoolismo|recuperacao)",
      ],
      names: [
        "sobriedade|alcoolismo|alcoolicos anonimos|dependencia quimica|reabilitacao de (?:drogas|dependentes)|clinica de reabilitacao|vicios?(?: em (?:jogos?|apostas|alcool|drogas|bets?))?|desintoxicacao de",
      ],
    },
    trauma: {
      says: [
        "(?:meu|meus|um) traumas?|cresci (?:em|com|num) (?:uma? )?(?:lar|familia|pai|mae|casa|pais) (?:abusiv[oa]s?|toxic[oa]s?|violent[oa]s?|alcoolatras?)|fui sequestrad[oa]|sobrevivi a|contato zero com (?:meu|minha)",
      ],
      names: [
        "traumas?(?: \\w+)?|estresse pos-?traumatico|tept|mae narcisista|pai narcisista|abuso narcisista|feridas da infancia|abrigo infantil|familia toxica|sobreviventes? de (?:abuso|violencia|estupro)",
      ],
    },
    separation: {
      says: [
        "(?:meus pais|meu (?:marido|namorado|esposo|ex)|minha (?:mulher|namorada|esposa|ex)|nos|a gente|eu) (?:\\w+ )?(?:\\w+ )?(?:divorci\\w+|separ(?:aram|ando|amos|ei|ar|ou)|(?:me )?(?:deixou|abandonou|traiu|largou)|terminou comigo|terminamos|quer (?:o )?divorcio)|(?:estou|sou) (?:divorciad[oa]|separad[oa]|me (?:divorciando|separando))|(?:meu|minha|nosso|nossa) (?:divorcio|separacao|termino)|me (?:traiu|largou|deixou)|coracao partido|guarda d[oa]s? (?:meus|minha|meu)",
      ],
      names: [
        "divorci(?:o|os|ad[oa]s?|ar)|fim de (?:um )?relacionamento|(?:o|um|do|meu|pelo) termino|termino d[eo] (?:namoro|relacionamento|casamento)|separacao(?: conjugal)?|guarda (?:compartilhada|dos filhos)|traicao|superar (?:o ex|a ex|meu ex|um termino)|coparentalidade",
      ],
    },
    identity: {
      says: [
        "(?:sou|acho que sou|que sou|me descobri|meu filho e|minha filha e|ser) (?:um |uma )?(?:gay|lesbica|bissexual|trans(?:genero|exual)?|nao[- ]binari[oa]|queer|assexual|adotad[oa]|homossexual|intersexo)|(?:sair|sai|saindo|saida) do armario|me assumi(?:r)?|(?:minha|meu) (?:transicao(?! (?:capilar|de carreira))|adocao|mae biologica|identidade de genero|cor de pele)",
      ],
      names: [
        "sair do armario|se assumir|transicao de genero|disforia|identidade de genero|pessoas trans|criancas? trans|hormonizacao|lgbt\\w*|adocao(?! de (?:caes|gatos|animais|pets|cachorros|ia|tecnologia))|racismo|homofobia|transfobia|cura gay|colorismo",
      ],
    },
    faith: {
      says: [
        "(?:sai|saindo|deixei|perdi|perdendo|abandonei|larguei|duvido|sair|deixar|perder|duvidando) (?:d[aeo] |a |minha |da minha |o |os |dos )*(?:fe|religiao|igreja|testemunhas de jeova|isla|seita|catolicismo|mormons?|deus|evangelh?o)|(?:minha) (?:fe|religiao|conversao)|meu batismo",
      ],
      names: [
        "crise de fe|perda da fe|(?:sair|deixar) (?:a|da) (?:igreja|religiao)|ex-?(?:testemunhas?|evangelic[oa]|mormon|catolic[oa]|pastor)|desconstrucao da fe|trauma religioso|sair de uma seita|desigrejad[oa]s?",
      ],
    },
    hardship: {
      says: [
        "(?:fui|fomos|foi|ser) (?:demitid[oa]s?|despejad[oa]s?|mandad[oa] embora)|(?:perdi|perdemos|perdeu) (?:o |meu |minha |a |nossa |nosso )*(?:emprego|casa|trabalho|negocio|empresa|renda)|(?:moro|morava|durmo|dormia|vivo|morei) (?:na rua|no carro|em um abrigo|num abrigo)|nao (?:consigo|tenho dinheiro para|posso) (?:pagar (?:o aluguel|as contas|minhas dividas)|comer|comprar comida)|(?:estou|to|tenho|devo) (?:\\w+ )?(?:endividad[oa]|falid[oa]|desempregad[oa]|dividas?|sem dinheiro (?:para|pra) comer|com o nome sujo)|fali",
      ],
      names: [
        "desemprego|desempregad[oa]s?|demissao|despejo|moradores? de rua|situacao de rua|dividas?|endividad[oa]s?|falencia|pobreza|fome no brasil|sair das dividas|perder o emprego",
      ],
    },
    bullying: {
      says: [
        "(?:riem|rindo|zombam|zoam|debocham|tiram sarro) (?:do meu|da minha|de mim|dos meus|comigo)(?: \\w+)?|me chamam de (?:gord[oa]|fei[oa]|burr[oa]|viad\\w+)",
        "(?:sofro|sofri|sofre|sofrendo|vitima de) (?:bullying|assedio moral|cyberbullying)|(?:zoam|riem|zombam|debocham) (?:de mim|comigo|da minha)|(?:fazem|faziam) bullying comigo|(?:meu|minha) filh[oa] sofre",
      ],
      names: ["bullying|cyberbullying|assedio moral|gordofobia"],
    },
    disaster: {
      says: [
        "(?:minha|nossa|meu|nosso) (?:casa|cidade|familia|bairro|pais) (?:\\w+ )?(?:pegou fogo|alagou|inundou|foi (?:destruid[oa]|bombardead[oa]|levad[oa]|inundad[oa]|arrastad[oa])|desabou)|perdemos tudo (?:na|no|em|com)|(?:fugi|fugimos|fugindo|escapei) (?:da guerra|da (?:ucrania|siria|venezuela)|de gaza)|sou refugiad[oa]|viver na guerra",
      ],
      names: [
        "guerra (?:na|em|da) (?:ucrania|gaza|siria)|guerra civil|gaza|bombardeios?|refugiad[oa]s|terremotos?|enchentes?|inundac(?:ao|oes)|tsunami|desabamentos?|deslizamentos?|incendios? florestais|furac(?:ao|oes)|atentados?|genocidio|holocausto|brumadinho|desastres? naturais",
      ],
    },
  },
};
