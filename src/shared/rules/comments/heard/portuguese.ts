import type { HeardSigns } from "./signs.ts";

const SLUR =
  "(?:burr[oa]s?|idiotas?|imbecil|estúpid[oa]|retardad[oa]|otári[oa]s?|trouxa|babacas?|tapad[oa]|jument[oa]|anta|palhaç[oa]s?|(?:ceg[oa]|surd[oa]|chapad[oa]|bêbad[oa])(?=(?: ou (?:o que|quê))?[?!., ]*$)|inútil|ridícul[oa]|patétic[oa]|analfabet[oa]|ignorante|sem noção|fracassad[oa]|demente)";
const MONEY =
  "(?:\\d[\\d.,]* ?(?:reais|conto|dólares|euros?|mil|€|\\$|k)|r ?\\$ ?\\d[\\d.,]*|[€$] ?\\d[\\d.,]*|dinheiro|renda extra|uma renda|grana)";

/** What hardly anybody has at hand. */
const LAVISH =
  "(?:(?:cozinha|forno|oficina|estúdio) (?:industrial|profissional|de pizzaria|de padaria)|doutorado|mestrado|mansão|iate|helicóptero|castelo|fábrica|laboratório|torno|milionári[oa]|salário mínimo|um rim|\\d+ (?:hectares|ajudantes|assistentes)|\\d{4,} ?(?:reais|conto))";

