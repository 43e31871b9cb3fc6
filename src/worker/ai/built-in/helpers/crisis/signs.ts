import { careTextOf, signsOf } from "../../../material/care/plain.ts";
import type { CrisisId } from "../crisis-kinds.ts";

/** Phrases of the five languages, without accents, as `phrases` takes them. */
const SIGNS: Partial<Record<CrisisId, readonly string[]>> = {
  leaked: [
    "(?:leak\\w*|post\\w*|shar\\w*|publish\\w*|sen[dt]\\w*|spread\\w*|upload\\w*|threaten\\w*|blackmail\\w*|stole|hacked|has|have) … (?:nudes?|naked|intimate|private (?:pictures?|photos?|pics?|videos?)|sex tape|explicit)|(?:nudes?|intimate (?:pictures?|photos?|videos?)|private (?:pictures?|photos?|videos?)|sex tape) … (?:leak\\w*|online|posted|shared|published)|revenge porn|deep ?-?fake … (?:porn|nude)|sextort\\w+",
    "(?:fotos?|videos?|imagenes) (?:\\w+ )?(?:intim[oa]s?|desnud[oa]s?|privad[oa]s?)|pornovenganza|(?:photos?|videos?|images) (?:intimes?|nues?|privees?)|mes nudes|nacktbilder|nacktfotos|intime (?:bilder|fotos|videos|aufnahmen)|rachepornos?|(?:fotos?|videos?) (?:intim[oa]s?|nu[oa]s?|pelad[oa]s?)|minhas nudes|vazaram (?:minhas|meus)",
  ],
  danger: [
    "(?:amenaza\\w*|acosa\\w*) (?:con matar|de muerte)|me quiere matar|menaces? de mort|veut me tuer|me suit|morddrohung\\w*|will mich umbringen|verfolgt mich|stalkt mich|ameacas? de morte|quer me matar|me persegue",
  ],
  doxxed: [
    "dox+\\w*|(?:home |my |our |private )(?:\\w+ )?address|where i live|phone number … (?:posted|online|published|public|leaked)|(?:posted|published|leaked|shared) … (?:address|phone number|workplace|where i live)",
    "mi direccion|donde vivo|mi telefono|mon adresse|ou j'habite|mon numero|meine adresse|wo ich wohne|meine (?:handy|telefon)nummer|meu endereco|onde (?:eu )?moro|meu telefone",
  ],
  account: [
    "(?:me )?(?:hackearon|robaron la cuenta|robaron el canal)|perdi el acceso|cuenta (?:robada|hackeada)|(?:compte|chaine) (?:pirate|vole|hacke)e?|on m'a pirate|konto (?:gehackt|gestohlen)|kanal (?:gehackt|gestohlen)|kein zugriff|(?:conta|canal) (?:hackead[oa]|roubad[oa]|invadid[oa])|perdi o acesso|invadiram",
  ],
  stolen: [
    "(?:stole|steals?|stolen|stealing|copied|copies|copying|re-?upload\\w*|reposted|reposts?|ripped|plagiari[sz]\\w*|taken|using) … (?:my|our) (?:\\w+ )?(?:videos?|content|footage|script|music|song|thumbnails?|work|ideas?|photos?|art|clips?|reels?)|my (?:video|content|footage|script|work|clip|art|reel|photo)s? (?:was|were|is|are|got|been|has been) (?:\\w+ )?(?:stolen|copied|re-?uploaded|plagiari[sz]ed|reposted)",
    "(?:robo|robaron|copio|copiaron|plagio|plagiaron|resubio|resubieron)(?: \\w+){0,3} (?:video|videos|contenido|guion|trabajo)|(?:vole|copie|plagie|reposte)e?(?: \\w+){0,3} (?:video|videos|contenu|travail|script)|(?:mein|meine)n? (?:video|videos|inhalte|skript|arbeit)(?: \\w+){0,3} (?:geklaut|gestohlen|kopiert|hochgeladen)|(?:roubou|roubaram|copiou|copiaram|plagiou|plagiaram|repostou)(?: \\w+){0,3} (?:video|videos|conteudo|roteiro|trabalho)",
  ],
  legal: [
    "lawyers?|attorney|solicitor|lawsuit|su(?:e|ed|es|ing) me|cease and desist|legal (?:action|letter|threat|notice)|court|subpoena|letter from (?:a|their|his|her) law\\w*",
    "abogad[oa]s?|demanda(?:r|rme|rnos)?|burofax|juicio|accion(?:es)? legal(?:es)?|avocate?s?|mise en demeure|proces|poursui\\w+|tribunal|anwalt\\w*|anwaltin|abmahnung|klage|verklag\\w+|gericht|unterlassung\\w*|advogad[oa]s?|process(?:o|ar|ada|ado)|notificacao extrajudicial|acao judicial",
  ],
  hate: [
    "insultos|me insultan|acoso|haters|odio|me atacan|insultes|haine|harcelement|attaques|hass(?:kommentare|nachrichten)?|beleidig\\w+|shitstorm|hetze|xingam\\w*|ataques|odio|haters|assedio",
  ],
  "false-claim": [
    "mentiras? sobre mi|me acusan|rumor(?:es)?|calumnia\\w*|difama\\w*|mensonges? sur moi|m'accuse\\w*|rumeurs?|diffam\\w*|lugen uber mich|beschuldig\\w*|geruchte?|verleumd\\w*|mentiras? sobre mim|me acus\\w+|boatos?|difama\\w*",
  ],
  sponsor: [
    "patrocinador\\w*|marca|clientes|reembolso|sponsors?|marque|remboursement|werbepartner|kunden|ruckerstattung|patrocinador\\w*|marcas?|reembolso",
  ],
  criticism: [
    "(?:fair|valid|legit\\w*|justified|right|deserved|constructive) … (?:criticism|point|complaints?|feedback)|(?:viewers?|people|comments?|they|everyone|commenters?) … (?:correct\\w*|point\\w* out|criticiz\\w*|criticis\\w*|complain\\w*|say)(?: \\w+){0,5} (?:wrong|mistake|error|misleading|outdated|inaccurate|fact)|(?:got|had|have|made|stated) (?:a |the |some |my )?(?:facts?|number|date|claim|recipe|measurement|statistic)s? wrong|factual (?:error|mistake)|criticism … (?:right|fair|valid|true)",
    "criticas? (?:justas?|con razon|constructivas?)|tienen razon|me corrigen|dato (?:equivocado|erroneo|falso)|critiques? (?:justes?|justifiees?|constructives?)|ils ont raison|erreur factuelle|on me corrige|berechtigte kritik|konstruktive kritik|haben recht|sachlicher fehler|falsche (?:zahl|angabe)|critica(?:s)? (?:justa|construtiva)s?|tem razao|me corrigiram|dado (?:errado|incorreto)",
  ],
  "own-mistake": [
    "me equivoque|mi error|pedir perdon|disculparme|je me suis trompee?|mon erreur|m'excuser|pardon|mein fehler|ich habe einen fehler|entschuldigen|eu errei|meu erro|pedir desculpas?",
  ],
};

const built = new Map<CrisisId, RegExp | undefined>();

/** Whether a situation's words name this kind, in any of the five languages. */
export function namesKind(id: CrisisId, situation: string): boolean {
  const known = built.has(id) ? built.get(id) : signsOf(SIGNS[id] ?? []);
  built.set(id, known);
  return known?.test(careTextOf(situation)) ?? false;
}
