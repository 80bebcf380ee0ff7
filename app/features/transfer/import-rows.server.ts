import { sql } from "kysely";
import { parseSource } from "~/features/enquiries/attribution.server";
import { formatQuoteDetails, parseQuoteDetails } from "~/features/enquiries/quote-details.server";
import { itemKinds, itemTables } from "~/features/items/kinds";
import { storeFurtherPictures } from "~/features/items/project-pictures.server";
import type { ItemKind } from "~/platform/database/content-tables";
import type { Database } from "~/platform/database/database.server";
import type { Exported } from "./exported";
import { type ImportedFiles, importFiles } from "./import-files.server";
import {
  describeItem,
  type ImportPlan,
  type ImportReport,
  type PlannedItem,
  planImport,
} from "./import-plan.server";
import { type ImportSource, listPictures } from "./import-source";
import { addOrder, addQuotations } from "./quotation-rows.server";

export async function previewImport(db: Database, source: ImportSource): Promise<ImportReport> {
  const { tallies, problems } = await planImport(db, source);
  return { tallies, problems };
}

/** Imports the files, then all rows in one transaction. Safe to repeat after an interruption. */
export async function importRows(db: Database, source: ImportSource): Promise<ImportReport> {
  const fullPlan = await planImport(db, source);
  const files = await importFiles(db, source, {
    pictures: new Set(fullPlan.items.flatMap(listPictures)),
    attached: new Set(fullPlan.enquiries.flatMap(({ attachments }) => attachments.map(({ file }) => file))),
  });
  const plan = removeRefusedItems(fullPlan, files);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const kind of itemKinds) await writeItems(trx, kind, plan.items, files);
    for (const enquiry of plan.enquiries) await addEnquiry(trx, enquiry, files);
    await addTestimonials(trx, plan.testimonials);
    await addQuotations(trx, null, plan.quotations);
    for (const rate of plan.rates)
      await trx
        .insertInto("rates")
        .values(rate)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  return { tallies: plan.tallies, problems: plan.problems };
}

/** Removes items with a refused picture, so that a later import can add them. Keeps enquiries with refused files. */
function removeRefusedItems(plan: ImportPlan, { refusals }: ImportedFiles): ImportPlan {
  const items = plan.items.filter((item) => {
    const reason = listPictures(item).flatMap((name) => refusals.get(name) ?? [])[0];
    if (reason === undefined) return true;
    const tally = plan.tallies[item.kind === "project" ? "projects" : "gallery"];
    tally[item.id === null ? "added" : "changed"] -= 1;
    tally.refused += 1;
    plan.problems.push(`${describeItem(item)}: ${reason}`);
    return false;
  });
  for (const { attachments, createdAt } of plan.enquiries) {
    for (const { name, file } of attachments) {
      const reason = refusals.get(file);
      if (reason) plan.problems.push(`File ${JSON.stringify(name)} of an enquiry of ${createdAt}: ${reason}`);
    }
  }
  return { ...plan, items };
}

async function writeFurtherPictures(
  trx: Database,
  id: number,
  further: PlannedItem["further"],
  { pictures }: Pick<ImportedFiles, "pictures">,
): Promise<void> {
  if (further === undefined) return;
  const storedPictures = further.flatMap(({ picture, alt }) => {
    const image = pictures.get(picture);
    return image === undefined ? [] : { id: image, alt };
  });
  await storeFurtherPictures(trx, id, storedPictures);
}

