import type { CarefulLines } from "./careful.ts";

export const english: CarefulLines = {
  "self-harm": [
    "I'm really glad you said this, you don't have to carry it alone, and there are people who can help you right now, by your local emergency number or at findahelpline.com.",
    "Thank you for saying this out loud, you matter, and there are people who can help you right now, so please call your local emergency number or find a helpline at findahelpline.com.",
  ],
  threat: ["I take this seriously and won't discuss it here."],
  abuse: [
    "I'm so sorry this is happening to you, it isn't your fault, and there are people who can help you safely, by your local emergency number or at findahelpline.com.",
  ],
  minor: [
    "Thank you for watching, and please keep your age and other personal details out of the comments.",
    "It's lovely that you like this, and please don't put your age or other personal details in the comments.",
  ],
  grief: [
    "I'm so sorry about {x}, and I'm grateful that you told me.",
    "I'm so sorry for your loss, thank you for trusting this place with it.",
    "My heart goes out to you, I'm very sorry about {x}.",
    "I'm very sorry, and I hope you have good people around you right now.",
    "I'm so sorry that you've lost {x}, take all the time you need.",
  ],
  injury: [
    "I'm sorry about {x}, please have it looked at, and take good care of yourself.",
    "I'm so sorry that happened, please have it looked at and let it heal properly.",
    "That sounds painful, I'm sorry about {x} and hope it heals well.",
    "I'm sorry you got hurt, I hope it heals well and quickly.",
  ],
  medical: [
    "I can't give medical advice here, please talk to a doctor or a pharmacist about this.",
    "That's not something I can judge from here, please stop if it hurts and talk to a doctor about it.",
  ],
  animal: [
    "I can't judge that from here, please call a vet or an animal clinic today and tell them what you wrote here.",
    "I'm sorry to hear that, please don't wait and ask a vet about it today, I hope all goes well.",
  ],
  illness: [
    "I'm glad that this can keep you company, and I wish you strength for all the rest.",
    "Thank you for telling me, I wish you strength and good people around you.",
    "Thank you for trusting me with that, it means a lot that this can be a part of your days.",
  ],
  hardship: [
    "I'm sorry about {x}, and I'm glad this gave you a quiet moment.",
    "I'm sorry that things are so hard right now, and I'm glad this can keep you company.",
    "That's a lot to carry, I'm sorry, and I hope things get lighter soon.",
    "I'm really sorry about {x}, thank you for telling me.",
  ],
  legal: ["Thank you for letting me know, I'll look into this and get in touch with you privately."],
  refund: [
    "I'm sorry about the trouble, please send me your order details by e-mail or direct message and not in public, and I'll look into it and get back to you personally.",
  ],
  press: ["Thank you for reaching out, I'll get in touch with you about this personally."],
  sales: [
    "Thank you for the offer, please write to the business address on my channel page.",
    "Thanks for reaching out, please send the details to the business address on my channel page.",
  ],
  spam: ["Advertising isn't allowed in these comments, thank you for understanding."],
  hate: ["Comments like this aren't welcome here."],
  harassment: [
    "I don't want comments like this here.",
    "That's not something I'm going to answer, please keep it respectful.",
  ],
  insult: [
    "I'm open to criticism, and I'd like us to keep it respectful here.",
    "You don't have to like it, and I'd like us to stay respectful with each other here.",
  ],
};
