import { type RawBuilder, sql } from "kysely";
import { parseQuoteDetails } from "~/features/enquiries/schema";
import { parseSpamReasons } from "~/features/enquiries/spam.server";
import { itemTables } from "~/features/items/items";
import type { ItemKind } from "~/features/items/tables";
import { listRates } from "~/features/quotations/rates.server";
import type { Database } from "~/platform/database/database.server";
import { readOrders, readQuotations } from "./quotation-rows.server";

const BATCH_SIZE = 500;

/** Storage keys by file name in the archive. */
export type ExportedFiles = Map<string, string>;

/** Exports projects in list order, including drafts but not samples or trash. */
export async function* exportProjects(trx: Database, files: ExportedFiles): AsyncGenerator<object[]> {
  const columns = sql`, i.id, i.description, i.location, i.finished, i.is_draft as "isDraft"`;
  for await (const rows of readItems<ProjectColumns>(trx, "project", columns)) {
    const furtherPictures = await trx
      .selectFrom("project_pictures")
      .innerJoin("images", "images.id", "image_id")
      .select(["project_id", "image_alt as alt", "sha256", "storage_key"])
      .where(
        "project_id",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("position")
      .execute();
    yield rows.map(({ id, description, location, finished, isDraft, ...row }) => ({
      ...toItem(row, files),
      ...{ description, location, finished, isDraft },
      further: furtherPictures
        .filter((picture) => picture.project_id === id)
        .map(({ sha256, storage_key, alt }) => ({
          picture: addFile("pictures", sha256, storage_key, files),
          alt,
        })),
    }));
  }
}

interface ProjectColumns {
  id: number;
  description: string;
  location: string | null;
  finished: string | null;
  isDraft: boolean;
}

interface GalleryColumns {
  content: string;
  location: string | null;
  finished: string | null;
}

/** Exports gallery items in list order, without samples or trash. */
export async function* exportGallery(trx: Database, files: ExportedFiles): AsyncGenerator<object[]> {
  const columns = sql`, i.content, i.location, i.finished`;
  for await (const rows of readItems<GalleryColumns>(trx, "gallery", columns)) {
    yield rows.map(({ content, location, finished, ...row }) => ({
      ...toItem(row, files),
      ...{ content, location, finished },
    }));
  }
}

interface ItemRow {
  origin: string;
  title: string;
  alt: string | null;
  createdAt: Date | null;
  updatedAt: Date;
  sha256: string | null;
  storageKey: string | null;
}

function toItem({ sha256, storageKey, createdAt, updatedAt, ...row }: ItemRow, files: ExportedFiles) {
  const picture = sha256 && storageKey ? addFile("pictures", sha256, storageKey, files) : null;
  return { ...row, picture, createdAt: createdAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}

async function* readItems<Columns>(
  trx: Database,
  list: ItemKind,
  columns: RawBuilder<unknown>,
): AsyncGenerator<(ItemRow & Columns)[]> {
  const table = sql.table(itemTables[list]);
  const ids = sql<{ id: number }>`
    select id from ${table} where deleted_at is null and not is_sample order by rank desc, id desc`;
  for (const batch of splitIntoBatches((await ids.execute(trx)).rows)) {
    const { rows } = await sql<ItemRow & Columns>`
      select i.origin_id as origin, i.title, i.image_alt as alt, i.created_at as "createdAt",
        i.updated_at as "updatedAt", p.sha256, p.storage_key as "storageKey" ${columns}
      from ${table} i left join images p on p.id = i.image_id
      where i.id in (${sql.join(batch)}) order by i.rank desc, i.id desc`.execute(trx);
    yield rows;
  }
}

/** Exports testimonials in list order, without the trash. */
export async function* exportTestimonials(trx: Database): AsyncGenerator<object[]> {
  const rows = await trx
    .selectFrom("testimonials")
    .leftJoin("enquiries", "enquiries.id", "enquiry_id")
    .select(["testimonials.origin_id as origin", "testimonials.name", "role", "text", "stars"])
    .select(["testimonials.source", "consent", "state", "testimonials.created_at as createdAt"])
    .select("enquiries.origin_id as enquiry")
    .select(sql<string | null>`given_on::text`.as("givenOn"))
    .where("testimonials.deleted_at", "is", null)
    .orderBy("rank", "desc")
    .orderBy("testimonials.id", "desc")
    .execute();
  yield rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export async function* exportRates(trx: Database): AsyncGenerator<object[]> {
  yield await listRates(trx);
}

/** Exports enquiries, oldest first, without the trash. */
export async function* exportEnquiryRows(trx: Database, files: ExportedFiles): AsyncGenerator<object[]> {
  const ids = trx.selectFrom("enquiries").select("id").where("status", "<>", "trash").orderBy("id");
  for (const batch of splitIntoBatches(await ids.execute())) yield await readEnquiries(trx, batch, files);
}

async function readEnquiries(trx: Database, ids: readonly number[], files: ExportedFiles) {
  const rows = await trx
    .selectFrom("enquiries")
    .leftJoin("projects", (join) => join.onRef("projects.id", "=", "like_id").on("like_kind", "=", "project"))
    .leftJoin("gallery_items", (join) =>
      join.onRef("gallery_items.id", "=", "like_id").on("like_kind", "=", "gallery"),
    )
    .select(["enquiries.id", "enquiries.origin_id as origin", "kind", "channel", "status", "name", "email"])
    .select([
      "phone",
      "town",
      "message",
      "details",
      "pieces",
      "measured_pieces as measuredPieces",
      "like_kind",
      "like_title",
    ])
    .select(({ fn }) => fn.coalesce("projects.origin_id", "gallery_items.origin_id").as("likeOrigin"))
    .select(["follow_up_kind as followUpType", "follow_up_time as followUpTime"])
    .select(sql<string | null>`follow_up_on::text`.as("followUpOn"))
    .select(["lost_reason as lostReason", "work_done_at as workDoneAt"])
    .select(["quoted_amount as quotedAmount", "spam_reasons as spamReasons", "source"])
    .select(["privacy_notice as privacyNotice", "read_at as readAt", "enquiries.created_at as createdAt"])
    .where("enquiries.id", "in", ids)
    .orderBy("enquiries.id")
    .execute();
  const notes = await trx
    .selectFrom("enquiry_notes")
    .select(["enquiry_id", "author", "from_customer as isFromCustomer", "text", "created_at"])
    .where("enquiry_id", "in", ids)
    .orderBy("id")
    .execute();
  const attachments = await trx
    .selectFrom("enquiry_attachments")
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["enquiry_id", "name", "bytes", "sha256", "storage_key"])
    .where("enquiry_id", "in", ids)
    .orderBy("enquiry_attachments.id")
    .execute();
  const quotations = await readQuotations(trx, ids);
  const { orders, stages, payments } = await readOrders(trx, ids);
  return rows.map(({ id, like_kind, like_title, likeOrigin, ...row }) => ({
    ...row,
    details: row.kind === "quote" ? exportDetails(row.details) : {},
    like:
      like_kind === null || like_title === null
        ? null
        : { kind: like_kind, title: like_title, origin: likeOrigin },
    spamReasons: parseSpamReasons(row.spamReasons),
    workDoneAt: row.workDoneAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    notes: notes
      .filter((note) => note.enquiry_id === id)
      .map(({ enquiry_id: _, created_at, ...note }) => ({ ...note, createdAt: created_at.toISOString() })),
    attachments: attachments
      .filter((file) => file.enquiry_id === id)
      .map(({ name, bytes, sha256, storage_key }) => ({
        name,
        bytes,
        file: addFile("attached", sha256, storage_key, files),
      })),
    quotations: quotations.get(id) ?? [],
    order: orders.get(id) ?? null,
    stages: stages.get(id) ?? [],
    payments: payments.get(id) ?? [],
  }));
}

/** Keyed by the field names of the JSON API, such as `requestedDelivery`. */
function exportDetails(column: unknown) {
  const { deliveryDate: requestedDelivery, ...details } = parseQuoteDetails(column);
  return { ...details, requestedDelivery };
}

/** Returns the name in the archive: the hash of the uploaded bytes. */
function addFile(
  folder: "pictures" | "attached",
  sha256: string,
  storageKey: string,
  files: ExportedFiles,
): string {
  const name = `${folder}/${sha256}${storageKey.slice(storageKey.lastIndexOf("."))}`;
  files.set(name, storageKey);
  return name;
}

function* splitIntoBatches(rows: readonly { id: number }[]): Generator<number[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    yield rows.slice(start, start + BATCH_SIZE).map(({ id }) => id);
  }
}
