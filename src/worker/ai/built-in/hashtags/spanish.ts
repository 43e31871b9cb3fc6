/**
 * Spanish hashtags by niche, without their #. Written as Spanish-speaking creators write them: no accents, but
 * the ñ stays.
 */
export const spanish: Readonly<Record<string, string>> = {
  general:
    "tutorial consejos pasoapaso aprendeconmigo sabiasque trucos datoscuriosos comohacer guiaparaprincipiantes creadordecontenido detrasdecamaras curiosidades nuevovideo explicado primerospasos",
  "art-design":
    "dibujo dibujoapaso aprenderadibujar acuarela ilustracion artedigital diseñografico artistasemergentes procesocreativo cuadernodedibujo ilustradora pinturaalacuarela",
  "artificial-intelligence":
    "inteligenciaartificial iagenerativa herramientasia aprendeia aprendizajeautomatico cursodeia iaexplicada noticiasia futurodeltrabajo iaparaprincipiantes trucosdeia automatizacion",
  beauty:
    "maquillaje tutorialmaquillaje consejosdebelleza maquillajenatural trucosdemaquillaje belleza uñasdecoradas peinadosfaciles maquillajeparaprincipiantes maquillajefacil rutinadebelleza maquillajesencillo",
  books:
    "libros librosrecomendados reseñadelibros clubdelectura lecturas amoleer lectores leermola recomendacionesliterarias lecturadelmes librosymaslibros literatura",
  business:
    "emprendedores emprendimiento negocios emprender negociopropio mujeresemprendedoras pymes ideasdenegocio consejosparaemprendedores empresarios negociosonline emprendedoras",
  career:
    "empleo busquedadeempleo entrevistadetrabajo curriculum consejosdeempleo desarrolloprofesional trabajo buscotrabajo orientacionlaboral cambiodecarrera carreraprofesional recursoshumanos",
  cars: "coches autos mundodelmotor mecanica cochesclasicos autosclasicos cocheselectricos cochesusados mecanicaautomotriz pruebadecoche consejosdemecanica amantesdelosautos",
  comedy:
    "humor comedia risas videosdivertidos humorlatino chistes comediantes monologos humorespañol humoristas comediaenespañol videosgraciosos",
  cooking:
    "recetasfaciles recetas cocinacasera recetascaseras recetasrapidas cocinafacil comidacasera ideasdecena cocinarencasa recetasdecocina recetassaludables platosfaciles",
  crypto:
    "criptomonedas bitcoinespañol cripto cadenadebloques criptoenespañol noticiascripto inversioncripto aprendecripto mundocripto criptoeducacion bitcoinlatino criptoparaprincipiantes",
  dance:
    "baile coreografia bailar clasesdebaile bailarines bailelatino salsaybachata aprenderabailar danza pasosdebaile retodebaile bailarinas",
  "diy-crafts":
    "manualidades hechoamano manualidadesfaciles ganchillo artesania reciclajecreativo manualidadescreativas tejido hazlotumismo costura bricolaje carpinteria",
  education:
    "educacion aprender estudiantes tecnicasdeestudio estudiar docentes maestras consejosdeestudio aprendeentiktok apuntesbonitos profesores vidadeestudiante",
  entertainment:
    "entretenimiento farandula famosos culturapop memesenespañol noticiasdefamosos memeslatinos memesgraciosos mundodelespectaculo celebridades cotilleos videosdehumor",
  fashion:
    "moda consejosdemoda ropadesegundamano armariocapsula modaespañola lookdeldia outfitsfaciles combinarropa asesoriadeimagen modasostenible estilopersonal tendenciasdemoda",
  "film-tv":
    "cine peliculas seriesypeliculas reseñadepeliculas criticadecine recomendaciondeseries quever cinefilos peliculasrecomendadas amantesdelcine seriesrecomendadas cineenespañol",
  fitness:
    "entrenamiento rutinadeejercicios ejerciciosencasa vidasana gimnasio entrenaencasa vidasaludable entrenamientodefuerza ejercicio rutinadegimnasio movilidad ponteenforma",
  gaming:
    "videojuegos juegos jugadores juegosindie mundogamer gamersespañol gamersenespañol noticiasdevideojuegos juegosretro partidas trucosdejuegos videojuegosretro",
  gardening:
    "jardineria huertoencasa huertourbano plantasdeinterior cuidadodeplantas jardin amorporlasplantas jardineriaencasa plantasymacetas huertoecologico cultivaencasa consejosdejardineria",
  history:
    "historia historiadelmundo curiosidadeshistoricas historiaantigua arqueologia historiadeespaña edadmedia datoshistoricos historiauniversal aprendehistoria imperioromano personajeshistoricos",
  "home-decor":
    "decoracion decoraciondelhogar decoraciondeinteriores diseñodeinteriores ideasparacasa interiorismo hogar decorarconpoco casabonita reformas decoracionfacil salonesbonitos",
  investing:
    "inversiones invertir bolsadevalores inversion educacionfinanciera fondosindexados aprenderainvertir inversores mercadosfinancieros dividendos invertirenbolsa inversionalargoplazo",
  kids: "niños actividadesparaniños juegosparaniños manualidadesparaniños cuentosinfantiles aprenderjugando cancionesinfantiles educacioninfantil juguetes videosparaniños cuentosparaniños actividadesinfantiles",
  "language-learning":
    "aprenderidiomas aprenderingles ingles idiomas inglesfacil clasesdeingles vocabularioeningles aprendeespañol inglesonline pronunciacion estudiaridiomas hablaringles",
  "legal-insurance":
    "abogados derecho derechoslaborales asesorialegal conocetusderechos seguros segurodevida derechocivil consultaslegales abogada segurodecoche derechosdelconsumidor",
  lifestyle:
    "rutinademañana undiaconmigo rutinadiaria vidacotidiana midiaadia estilodevida rutinadenoche vlogdiario vlogenespañol vivirsola vidalenta videosdiarios",
  marketing:
    "marketingdigital redessociales consejosdemarketing estrategiadigital publicidad marketingdecontenidos emprendedoresdigitales creaciondecontenido marketingenespañol posicionamientoweb comunicacion marcapersonal",
  meditation:
    "meditacion atencionplena meditacionguiada bienestar pazinterior respiracionconsciente meditar calmamental meditacionparaprincipiantes vidaconsciente equilibrioemocional relajacion",
  "mental-health":
    "saludmental psicologia ansiedad bienestaremocional autocuidado saludemocional terapia inteligenciaemocional psicologos autoestima gestiondelasemociones amorpropio",
  minimalism:
    "minimalismo vidaminimalista minimalista vivirconmenos menosesmas ordenencasa vidasencilla estilodevidaminimalista organizaciondelhogar consumoconsciente ordenylimpieza desapego",
  motivation:
    "motivacion superacionpersonal desarrollopersonal crecimientopersonal motivaciondiaria habitos disciplina frasesmotivadoras mentalidad mentalidaddecrecimiento habitossaludables reflexiones",
  motorcycles:
    "motos moteros motocicletas rutaenmoto vidamotera motociclismo motociclistas viajesenmoto pasionporlasmotos mundomotero motosclasicas mecanicademotos",
  music:
    "musica musicaenespañol cantautores musicos clasesdeguitarra produccionmusical nuevamusica musicalatina canciones aprendermusica aprenderguitarra musicaindependiente",
  "news-commentary":
    "noticias actualidad noticiasdehoy politica periodismo opinion analisispolitico noticiasenespañol actualidadpolitica noticiasexplicadas verificacion noticiasinternacionales",
  outdoors:
    "senderismo naturaleza montaña acampada airelibre rutasdesenderismo excursiones montañismo vidaalairelibre campismo rutasdemontaña aventurasalairelibre",
  parenting:
    "maternidad crianza crianzarespetuosa mamaprimeriza familia paternidad crianzaconsciente mamasreales educarenpositivo hijos disciplinapositiva consejosparapadres",
  "personal-finance":
    "finanzaspersonales ahorro ahorrar educacionfinanciera consejosfinancieros dinero presupuesto ahorrardinero libertadfinanciera finanzasparatodos ahorrofamiliar salirdedeudas",
  pets: "mascotas perros gatos amorperruno adiestramientocanino perrosygatos educacioncanina cuidadodemascotas adoptanocompres amantesdelosgatos cachorros vidadeperros",
  photography:
    "fotografia fotografos fotografiacallejera consejosdefotografia aprenderfotografia retrato fotografiaderetrato fotografiadigital cursodefotografia fotografiadepaisaje fotografiaconmovil ediciondefotos",
  "product-reviews":
    "reseñas opiniones analisisdeproductos comparativa reseñahonesta guiadecompra valelapena compras recomendaciones pruebadeproducto probandoproductos opinionsincera",
  productivity:
    "productividad organizacion gestiondeltiempo habitosproductivos consejosdeproductividad organizacionpersonal planificacion organizate administraciondeltiempo teletrabajo enfoque productividadpersonal",
  programming:
    "programacion programador desarrolloweb aprenderaprogramar programadores desarrolladores codigo cursodeprogramacion programaciondesdecero ingenieriadesoftware tecnologia desarrollodesoftware",
  "real-estate":
    "bienesraices inmobiliaria casasenventa inmuebles agenteinmobiliario comprarcasa inversioninmobiliaria hipoteca asesorinmobiliario propiedades vivienda primeravivienda",
  relationships:
    "relacionesdepareja parejas amor relaciones consejosdepareja relacionessanas amorpropio terapiadepareja relacionesamorosas vidaenpareja noviazgo comunicacionenpareja",
  science:
    "ciencia divulgacioncientifica curiosidadescientificas fisica quimica biologia experimentos cienciadivertida datoscientificos cienciaparatodos aprendeciencia experimentoscaseros",
  skincare:
    "cuidadodelapiel rutinafacial pielsana cuidadofacial protectorsolar pielgrasa pielseca limpiezafacial dermatologia cosmetica pielsensible rutinadecuidado",
  "software-business":
    "empresasdesoftware emprendimientodigital emprendedorestecnologicos ventasb2b negociosdigitales empresatecnologica transformaciondigital creciendoenpublico desarrollodeproducto softwareparaempresas fundadores productodigital",
  space:
    "astronomia espacio universo cosmos planetas exploracionespacial sistemasolar estrellas cienciadelespacio cielonocturno astrofotografia agujerosnegros",
  sports:
    "deportes futbol deportistas baloncesto entrenamientodeportivo atletismo vidadedeportista futbolsala noticiasdeportivas analisisdeportivo corredores futbolfemenino",
  sustainability:
    "sostenibilidad vidasostenible residuocero ecologia medioambiente reciclaje consumoresponsable sinplastico ecologico cuidaelplaneta cambioclimatico vidaecologica",
  "tech-gadgets":
    "tecnologia noticiasdetecnologia moviles telefonosmoviles trucosdemovil innovacion celulares analisisdemoviles trucosandroid novedadestecnologicas aparatos tecnologiaenespañol",
  travel:
    "viajes viajar viajeros viajarbarato consejosdeviaje mochileros viajarsola turismo lugaresincreibles escapadas rinconesconencanto guiadeviaje",
  videography:
    "ediciondevideo videografia cineasta aprenderaeditar cortometraje produccionaudiovisual filmacion audiovisual grabarconmovil realizacionaudiovisual editordevideo creacionaudiovisual",
  yoga: "yogaencasa yogaparaprincipiantes yogaenespañol practicadeyoga posturasdeyoga clasesdeyoga yogaymeditacion saludoalsol vidayogui yogaonline profesoradeyoga yogaparatodos",
};
