import { sql } from "kysely";
import { setQuotedAmount, setStatus } from "~/features/enquiries/change-enquiry.server";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import {
  openOrder,
  refreshOrder,
  reopenPaidOrder,
  restoreAgreedAmount,
} from "~/features/orders/change-order.server";
import { findOrder } from "~/features/orders/find-order.server";
import type { Database } from "~/platform/database/database.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { getLabel } from "~/platform/text/text";
import { toIndianDay } from "~/platform/time/time";
import { type Choice, hasChoices, isSameChoice, noChoice } from "./choices";
import { findChosenTotals } from "./chosen-totals";
import { queueQuotationMails } from "./queue-mails.server";
import { type AcceptanceWay, acceptanceWays } from "./quotation-state";
import { findVersion, type LinkedQuotation, listVersions, lockQuotation } from "./quotations.server";
import { hashChoice } from "./record-hash.server";
import { type SendOptions, type SendResult, storeVersion } from "./send-quotation.server";
import type { QuotationTotals } from "./totals";

interface Acceptance {
  name: string;
  choice: Choice;
  /** Of the choice; see {@link findChosenTotals}. */
  totals: QuotationTotals;
  way: AcceptanceWay;
  /** The admin who recorded it; null for the customer. */
  author: string | null;
  mail: MailRecipients;
  now: Date;
}

/**
 * Requires a transaction that has locked the quotation, and a choice that it offers. The version joins the order, which it starts
 * if there is none.
 */
export async function markAccepted(
  trx: Database,
  { id, quotationId, enquiryId, content, sha256 }: LinkedQuotation,
  { name, choice, totals, way, author, mail, now }: Acceptance,
): Promise<void> {
  const chosen = hasChoices(content.lines) ? { ...choice, totals } : null;
  const balanceBefore = (await findOrder(trx, enquiryId))?.balance;
  const order = await openOrder(trx, enquiryId, totals.total / 100);
  await removeReplaced(trx, { quotationId, enquiryId });
  await trx
    .updateTable("quotation_versions")
    .set({
      accepted_at: now,
      accepted_by: name,
      accepted_via: way,
      accepted_recorded_by: author,
      choice: chosen && JSON.stringify({ ...chosen, sha256: hashChoice(chosen, sha256) }),
      ...order,
      declined_at: null,
      decline_reason: null,
    })
    .where("id", "=", id)
    .execute();
  await setStatus(trx, enquiryId, "won", mail, { author });
  await refreshOrder(trx, enquiryId, author);
  const before = way === "online" ? "accepted" : `accepted ${getLabel(acceptanceWays, way)}`;
  await recordEvent(trx, enquiryId, { kind: "quotation", before, after: content.number, author });
  await reopenPaidOrder(trx, enquiryId, { balanceBefore, author });
}

