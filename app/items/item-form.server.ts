import { data } from "@remix-run/node";
import { z } from "zod";
import { isDatabaseAway } from "~/server/db/database.server";
import { collectFieldErrors } from "~/server/field-errors";
import { replaceWithToast } from "~/server/flash.server";
import { idField } from "~/server/id-field";
import { logger } from "~/server/logger.server";
import { readTexts } from "~/server/read-form.server";
import type { ToastMessage } from "~/ui/toast-message";
import { isDiskFull } from "~/uploads/disk-full.server";
import { parseFormWithImage } from "~/uploads/receive-form.server";
import type { ChangeResult } from "./changes.server";
import { type ItemKind, kinds } from "./kinds";
import { type ItemFields, serverKinds } from "./kinds.server";
import { findStagedImage, type StagedImage, stageImage } from "./staged-images.server";

/** The form of an item, read and found complete. */
export interface ReadItem<Kind extends ItemKind> {
  ok: true;
  fields: ItemFields<Kind>;
  /** The uploaded image; undefined when none was chosen. */
  imageId: number | undefined;
  /** The version the editor saw; null when the form is for a new item. */
  version: number | null;
  idempotencyKey: string | null;
  /** Makes the answer for a change that fails after all. */
  refuse: (reason: Refusal) => RefusedItem;
}

/** What the form shows again: all that was typed, the picture that came with it, and what is wrong. */
export interface RefusedItem {
  ok: false;
  status: number;
  toast: ToastMessage;
  /** What is wrong with a field, in a sentence. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  staged: StagedImage | null;
  /** After a version conflict the present version, which the next save overwrites. */
  version: number | null;
}

interface Refusal {
  status: number;
  title?: string;
  message: string;
  version?: number;
}

/** What the form carries beside the item's fields. */
const envelope = z.object({
  version: idField().nullable().catch(null),
  idempotencyKey: z.uuid().nullable().catch(null),
  stagedImage: idField().nullable().catch(null),
});

/**
 * Reads the form of an item. A good picture is staged even when a field is wrong, so that it need not be chosen again; a file
 * that is no picture leaves nothing behind. Call it only for an admin who is signed in.
 */
export async function readItemForm<Kind extends ItemKind>(
  request: Request,
  kind: Kind,
  { needsImage }: { needsImage: boolean },
): Promise<ReadItem<Kind> | RefusedItem> {
  const missing = kinds[kind].words.validation.titleAndImage;
  const { fields: form, image, problem, status } = await parseFormWithImage(request);
  const typed = readTexts(form);
  const { version, idempotencyKey, stagedImage } = envelope.parse({ ...typed });
  const upload = image ? await stageImage(image) : { id: stagedImage, problem, status };
  const staged = await findStagedImage(upload.id);
  const parsed = serverKinds[kind].schema.safeParse(typed);
  const lacksImage = needsImage && !staged;

  const errors = collectFieldErrors(parsed.error);
  if (upload.problem) errors.image = upload.problem;
  else if (lacksImage) errors.image = "Please choose an image.";
  const refuse = (reason: Refusal): RefusedItem => ({
    ok: false,
    status: reason.status,
    toast: { kind: "error", title: reason.title, message: reason.message },
    errors,
    typed,
    staged,
    version: reason.version ?? version,
  });

  if (upload.problem) return refuse({ status: upload.status, message: upload.problem });
  if (!typed.title?.trim() || lacksImage) return refuse({ status: 400, message: missing });
  if (!parsed.success) return refuse({ status: 400, message: Object.values(errors)[0] ?? missing });
  return { ok: true, fields: parsed.data, imageId: staged?.id, version, idempotencyKey, refuse };
}

interface Outcome {
  /** The toast of success, and the one of failure. */
  done: string;
  failed: string;
  /** The list, where a successful change leads. */
  closeTo: string;
}

interface ItemChange<Kind extends ItemKind> extends Outcome {
  needsImage: boolean;
  change: (item: ReadItem<Kind>) => Promise<ChangeResult>;
  /** The present version of the item, asked for after a version conflict. */
  findVersion?: () => Promise<number | undefined>;
}

const conflictMessage =
  "Somebody else changed it in the meantime. What you wrote is still here: save again to replace their change.";
const alreadyGone = "It was deleted in the meantime.";

/**
 * Answers the form of an item: back to the list with a toast, or the form again with all that was typed and status 400, 409
 * (version conflict), 413, 500, 503 or 507 (no room on the disk).
 */
export async function changeItem<Kind extends ItemKind>(
  request: Request,
  kind: Kind,
  { closeTo, done, failed, change, findVersion, needsImage }: ItemChange<Kind>,
) {
  const item = await readItemForm(request, kind, { needsImage });
  if (!item.ok) return data(item, { status: item.status });
  try {
    const result = await change(item);
    if (result === "done") return await replaceWithToast(closeTo, { kind: "success", message: done });
    if (result === "missing")
      return await replaceWithToast(closeTo, { kind: "error", title: failed, message: alreadyGone });
    const version = await findVersion?.();
    return data(item.refuse({ status: 409, title: failed, message: conflictMessage, version }), {
      status: 409,
    });
  } catch (error) {
    logger.error({ err: error }, failed);
    const status = isDatabaseAway(error) ? 503 : isDiskFull(error) ? 507 : 500;
    return data(item.refuse({ status, message: failed }), { status });
  }
}

/**
 * Answers the confirmation of a deletion: back to the list with a toast, also when it was deleted before. With `undo`, the
 * address whose POST restores it, the toast offers that.
 */
export async function removeItem({
  closeTo,
  done,
  failed,
  remove,
  undo,
}: Outcome & { remove: () => Promise<"done" | "missing">; undo?: string }) {
  try {
    await remove();
    return await replaceWithToast(closeTo, { kind: "success", message: done, undo });
  } catch (error) {
    logger.error({ err: error }, failed);
    return await replaceWithToast(closeTo, { kind: "error", message: failed });
  }
}
