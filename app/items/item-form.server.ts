import { data } from "@remix-run/node";
import { gone, type Written } from "~/admin/gone.server";
import { itemChangeProblems, itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
import { replaceWithToast } from "~/http/flash.server";
import { statusOfFailure } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import type { ChangeResult } from "./changes.server";
import { kindForms } from "./kind-forms";
import { type ReadItem, readItemForm } from "./read-item-form.server";

const pictureWords = itemFormWords.pictures;

interface Outcome {
  failed: string;
  closeTo: string;
}

interface ItemChange<Kind extends ItemKind> extends Outcome {
  needsImage: boolean;
  done: (item: ReadItem<Kind>) => string;
  change: (item: ReadItem<Kind>) => Promise<ChangeResult>;
  findPresent?: () => Promise<{ version: number; isDeleted: boolean } | null>;
}

/**
 * Redirects with a toast, or answers with the typed form and 400, 409 (changed or deleted in the meantime), 413, 500,
 * 503 or 507 (disk full).
 * @throws 410 with the typed text when the item was permanently deleted
 */
export async function changeItem<Kind extends ItemKind>(
  request: Request,
  kind: Kind,
  { closeTo, done, failed, change, findPresent, needsImage }: ItemChange<Kind>,
) {
  const item = await readItemForm(request, kind, { needsImage });
  if (!item.ok) return data(item, { status: item.status });
  try {
    const result = await change(item);
    if (result === "done") return await replaceWithToast(closeTo, { kind: "success", message: done(item) });
    const present = result === "missing" ? null : await findPresent?.();
    if (present) {
      const message = present.isDeleted ? itemChangeProblems.deleted : itemChangeProblems.conflict;
      const refused = item.refuse({ status: 409, title: failed, message, version: present.version });
      return data(refused, { status: 409 });
    }
  } catch (error) {
    logger.error({ err: error }, failed);
    const status = statusOfFailure(error);
    return data(item.refuse({ status, message: failed }), { status });
  }
  throw gone(listWritten(kind, item));
}

function listWritten<Kind extends ItemKind>(kind: Kind, { fields, pictures }: ReadItem<Kind>): Written[] {
  const texts: Record<string, unknown> = { ...fields };
  const alts = pictures.map(({ alt }, index) => ({ label: pictureWords.altOf(index + 1), text: alt }));
  return [
    ...[{ name: "title", label: "Title" }, ...kindForms[kind].texts].map(({ name, label }) => ({
      label,
      text: String(texts[name] ?? ""),
    })),
    ...alts,
  ];
}
