import type { LanguageSigns } from "../../signs.ts";
import { ACCOUNTS, DRUGS, MARKETS, MEDICINES, MINOR_AGE } from "./names.ts";

const GROUP =
  "(?:judi[oa]s|musulman(?:es|as)|islamistas|cristian[oa]s|catolic[oa]s|evangelic[oa]s|negr[oa]s|african[oa]s|asiatic[oa]s|chin[oa]s|indi[oa]s|indigenas|arabes|moros|marroquies|mexican[oa]s|latin[oa]s|sudacas|venezolan[oa]s|colombian[oa]s|haitian[oa]s|peruan[oa]s|bolivian[oa]s|ruman[oa]s|gitan[oa]s|inmigrantes|migrantes|refugiad[oa]s|extranjer[oa]s|menas|gays|homosexuales|lesbianas|trans(?:exuales)?|mujeres|discapacitad[oa]s|autistas|gord[oa]s|pobres)";
const NEGATIVE =
  "(?:criminales|delincuentes|ladron(?:es|as)|vag[oa]s|tont[oa]s|inferiores|suci[oa]s|violent[oa]s|terroristas|violadores|parasitos|ratas|animales|basura|peores|malos|peligros[oa]s|enferm[oa]s|(?:el|un) (?:problema|peligro|cancer)|una (?:plaga|amenaza|lacra|peste)|l[oa]s culpables|arruinando|destruyendo|invadiendo|robando)";
const KID = `(?:(?:mi|mis|nuestr[oa]|su|una?|la|el) (?:[^ ]+ ){0,2}(?:hij[oa]s?|hijit[oa]|niñ[oa]s?|sobrin[oa]s?|bebe|nen[ea]|nena|nieta|nieto|peque(?:ñ[oa])?|hermanit[oa]|alumnas?)(?: pequeñ[oa])?(?: de (?:[^ ]+ )?(?:años|meses))?|(?:de|con) ${MINOR_AGE} añ(?:os|itos))`;
const DISEASE =
  "(?:cancer|tumor(?:es)?|diabetes|autismo|vih|sida|alzheimer|demencia|parkinson|epilepsia|esclerosis(?: multiple)?|hipertension|asma|covid|herpes|lupus|esquizofrenia|bipolaridad|cirrosis|hepatitis|insuficiencia renal)";
const TREATMENT =
  "(?:insulina|antidepresivos|medicacion|medicamentos|medicinas|pastillas|quimio(?:terapia)?|ansioliticos|antipsicoticos|litio|anticoagulantes|sertralina|inhalador|tratamiento)";

