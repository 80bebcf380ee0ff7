import { sql } from "kysely";
import type { Firm } from "~/business/firm";
import { setQuotedAmount, setStatus } from "~/features/enquiries/change-enquiry.server";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "~/platform/http/handle-form.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { toIndianDay } from "~/platform/time/time";
import { type Choice, isOffered } from "./choices";
import { describeChanges } from "./describe-changes";
import { findDraftProblems } from "./draft-problems";
import { getFinancialYear } from "./financial-year";
import { planVersion, type QuotationFirm } from "./plan-version.server";
import { queueQuotationMails } from "./queue-mails.server";
import { draftSchema, type SentQuotation, type SentTotals } from "./quotation";
import { listVersions, lockQuotation } from "./quotations.server";
import { hashRecord } from "./record-hash.server";

type NumberedFirm = Pick<Firm, "numberPrefix" | "firstNumber">;

export interface SendOptions {
  firm: QuotationFirm & NumberedFirm;
  mail: MailRecipients;
  author: string;
  /** Version of the previewed draft; null accepts any version. */
  version: number | null;
  /** For an acceptance that the owner records; `now` is then when the customer accepted. */
  choice?: Choice;
  /** Also sends the quotation by email, once per key. */
  email?: { idempotencyKey: string | null };
  now?: Date;
}

export type SendResult =
  | {
      result: "sent";
      versionId: number;
      enquiryId: number;
      number: string;
      content: SentQuotation;
      totals: SentTotals;
      total: number;
    }
  | { result: "missing" }
  | { result: "accepted" }
  | { result: "changed"; currentVersion: number }
  | { result: "incomplete"; problems: Record<string, string> }
  | { result: "too-early"; sentOn: string }
  | { result: "not-offered" }
  | { result: "not-calculable" };

/** Stores the draft as a new version or sends the current one again; see {@link planVersion}. */
export async function sendQuotation(db: Database, id: number, options: SendOptions): Promise<SendResult> {
  return await db.transaction().execute(async (trx) => {
    const stored = await storeVersion(trx, id, options);
    if (stored.result !== "sent" || !options.email) return stored;
    const { versionId, enquiryId } = stored;
    const isNew = await claimIdempotencyKey(trx, options.email.idempotencyKey, { versionId });
    if (isNew) await queueQuotationMails(trx, { id: versionId, enquiryId }, options.mail, ["quotation"]);
    return stored;
  });
}

/** Requires a transaction. */
export async function storeVersion(
  trx: Database,
  id: number,
  { firm, mail, author, version, choice, now = new Date() }: SendOptions,
): Promise<SendResult> {
  const row = await lockQuotation(trx, id);
  if (!row) return { result: "missing" };
  const draft = draftSchema.parse(row.draft);
  const today = toIndianDay(now);
  const [currentVersion] = await listVersions(trx, id);
  const isAcceptance = choice !== undefined;
  const plan = planVersion({ draft, number: row.number, currentVersion }, firm, { today, isAcceptance });
  if (plan.repeatedVersion?.acceptedAt) return { result: "accepted" };
  if (currentVersion && today < currentVersion.content.sentOn)
    return { result: "too-early", sentOn: currentVersion.content.sentOn };
  if (version !== null && version !== row.version) return { result: "changed", currentVersion: row.version };
  const problems = findDraftProblems(draft);
  if (Object.keys(problems).length > 0) return { result: "incomplete", problems };
  if (choice && !isOffered(draft.lines, choice)) return { result: "not-offered" };
  if (plan.repeatedVersion) {
    const { id: versionId, content, totals, total } = plan.repeatedVersion;
    const { number } = content;
    return { result: "sent", versionId, enquiryId: row.enquiry.id, number, content, totals, total };
  }
  const number = row.number ?? (await assignNumber(trx, firm, today));
  const content = { ...plan.content, number };
  const { totals } = plan;
  await trx
    .updateTable("quotation_versions")
    .set({ is_current: false })
    .where("quotation_id", "=", id)
    .execute();
  const inserted = await trx
    .insertInto("quotation_versions")
    .values({
      quotation_id: id,
      version: content.version,
      content: JSON.stringify(content),
      totals: JSON.stringify(totals),
      sha256: hashRecord({ content, totals }),
      changes: JSON.stringify(currentVersion ? describeChanges(currentVersion.content, content) : []),
      valid_until: content.validUntil,
      sent_at: now,
    })
    .returning(["id", "total"])
    .executeTakeFirstOrThrow();
  const { id: versionId, total } = inserted;
  await trx.updateTable("quotations").set({ number, updated_at: new Date() }).where("id", "=", id).execute();
  await markAsQuoted(trx, row.enquiry, { total, mail, author });
  if (!isAcceptance)
    await recordEvent(trx, row.enquiry.id, { kind: "quotation", before: "sent", after: number, author });
  return { result: "sent", versionId, enquiryId: row.enquiry.id, number, content, totals, total };
}

/**
 * Returns the next number of the financial year. In the first year of the table, numbers start at the firm's first number. A
 * rollback frees the number, so that there are no gaps.
 */
async function assignNumber(
  trx: Database,
  { numberPrefix, firstNumber }: NumberedFirm,
  day: string,
): Promise<string> {
  const financial_year = getFinancialYear(day);
  const earlier = await trx
    .selectFrom("quotation_numbers")
    .select("financial_year")
    .where("financial_year", "<", financial_year)
    .executeTakeFirst();
  const first = earlier ? 1 : firstNumber;
  const { last } = await trx
    .insertInto("quotation_numbers")
    .values({ financial_year, last: first })
    .onConflict((conflict) =>
      conflict
        .column("financial_year")
        .doUpdateSet({ last: sql`greatest(quotation_numbers.last + 1, ${first}::integer)` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${numberPrefix}/${financial_year}/${String(last).padStart(4, "0")}`;
}

/** Leaves an order unchanged: it keeps its amount until the customer accepts the new quotation. */
async function markAsQuoted(
  trx: Database,
  enquiry: NonNullable<Awaited<ReturnType<typeof lockQuotation>>>["enquiry"],
  { total, mail, author }: { total: number; mail: MailRecipients; author: string },
): Promise<void> {
  if (enquiry.status === "won") return;
  await setStatus(trx, enquiry.id, "quoted", mail, { author });
  await setQuotedAmount(trx, enquiry.id, total, author);
}

/** Afterwards, links to the quotation show that it was withdrawn. Has no effect on an accepted quotation. */
export async function withdrawQuotation(
  db: Database,
  id: number,
  author: string,
): Promise<"done" | "missing" | "accepted"> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuotation(trx, id);
    if (!row?.number) return "missing";
    const [currentVersion] = await listVersions(trx, id);
    if (!currentVersion || currentVersion.isWithdrawn) return "done";
    if (currentVersion.acceptedAt) return "accepted";
    await trx
      .updateTable("quotation_versions")
      .set({ withdrawn_at: new Date() })
      .where("id", "=", currentVersion.id)
      .execute();
    const event = { kind: "quotation", before: "withdrawn", after: row.number, author } as const;
    await recordEvent(trx, row.enquiry.id, event);
    return "done";
  });
}