/** What hides in Portuguese comments. */
export const PORTUGUESE: HeardSigns = {
  spam: [
    `(?:ganhei|ganho|faturei|tirei|lucrei)(?: [^ ]+){0,2} ${MONEY}(?: [^ ]+){0,8} (?:link|app|plataforma|perfil|bio|site)`,
    "(?:chama|me chama|vem) (?:no|pelo) (?:direct|pv|privado|zap)(?: [^ ]+){0,6} (?:lucr[^ ]+|ganhar|renda|faturar|dinheiro|\\d+)",
    `(?:ganh(?:e|a|ar|ei|o|ando|am|ou)|fatur(?:e|a|ar|ei|o|ando)|lucr(?:e|ar|ei|o|ando)|faça|faço|tir(?:e|ar|o|ando))(?: [^ ]+){0,4} ${MONEY}(?: [^ ]+){0,5} (?:por (?:dia|semana|mês|hora)|ao (?:dia|mês)|no mês|diários?|todo (?:dia|mês)|de casa|em casa|pelo celular|na internet|online|sem (?:sair|fazer|investir|esforço)|em (?:um|uma|\\d+))`,
    "(?:chama|me chama|chame|manda|mande|fala|fale|me adiciona|me segue|entra|entre|clica|clique)(?: [^ ]+){0,4} (?:no|pelo|no meu|lá no|em|na) (?:meu |minha )?(?:zap|zapzap|whats?(?:app)?|wpp|telegram|direct|privado|pv|inbox|bio|perfil)|link (?:está )?n(?:a|o) (?:minha|meu) (?:bio|perfil)",
    "(?:se inscreve|inscreve|se inscreva|me segue|segue)(?: [^ ]+){0,6} (?:retribuo|sigo de volta|devolvo|me inscrevo|de volta|eu sigo|retribui)|(?:sigo|me inscrevo|retribuo) (?:de volta|todos|quem)|(?:passa|passem|vem|venham|corre|dá uma olhada|dá uma força)(?: [^ ]+){0,2} (?:no|lá no) meu (?:canal|perfil|insta)|(?:seguidores|inscritos|visualizações|curtidas|likes) (?:grátis|barat[oa]s|reais|na hora)|(?:compre|comprar) seguidores",
    "parabéns(?: [^ ]+){0,4} (?:você|vc) (?:foi|ganhou)(?: [^ ]+){0,4} (?:selecionad[oa]|sortead[oa]|contemplad[oa]|prêmio|iphone)|(?:resgate|retire|pegue) (?:o )?seu (?:prêmio|presente|brinde)|(?:o |a |seu |dona )?(?:sr|sra|senhor|senhora|doutor|dr|mestre|pai|especialista|professor) [^ ]+(?: [^ ]+){0,4} (?:me ajudou|mudou minha vida|recuperou|trouxe meu|me fez ganhar)|(?:cripto|bitcoin|forex|trading|investimento|tigrinho|plataforma|bet)(?: [^ ]+){0,6} (?:lucros?|garantid[oa]s?|pagando|bônus|telegram|zap|whats?(?:app)?)",
    "(?:dobrou|triplicou|multiplicou|dobrei|tripliquei) (?:meu|minha|o meu) (?:dinheiro|investimento|capital|banca)|(?:quer|querem|quer aprender a) (?:ganhar (?:dinheiro|grana)|ficar (?:rico|rica)|uma renda)(?: [^ ]+){0,8} (?:link|bio|perfil|zap|whats?(?:app)?|direct|pv)",
  ],
  insult: [
    "que voz (?:chata|insuportável|horrível)|(?:dá|da) vontade de (?:furar|arrancar|quebrar)|sua ridícula|seu ridículo|ninguém te perguntou",
    `(?:você é|vc é|cê é|tu és?|és|será que (?:você|vc) é|(?:você|vc|tu) (?:nasceu|tá|está|se acha))(?: [^ ]+){0,3} ${SLUR}(?=[?!., ]|$| ou| mesmo| assim| de)|(?:se faz de|que|seu|sua|ô|bando de) ${SLUR}(?! eu| que (?:eu )?(?:sou|fui))(?=[?!., ]|$)`,
    "quem (?:foi que )?(?:te |lhe )?(?:falou|disse|mentiu|enganou|fez acreditar)(?: pra (?:você|vc|ti))?(?: [^ ]+){0,2} que(?: [^ ]+){0,2} (?:cant|sab|cozinh|pod|danç|engraçad|tem talento|er|é |toc)[^ ]*|quem (?:te |lhe )?(?:deu|deixou)(?: [^ ]+){0,4} (?:câmera|microfone|carteira|internet|um canal)",
    "(?:te falta|falta|faltou|perdeu|bateu|caiu)(?: [^ ]+){0,3} (?:cérebro|neurônios?|parafuso|a cabeça|do berço|um neurônio)|(?:seus pais|sua mãe|sua família)(?: [^ ]+){0,6} (?:vergonha|sabem|orgulho|sabe)|(?:por que|pq|porque|quando)(?: [^ ]+){0,3} (?:não cala|cala a|não para de passar vergonha|não desiste|não some|apaga esse canal|vai embora)|(?:meu|um|minha) (?:cachorro|gato|sobrinh[oa] de \\d+|filho de \\d+|avó|macaco)(?: [^ ]+){0,4} (?:melhor que (?:você|vc|tu)|mais que (?:você|vc))|qual (?:é )?o (?:seu|teu) problema(?: mental| na cabeça|[?! ]*$)",
    "(?:você|vc|tu|ele|ela)? ?parece(?:s)?(?: [^ ]+){0,2} (?:uma? )?(?:pé|batata|rato|porc[oa]|vaca|sapo|palhaç[oa]|troll|zumbi|mendig[oa]|defunt[oa]|drogad[oa]|jumento)(?=[?!., ]*$)|some d(?:a|o) (?:internet|youtube|tiktok|instagram|mapa)",
    "(?:você|vc|tu)? ?não tem(?: nenhum| a menor| nada de)? (?:talento|noção|graça|vergonha|cérebro)|(?:zero|nenhum) talento|como (?:pode|alguém (?:pode|consegue)|consegue) ser tão (?:burr|idiota|feio|feia|ruim|chat)[^ ]*|ninguém (?:te (?:suporta|aguenta|merece)|aguenta você|merece você)",
  ],
  sarcasm: [
    "(?:uau|nossa|parabéns|bravo|gênio)[,!. ]+(?:você |vc |ele |ela )?(?:descobriu|inventou|descobriram) (?:que|a |o )|(?:uau|nossa|ótimo|maravilha|parabéns)[,!. ]+(?:\\d+|dois|três|cinco|dez|vinte) (?:anúncios|propagandas|minutos (?:pra|para|de))",
    `(?:ah tá|ah sim|ah|tá|claro|nossa|aham|perfeito|ótimo|fácil|lógico|legal)[,. ]+(?:[^ ]+ ){0,3}?(?:só|basta|falta|preciso|precisa|quem não tem|porque|com meu)(?: [^ ]+){0,8} ${LAVISH}`,
    "sempre (?:sonhei|quis)(?: em| com)? (?:passar|perder|esperar|pagar|gastar|ver propaganda)|ninguém nunca (?:pensou|tinha pensado|imaginou) (?:em|nisso)",
    "(?:claro|ah claro|sim|lógico|óbvio|até parece|como se|porque|pq)[,. ]+(?:porque |pq |que |né )?(?:todo mundo|todos|a gente|nós|qualquer um|as pessoas)(?: [^ ]+){0,2} (?:tem|temos|pode|podemos|ganha|tivesse|têm|possui)(?! que )",
    "(?:que legal|que bom|ótimo|maravilha|parabéns|nossa|uau|show|perfeito|que massa|incrível)[,!. ]+(?:mais|outr[oa]|de novo)(?: [^ ]+){0,3} (?:anúncios?|propagandas?|publi\\w*|minutos?|intro|vídeo (?:de|sobre)|curso|merchã?n?)",
    "(?:obrigad[oa]|valeu|brigad[oa])(?: mesmo)? por (?:nada|perder meu tempo|me fazer perder|gastar meu tempo|desperdiçar|estragar|não explicar)|(?:obrigad[oa]|valeu) pel[oa]s? (?:propaganda|anúncios?|publi|clickbait|dor de cabeça|perda de tempo)|\\d+ minutos (?:pra|para)(?: [^ ]+){0,4} (?:\\d+|um|uma|dois|duas|três|dez|cinco) (?:segundos?|frases?|palavras?|minutos?|coisa)|(?:descobriu|inventou|reinventou) (?:a (?:roda|pólvora|américa|água)|o (?:fogo|brasil))|prêmio nobel|(?:que|muito|super|nossa que) origina(?:l|lidade)[.!… ]*$|parabéns[,.! ]+(?:você|vc) (?:descobriu|inventou)",
    "(?:[(]não[)]|[(]sqn[)]|sqn|só que não|[(]ironia[)]|aham,? tá)[.! ]*$|(?:que legal|que bom|ótimo|maravilha|nossa|uau|show|perfeito)[,!. ]+(?:[^ ]+ )?\\d+ minutos de (?:enrolação|conversa|nada|propaganda|blá|lenga)",
  ],
  critique: [
    "(?:podia|poderia|dava pra) (?:ser|durar|ter) (?:a )?(?:metade|em \\d+ minutos|\\d+ minutos)|(?:muita|só) enrolação|o título (?:promete|diz)(?: [^ ]+){0,6} (?:mas|conto|só)|(?:você |vc )?repete (?:tudo|a mesma coisa)|muit[oa] (?:papo|conversa|falação) e pouc[oa]",
    "\\d+ minutos de (?:enrolação|conversa|nada|propaganda|blá|lenga)(?: [^ ]+){0,4}",
    "(?:que|uma|pura|maior|total|ô) (?:perda de tempo|lixo de (?:vídeo|canal|conteúdo|receita)|bosta de (?:vídeo|canal)|merda de (?:vídeo|canal)|nojo de (?:vídeo|receita|canal)|decepção|porcaria|furada|enrolação)|(?:devolve|quero|me devolve|devolvam) (?:meus|meu|os) (?:\\d+ )?(?:minutos|tempo)|perdi (?:\\d+|dez|cinco|vinte) minutos|não serve (?:pra|para) nada|só (?:clickbait|enrolação|encheu linguiça)",
    "(?:o |a |os |as )?(?:áudio|som|volume|microfone|música|voz|câmera|luz|imagem|texto|letra|legendas?|intro)(?: [^ ]+){0,2} (?:tá|está|é|são|estava|tava) (?:muito|baix|tão|super|demais)(?: [^ ]+)? ?(?:baix[oa]s?|alt[oa]s?|escur[oa]s?|borrad[oa]s?|pequen[oa]s?|rápid[oa]s?|lent[oa]s?|ruim|ruins|ilegíve(?:l|is)|irritantes?|insuportáve(?:l|is))|que voz (?:irritante|chata|insuportável|horrível)",
    "(?:que|um) desperdício(?: de [^ ]+)?",
  ],
  correction: [
    "\\d[\\d.,]* ?(?:[^ ,]{1,8})?,? (?:e )?não (?:(?:a|en|à|auf|em|in|at) )?\\d[\\d.,]*(?= ?[^ ]{0,8}[.! ]*$)",
    "(?:isso|isto|esse|essa|este|esta)?(?: [^ ,]+)? ?não é (?:uma? |o |a |os |as )?[^ ,]+(?: [^ ,]+)?[,; ]+(?:isso |e sim |mas sim |mas )?(?:é|são|era)? ?(?:uma? |o |a )?[^ ]+(?<=(?:[,;] |[,; ](?:isso )?é |e sim |mas sim )(?:uma? |o |a )?[^ ]+)|não (?:são|era|eram) (?:uma? |os? |as? )?[^ ,]+[,; ]+(?:e sim |mas sim |são |era |eram )(?:uma? |os? |as? )?[^ ]+",
  ],
  thanks: [
    "(?:você|vc|isso|esse vídeo|tu)(?: [^ ]+){0,2} (?:salvou|me salvou|salvaste|resgatou)|(?:me )?salvou (?:meu|minha|o meu|a minha|meus|o|a) [^ ]+|(?:aprendi|entendi)(?: [^ ]+){0,5} (?:mais|em|melhor)(?: [^ ]+){0,5} (?:do )?que (?:em|com|na|no|meu|minha|o|a)|o que(?: [^ ]+){0,4} não (?:conseguiu|conseguiram|soube|souberam)(?: [^ ]+){0,4} em",
    "(?:finalmente|enfim) (?:funcionou|deu certo|consegui)|(?:você|vc) é um gênio",
  ],
};
