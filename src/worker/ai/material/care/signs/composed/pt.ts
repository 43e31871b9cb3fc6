import type { LanguageSigns } from "../../signs.ts";
import { ACCOUNTS, DRUGS, MARKETS, MEDICINES, MINOR_AGE } from "./names.ts";

const GROUP =
  "(?:judeus|judias|muculman[oa]s|islamistas|cristaos|evangelicos|catolicos|negr[oa]s|pret[oa]s|african[oa]s|asiatic[oa]s|chineses|arabes|indios|indigenas|nordestin[oa]s?|paraibas|venezuelan[oa]s|haitian[oa]s|bolivian[oa]s|angolan[oa]s|brasileir[oa]s|cigan[oa]s|imigrantes|migrantes|refugiad[oa]s|estrangeir[oa]s|gays|homossexuais|lesbicas|trans|travestis|mulheres|deficientes|autistas|gord[oa]s|pobres|favelados)";
const NEGATIVE =
  "(?:criminos[oa]s|bandid[oa]s|ladroes|ladras|preguicos[oa]s|burr[oa]s|inferiores|suj[oa]s|violent[oa]s|terroristas|estupradores|parasitas|ratos|animais|lixo|piores|perigos[oa]s|doentes|vagabund[oa]s|(?:o|um) (?:problema|perigo|cancer)|uma (?:praga|ameaca|doenca|peste)|culpad[oa]s|arruinando|destruindo|invadindo|estragando|roubando)";
const KID = `(?:(?:minhas?|meus?|nossa|nosso|sua|uma?|a|o) (?:[^ ]+ ){0,2}(?:filh[oa]s?|filhinh[oa]|menin[oa]s?|criancas?|sobrinh[oa]s?|bebe|net[oa]|irmazinha|irmaozinho|alunas?)(?: de ${MINOR_AGE} (?:anos|aninhos))?|de ${MINOR_AGE} an(?:os|inhos))`;
const DISEASE =
  "(?:cancer|tumor(?:es)?|diabetes|autismo|hiv|aids|alzheimer|demencia|parkinson|epilepsia|esclerose(?: multipla)?|hipertensao|pressao alta|asma|covid|herpes|lupus|esquizofrenia|bipolaridade|cirrose|hepatite|insuficiencia renal)";
const TREATMENT =
  "(?:insulina|antidepressivos?|remedios?|medicacao|medicamentos?|quimio(?:terapia)?|ansioliticos?|antipsicoticos?|litio|anticoagulantes?|rivotril|sertralina|bombinha|tratamento)";

