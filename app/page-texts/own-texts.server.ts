import { z } from "zod";
import { separateWords } from "~/content/keep-together";
import type { ServiceContent } from "~/content/services/types";
import { type FieldKind, fieldKinds, resetIntent, type ServiceField, serviceFields } from "./service-fields";

export type ServiceTexts = Readonly<Record<string, string>>;

/** Format version; newer ones are not read. */
const VERSION = 1;

const storedSchema = z.object({ version: z.literal(VERSION), own: z.record(z.string(), z.string()) });

/** Stores only texts that differ from the delivered ones. */
export function storeOwnWords(own: ServiceTexts) {
  return { version: VERSION, own };
}

/** Returns null for a format of another version. */
export function parseOwnWords(content: unknown): ServiceTexts | null {
  const stored = storedSchema.safeParse(content);
  return stored.success ? stored.data.own : null;
}

/** Texts by field; unused fields are empty. */
export function writeTexts(service: ServiceContent): ServiceTexts {
  const texts: Record<string, string> = Object.fromEntries(serviceFields.map(({ name }) => [name, ""]));
  const { description, caption, lead } = service;
  Object.assign(texts, { description, caption, lead });
  for (const [index, text] of service.about.entries()) texts[`about-${index + 1}`] = text;
  for (const [index, text] of service.benefits.entries()) texts[`benefit-${index + 1}`] = text;
  for (const [index, { question, answer }] of service.questions.entries()) {
    texts[`question-${index + 1}`] = question;
    texts[`answer-${index + 1}`] = answer;
  }
  for (const [index, picture] of service.gallery.entries()) texts[`picture-${index + 1}`] = picture.caption;
  return texts;
}

export function applyOwnWords(service: ServiceContent, own: ServiceTexts): ServiceContent {
  const texts = { ...writeTexts(service), ...own };
  const list = (kind: FieldKind) =>
    serviceFields.filter((field) => field.kind === kind).map(({ name }) => texts[name] ?? "");
  const answers = list("answer");
  const captions = list("picture");
  const text = (name: "description" | "caption" | "lead") => texts[name] || service[name];
  return {
    ...service,
    description: text("description"),
    caption: text("caption"),
    lead: text("lead"),
    about: list("about").filter(Boolean),
    benefits: list("benefit").filter(Boolean),
    questions: list("question")
      .map((question, index) => ({ question, answer: answers[index] ?? "" }))
      .filter(({ question, answer }) => question && answer),
    gallery: service.gallery.map(({ picture, caption }, index) => ({
      picture,
      caption: captions[index] || caption,
    })) as unknown as ServiceContent["gallery"],
  };
}

/** Returns the texts that differ from the delivered ones. Unknown fields are ignored. */
export function serviceWordsSchema(service: ServiceContent) {
  const delivered = writeTexts(service);
  return z.record(z.string(), z.string()).transform((typed, context): ServiceTexts => {
    const errors: Record<string, string> = {};
    const texts: Record<string, string> = {};
    for (const field of serviceFields) {
      const { name } = field;
      const isReset = typed.intent === resetIntent(name);
      const parsed = schemaOf(field).safeParse((isReset ? delivered[name] : typed[name]) ?? "");
      if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "This could not be read.";
      else texts[name] = parsed.data;
    }
    for (const kind of ["about", "benefit", "question"] as const) checkList(kind, texts, errors);
    for (const { name, kind, place } of serviceFields) {
      if (kind !== "answer") continue;
      const question = `question-${place}`;
      if (texts[question] && texts[name] === "")
        errors[name] = "Please write the answer, or empty the question as well.";
      if (texts[name] && texts[question] === "")
        errors[question] = "Please write the question, or empty the answer as well.";
    }
    for (const [name, message] of Object.entries(errors))
      context.addIssue({ code: "custom", path: [name], message });
    return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== delivered[name]));
  });
}

/** One paragraph, without the non-breaking characters, which the site inserts itself. */
function schemaOf({ kind, place }: ServiceField) {
  const { most, isOptional } = fieldKinds[kind];
  const text = z
    .string()
    .transform((typed) => separateWords(typed).replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(most, `Please keep this to ${most} characters.`));
  if (isOptional) return text;
  return text.pipe(z.string().min(1, `${fieldKinds[kind].label(place)} is needed.`));
}

/** Requires at least one text of a kind, and no duplicates. */
function checkList(kind: FieldKind, texts: ServiceTexts, errors: Record<string, string>): void {
  const names = serviceFields.filter((field) => field.kind === kind).map(({ name }) => name);
  const filled = names.filter((name) => texts[name] !== "");
  const [first] = names;
  if (first && filled.length === 0) errors[first] = "Please leave one at least.";
  for (const [index, name] of filled.entries()) {
    const isTwice = filled.slice(0, index).some((other) => texts[other] && texts[other] === texts[name]);
    if (isTwice) errors[name] ??= "This text is already in the list.";
  }
}
