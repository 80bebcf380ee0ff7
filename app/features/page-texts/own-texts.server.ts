import { z } from "zod";
import { separateWords } from "~/content/keep-together";
import {
  type EditedPage,
  getDefaultTexts,
  getResetIntent,
  listFields,
  type PageTexts,
  type TextField,
} from "./edited-page";

/** Version of the stored format. Content in other versions is ignored. */
const VERSION = 1;

const storedSchema = z.object({ version: z.literal(VERSION), own: z.record(z.string(), z.string()) });

/** Stores only texts that differ from the defaults. */
export function toStoredTexts(ownTexts: PageTexts) {
  return { version: VERSION, own: ownTexts };
}

/** Returns null for content in another version's format. */
export function parseOwnTexts(content: unknown): PageTexts | null {
  const stored = storedSchema.safeParse(content);
  return stored.success ? stored.data.own : null;
}

/** The schema returns only texts that differ from the defaults, and ignores unknown fields. */
export function createPageTextsSchema(page: EditedPage) {
  const fields = listFields(page);
  const defaults = getDefaultTexts(page);
  return z.record(z.string(), z.string()).transform((typed, context): PageTexts => {
    const errors: Record<string, string> = {};
    const texts: Record<string, string> = {};
    for (const field of fields) {
      const { name } = field;
      const isReset = typed.intent === getResetIntent(name);
      const parsed = createTextSchema(field).safeParse((isReset ? defaults[name] : typed[name]) ?? "");
      if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "Not valid. Please check it.";
      else texts[name] = parsed.data;
    }
    checkLists(fields, texts, errors);
    for (const { name, pair } of fields)
      if (pair && texts[pair.name] && texts[name] === "") errors[name] = pair.missing;
    for (const [name, message] of Object.entries(errors))
      context.addIssue({ code: "custom", path: [name], message });
    return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== defaults[name]));
  });
}

/** The schema returns one paragraph and removes non-breaking characters: the site inserts them when it shows a text. */
function createTextSchema({ label, maxLength, isOptional }: TextField) {
  const text = z
    .string()
    .transform((typed) => separateWords(typed).replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(maxLength, `Please keep this to ${maxLength} characters.`));
  return isOptional ? text : text.pipe(z.string().min(1, `${label} is required.`));
}

function checkLists(fields: readonly TextField[], texts: PageTexts, errors: Record<string, string>): void {
  for (const list of new Set(fields.flatMap(({ list }) => list ?? []))) {
    const names = fields.filter((field) => field.list === list).map(({ name }) => name);
    const filled = names.filter((name) => texts[name] !== "");
    const [first] = names;
    if (first && filled.length === 0) errors[first] = "Please keep at least one.";
    for (const [index, name] of filled.entries()) {
      const isDuplicate = filled
        .slice(0, index)
        .some((other) => texts[other] && texts[other] === texts[name]);
      if (isDuplicate) errors[name] ??= "This text is already in the list.";
    }
  }
}
