import type { Language } from "#shared/rules/language.ts";
import { termsOf } from "./words.ts";

/** Words that creators use for the same thing, a group a line. */
const GROUPS: Record<Language, string> = {
  en: `
    money earn pay paid income revenue cash profit salary
    price charge rate fee cost quote
    brand company sponsor advertiser sponsorship
    views viewers traffic reach
    subscriber follower fan audience
    drop fall crash down decrease decline tank plummet
    grow growth blow explode increase gain
    upload post publish
    film record shoot
    scared shy nervous anxious afraid embarrassed awkward anxiety
    tired exhausted burnout burned drained overwhelmed
    mean hate hateful nasty rude haters troll negative toxic
    steal stolen reposted reuploaded copied stole reupload repost
    banned suspended disabled terminated
    song music track
    clip footage scene
    rejected rejection denied
    equipment gear setup
    light lighting lamp
    sound audio voice noise
    beginner start starter begin new newbie
    quit stop give leave
    description caption bio
    flop fail bad failed flopped
    mic microphone lavalier
    compare comparing jealous envy
    job work school study
    kid child children
    face faceless anonymous
    collaboration collaborate
    subtitle caption
    delete remove hide unlist private
    length long short duration minutes seconds
    time hour when
    timestamp chapter marker
    text word
    stuck plateau stagnant
    metrics stats analytics numbers data
    tip advice
    examples example ideas
    hook opening intro beginning
    blurry quality pixelated
    shaky stabilize steady
    background backdrop set
    echo reverb
    membership members patreon donation
    price cheap budget affordable dollars
    camera iphone dslr webcam
    live stream livestream
    ad advertisement sponsored advertising
    free gifted gift
    fake impersonate pretend clone
    leave swipe skip scroll
    holiday vacation break month pause
    convert turn cut
    cross crosspost repost
    verified verification checkmark badge tick
    edit cut editing
    allowed permission legal
    suck terrible ugly awful
    tax taxes
    computer laptop macbook chromebook pc
    react reaction commentary
    structure outline layout organize
    explain explanation understand confusing
    big huge famous bigger giant large
    notice noticed attention
    offer offered buy sell sold
    perfect best ideal right
    silence pause gap
    stutter stumble mumble um uhm
    delete wipe erase scrap
    restart scratch fresh over
    name rename rebrand handle username
    family wife husband kids partner parent mom dad
    child kid toddler baby son daughter
    adult 18 mature inappropriate
    lawsuit sue court lawyer legal
    scam fraud phishing fake suspicious
    hack hacked stolen login password
    email mail message inbox
    contract agreement exclusivity clause
    refuse decline reject no
    invoice receipt bookkeeping accounting
    business company llc register
    tax deduct irs write
    stream streaming twitch
    donation tip donate
    gift present freebie
    review test unbox compare
    tutorial lesson howto teach
    podcast interview guest
    recipe cooking kitchen
    room bedroom space
    angle position height
    dark gloomy dim
    focus blurry sharp
    wind outdoors outside
    storage memory drive backup disk
    stuck frozen hang failed
    slow lag stutter freeze
    translate dub language subtitles
    accent pronunciation foreign
    country abroad region overseas
    weekly week schedule routine
    procrastinate lazy motivation discipline
    sad depressed hopeless down
    obsessed addicted refresh checking
    expert professional qualified impostor
    old age young teen
    quote charge rate
    percent percentage ratio
    explode viral overnight
    sleep night tired
    click clicked ctr
    swipe scroll skip
    notification bell alert
    playlist series
    link url website
    pinned pin
    blur hide censor logo
    permission consent allowed`,
  es: `
    dinero ganar cobrar pagar ingresos paga pagan monetizar plata pasta lana
    precio tarifa cobrar cuanto
    marca empresa patrocinador
    visitas vistas visualizaciones reproducciones views
    suscriptores seguidores subs
    bajar caer bajado bajaron desplomado
    crecer aumentar subir
    publicar subir postear
    grabar filmar
    vergüenza timidez miedo nervios timido nervioso
    cansado agotado quemado agotamiento
    malos haters odio insultos negativos
    robar robaron copiar copiado resubido
    baneado suspendida bloqueada cerrada
    cancion musica tema
    equipo material camara
    luz iluminacion foco
    sonido audio voz
    empezar comenzar principiante
    video vídeo
    móvil celular telefono
    ordenador computadora pc
    miniatura portada thumbnail
    hora horario momento
    subtítulos
    guion script
    gancho hook inicio
    barato economico presupuesto
    directo live vivo stream
    irse salir abandonar
    regalo regalaron gratis
    falso fake suplantar
    verificado verificacion insignia check
    usar poner utilizar
    pixelado borroso granulado
    pausa descanso vacaciones
    portatil laptop ordenador pc macbook
    demanda denunciar abogado legal
    estafa fraude falso sospechoso
    hackear hackearon jaquearon robaron contraseña
    correo email mensaje
    contrato acuerdo exclusividad
    factura autonomo hacienda impuestos
    directo stream twitch vivo
    donaciones propinas regalos
    reseña review prueba analisis
    cuarto habitacion fondo
    oscuro luz lampara
    eco ruido zumbido
    espacio memoria disco almacenamiento
    atascado error falla lento
    traducir doblar idioma
    acento pronunciacion
    motivacion pereza procrastinar
    saturado harto cansado agotado quemado
    hijo hija niño niños bebe
    tartamudear trabo muletillas
    nombre renombrar usuario
    quitar borrar eliminar ocultar
    reaccionar reaccion
    tapar difuminar
    edad menor años
    desplomado salen alcance caer
    ropa vestir
    enganchar atrapar gancho
    ideas bloqueo inspiracion
    hate odio insultan insultos
    titulo titular
    pais extranjero`,
  fr: `
    argent gagner payer revenu paye rémunération monétiser thune fric sous
    prix tarif demander facturer
    marque entreprise sponsor
    vues visionnages audience
    abonnés followers abonné abos
    baisse chute baissé chuté
    grandir augmenter percer croissance
    poster publier
    filmer tourner enregistrer
    timide peur gêné stress honte
    fatigué épuisé burnout
    méchants haineux haters négatifs
    voler volé copié repris
    banni suspendu bloqué
    chanson musique
    matériel équipement
    lumière éclairage lampe
    son audio voix
    commencer débuter débutant
    téléphone portable smartphone
    ordinateur pc
    miniature vignette
    heure moment quand
    accroche hook début
    montage monter éditer
    cher prix budget
    live direct stream
    partir quitter zapper
    offert cadeau gratuit
    faux fake usurper imposteur
    certifié certification badge coche
    mettre utiliser
    floue flou pixelisée
    pause vacances arrêter
    dire signaler mentionner
    ordinateur ordi pc macbook portable
    proces attaquer avocat legal
    arnaque fraude faux louche
    pirater hacker piraté mot
    mail email message
    contrat accord exclusivité
    facture impôts statut entrepreneur déclarer
    live stream twitch direct
    dons pourboires cadeaux
    test avis review comparer
    chambre pièce fond
    sombre noir lumière lampe
    écho bruit grésille
    espace mémoire stockage disque place
    bloqué erreur échoue
    traduire doubler langue
    accent prononciation
    motivation flemme procrastiner
    dégoûté marre épuisé fatigué
    enfant fils fille bébé
    bégayer bafouiller buter
    nom pseudo identifiant renommer
    supprimer enlever effacer masquer
    réagir réaction
    flouter cacher
    âge mineur ans
    effondré chute baisse
    percer grandir grossir
    accroche capter attirer
    aise gêné timide objectif caméra
    insulte haine rageux
    structure plan
    dire signaler mentionner`,
  de: `
    geld verdienen bezahlt einnahmen verdienst zahlt kohle knete monetarisierung
    preis verlangen honorar kosten
    marke firma sponsor unternehmen
    aufrufe views klicks zuschauer
    abonnenten follower abos
    eingebrochen gesunken weniger fallen runter
    wachsen wachstum mehr
    hochladen posten veröffentlichen
    filmen drehen aufnehmen
    schüchtern angst nervös peinlich
    müde ausgebrannt erschöpft burnout
    hass hater böse negativ beleidigung
    geklaut gestohlen kopiert reupload
    gesperrt gebannt
    lied musik song
    ausrüstung equipment technik
    licht beleuchtung lampe
    ton sound audio stimme
    anfangen starten anfänger beginnen
    handy smartphone
    computer laptop pc
    thumbnail vorschaubild
    uhrzeit zeit wann
    einstieg hook anfang
    schnitt schneiden bearbeiten editieren
    billig günstig budget
    live stream livestream
    abschalten abspringen wegklicken schalten springen
    geschenkt gratis kostenlos
    fake falsch ausgeben
    verifiziert verifizierung haken häkchen
    benutzen nehmen verwenden
    unscharf verschwommen pixelig
    pause urlaub
    kennzeichnen angeben markieren
    urheberrecht copyright
    verwarnung strike verstoß
    rechner computer laptop pc macbook
    klage verklagen anwalt recht
    betrug abzocke fake unseriös
    gehackt hacker passwort
    mail email nachricht
    vertrag exklusivität klausel
    rechnung gewerbe steuern finanzamt
    stream live twitch
    spende trinkgeld geschenke
    test review vergleich
    zimmer raum hintergrund
    dunkel licht lampe
    hall echo rauschen hallt
    speicher festplatte platz
    hängt fehler langsam
    übersetzen synchronisieren sprache
    akzent aussprache
    motivation aufraffen aufschieben faul
    bock lust kraft ausgebrannt
    kind sohn tochter baby
    stottern verhaspeln versprechen äh
    name umbenennen benutzername
    löschen entfernen verstecken
    reagieren reaction
    verpixeln abkleben
    alter minderjährig jahre
    vollzeit arbeit job beruf
    hater hatern trolle hass
    kleidung anziehen
    fesseln packen hook einstieg
    wiederkommen wiederzukommen stammzuschauer
    kennzeichnen markieren angeben
    marke logo`,
  pt: `
    dinheiro ganhar pagar renda receber monetizar grana
    preço cobrar valor
    marca empresa patrocinador
    visualizações views visualizacao
    inscritos seguidores
    caiu cair caíram queda
    crescer aumentar bombar
    postar publicar
    gravar filmar
    vergonha timidez medo nervoso tímido
    cansado esgotado burnout
    maldosos haters ódio negativos
    roubar roubaram copiaram repostaram
    banido suspensa bloqueada
    música canção
    equipamento material
    luz iluminação
    som áudio voz
    começar iniciar iniciante
    celular telefone
    computador pc notebook
    capa thumbnail miniatura
    hora horário
    gancho hook início
    edição editar editor
    barato orçamento
    live vivo transmissão
    sair abandonar embora
    grátis graça presente recebido ganhei
    falso fake clonaram
    verificado verificação selo
    usar colocar botar
    borrado embaçado pixelado
    pausa férias descanso
    tirou perdi removeu cortou
    monetização monetizar monetizacao
    publi publicidade propaganda patrocinado
    notebook computador pc macbook
    processo processar advogado legal
    golpe fraude falso suspeito
    hackear hackearam invadiram senha
    email mensagem direct
    contrato acordo exclusividade
    nota mei cnpj imposto
    live stream twitch vivo
    doações gorjetas presentes
    resenha review teste comparar
    quarto cômodo fundo
    escuro luz lâmpada
    eco chiado ruído
    espaço memória hd armazenamento
    travado erro lento
    traduzir dublar idioma
    sotaque pronúncia
    motivação preguiça procrastinar
    saturado cansado esgotado
    filho filha criança bebê
    gaguejar tropeçar enrolar
    nome renomear usuário
    apagar excluir tirar esconder
    reagir react
    borrar tapar
    idade menor anos
    despencou caiu alcance
    roupa vestir
    prender fisgar gancho
    ódio xingar ofensa
    título titulo`,
};

interface Index {
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** For each term the groups it is in. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

const indexes = new Map<Language, Index>();

/** Other terms for a term, in the form of `termsOf`. */
export function synonymsOf(term: string, language: Language): readonly string[] {
  return indexOf(language).others.get(term) ?? [];
}

/** The groups of terms for the same thing that a term is in. */
export function groupsOf(term: string, language: Language): readonly string[] {
  return indexOf(language).groups.get(term) ?? [];
}

function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const made = indexed(GROUPS[language]);
  indexes.set(language, made);
  return made;
}

function indexed(lines: string): Index {
  const others = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  for (const [place, line] of lines.split("\n").entries()) {
    const terms = [...new Set(termsOf(line))];
    for (const term of terms) {
      others.set(term, [...(others.get(term) ?? []), ...terms.filter((other) => other !== term)]);
      groups.set(term, [...(groups.get(term) ?? []), String(place)]);
    }
  }
  return { others, groups };
}
