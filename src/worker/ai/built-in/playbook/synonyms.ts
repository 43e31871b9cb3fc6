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
    tax taxes`,
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
    pausa descanso vacaciones`,
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
    verwarnung strike verstoß`,
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
    publi publicidade propaganda patrocinado`,
};

const indexes = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** Other terms for a term, in the form of `termsOf`. */
export function synonymsOf(term: string, language: Language): readonly string[] {
  let index = indexes.get(language);
  if (index === undefined) {
    index = indexed(GROUPS[language]);
    indexes.set(language, index);
  }
  return index.get(term) ?? [];
}

function indexed(groups: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups.split("\n")) {
    const terms = [...new Set(termsOf(group))];
    for (const term of terms)
      found.set(term, [...(found.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return found;
}