/** Spanish phrases made of lists: each of one list with each of the other. */
export const ES_COMPOSED: LanguageSigns = {
  harmless: [
    "se corta(?:ba|n|ndo)? (?:el|la|las|los|un|una) (?:flequillo|pelo|cabello|uñas|barba|leche|luz|internet|agua)",
    "(?:carta|nota|mensaje|video|vídeo|post) de despedida (?:a|al|para|del?|de)(?: [^ ]+){0,3} (?:trabajo|empleo|jefe|jefa|colegas|compañer[oa]s|coche|carro|casa|piso|ciudad|escuela|clase|equipo|pelo|azúcar|alcohol|tabaco|cámara|personajes?|novela|rol|temporada|veintes|treintas)",
    "(?:dejar|deje|dejo) de comer (?:[^ ]+ )?(?:azucar|dulces|carne|gluten|lacteos|pan|fritos|chocolate|harinas?|carbohidratos|comida rapida|ultraprocesados)|(?:pistolas?|armas?|rifles?) (?:de )?(?:agua|juguete|silicona|carton|papel|madera|lego|pegamento|nerf|cosplay|airsoft|burbujas|origami|masaje|pintura)|(?:agujeros|puntos|gatos|frijoles|zapatos) negros|hackear (?:el |la |tu |mi )?(?:algoritmo|cerebro|productividad|crecimiento|mente|vida)",
  ],
  fiction: [],
  informs: [
    "(?:como|cuando|por que|desde que|el dia que) (?:por fin )?(?:me )?(?:deje|dejo|escape|sali|fui|hui|divorcie|separe|libre|aleje)|logre (?:salir|dejar|escapar)|(?:deje|abandone) a (?:mi|un)",
  ],
  viewers: [
    "(?:un[oa]? (?:[^ ]+ ){0,3}(?:seguidor[a]?|suscriptor[a]?|espectador[a]?|fan|viewer)|un[oa] de mis (?:seguidor[ea]s|suscriptor[ea]s|fans|espectador[ea]s)|alguien (?:en|de) (?:mis|los|mi) (?:[^ ]+ )?(?:comentarios|chat|directo|canal|mensajes|privados)|un[a]? (?:chic[oa]|niñ[oa]|persona) (?:en|de|por) (?:mis|los|mi) (?:[^ ]+ )?(?:comentarios|chat|directo|canal|mensajes|dm|privado)|un comentario)(?: [^ ]+){0,3} (?:dice|dijo|ha dicho|escribio|escribe|ha escrito|comento|comenta|comentado|puso|ha puesto|conto|conto|cuenta|mando|quiere|amenaza|habla|va a|piensa|se va|se quiere)(?! que (?:me |soy |deberia))",
  ],
  kinds: {
    suicide: {
      says: [
        "(?:no|ya no|nunca)(?: [^ ]+){0,2} (?:quier[oe]|aguant[oa]|puedo|puede|soport[oa]|(?:tengo|tiene) (?:ganas|fuerzas|motivos))(?: [^ ]+){0,3} (?:vivir|viviendo|existir|existiendo|estar (?:aqui|viv[oa])|despertar(?:me)?|seguir (?:aqui|viviendo|adelante|con vida)|levantarme mas)(?! (?:en|con mis) )|(?:ojala|espero|quisiera) (?:[^ ]+ )?(?:no |nunca )(?:despertar(?:me)?|me despierte|despierte)|(?:se|me) (?:va|voy|quiere|quiero) (?:a )?(?:matar|suicidar|quitar la vida|colgar|tirar (?:de|por|al))|(?:lo (?:hago|voy a hacer|hare)|es) (?:hoy|esta noche|mañana)[^a-z ]* … (?:adios|perdon\\w*|los quiero|hasta siempre)|(?:adios|perdon\\w*|hasta siempre) … (?:lo (?:hago|voy a hacer|hare)) (?:hoy|esta noche)|(?:hart[oa]|cansad[oa]) de (?:existir|estar viv[oa]|la vida|todo y de todos)",
      ],
    },
    "self-harm": {
      says: [
        "(?:me|se) (?:volvi|volvio|he vuelto|ha vuelto|vuelvo|va|voy) a (?:cortar|lastimar|lesionar|autolesionar|hacer daño|quemar la piel)(?! (?:el|las uñas|las puntas))|(?:volvi|volvio|he vuelto|recai|ganas de|empece|empezo|dejar de) (?:a |en )?(?:cortarme|cortarse|lastimarme|lastimarse|autolesionar(?:me|se)|lesionarme|hacerme daño)(?! (?:el|las uñas|las puntas))|me (?:corte|he cortado)(?: [^ ]+){0,2} (?:los brazos|las muñecas|las piernas|los muslos|otra vez|de nuevo|anoche|para (?:sentir|no sentir|calmarme))|se (?:corto|ha cortado|corta) (?:los brazos|las muñecas|las piernas)",
      ],
    },
    eating: {
      says: [
        "(?<!quem(?:ar|ando|o|e) (?:[^ ]+ )?)(?:[1-9]\\d\\d|\\d\\d) (?:calorias|kcal) (?:al|por|diarias|en un|cada) ?(?:dia)?|(?:en un dia|al dia|dieta de|dieta|diario) (?:[^ ]+ )?(?:de )?[1-9]\\d\\d (?:calorias|kcal)|ayuno(?: [^ ]+){0,3} (?:de )?(?:agua|seco|hidrico)(?: [^ ]+){0,3} (?:\\d+|dos|tres|cuatro|cinco|siete|diez) (?:dias|semanas|horas)|(?:\\d+|tres|cuatro|cinco|siete|diez) (?:dias|semanas)(?: [^ ]+){0,3} ayuno|dia \\d+(?: de)?(?: [^ ]+){0,2} ayuno|(?:llevo|hace|desde hace) (?:[^ ]+ ){0,2}dias? (?:que )?(?:sin comer|no como)|no he comido (?:nada )?(?:en|desde)(?: hace)? (?:[^ ]+ )?(?:dias|semana)",
      ],
    },
    abuse: {
      names: [
        "(?:marido|novio|padre|padrastro|esposo|pareja|ex|novia|madre|mujer|hombre)(?: que)? (?:me|nos) (?:pegaba|golpeaba|maltrataba|pego|golpeo|maltrato|ahorcaba|ahorco|encerraba|amenazaba|humillaba|abofeteaba|dio una paliza|daba palizas)|(?:me|nos) (?:pegaba|golpeaba|maltrataba|daba palizas|dio una paliza)",
      ],
    },
    stalked: {
      says: [
        "(?:acosador|stalker|fan|desconocid[oa]|ex|alguien|tipo|seguidor) (?:[^ ]+ ){0,2}(?:encontro|sabe|descubrio|averiguo|tiene|consiguio|publico)(?: [^ ]+)? (?:mi (?:direccion|casa|domicilio)|donde vivo)|me (?:esta |estan |sigue |siguen )?(?:acosando|siguiendo|stalkea\\w*|persiguiendo|vigilando)",
      ],
    },
    minors: {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:twerk\\w*|perreando|perreo|sexy|sexi|sensual|lenceria|tanga|desnud[oa]s?)|(?:twerk\\w*|perreo|sexy|sensual|desnud[oa]s?)(?: [^ ]+){0,3} ${KID}`,
      ],
    },
    "child-filmed": {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:bikini|bañador|traje de baño|ropa interior|bragas|calzoncillos|pañal(?:es)?|en la (?:bañera|ducha|tina)|bañandose|duchandose)|(?:fotos?|videos?)(?: [^ ]+){0,3} ${KID}(?: [^ ]+){0,3} (?:playa|piscina|baño)`,
      ],
    },
    weapons: {
      names: [
        "(?:hacer|fabricar|imprimir|construir|montar|armar|crear|como se hace|hacerse)(?: [^ ]+){0,3} (?:pistolas?|armas? de fuego|glock|fusil|rifle|escopeta|revolver|silenciador|granadas?|polvora|arma|bombas?)(?! (?:de (?:agua|juguete|baño|chocolate|humo)|en (?:minecraft|blender|fortnite|roblox)))|(?:pistola|arma|glock|fusil)(?: [^ ]+)? (?:impres[oa]|imprimid[oa]|3d|en 3d|casera)",
      ],
    },
    drugs: {
      names: [
        `(?:${MEDICINES})(?: [^ ]+){0,3} sin (?:receta|prescripcion|medico)|sin receta(?: [^ ]+){0,2} (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,2} (?:de|en|por|desde) (?:${MARKETS}|el mercado negro)|(?:comprar|conseguir|vender|vendo|pillar|pasar|cultivar|plantar|cosechar|pedir)(?: [^ ]+){0,3} (?:${DRUGS}|droga|drogas|mota|maria|hierba|hongos alucinogenos|porros|medicamentos sin receta)`,
      ],
    },
    medicine: {
      names: [
        `(?:curar|cura|curas|cure|curo|sanar|sana|revertir|eliminar)(?: [^ ]+){0,3} ${DISEASE}(?: [^ ]+){0,5} (?:con|usando|natural\\w*|sin|en casa|en \\d+|para siempre|jugo|hierbas)|(?:remedio|cura) (?:[^ ]+ )?(?:casero|natural|milagros[oa]|definitiv[oa]|secret[oa]|para|contra|del|de la)(?: [^ ]+){0,2} ${DISEASE}(?: con)?|(?:dejar|deja|dejando|abandonar|suspender|sustituir|tirar|quitarse)(?: [^ ]+){0,4} ${TREATMENT}|las vacunas (?:causan|matan|provocan|dan)`,
      ],
    },
    stalking: {
      names: [
        `(?:hackear|hackeo|hackea|jaquear|piratear|entrar (?:en|al?)|robar|crackear|sacar|averiguar|descifrar)(?: [^ ]+)? (?:(?:cuentas?|perfil(?:es)?|contraseñas?|correos?|wifi|movil|celular) (?:de (?!mi\\b|mis\\b)|ajen[oa]s?|$)|(?<!(?:sacar|averiguar|descifrar|robar|entrar) (?:[^ ]+ )?)(?:${ACCOUNTS})(?: de |$|[.,!?])|(?<=entrar (?:en|al?) )(?:${ACCOUNTS}) de (?!mi (?:canal|marca|empresa)))|hackear (?:una|un|la|el|otra|cuentas?)(?: [^ ]+){0,2} (?:cuentas?|perfil|de (?:${ACCOUNTS})|${ACCOUNTS})|hackear (?:${ACCOUNTS})(?=$|[.,!?])`,
      ],
    },
    deceit: {
      names: [
        "(?:garantizad[oa]s?|asegurad[oa]s?|segur[oa]s? al 100|sin (?:ningun )?riesgo|100 ?%)(?: [^ ]+){0,5} (?:ganancias?|criptos?\\w*|bitcoin|forex|trading|inversion\\w*|apuestas|casino)|(?:ganancias?|beneficios|rentabilidad|criptos?\\w*|bitcoin|forex|trading|inversion\\w*|apuestas|duplic\\w+|dinero)(?: [^ ]+){0,5} (?:garantizad[oa]s?|asegurad[oa]s?|sin (?:ningun )?riesgo|100 ?% segur[oa])",
      ],
    },
    hate: {
      names: [
        `${GROUP} (?:(?:son|estan|siempre|todos) (?!no )(?:[^ ]+ ){0,3}${NEGATIVE}|vienen (?:a|solo|aqui)|(?:solo )?(?:traen|cometen|causan) (?:[^ ]+ )?(?:crim\\w+|delito\\w*|delincuencia|violencia|enfermedad\\w*|problemas)|(?:controlan|dominan|manejan) (?:[^ ]+ )?(?:mundo|bancos?|banca|medios|prensa|todo|hollywood|gobierno|pais|dinero|finanzas)|(?:nos )?(?:arruinan|destruyen|invaden|roban|violan|delinquen|sobran|odian|quitan)|(?:deben|deberian|tienen que) (?:irse|volver|ser expulsad\\w+)|no (?:merecen|deberian|trabajan|se integran))|(?:crimen(?:es)?|delincuencia|criminalidad|delitos|invasion|plaga) (?:de |del |de l[oa]s )?${GROUP}|(?:quem\\w+|romp\\w+|pis\\w+|escup\\w+)(?: [^ ]+){0,2} (?:coran|biblia|tora|mezquita|sinagoga)`,
      ],
    },
    dying: {
      says: [
        "(?:mi|nuestr[oa]|su) (?:[^ ]+ ){0,2}(?:madre|padre|mama|papa|herman[oa]|hij[oa]|espos[oa]|marido|mujer|pareja|abuel[oa]|abuelit[oa]|ti[oa]|prim[oa]|amig[oa]) (?:[^ ]+ )?(?:se (?:esta )?(?:muriendo|muere|apaga)|esta (?:muriendo|agonizando|en (?:fase )?terminal|en (?:cuidados )?paliativos|desahuciad[oa]|en las ultimas)|(?:le )?(?:quedan|dan) (?:[^ ]+ ){0,2}(?:dias|semanas|meses)|tiene (?:[^ ]+ ){0,2}(?:dias|semanas|meses) de vida|no va a salir de esta)|(?:ultimos (?:dias|meses)|ultima (?:navidad|semana)) (?:con|de) (?:mi|nuestr[oa])",
      ],
      names: ["cuidados paliativos|final de la vida|enfermos? terminal(?:es)?"],
    },
    grief: {
      says: [
        "(?:r\\.?i\\.?p\\.?|q\\.?e\\.?p\\.?d\\.?|d\\.?e\\.?p\\.?|descansa(?: en paz)?|vuela alto|hasta el cielo),? (?:a )?(?:mi |mi querid[oa] )?(?:[^ ]+ )?(?:abu(?:e|ela|elo|elita|elito)?|yay[oa]|nana|tata|ma(?:dre|ma|mi)|pa(?:dre|pa|pi)|herman[oa]|hij[oa]|ti[oa]|prim[oa]|amig[oa]|viej[oa]|angel)",
      ],
    },
    disaster: {
      says: [
        "(?:terremoto|sismo|inundacion|huracan|tsunami|incendio|dana|erupcion|guerra)(?: [^ ]+){0,8} (?:perdimos|perdi|nos quito|se llevo|destruy\\w+|sin casa|nuestra casa)|(?:perdimos|perdi)(?: [^ ]+){0,6} (?:en|por) (?:el|la) (?:terremoto|sismo|inundacion|huracan|incendio|dana)",
      ],
    },
  },
};
