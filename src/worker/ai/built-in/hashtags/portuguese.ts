/** Portuguese hashtags by niche, without their #. Written as Portuguese-speaking creators write them: without accents. */
export const portuguese: Readonly<Record<string, string>> = {
  general:
    "passoapasso aprendacomigo vocesabia dicasuteis comofazer dicas tutoriais guiaparainiciantes criadordeconteudo bastidores novovideo curiosidadedodia explicando primeirospassos truquesedicas",
  "art-design":
    "desenho aprenderadesenhar aquarela ilustracao artedigital designgrafico desenhista ilustradora processocriativo pintura cadernodedesenho desenhando",
  "artificial-intelligence":
    "inteligenciaartificial ferramentasdeia iagenerativa aprendizadodemaquina aprendaia iaexplicada noticiasdeia iaparainiciantes futurodotrabalho dicasdeia cursodeia automacao",
  beauty:
    "maquiagem tutorialdemaquiagem dicasdebeleza maquiagemnatural maquiagemsimples beleza unhasdecoradas penteados maquiagemparainiciantes rotinadebeleza makebrasil dicasdemaquiagem",
  books:
    "livros dicadelivro leitura resenhaliteraria amolivros clubedolivro leitores indicacaodelivros resenhadelivro euamoler literaturabrasileira lendoagora",
  business:
    "empreendedorismo empreendedor empreender negocioproprio pequenosnegocios mulheresempreendedoras empreendedora dicasparaempreendedores pequenoempreendedor negocios donadenegocio ideiasdenegocio",
  career:
    "carreira entrevistadeemprego vagasdeemprego dicasdecarreira curriculo mercadodetrabalho processoseletivo desenvolvimentoprofissional transicaodecarreira buscandoemprego recolocacaoprofissional vidaprofissional",
  cars: "carros carro automoveis mundoautomotivo carrosantigos carroeletrico carrosusados mecanicaautomotiva avaliacaodecarro apaixonadosporcarros manutencaoautomotiva esteticaautomotiva",
  comedy:
    "humorbrasil comediabrasileira videosengracados piadas humorista risadas engracado comediante humorbrasileiro rirpranaochorar esquetes comediabr",
  cooking:
    "receitafacil receitas comidacaseira receitascaseiras receitarapida cozinhafacil receitasfaceis comidadeverdade receitadodia cozinhando jantarrapido culinaria",
  crypto:
    "criptomoedas criptobrasil bitcoinbrasil criptoativos noticiascripto mercadocripto aprendacripto criptomoedasbrasil investircripto educacaocripto mundocripto criptoparainiciantes",
  dance:
    "danca coreografias dancar auladedanca dancarinos aprendaadancar passosdedanca dancabrasil dancacontemporanea dancadesalao desafiodedanca dancarina",
  "diy-crafts":
    "artesanato feitoamao facavocemesmo croche trico costuracriativa artesanatobrasil ideiascriativas artesanatocriativo marcenaria trabalhosmanuais artesa",
  education:
    "educacao estudos dicasdeestudo estudantes vestibular rotinadeestudos aprendanotiktok professores concurseiros resumos vidadeestudante tecnicasdeestudo",
  entertainment:
    "entretenimento fofoca famosos culturapop memesbrasil noticiasdosfamosos celebridades fofocasdosfamosos memesbr memesbrasileiros mundodosfamosos televisao",
  fashion:
    "modafeminina lookdodia dicasdemoda brecho modabrasileira armariocapsula consultoriadeimagem modasustentavel estilopessoal looksimples tendenciademoda dicasdeestilo",
  "film-tv":
    "filmes filmeseseries criticadecinema indicacaodefilme dicadeserie cinemabrasileiro cinefilo oqueassistir resenhadefilme indicacaodeseries amocinema seriados",
  fitness:
    "treino treinoemcasa musculacao vidasaudavel academia treinofuncional dicasdetreino exerciciosemcasa treinodeforca rotinadetreino vidaativa treinofeminino",
  gaming:
    "jogos videogames jogosbrasil gamerbrasil jogosindie gameplaybr jogador jogadora noticiasdegames dicasdejogos jogosretro jogosonline",
  gardening:
    "jardinagem hortaemcasa plantas hortaorganica plantasemcasa jardim cultivo amoplantas cuidadoscomplantas plantasdeinterior hortaurbana jardinagememcasa",
  history:
    "historiadobrasil curiosidadeshistoricas historiageral historiadomundo historiaantiga fatoshistoricos idademedia professordehistoria arqueologia auladehistoria imperioromano patrimoniohistorico",
  "home-decor":
    "decoracaodecasa decoracaodeinteriores decoracao casaedecoracao apartamentopequeno decorandocasa designdeinteriores ideiasdedecoracao casanova reforma decoracaosimples meuape",
  investing:
    "investimentos investirdinheiro bolsadevalores rendafixa acoes educacaofinanceira fundosimobiliarios dividendos investidor aprendaainvestir rendapassiva tesourodireto",
  kids: "criancas brincadeiras atividadesinfantis atividadesparacriancas educacaoinfantil brinquedos historiasinfantis aprenderbrincando musicasinfantis videosparacriancas brincarepreciso contacaodehistorias",
  "language-learning":
    "aprenderingles inglesonline dicasdeingles aprenderidiomas auladeingles inglesparainiciantes vocabulariodeingles inglestodosdias idiomasonline pronuncia falaringles estudaringles",
  "legal-insurance":
    "direito advogado advogada direitodoconsumidor direitotrabalhista conhecaseusdireitos segurodevida direitocivil seguros dicasjuridicas advocacia seguroauto",
  lifestyle:
    "umdiacomigo minharotina rotinadamanha vidareal diaadia vlogdiariobr rotinanoturna morarsozinha estilodevidasaudavel rotinadiaria vlogbrasil vidasimples",
  marketing:
    "marketingdigital redessociais marketingdeconteudo dicasdemarketing trafegopago estrategiadigital criacaodeconteudo socialmediabrasil publicidade vendasonline conteudodigital marcapessoal",
  meditation:
    "meditacao meditacaoguiada atencaoplena bemestar pazinterior respiracaoconsciente meditar autoconhecimento equilibrioemocional meditacaoparainiciantes calma vidaconsciente",
  "mental-health":
    "saudemental ansiedade psicologia autocuidado bemestaremocional terapia inteligenciaemocional saudeemocional autoestima psicologos cuidedasuamente amorproprio",
  minimalism:
    "minimalismo vidaminimalista viverleve menosemais vivercommenos organizacaodacasa desapego vidasimples consumoconsciente destralhar casaorganizada estilominimalista",
  motivation:
    "motivacao desenvolvimentopessoal motivacaodiaria foco autoconfianca habitos disciplina mentalidade superacao crescimentopessoal habitossaudaveis frasesmotivacionais",
  motorcycles:
    "motos motociclistas motociclismo motobrasil viagemdemoto vidademotociclista motovlogbrasil motoqueiros passeiodemoto amomotos duasrodas mecanicademoto",
  music:
    "musicabrasileira musicos musica violao aprenderviolao cantora producaomusical musicaautoral auladeviolao novamusica compositor musicaindependente",
  "news-commentary":
    "noticias noticiasdehoje politicabrasileira atualidades jornalismo opiniao noticiasdobrasil analisepolitica checagemdefatos noticiasdodia fatosefakes ultimasnoticias",
  outdoors:
    "trilhas natureza acampamento trilha montanhismo vidaaoarlivre acampar aventura ecoturismo trilheiros cachoeiras acampamentoselvagem",
  parenting:
    "maternidade maternidadereal criacaodefilhos maedeprimeiraviagem paternidade educacaopositiva filhos maesreais disciplinapositiva familia vidademae criacaocomapego",
  "personal-finance":
    "financaspessoais educacaofinanceira economizardinheiro dicasdefinancas dinheiro planejamentofinanceiro independenciafinanceira orcamentofamiliar economia sairdasdividas dicasdeeconomia organizacaofinanceira",
  pets: "cachorros gatos petsbrasil adestramento caes amocachorro amogatos cachorrosdoinstagram vidadecachorro adotenaocompre filhotes maedepet",
  photography:
    "fotografia fotografo dicasdefotografia fotografiaderua ensaiofotografico aprendafotografia fotografiadecelular fotografa fotosdecelular cursodefotografia edicaodefotos retratos",
  "product-reviews":
    "resenha avaliacao testandoprodutos resenhasincera valeapena comparativo opiniaosincera guiadecompras testei achadinhos desembalando resenhadeproduto",
  productivity:
    "produtividade organizacao gestaodotempo rotinaprodutiva dicasdeprodutividade planejamento foconosestudos organizacaopessoal listadetarefas procrastinacao trabalhoremoto planejamentosemanal",
  programming:
    "programacao programador desenvolvedor desenvolvimentoweb aprendaprogramar devbrasil programadores aprenderprogramacao desenvolvedora codigo carreiraemti engenhariadesoftware",
  "real-estate":
    "imoveis corretordeimoveis mercadoimobiliario casapropria apartamentoavenda financiamentoimobiliario investimentoimobiliario corretora casaavenda comprarimovel primeiroimovel imobiliariabrasil",
  relationships:
    "relacionamento casal amor relacionamentos namoro casamento dicasderelacionamento relacionamentosaudavel vidaadois amorproprio terapiadecasal dicasdenamoro",
  science:
    "ciencia divulgacaocientifica fisica curiosidadescientificas quimica biologia experienciascaseiras cienciaparatodos experimento fatoscientificos aprendaciencia professordeciencias",
  skincare:
    "cuidadoscomapele protetorsolar peleoleosa rotinadecuidados pelesaudavel peleseca limpezadepele rotinafacial dermatologista peleacneica pelesensivel cuidadosfaciais",
  "software-business":
    "empreendedorismodigital startupbrasil softwarebrasil negociosdigitais vendasb2b empresadetecnologia produtodigital gestaodeprodutos inovacao fundadores softwarecomoservico transformacaodigital",
  space:
    "espaco astronomia estrelas planetas ceunoturno exploracaoespacial curiosidadesdoespaco buraconegro cienciaespacial observacaodoceu astrofotografia galaxias",
  sports:
    "futebol esportes futebolbrasileiro atletas treinoesportivo corridaderua basquete atletismo vidadeatleta noticiasdofutebol analiseesportiva futebolfeminino",
  sustainability:
    "sustentabilidade vidasustentavel lixozero meioambiente consumoconsciente reciclagem semplastico consumosustentavel natureza ecologico preservacao lixominimo",
  "tech-gadgets":
    "tecnologia celulares dicasdecelular noticiasdetecnologia smartphonesbrasil analisedecelular truquesdecelular novidadestech fonesdeouvido casainteligente dicasdetecnologia mundotech",
  travel:
    "viagem viajar dicasdeviagem viajantes roteirodeviagem mochilao viajarsozinha viagensbaratas turismobrasil lugaresincriveis viagensinesqueciveis partiuviagem",
  videography:
    "edicaodevideo videomaker filmagem produtoradevideo aprendaaeditar curtametragem edicaodevideos producaoaudiovisual audiovisual gravarcomcelular cinegrafista editordevideos",
  yoga: "yogaemcasa yogabrasil yogaparainiciantes praticadeyoga posturasdeyoga auladeyoga professoradeyoga saudacaoaosol yogatododia yogaemeditacao yogaparatodos beneficiosdoyoga",
};