/** Portuguese phrases made of lists: each of one list with each of the other. */
export const PT_COMPOSED: LanguageSigns = {
  harmless: [
    "se cort(?:a|ou|am|ando) (?:o|a|as|os)? ?(?:franja|cabelo|unhas?|barba|cozinhando|fazendo a barba|na cozinha|no papel)",
    "(?:carta|bilhete|mensagem|vídeo|post) de despedida (?:a|à|ao|aos|para|pra|pro|de|do|da|dos|das)(?: [^ ]+){0,3} (?:trabalho|emprego|chefe|colegas|carro|casa|apartamento|cidade|escola|turma|time|cabelo|açúcar|álcool|cigarro|câmera|personage(?:m|ns)|romance|rpg|temporada|vinte anos)",
    "(?:parar|parei|deixar|deixei) de comer (?:[^ ]+ )?(?:acucar|doces?|carne|gluten|lactose|pao|frituras?|chocolate|besteiras?|carboidratos?|fast food|ultraprocessados)|(?:pistolas?|armas?|arminhas?|rifles?) (?:de )?(?:agua|brinquedo|papel|lego|madeira|papelao|cola|bolha|nerf|cosplay|airsoft|massagem|pintura|origami)|(?:buracos|pontos|gatos|sapatos) (?:negros|pretos)|hackear (?:o |a |seu |meu )?(?:algoritmo|cerebro|produtividade|crescimento|mente)",
  ],
  fiction: [],
  informs: [
    "(?:como|quando|por que|porque|desde que|o dia (?:em )?que) (?:eu )?(?:finalmente |me )?(?:deixei|larguei|escapei|sai|fugi|separei|divorciei|libertei|consegui sair)|(?:deixei|larguei) (?:o |a )?(?:meu|minha|um)",
  ],
  viewers: [
    "(?:uma? (?:[^ ]+ ){0,3}(?:seguidora?|inscrit[oa]|espectadora?|fa|viewer)|uma? d[oa]s (?:meus|minhas) (?:[^ ]+ )?(?:seguidor[ea]s|inscrit[oa]s|fas|espectadores)|alguem (?:nos|no|na|dos|do|em|pelo) (?:[^ ]+ )?(?:comentarios?|chat|live|direct|dm|canal|mensagens|video)|uma? (?:menin[oa]|pessoa|garot[oa]|crianca) (?:nos|no|na|do|dos|em|pelo) (?:[^ ]+ )?(?:comentarios?|chat|live|direct|dm|canal)|um comentario)(?: [^ ]+){0,3} (?:disse|diz|falou|fala|escreveu|comentou|mandou|contou|postou|quer|ameaca|ameacou|vai|pensa|falando|dizendo|desabafou)(?! que (?:eu |sou |me ))",
  ],
  kinds: {
    suicide: {
      says: [
        "nao (?:aguent[oa]|quero|quer|consig[oa]|consegue|suport[oa]|(?:tenho|tem) (?:mais )?(?:forcas?|vontade|motivos?))(?: [^ ]+){0,3} (?:viver|vivendo|existir|existindo|acordar|estar (?:aqui|viv[oa])|continuar (?:viv\\w+|aqui)|seguir em frente)(?! (?:em|com meus pais) )|(?:queria|quero|espero|tomara) (?:[^ ]+ ){0,2}(?:nao acordar|nunca mais acordar|dormir (?:e|pra) (?:nunca|sempre|nao)|que eu nao acorde)|(?:ela|ele|se|que|filh[oa]|amig[oa]) (?:[^ ]+ )?(?:vai|quer|ameaca|ameacou|pensa em|falou em) (?:se )?(?:matar|suicidar|morrer|tirar a (?:propria )?vida)|(?:vou fazer (?:isso )?|e )(?:hoje|esta noite|hoje a noite|agora)[^a-z ]* … (?:adeus|perdao|me perdoe\\w*|amo voces)|(?:adeus|perdao|me perdoem) … vou fazer (?:isso )?(?:hoje|agora|esta noite)|(?:cansad[oa]|cansei|fart[oa]) de (?:existir|estar viv[oa]|viver|tudo isso e da vida)|sem (?:forcas?|motivo) (?:pra|para) (?:viver|continuar)",
      ],
    },
    "self-harm": {
      says: [
        "(?:me|se) (?:cortei|cortou|cortar|corto|mutilei|mutilou)(?: [^ ]+){0,2} (?:de novo|outra vez|novamente|ontem|hoje|bracos?|pulsos?|pernas?|coxas?|de proposito)|(?:voltei|voltou|comecei|vontade de|recai|parar de) (?:a |em )?(?:me|se) (?:cortar|mutilar|machucar|queimar)(?! (?:na cozinha|cozinhando))|(?:vai|quer|vou|quero) (?:me|se) (?:cortar|mutilar|machucar)",
      ],
    },
    eating: {
      says: [
        "(?<!queim(?:ar|ando|o|e) (?:[^ ]+ )?)(?:[1-9]\\d\\d|\\d\\d) (?:calorias|kcal) (?:por|ao|diarias|em um|no) ?(?:dia)?|(?:em um dia|por dia|ao dia|dieta(?: de)?) (?:[^ ]+ )?(?:de )?[1-9]\\d\\d (?:calorias|kcal)|jejum(?: [^ ]+){0,3} (?:de )?(?:agua|seco)(?: [^ ]+){0,3} (?:\\d+|tres|quatro|cinco|sete|dez) (?:dias|semanas)|(?:\\d+|tres|quatro|cinco|sete|dez) dias (?:[^ ]+ )?(?:de |em )?jejum|dia \\d+ (?:de |do )?(?:meu )?jejum|(?:ha|faz|estou|to|fiquei) (?:[^ ]+ ){0,2}dias (?:que )?(?:sem comer|nao como|eu nao como)|nao como (?:nada )?(?:ha|faz|tem) (?:[^ ]+ )?(?:dias|semana)",
      ],
    },
    abuse: {
      names: [
        "(?:marido|namorado|pai|padrasto|esposo|companheiro|ex|namorada|mae|homem)(?: que)? (?:me|nos) (?:batia|bateu|espancava|espancou|agredia|agrediu|maltratava|enforcava|ameacava|trancava|humilhava)|(?:me|nos) (?:batia|espancava|agredia|maltratava)|(?:marido|namorado|pai|padrasto|ex)(?: que)? batia em (?:mim|nos|minha)|apanhava (?:do|da|em casa)",
      ],
    },
    stalked: {
      says: [
        "(?:stalker|fa|desconhecid[oa]|ex|alguem|cara|seguidor|perseguidor|ele|ela) (?:[^ ]+ ){0,2}(?:achou|sabe|descobriu|encontrou|tem|publicou|postou)(?: [^ ]+)? (?:meu endereco|onde (?:eu )?moro|minha (?:casa|rua))|(?:estao?|ta|esta|fica|anda) me (?:perseguindo|stalkeando|seguindo|vigiando)",
      ],
    },
    minors: {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:twerk\\w*|rebolando|sexy|sensual|lingerie|fio dental|pelad[oa]|nua?(?= |$))|(?:twerk\\w*|rebolando|sexy|sensual)(?: [^ ]+){0,3} ${KID}`,
      ],
    },
    "child-filmed": {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:biquini|maio|sunga|roupa de banho|calcinha|cueca|fralda|na (?:banheira|banho)|no (?:banho|chuveiro)|tomando banho)`,
      ],
    },
    weapons: {
      names: [
        "(?:fazer|fabricar|imprimir|construir|montar|criar|como se faz)(?: [^ ]+){0,3} (?:pistolas?|armas? de fogo|arma|glock|fuzil|rifle|espingarda|revolver|silenciador|granadas?|polvora|bombas?)(?! (?:de (?:agua|brinquedo|banho|chocolate|fumaca|encher)|no (?:minecraft|blender|fortnite|roblox)))|(?:pistola|arma|glock|fuzil)(?: [^ ]+)? (?:impress[oa]|3d|em 3d|caseira)",
      ],
    },
    drugs: {
      names: [
        `(?:${MEDICINES})(?: [^ ]+){0,3} sem (?:receita|prescricao|medico)|sem receita(?: [^ ]+){0,2} (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,2} (?:d[oae]|n[oa]|pel[oa]|via) (?:${MARKETS}|mercado negro|paraguai)|(?:comprar|conseguir|vender|vendo|arrumar|plantar|cultivar|pedir)(?: [^ ]+){0,3} (?:${DRUGS}|drogas?|beck|erva|balas? de mdma|cogumelos magicos|remedios? (?:tarja preta )?sem receita)`,
      ],
    },
    medicine: {
      names: [
        `(?:curar|cura|curou|curei|reverter|sarar|eliminar)(?: [^ ]+){0,3} ${DISEASE}(?: [^ ]+){0,5} (?:com|usando|natural\\w*|sem|em casa|em \\d+|para sempre|suco|ervas|cha)|(?:remedio|cura|receita) (?:[^ ]+ )?(?:caseir[oa]|natural|milagros[oa]|definitiv[oa]|secret[oa]|contra) (?:[^ ]+ ){0,2}${DISEASE}|(?:parar de tomar|parar com|pare de tomar|parar|largar|abandonar|suspender|trocar|jogar fora|substituir)(?: [^ ]+){0,3} ${TREATMENT}|as vacinas (?:causam|matam|provocam|dao)`,
      ],
    },
    stalking: {
      names: [
        `(?:hackear|hackeia|invadir|raquear|roubar|quebrar|descobrir|pegar|adivinhar)(?: [^ ]+){0,2} (?:(?:contas?|perfil|perfis|senhas?|celular|wi-?fi|email) (?:d[eoa]s? (?!meu|minha)|alhei[oa]s?|$)|(?<!(?:descobrir|pegar|adivinhar|roubar) (?:[^ ]+ ){0,2})(?:${ACCOUNTS})(?: d[eoa]s? |$|[.,!?]))|hackear (?:uma|um|a|o|outra|contas?)(?: [^ ]+){0,2} (?:contas?|perfil|${ACCOUNTS})`,
      ],
    },
    deceit: {
      names: [
        "(?:garantid[oa]s?|assegurad[oa]s?|sem (?:nenhum )?risco|100 ?%)(?: [^ ]+){0,5} (?:lucros?|ganhos?|cripto\\w*|bitcoin|forex|trading|apostas|cassino|day ?trade|tigrinho)|(?:lucros?|ganhos?|rendimentos?|cripto\\w*|bitcoin|forex|trading|day ?trade|investimentos?|apostas|tigrinho|dinheiro|dobrar)(?: [^ ]+){0,5} (?:garantid[oa]s?|sem (?:nenhum )?risco|100 ?% (?:segur[oa]|garantid[oa]))",
      ],
    },
    hate: {
      names: [
        `${GROUP} (?:(?:sao|estao|sempre|todos) (?!nao )(?:[^ ]+ ){0,3}${NEGATIVE}|vem (?:so|pra|para|aqui)|(?:so )?(?:trazem|cometem|causam) (?:[^ ]+ )?(?:crim\\w+|violencia|doencas?|problemas)|(?:controlam|dominam|mandam|comandam) (?:[^ ]+ )?(?:mundo|bancos?|midia|imprensa|tudo|hollywood|governo|pais|dinheiro)|(?:nos )?(?:arruinam|destroem|invadem|roubam|estupram|odeiam|tiram)|(?:devem|deveriam|tem que|precisam) (?:ir embora|voltar|sair|ser (?:expuls|deport)\\w+)|nao (?:merecem|deveriam|trabalham?|prestam?))|(?:crimes?|criminalidade|bandidagem|invasao|praga) (?:de |d[oa]s )${GROUP}|(?:queim\\w+|rasg\\w+|pis\\w+|cusp\\w+)(?: [^ ]+){0,2} (?:alcorao|biblia|tora|mesquita|sinagoga)`,
      ],
    },
    dying: {
      says: [
        "(?:meu|minha|nosso|nossa|seu|sua) (?:[^ ]+ ){0,2}(?:mae|pai|irmao|irma|filh[oa]|espos[oa]|marido|mulher|companheir[oa]|avo|vovo|vo|ti[oa]|prim[oa]|amig[oa]) (?:[^ ]+ )?(?:esta (?:[^ ]+ )?(?:morrendo|em fase terminal|em cuidados paliativos|desenganad[oa]|no leito de morte|nos ultimos dias|partindo|a beira da morte)|ta morrendo|vai morrer|tem (?:[^ ]+ ){0,2}(?:dias|semanas|meses) de vida|(?:so )?(?:lhe )?restam)|(?:ultimos (?:dias|meses)|ultimo natal) (?:com|d[oa]) (?:meu|minha|nosso|nossa)",
      ],
      names: ["cuidados paliativos|fim da vida|fase terminal"],
    },
    grief: {
      says: [
        "(?:r\\.?i\\.?p\\.?|descans[ae](?: em paz)?|voa alto|vai com deus),? (?:a |o )?(?:minha |meu )?(?:[^ ]+ )?(?:vo|vovo|avo|vozinh[oa]|mae|mainha|pai|painho|irmao|irma|ti[oa]|prim[oa]|amig[oa]|filh[oa]|anjo)(?= |$|[.,!])",
      ],
    },
    disaster: {
      says: [
        "(?:terremoto|enchente|inundacao|furacao|tsunami|incendio|alagamento|deslizamento|guerra)(?: [^ ]+){0,8} (?:perdemos|perdi|levou|destrui\\w+|sem casa|nossa casa)|(?:perdemos|perdi)(?: [^ ]+){0,6} (?:n[oa]|com a|por causa d[oa]) (?:terremoto|enchente|inundacao|furacao|incendio|alagamento|deslizamento)",
      ],
    },
  },
};
