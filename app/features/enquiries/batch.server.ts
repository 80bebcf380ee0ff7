import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { sql } from "kysely";
import { z } from "zod";
import { type Database, db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { idField } from "~/platform/http/read-request";
import type { MailRecipients } from "~/platform/mail/mail";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { config } from "~/platform/runtime/config.server";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { type Actor, changeFollowUp, changeStatus, lockAnyEnquiry, setStatus } from "./change-enquiry.server";
import { parseFollowUp, serializeFollowUp } from "./follow-up";
import { getStatusLabel, selectableStatuses, statusValues } from "./statuses";
import type { EnquiryStatus } from "./tables";
import { moveToTrash, restoreFromTrash } from "./trash.server";

const invalidFormToast: ToastMessage = {
  type: "error",
  message: "Nothing was changed. Please choose an action.",
};

/** The selected enquiries, each as `id:status` with the status on the screen. */
const selectionField = z
  .array(
    z.preprocess(
      (value) => String(value).split(":"),
      z.tuple([idField(), z.enum(statusValues).exclude(["trash"])]),
    ),
  )
  .max(100);

type Selection = z.output<typeof selectionField>;

type BatchStatus = Exclude<EnquiryStatus, "quarantine">;

const batchSchema = z
  .discriminatedUnion("intent", [
    z.object({
      selection: selectionField,
      intent: z.literal("status"),
      status: z.enum(selectableStatuses.map(({ value }) => value)),
    }),
    z.object({ selection: selectionField, intent: z.enum(["spam", "trash"]) }),
  ])
  .transform((form): { selection: Selection; status: BatchStatus } => ({
    selection: form.selection,
    status: form.intent === "status" ? form.status : form.intent,
  }));

/** Redirects to the inbox with a toast, which offers Undo after a change. Responds to an invalid form with 400. */
export async function changeBatch(
  form: FormData,
  { inboxPath, author }: { inboxPath: string; author: string },
) {
  const parsed = batchSchema.safeParse({
    selection: form.getAll("id"),
    intent: form.get("intent"),
    status: form.get("status"),
  });
  if (!parsed.success) return data({ toast: invalidFormToast }, { status: 400 });
  const { selection, status } = parsed.data;
  const actor = { author, batch: randomUUID() };
  const { changed, skipped } = await setStatuses(db, selection, status, config.mail, actor);
  const ids = selection.filter(([, before]) => before !== status).map(([id]) => id);
  const lastBatch = await findLastBatch(db, ids, status);
  const count = changed || (lastBatch?.count ?? 0);
  const verb = status === "trash" ? "deleted" : `marked as ${getStatusLabel(status).toLowerCase()}`;
  const outcome = count === 0 ? "Nothing was changed" : `${formatCount(count)} ${verb}`;
  const message = skipped === 0 ? outcome : `${outcome}. ${skipped} skipped: changed on another device`;
  if (count === 0) return await replaceWithToast(inboxPath, { type: "info", message });
  wakeMailWorker();
  return await replaceWithToast(inboxPath, {
    type: "success",
    message,
    undo: lastBatch
      ? `/admin/enquiries/undo?${new URLSearchParams({ batch: lastBatch.id, from: inboxPath })}`
      : undefined,
  });
}

/**
 * Finds the latest batch that set this status and changed only enquiries in `ids`. After a double submission this is the batch of
 * the first request, whose response the browser does not show.
 */
export async function findLastBatch(
  db: Database,
  ids: readonly number[],
  status: BatchStatus,
): Promise<{ id: string; count: number } | null> {
  if (ids.length === 0) return null;
  const row = await db
    .selectFrom("enquiry_events as event")
    .innerJoin("enquiries", "enquiries.id", "event.enquiry_id")
    .select((query) => ["event.batch", query.fn.countAll().as("count")])
    .where("event.enquiry_id", "in", ids)
    .where("event.kind", "=", "status")
    .where("event.after", "=", status)
    .whereRef("enquiries.status", "=", "event.after")
    .where("event.batch", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as other")
            .select("other.id")
            .whereRef("other.batch", "=", "event.batch")
            .where("other.enquiry_id", "not in", ids),
        ),
      ),
    )
    .groupBy("event.batch")
    .orderBy((query) => query.fn.max("event.id"), "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.batch ? { id: row.batch, count: Number(row.count) } : null;
}

export async function undoBatch(batch: string, { inboxPath, author }: { inboxPath: string; author: string }) {
  const count = z.uuid().safeParse(batch).success ? await restoreBatch(db, batch, config.mail, author) : 0;
  // Restored enquiries may have unsent emails.
  wakeMailWorker();
  return await replaceWithToast(
    inboxPath,
    count > 0
      ? { type: "success", message: `${formatCount(count)} restored` }
      : { type: "info", message: "Nothing to undo." },
  );
}

/** Runs in one transaction. Skips enquiries that no longer have the status on the screen. */
export async function setStatuses(
  db: Database,
  selection: Selection,
  status: BatchStatus,
  mail: MailRecipients,
  actor: Required<Actor>,
): Promise<{ changed: number; skipped: number }> {
  return await db.transaction().execute(async (trx) => {
    const counts = { changed: 0, skipped: 0 };
    // The fixed order prevents deadlocks between two batches.
    for (const [id, before] of [...selection].sort(([one], [other]) => one - other)) {
      const enquiry = await lockAnyEnquiry(trx, id);
      if (enquiry?.status === status) continue;
      if (!enquiry || enquiry.status !== before) counts.skipped += 1;
      else {
        counts.changed += 1;
        if (status === "trash") await moveToTrash(trx, id, actor);
        else await changeStatus(trx, enquiry, status, mail, actor);
      }
    }
    return counts;
  });
}

/** Skips enquiries whose status has changed since the batch. Idempotent. Returns how many now have their old status. */
async function restoreBatch(
  db: Database,
  batch: string,
  mail: MailRecipients,
  author: string,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const changes = await trx
      .selectFrom("enquiry_events")
      .innerJoin("enquiries", "enquiries.id", "enquiry_id")
      .select(["enquiry_id as id", "status", "before", "after"])
      .where("batch", "=", batch)
      .where("enquiry_events.kind", "=", "status")
      .where(sql<boolean>`enquiries.status in (before, after)`)
      .orderBy("enquiry_id")
      .forUpdate("enquiries")
      .$narrowType<{ before: EnquiryStatus; after: EnquiryStatus }>()
      .execute();
    for (const { id, status, before, after } of changes) {
      if (status !== after) continue;
      if (after === "trash") await restoreFromTrash(trx, id, author);
      else await setStatus(trx, id, before, mail, { author });
      await restoreFollowUp(trx, id, batch, author);
    }
    return changes.length;
  });
}

/** Leaves a follow-up alone that has changed since the batch. */
async function restoreFollowUp(trx: Database, id: number, batch: string, author: string): Promise<void> {
  const change = await trx
    .selectFrom("enquiry_events")
    .select(["before", "after"])
    .where("enquiry_id", "=", id)
    .where("batch", "=", batch)
    .where("kind", "=", "follow-up")
    .executeTakeFirst();
  const enquiry = change && (await lockAnyEnquiry(trx, id));
  if (!enquiry || (enquiry.followUp && serializeFollowUp(enquiry.followUp)) !== change.after) return;
  await changeFollowUp(trx, enquiry, change.before === null ? null : parseFollowUp(change.before), {
    author,
  });
}

function formatCount(count: number): string {
  return count === 1 ? "1 enquiry" : `${count} enquiries`;
}
