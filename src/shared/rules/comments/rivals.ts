/** How a comment holds up somebody else: who does it better, who did it before, or whom the creator is like. */
export type Rival = "better" | "earlier" | "alike";

/** A name as people type it, or somebody's own: "Rob", "Rob's", "@rob". */
const NAME = String.raw`(?:(?!(?:This|That|These|You|Your|It|I|My|The|Much|Way|So|Even|Das|Dies|Es|Ich|Du|Der|Die|Eso|Esto|Yo|El|La|Isso|Eu|O|A|C|Ça|Je|Tu|Le)(?![\p{L}\d]))[\p{Lu}@][\p{L}\d_.-]+(?: [\p{Lu}][\p{L}\d]+){0,2})`;

const pattern = (...sources: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d'’])(?:${sources.join("|")})(?![\p{L}\d])`, "u");

/** Each kind in the order in which it counts. A name begins with a capital, so the patterns don't ignore case. */
const SIGNS: Readonly<Record<Rival, () => RegExp>> = {
  better: () =>
    pattern(
      String.raw`(?:${NAME}(?:['’]s)?|\p{L}+['’]s|[Hh]e|[Ss]he|[Tt]hey|(?:[Hh]is|[Hh]er|[Tt]heir) \p{L}+|hers|theirs|someone else|another channel|other channels)(?: version| one| video| recipe| channel| way| (?:from|over|on|at) (?:\p{L}+ ){0,2}\p{L}+)? (?:is|was|are|were|does|did|do|explains?|explained|makes?|made|shows?) (?:this |it |that |the same (?:thing )?)?(?:way |so |much |a lot |far )*(?:better|funnier|faster|nicer|cleaner|clearer|easier)(?! than (?:ever|i|expected|before|mine|the original|most|all|any))`,
      String.raw`${NAME}(?: from \p{L}+)? (?:does|did|makes|made|explains|explained|can do) (?:it|this|that|the same(?: thing)?) (?:in (?:half|a third|a fraction|\d+)|with(?:out| half)|for (?:half|free|less)|way|much|so much)`,
      String.raw`${NAME}(?:['’]s)? (?:\p{L}+ ){0,2}(?:made|makes|make) (?:way |much |a lot |so much )?more sense`,
      String.raw`${NAME} (?:does|did) (?:\p{L}+ ){1,5}(?:does|did) (?:it|this|that) (?:way |so |much )?better`,
      String.raw`${NAME}(?: from \p{Lu}\p{L}+)? (?:has|had|gets|got) (?:a |the )?(?:way |much |far )?better(?! than (?:ever|before))`,
      String.raw`(?:[Bb]asically |just |literally |exactly )what ${NAME} (?:does|did|is doing)`,
      String.raw`(?:[Pp]refer \p{L}+['’]s|(?:[Ll]ike|[Ll]ove) (?!(?:it|that|what|let)['’])\p{L}+['’]s(?: \p{L}+){0,2} (?:way |much |so )?(?:better|more))`,
      String.raw`(?:should (?:just )?(?:go |have )?watch(?:ed)?|go watch|just watch|I['’]ll stick (?:with|to)|sticking (?:with|to)|going back to|nothing (?:on|compared to)|not as good as) ${NAME}(?: instead|['’]s| does| do)?`,
      String.raw`${NAME} (?:>+|clears|ate you|eats you)`,
      String.raw`(?:lo )?(?:hace|hizo|explica|explicó|cuenta) (?:esto |eso |lo mismo )?(?:mucho )?mejor(?! que nadie)|(?:[Pp]refiero|me gusta más|[Mm]e quedo con) (?:el|la|lo|los|a) (?:de|canal|versión|${NAME})|${NAME} lo (?:hace|hizo) en la mitad`,
      String.raw`(?:le )?(?:fait|faisait|explique|expliquait) (?:ça |la même chose )?(?:bien |beaucoup |tellement )?mieux(?! que (?:personne|quiconque))|[Jj]e préfère (?:celui|celle|la version|les vidéos) d|${NAME} (?:le )?fait (?:ça )?(?:deux|trois) fois plus`,
      String.raw`(?:macht|erklärt|kann|konnte|machte) (?:das|es) (?:viel |echt |deutlich |um Welten )?(?:besser|schneller)|(?:hat|haben) (?:das|es) (?:\p{L}+ )?(?:viel |echt |deutlich )?besser (?:gemacht|erklärt|gezeigt)|(?:das |die |der )?(?:Video|Version|Rezept|Erklärung) von ${NAME} (?:ist|war|fand ich)(?: \p{L}+){0,2} besser`,
      String.raw`(?<!(?:[Vv]ocê|[Vv]c|[Tt]u) )(?:já )?(?:faz|fez|explica|explicou) (?:isso |o mesmo )?(?:muito |bem )?melhor(?! (?:do )?que ningu[eé]m)|[Pp]refiro (?:o|a|os|as) (?:d[oae] |${NAME})`,
    ),
  earlier: () =>
    pattern(
      String.raw`(?:${NAME}|\p{L}+['’]s|[Hh]e|[Ss]he|[Tt]hey|[Ss]omeone|[Ss]omebody|everyone|everybody|[Aa]nother channel)(?: from \p{L}+)? (?:already )?(?:did|made|was doing|were doing|has done|had done|has been doing|posted|invented|came up with|covered)(?: exactly)? (?:this|it|that|the same(?: \p{L}+)?|the (?:exact )?same(?: \p{L}+)?)(?: \p{L}+){0,2}? (?:first|before(?: you)?|already|in (?:19|20)\d\d|(?:\d+|two|three|a few|\p{L}+) (?:years?|months?|weeks?) ago|last (?:year|month|week)|years ago|better years ago)`,
      String.raw`${NAME} (?:ya )?(?:lo )?(?:hizo|hacía|había hecho|subió|inventó)(?: (?:esto|eso)(?: mismo)?| lo mismo)? (?:ya |antes|en (?:19|20)\d\d|hace \p{L}+|primero)|${NAME} ya (?:lo |hizo|hacía|había)`,
      String.raw`${NAME} (?:le |l['’]|la )?(?:faisait|fait|a fait|avait fait|a inventé)(?: ça| la même chose)? (?:déjà |avant|en (?:19|20)\d\d|il y a)|${NAME} (?:l['’]|a |avait |le )+(?:déjà )(?:fait|fait ça)?`,
      String.raw`(?:hat|haben|hatte) (?:das|es|genau das|dasselbe|sowas) (?:doch )?(?:schon|bereits|vor|zuerst)(?: \p{L}+| \d+){0,4}? (?:gemacht|gebracht|gezeigt|erfunden|hochgeladen)`,
      String.raw`${NAME} (?:já )?(?:fez|fazia|tinha feito|postou|inventou)(?: isso| o mesmo)? (?:antes|primeiro|em (?:19|20)\d\d|há|faz)|${NAME} já (?:fez|fazia|tinha)`,
    ),
  alike: () =>
    pattern(
      String.raw`(?:[Gg]iving|[Gg]ives(?: me| off)?|[Gg]ot|[Gg]etting|serious|strong|major|total|big) (?:me )?(?:off )?(?:serious |strong |major |such |total |big |so much |young )*(?:\p{L}+ ){0,3}${NAME}(?: \p{L}+){0,2} (?:vibes?|energy)|^(?:[Tt]his is giving |[Tt]hat's giving )?${NAME} (?:vibes?|energy)`,
      String.raw`(?:(?:[Yy]ou|[Yy]our \p{L}+|[Hh]e|[Ss]he) (?:really |kinda |so )?remind(?:s|ed)? me (?:so much |a lot )?of|(?<=[Yy]ou |[Hh]e |[Ss]he |u )(?:kinda |really )?(?:look|sound|talk|cook|paint|play|sing|act|move)s? (?:just |exactly |so much |a lot |a bit )?like|(?:the next|like a young|a young|a modern|a budget|a discount|the lost twin of)) ${NAME}`,
      String.raw`(?:[Yy]ou(?:['’]re| are)|[Uu]r|[Hh]e['’]s|[Ss]he['’]s) (?:basically |literally |like |kind of |truly )*(?:the|our|a) ${NAME} of`,
      String.raw`(?:[Mm]e )?(?:recuerdas?|recordaste|recuerda) (?:mucho |un montón )?a ${NAME}|(?:te pareces|se parece|suenas) (?:mucho )?a ${NAME}|vibras? (?:a|de) ${NAME}|(?:eres|sos) (?:el|la) (?:nuev[oa]|próxim[oa]) ${NAME}`,
      String.raw`(?:[Mm]e |fais |fait )+(?:grave |trop |beaucoup )?pens(?:er|es?) à ${NAME}|(?:[Mm]e )?rappelles? (?:beaucoup |trop )?${NAME}|[Oo]n (?:croirait|dirait) (?:entendre |voir |trop |grave )*${NAME}|ressembles? (?:trop |beaucoup |grave )?à ${NAME}|(?:des |les )?(?:vibes?|airs) (?:de |à la )?${NAME}`,
      String.raw`(?:[Ee]rinnerst?|[Ee]rinnert) mich (?:so |sehr |voll |irgendwie |total |ein bisschen |total )*an ${NAME}|${NAME}[ -][Vv]ibes?|(?:siehst|klingst|redest) (?:\p{L}+ ){0,2}(?:aus )?wie ${NAME}`,
      String.raw`(?:[Mm]e )?lembr(?:a|ou|as) (?:muito |demais |um pouco )?(?:o |a |do |da |de )?${NAME}|(?:parece|é) (?:muito )?(?:o|a)? ?(?:nov[oa] |próxim[oa] )?${NAME}(?! (?:é|já))|vibes? d[oae] ${NAME}`,
    ),
};

const built = new Map<Rival, RegExp>();

/** How a comment compares the creator with somebody else; undefined where it doesn't. @param comment as it was typed. */
export function rivalIn(comment: string): Rival | undefined {
  const kinds: readonly Rival[] = ["earlier", "better", "alike"];
  return kinds.find((kind) => {
    const found = built.get(kind) ?? SIGNS[kind]();
    built.set(kind, found);
    return found.test(comment);
  });
}
