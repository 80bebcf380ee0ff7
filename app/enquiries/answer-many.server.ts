import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { z } from "zod";
import { inboxWords } from "~/content/inbox";
import { wakeMailWorker } from "~/mail/mail-service.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { idField } from "~/server/form-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { type BatchChange, changeMany, undoBatch } from "./change-many.server";
import { chosenStatuses, nameStatus } from "./statuses";

const words = inboxWords.bulk;

const refused: ToastMessage = { kind: "error", message: words.unclear };

const ids = z.array(idField()).max(100);

/** The form of the selected enquiries: the boxes that are ticked, and the button that was pressed. */
const manySchema = z
  .discriminatedUnion("do", [
    z.object({ ids, do: z.literal("status"), status: z.enum(chosenStatuses.map(({ value }) => value)) }),
    z.object({ ids, do: z.enum(["spam", "trash"]) }),
  ])
  .transform((form): { ids: number[]; change: BatchChange } => ({
    ids: form.ids,
    change: form.do === "status" ? form.status : form.do,
  }));

/**
 * Does to the selected enquiries what the form asks, and leads back to the list with a toast that can take it back. A form that
 * asks for nothing known changes nothing: the list says so with status 400.
 */
export async function handleMany(form: FormData, { list, author }: { list: string; author: string }) {
  const parsed = manySchema.safeParse({
    ids: form.getAll("id"),
    do: form.get("do"),
    status: form.get("status"),
  });
  if (!parsed.success) return data({ toast: refused }, { status: 400 });
  const { ids, change } = parsed.data;
  const batch = randomUUID();
  const count = await changeMany(db, ids, change, config.mail, { author, batch });
  if (count === 0) return await replaceWithToast(list, { kind: "info", message: words.none });
  wakeMailWorker();
  return await replaceWithToast(list, {
    kind: "success",
    message: change === "trash" ? words.deleted(count) : words.moved(count, nameStatus(change)),
    undo: `/admin/enquiries/undo?${new URLSearchParams({ batch, from: list })}`,
  });
}

/** Takes back what was done to several enquiries at once, and leads back to the list. */
export async function undoMany(batch: string, { list, author }: { list: string; author: string }) {
  const count = z.uuid().safeParse(batch).success ? await undoBatch(db, batch, config.mail, author) : 0;
  // Mails of what was in the trash waited for this.
  wakeMailWorker();
  return await replaceWithToast(
    list,
    count > 0
      ? { kind: "success", message: words.undone(count) }
      : { kind: "info", message: words.nothingToUndo },
  );
}
