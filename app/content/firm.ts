/** Figures of the client's specification: defaults until the owner changes them. */
export const defaultFigures = {
  experience: 30,
  projects: 20_000,
  quality: 100,
  customers: 100,
  craftsmen: 50,
} as const;

/** Texts for WhatsApp until the owner changes them. {@link NAME_PLACEHOLDER} becomes the customer's name. */
export const defaultQuickReplies = [
  "Hello {name}, thank you for your enquiry. When can we come to measure?",
  "Hello {name}, can you send us photos of the place and rough sizes?",
  "Hello {name}, your quotation is ready. When can we call you about it?",
  "வணக்கம் {name}, உங்கள் விசாரணைக்கு நன்றி. அளவெடுக்க எப்போது வரலாம்?",
  "வணக்கம் {name}, இடத்தின் புகைப்படங்களையும் தோராயமான அளவுகளையும் அனுப்ப முடியுமா?",
  "வணக்கம் {name}, உங்கள் விலைப்புள்ளி தயார். அதைப் பற்றிப் பேச எப்போது அழைக்கலாம்?",
] as const;

export const NAME_PLACEHOLDER = "{name}";

/** Until the owner changes them under Business details. */
export const defaultTerms = {
  validityDays: 15,
  /** Percentage of the total. */
  advance: 50,
  delivery: "4 weeks after we receive the advance and you approve the drawing",
  balance: "On completion",
  warranty: "12 months on fabrication and fitting",
  exclusions: "Civil work, scaffolding and electrical connections",
};
