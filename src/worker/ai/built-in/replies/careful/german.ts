import type { CarefulLines } from "./careful.ts";

export const german: CarefulLines = {
  "self-harm": [
    "Danke, dass [du|Sie] das geschrieben [hast|haben], damit muss niemand allein bleiben, und es gibt Menschen, die jetzt helfen können, unter der Notrufnummer bei [dir|Ihnen] vor Ort oder über findahelpline.com.",
    "Gut, dass [du|Sie] das [sagst|sagen], [du bist|Sie sind] wichtig, und es gibt Menschen, die jetzt helfen können, also [ruf|rufen Sie] bitte den Notruf bei [dir|Ihnen] vor Ort an oder [such dir|suchen Sie sich] über findahelpline.com jemanden zum Reden.",
  ],
  threat: ["Ich nehme das ernst und werde es hier nicht besprechen."],
  abuse: [
    "Es tut mir sehr leid, was [dir|Ihnen] passiert, [du bist|Sie sind] nicht schuld daran, und es gibt Menschen, die [dir|Ihnen] sicher helfen können, unter der Notrufnummer bei [dir|Ihnen] vor Ort oder über findahelpline.com.",
  ],
  minor: [
    "Danke fürs Zuschauen, und bitte [schreib|schreiben Sie] [dein|Ihr] Alter und andere persönliche Angaben nicht in die Kommentare.",
  ],
  grief: [
    "Mein Beileid, es tut mir sehr leid um {x}.",
    "Mein herzliches Beileid, ich hoffe, [du hast|Sie haben] gute Menschen um [dich|Sie].",
    "Es tut mir sehr leid um {x}, danke, dass [du|Sie] das hier erzählt [hast|haben].",
    "Das tut mir unendlich leid, [nimm dir|nehmen Sie sich] alle Zeit, die [du brauchst|Sie brauchen].",
  ],
  injury: [
    "Autsch, gute Besserung für {x}, [lass|lassen Sie] bitte jemanden draufschauen.",
    "Das tut mir leid, [lass|lassen Sie] bitte jemanden draufschauen und [pass gut auf dich|passen Sie gut auf sich] auf.",
    "Das klingt schmerzhaft, gute Besserung für {x}.",
  ],
  medical: [
    "Medizinischen Rat kann ich hier nicht geben, am besten hilft ein Gespräch in der Arztpraxis oder der Apotheke.",
    "Das kann ich von hier aus nicht beurteilen, [hör|hören Sie] bitte auf, wenn es wehtut, und [frag|fragen Sie] in der Arztpraxis nach.",
  ],
  animal: [
    "Das kann ich von hier aus nicht beurteilen, [ruf|rufen Sie] bitte noch heute in einer Tierarztpraxis an und [erzähl|erzählen Sie] dort, was [du|Sie] geschrieben [hast|haben].",
    "Das tut mir leid, [warte|warten Sie] bitte nicht und [frag|fragen Sie] noch heute in einer Tierarztpraxis nach, ich hoffe, es geht gut aus.",
  ],
  illness: [
    "Es ist schön, wenn [dir|Ihnen] das hier Gesellschaft leistet, und ich wünsche [dir|Ihnen] viel Kraft für alles andere.",
    "Danke, dass [du|Sie] mir das [erzählst|erzählen], ich wünsche [dir|Ihnen] viel Kraft und gute Menschen um [dich|Sie].",
  ],
  hardship: [
    "Es tut mir leid um {x}, und es ist schön, dass [dir|Ihnen] das hier eine ruhige Stunde gegeben hat.",
    "Das ist viel auf einmal, es tut mir leid, und ich hoffe, es wird bald leichter für [dich|Sie].",
    "Es tut mir leid, dass es gerade so schwer ist, und es ist schön, wenn [dir|Ihnen] das hier Gesellschaft leistet.",
  ],
  legal: ["Danke für die Nachricht, ich sehe mir das an und antworte persönlich."],
  refund: [
    "Der Ärger tut mir leid, [schick|schicken Sie] mir die Angaben zu [deiner|Ihrer] Bestellung bitte per Mail oder Direktnachricht und nicht öffentlich, ich sehe mir das an und antworte persönlich.",
  ],
  press: ["Danke für die Nachricht, ich lese sie in Ruhe und antworte persönlich."],
  sales: [
    "Danke für das Angebot, bitte [schreib|schreiben Sie] an die Kontaktadresse auf meiner Kanalseite.",
  ],
  spam: ["Werbung ist hier nicht erlaubt, danke für das Verständnis."],
  hate: ["Solche Kommentare haben hier keinen Platz."],
  harassment: ["Solche Kommentare möchte ich hier nicht."],
  insult: [
    "Kritik nehme ich an, aber ich bitte hier um einen respektvollen Ton.",
    "Es muss [dir|Ihnen] nicht gefallen, aber ich bitte hier um einen respektvollen Ton.",
  ],
};
