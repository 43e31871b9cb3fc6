import type { Phrasing } from "./phrasing.ts";

const VIDEO = "(?:videos?|vlog|short|reel|guion|post|tiktok|serie|idea)s?";

export const ES: Phrasing = {
  requests: `(?:hola|bueno|pues|oye|por favor)|(?:quiero|quisiera|me gustaria|necesito|voy a|puedes|ayudame con|ayudame a)(?: (?:hacer|grabar|escribir|subir|crear))?(?:me)?(?: (?:un|una|el|algun|alguna|otro))? ${VIDEO}(?: (?:sobre|de|acerca de|donde (?:muestro|explico|cuento)))?|(?:un|una|mi) ${VIDEO} (?:sobre|de|donde (?:muestro|explico|cuento))|${VIDEO} sobre`,
  forms: {
    "day-in-the-life": {
      start:
        "(?:un )?(?:dia|noche|semana|manana) (?:en (?:la|mi) vida(?: (?:de|como))?|conmigo|de trabajo)(?: (?:un|una))?|mi (?:dia|semana) (?:como|en|con)|(?:24 horas|24h|un dia|una semana) (?:con|como|en)|acompaname(?: (?:a|en))?|vlog|arreglate conmigo",
      any: "dia en (?:la|mi) vida",
    },
    myth: {
      start:
        "(?:mi |una )?opinion(?:es)? (?:impopular(?:es)?|polemicas?|controvertidas?)(?: (?:sobre|de))?|(?:los )?mitos (?:sobre|de)|la verdad (?:sobre|de|detras de)|las mentiras (?:sobre|de)|deja de creer|desmintiendo",
      any: "mitos?|desmentidos?|(?:es |son |esta |estan )?(?:sobrevalorad|infravalorad)[oa]s?",
    },
    confession: {
      start:
        "confesion(?:es)?(?: de)?|confieso(?: que)?|mis? (?:peor|peores|mayor|mayores) (?:error|errores|fracasos?)(?: (?:como|con|en|al))?|(?:lo|cosas) que (?:nadie|no) (?:me |te )?(?:dijo|dijeron|dice|cuenta|conto)(?: (?:de|sobre))?|me (?:equivoque(?: (?:con|en|sobre))?|arrepiento(?: de)?)|por que (?:deje|abandone|ya no|vendi)|(?:he )?(?:mate|matado|arruine|arruinado|fracase|fracasado|mentido|perdi|perdido|gaste|gastado|tire|tirado)|nunca (?:he|pude)|odio|estaba equivocad[oa](?: (?:con|sobre))?",
      any: "lo que (?:firme|haria diferente)|me arrepiento",
    },
    review: {
      start:
        "(?:mi )?(?:resena|opinion|review|analisis)(?: (?:sincera|honesta))?(?: (?:de|sobre))?|(?:vale|merece) la pena|probando|pruebo|unboxing(?: de)?|compre",
      any: "resenas?|opinion sincera|review|(?:vale|merece)n? la pena|unboxing|despues de (?:un|una|\\d+) (?:ano|anos|mes|meses|semanas?)",
    },
    list: {
      start:
        "(?:los |las |mis )?(?:\\d+ )?(?:mejores|peores)|top \\d+|ranking(?: de)?|(?:\\d+ |los |las |mis |algunos )?(?:errores|cosas|consejos|trucos|truquitos|ideas|maneras|formas|razones|senales|tips|lecciones|habitos|datos|recetas)(?: (?:que (?:debes|debo|tienes que|hay que|deberias)|para|de|al|con|sobre|en|comunes)){0,2}(?: (?:saber|hacer|evitar))?(?: antes de)?(?: (?:comprar|adoptar|tener|empezar))?|\\d+",
      any: "ideas|consejos|trucos|tips",
    },
    question: {
      start:
        "por ?que(?: se)?(?: (?:me|te|mi|tu))?|cuando|cuanto(?: (?:cuesta|tarda|tiempo))?|cuant[oa]s|cual(?:es)?(?: (?:es|son))?|quien|donde|que (?:es|son|hacer|hago|necesita|pasa)|debo|deberia|puedo|se puede|es (?:mejor|malo|bueno|seguro|verdad|normal)|hay que",
    },
    "how-to": {
      start:
        "como(?: (?:se|puedo|quitar|hago))?|(?:una )?(?:guia|tutorial)(?: (?:de|para|sobre|completa|basica))*|aprende(?:r)? a|ensenar a|paso a paso",
      any: "tutorial|guia|paso a paso|diy",
    },
    story: {
      start:
        "mi primer[ao]?|mi historia(?: (?:con|de))?|la (?:vez|noche) que|el dia (?:que|en que)|la historia de|como (?:pague|empece|deje|perdi|aprendi|consegui|gane|logre|hice|sali|conoci|pase|supere)(?: a)?|lo que aprendi(?: (?:de|con))?|story ?time",
      any: "mi historia|(?:y )?lo que salio mal",
    },
  },
  articles:
    "el|la|los|las|lo|un|una|unos|unas|mi|mis|tu|tus|todas?|todos?|de|del|sobre|que|al?|con|en|este|esta|se|me",
  or: "o|u",
  between: ["(?:la )?diferencias? entre|comparando|comparacion (?:entre|de)|comparar", "y|e|con"],
  better: ["es|son", "(?:mejor(?:es)?|peor(?:es)?|mas (?:barat|san|facil)\\w*)", "que|o"],
  audience: "para|pa",
  people:
    "principiantes?|ninos|ninas|bebes|adolescentes|jovenes|mayores|ancianos|adultos|personas?|gente|quien(?:es)?|los que|las que|mujeres|hombres|mamas?|madres|papas?|padres|familias|parejas|estudiantes|profes|profesores|corredores|viajeros|novatos|torpes|perezosos|vagos|introvertidos|autonomos|freelancers|emprendedores|veganos|todos|abuelos|expertos",
  whose: "que|de mas de|mayores de",
  novices: "principiantes?|novatos?",
  held: "sin|por menos de|con (?:solo|poco|poca|muy poco)|con (?:el )?(?:sueldo|salario)|con \\d+ euros|en (?:un |una )?(?:piso|casa|cocina|cuarto|habitacion|apartamento|departamento|espacio|jardin) (?:pequen[oa]|diminut[oa]|de alquiler|alquilad[oa])|con (?:cera |tela |pan |arroz |restos )?(?:sobrante|restos|sobras)",
  means: "con|usando",
  binding: "vivir|lidiar|trabajar|empezar|hablar|dia|convivir|jugar|sonar|viviendo|batch|equivoque",
  tails: "porque .*$|en casa|de verdad|gratis|rapido|facil",
};