/** Requires a transaction that has locked the quotation. Payments stay with the order. */
export async function markNotAccepted(
  trx: Database,
  { id, quotationId, enquiryId, content }: LinkedQuotation,
  { author, mail }: Pick<Acceptance, "author" | "mail">,
): Promise<void> {
  const balanceBefore = (await findOrder(trx, enquiryId))?.balance;
  const { order_id, replaced_amount } = await trx
    .selectFrom("quotation_versions")
    .select(["order_id", "replaced_amount"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { total } = await trx
    .updateTable("quotation_versions")
    .set({
      accepted_at: null,
      accepted_by: null,
      accepted_via: null,
      accepted_recorded_by: null,
      choice: null,
      order_id: null,
      replaced_amount: null,
    })
    .where("id", "=", id)
    .returning("total")
    .executeTakeFirstOrThrow();
  await restoreReplaced(trx, { quotationId, enquiryId }, order_id);
  if (order_id && replaced_amount) await restoreAgreedAmount(trx, order_id, replaced_amount);
  const isStillAgreed = await refreshOrder(trx, enquiryId, author);
  if (!isStillAgreed) {
    const { status } = await trx
      .selectFrom("enquiries")
      .select("status")
      .where("id", "=", enquiryId)
      .executeTakeFirstOrThrow();
    // It may have been marked as lost since.
    if (status !== "lost") await setStatus(trx, enquiryId, "quoted", mail, { author });
    await setQuotedAmount(trx, enquiryId, total, author);
  }
  const before = author === null ? "acceptance withdrawn" : "acceptance undone";
  await recordEvent(trx, enquiryId, { kind: "quotation", before, after: content.number, author });
  await reopenPaidOrder(trx, enquiryId, { balanceBefore, author });
}

/**
 * The quotation with all that replace each other: one of them is in the order. Includes those that replace the same quotation,
 * and their replacements.
 */
const selectFamily = (quotationId: number, enquiryId: number) => sql<number>`(
  with recursive family (id) as (
    select ${quotationId}::integer
    union
    select case q.id when f.id then q.replaces_id else q.id end
    from family f join quotations q on f.id in (q.id, q.replaces_id)
    where q.enquiry_id = ${enquiryId} and q.replaces_id is not null
  )
  select id from family
)`;

/** Takes what the quotation replaces out of the order. */
async function removeReplaced(
  trx: Database,
  { quotationId, enquiryId }: Pick<LinkedQuotation, "quotationId" | "enquiryId">,
): Promise<void> {
  await trx
    .updateTable("quotation_versions")
    .set({ order_id: null })
    .where("accepted_at", "is not", null)
    .where("quotation_id", "in", selectFamily(quotationId, enquiryId))
    .execute();
}

/**
 * Puts the version that was accepted before back into the order, unless the order still has a replacement. Versions with an
 * accepted replacement come last, because the owner may record acceptances out of order.
 */
async function restoreReplaced(
  trx: Database,
  { quotationId, enquiryId }: Pick<LinkedQuotation, "quotationId" | "enquiryId">,
  order_id: number | null,
): Promise<void> {
  const accepted = await trx
    .selectFrom("quotation_versions as v")
    .select(["id", "order_id"])
    .where("accepted_at", "is not", null)
    .where("quotation_id", "in", selectFamily(quotationId, enquiryId))
    .orderBy(({ exists, selectFrom }) =>
      exists(
        selectFrom("quotations as q")
          .innerJoin("quotation_versions as replacement", "replacement.quotation_id", "q.id")
          .select("q.id")
          .whereRef("q.replaces_id", "=", "v.quotation_id")
          .where("replacement.accepted_at", "is not", null),
      ),
    )
    .orderBy("accepted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const [latest] = accepted;
  if (!latest || accepted.some(({ order_id }) => order_id !== null)) return;
  await trx.updateTable("quotation_versions").set({ order_id }).where("id", "=", latest.id).execute();
}

interface RecordedAcceptance extends SendOptions {
  name: string;
  way: Exclude<AcceptanceWay, "online">;
  /** When the customer said yes. */
  acceptedAt: Date;
}

/**
 * Records that the customer accepted the draft by phone, on WhatsApp or in person. Stores the draft as a version first, as
 * sending does, and then does what the customer's own acceptance does. Recording it again counts as done.
 */
export async function acceptForCustomer(
  db: Database,
  id: number,
  { name, choice = noChoice, way, acceptedAt, ...options }: RecordedAcceptance,
): Promise<SendResult> {
  return await db.transaction().execute(async (trx) => {
    const [current] = await listVersions(trx, id);
    // Of an earlier day, the time is not known: the quotation may have been sent later on it.
    const sentAt = new Date(current?.sentAt ?? acceptedAt);
    const isSameDay = toIndianDay(sentAt) === toIndianDay(acceptedAt);
    const now = isSameDay && sentAt > acceptedAt ? sentAt : acceptedAt;
    const stored = await storeVersion(trx, id, { ...options, choice, now });
    if (stored.result === "accepted") return await findRecorded(trx, id, { name, choice });
    if (stored.result !== "sent") return stored;
    const quotation = await findVersion(trx, stored.versionId);
    if (!quotation) return { result: "missing" };
    const totals = findChosenTotals({ ...quotation.content, totals: quotation.totals }, choice);
    if (!totals) return { result: "not-calculable" };
    const { mail, author } = options;
    await markAccepted(trx, quotation, { name, choice, totals, way, author, mail, now });
    await queueQuotationMails(trx, quotation, mail, ["quotation-accepted"]);
    return stored;
  });
}

/** A repeated submission names the same customer and choice. */
async function findRecorded(
  trx: Database,
  id: number,
  { name, choice }: Pick<Acceptance, "name" | "choice">,
): Promise<SendResult> {
  const [current] = await listVersions(trx, id);
  const quotation = current && (await findVersion(trx, current.id));
  const isRepeated = quotation?.acceptedBy === name && isSameChoice(quotation.choice ?? noChoice, choice);
  if (!quotation || quotation.acceptedVia === "online" || !isRepeated) return { result: "accepted" };
  const { id: versionId, enquiryId, content, totals, total } = quotation;
  return { result: "sent", versionId, enquiryId, number: content.number, content, totals, total };
}

/** Undoes an acceptance that the owner recorded. Has no effect on the customer's own, or once another quotation replaced it. */
export async function undoRecordedAcceptance(
  db: Database,
  id: number,
  context: { author: string; mail: MailRecipients },
): Promise<"done" | "missing" | "online" | "replaced"> {
  return await db.transaction().execute(async (trx) => {
    if (!(await lockQuotation(trx, id))) return "missing";
    const [current] = await listVersions(trx, id);
    if (!current?.acceptedAt) return "done";
    if (current.acceptedVia === "online") return "online";
    if (current.isReplaced) return "replaced";
    const quotation = await findVersion(trx, current.id);
    if (quotation) await markNotAccepted(trx, quotation, context);
    return "done";
  });
}
