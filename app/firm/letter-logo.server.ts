import type { Database } from "~/database/database.server";
import { fitLogo } from "~/images/logo-sizes";
import type { LetterLogo } from "~/mail/letter";
import { isWordmark } from "./logo";
import { readLogoFile } from "./logo.server";

/** In CSS pixels. */
const box = { width: 200, height: 40 };

/** The logo for the head of a mail; null without one. */
export async function readLetterLogo(db: Database): Promise<LetterLogo | null> {
  const file = await readLogoFile(db);
  if (!file) return null;
  const { content, ground } = file;
  return { content, ground: ground ?? "own", replacesName: isWordmark(file), ...fitLogo(file, box) };
}