/** An empty list gets the order of the source. Otherwise, new items are inserted by date. */
async function writeItems(
  trx: Database,
  kind: ItemKind,
  plannedItems: readonly PlannedItem[],
  { pictures }: ImportedFiles,
): Promise<void> {
  const table = itemTables[kind];
  const items = plannedItems.filter((item) => item.kind === kind);
  const existingItem = await trx
    .selectFrom<"projects" | "gallery_items">(table)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  for (const [index, item] of items.toReversed().entries()) {
    const { alt, ...texts } = item.fields;
    const columns = {
      ...texts,
      image_id: item.picture === null ? null : (pictures.get(item.picture) ?? null),
      image_alt: alt ?? null,
      ...(item.isDraft !== undefined && { is_draft: item.isDraft }),
      updated_at: new Date(item.updatedAt ?? item.createdAt ?? Date.now()),
    };
    if (item.id !== null) {
      await trx
        .updateTable<"projects" | "gallery_items">(table)
        .set({ ...columns, is_sample: false, version: sql`version + 1` })
        .where("id", "=", item.id)
        .execute();
      await writeFurtherPictures(trx, item.id, item.further, { pictures });
      continue;
    }
    const { id } = await trx
      .insertInto<"projects" | "gallery_items">(table)
      .values({
        ...columns,
        origin_id: item.origin,
        created_at: item.createdAt === null ? null : new Date(item.createdAt),
        ...(existingItem ? {} : { rank: index + 1 }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeFurtherPictures(trx, id, item.further, { pictures });
  }
}

async function addEnquiry(
  trx: Database,
  enquiry: Exported<"enquiries">,
  { attachments }: ImportedFiles,
): Promise<void> {
  const { id } = await trx
    .insertInto("enquiries")
    .values({
      origin_id: enquiry.origin,
      kind: enquiry.kind,
      channel: enquiry.channel,
      status: enquiry.status,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      town: enquiry.place,
      message: enquiry.message,
      details: enquiry.kind === "quote" ? formatStoredDetails(enquiry.details) : "{}",
      pieces: enquiry.pieces === null ? null : JSON.stringify(enquiry.pieces),
      measured_pieces: enquiry.measuredPieces === null ? null : JSON.stringify(enquiry.measuredPieces),
      ...(await findLikeColumns(trx, enquiry.like)),
      quoted_amount: enquiry.quotedAmount,
      follow_up_on: enquiry.followUpOn,
      follow_up_kind: enquiry.followUpKind,
      follow_up_time: enquiry.followUpTime,
      lost_reason: enquiry.lostReason,
      work_done_at: enquiry.workDoneAt === null ? null : new Date(enquiry.workDoneAt),
      spam_reasons: JSON.stringify(enquiry.spamReasons),
      source: JSON.stringify(parseSource(enquiry.source)),
      privacy_notice: enquiry.privacyNotice,
      read_at: enquiry.readAt === null ? null : new Date(enquiry.readAt),
      created_at: new Date(enquiry.createdAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { createdAt, isFromCustomer, ...texts } of enquiry.notes) {
    const note = { ...texts, enquiry_id: id, from_customer: isFromCustomer, created_at: new Date(createdAt) };
    await trx.insertInto("enquiry_notes").values(note).execute();
  }
  for (const { name, bytes, file } of enquiry.attachments) {
    const file_id = attachments.get(file);
    if (file_id === undefined) continue;
    await trx.insertInto("enquiry_attachments").values({ enquiry_id: id, file_id, name, bytes }).execute();
  }
  await addQuotations(trx, id, enquiry.quotations);
  await addOrder(trx, id, enquiry);
}

function formatStoredDetails({
  requestedDelivery: deliveryDate,
  ...details
}: Exported<"enquiries">["details"]): string {
  return formatQuoteDetails(parseQuoteDetails({ ...details, deliveryDate }));
}

/** Keeps the title even if the liked item does not exist on this site. */
async function findLikeColumns(trx: Database, like: Exported<"enquiries">["like"]) {
  if (like === null) return {};
  const { kind, title, origin } = like;
  const likedItem =
    origin === null
      ? undefined
      : await trx
          .selectFrom<"projects" | "gallery_items">(itemTables[kind])
          .select("id")
          .where("origin_id", "=", origin)
          .executeTakeFirst();
  return { like_kind: kind, like_id: likedItem?.id ?? 0, like_title: title };
}

/** Adds testimonials below existing ones, in the order of the source. */
async function addTestimonials(
  trx: Database,
  testimonials: readonly Exported<"testimonials">[],
): Promise<void> {
  const lastRow = await trx
    .selectFrom("testimonials")
    .select((query) => query.fn.min("rank").as("rank"))
    .executeTakeFirst();
  let rank = lastRow?.rank ?? testimonials.length + 1;
  for (const { origin, enquiry, givenOn, createdAt, place: role, ...texts } of testimonials) {
    const enquiryId = enquiry === null ? null : await findEnquiry(trx, enquiry);
    rank -= 1;
    await trx
      .insertInto("testimonials")
      .values({
        ...texts,
        role,
        origin_id: origin,
        given_on: givenOn,
        created_at: new Date(createdAt),
        enquiry_id: enquiryId,
        rank,
      })
      .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
      .execute();
  }
}

async function findEnquiry(trx: Database, origin: string): Promise<number | null> {
  const row = await trx
    .selectFrom("enquiries")
    .select("id")
    .where("origin_id", "=", origin)
    .executeTakeFirst();
  return row?.id ?? null;
}
