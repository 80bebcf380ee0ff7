import { type SqlBool, sql } from "kysely";
import { isOurPicture } from "~/content/pictures.server";
import type { Database } from "~/platform/database/database.server";
import { type PictureSource, selectPicture } from "~/platform/images/picture-source";
import { type Audience, isListed } from "./audience.server";
import {
  type Item,
  type ItemPicture,
  type ListTable,
  type ListTexts,
  listTables,
  titleColumns,
} from "./items";
import { listForms } from "./list-forms";
import { type Page, splitWords } from "./list-page";
import { findFurtherPictures } from "./project-pictures.server";
import type { ListName } from "./tables";

interface ListOptions {
  audience?: Audience;
  search?: string;
  /** Lists testimonials awaiting approval first. */
  listsPendingFirst?: boolean;
}

export async function listItems<List extends ListName>(
  db: Database,
  list: List,
  { limit, offset }: Page,
  options: ListOptions = {},
): Promise<Item<List>[]> {
  // Selecting only the ids uses the index alone, without reading the rows of earlier pages.
  const rows = await selectMatching(db, list, options)
    .select("id")
    .$if(options.listsPendingFirst === true, (query) => query.orderBy(sql`state = 'pending'`, "desc"))
    .orderBy("rank", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return await findItems(
    db,
    list,
    rows.map(({ id }) => id),
  );
}

export async function countItems(db: Database, list: ListName, options: ListOptions = {}): Promise<number> {
  const { count } = await selectMatching(db, list, options)
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns items in the order of `ids`, without deleted ones. */
async function findItems<List extends ListName>(
  db: Database,
  list: List,
  ids: readonly number[],
): Promise<Item<List>[]> {
  if (ids.length === 0) return [];
  const rows = await selectItems(db, list).where("id", "in", ids).where("deleted_at", "is", null).execute();
  const items = await toItems<List>(db, rows);
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findItem<List extends ListName>(
  db: Database,
  list: List,
  id: number,
  audience: Audience = "visitors",
): Promise<Item<List> | null> {
  const [item] = await findItems(db, list, [id]);
  return item && (audience === "admin" || !item.isDraft) ? item : null;
}

/** Also finds items in the trash, so that an open form can still be saved after a deletion. */
export async function findItemForEditing<List extends ListName>(
  db: Database,
  list: List,
  id: number,
): Promise<{ item: Item<List>; isDeleted: boolean } | null> {
  const rows = await selectItems(db, list).where("id", "=", id).execute();
  const [item] = await toItems<List>(db, rows);
  return item ? { item, isDeleted: rows[0]?.deleted_at !== null } : null;
}

export async function listItemPictures(db: Database, list: ListName, id: number): Promise<ItemPicture[]> {
  const row = await selectItems(db, list).where("id", "=", id).executeTakeFirst();
  if (!row) return [];
  const { image_id, image_alt } = row;
  const [picture] = await findPictures(db, [row]);
  const first = picture && image_id !== null ? [{ id: image_id, alt: image_alt, picture }] : [];
  const furtherPictures = list === "project" ? ((await findFurtherPictures(db, [row]))[id] ?? []) : [];
  return [...first, ...furtherPictures];
}

/** Newest first; items of unknown date come last. */
export async function listNewestItems<List extends ListName>(
  db: Database,
  list: List,
  limit: number,
): Promise<Item<List>[]> {
  const rows = await selectItems(db, list)
    .where(isListed(list, "visitors"))
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return await toItems<List>(db, rows);
}

const BATCH_SIZE = 500;

/** Yields batches, newest first, unknown dates last. */
export async function* readWholeList<List extends ListName>(
  db: Database,
  list: List,
): AsyncGenerator<Item<List>[]> {
  const rows = await db
    .selectFrom<ListTable>(listTables[list])
    .select("id")
    .where(isListed(list, "visitors"))
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .execute();
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    yield await findItems(
      db,
      list,
      rows.slice(start, start + BATCH_SIZE).map(({ id }) => id),
    );
  }
}

interface PicturedRow {
  image_id: number | null;
  image_alt: string | null;
  title: string;
}

/** A picture without a description gets the title as its alternative text. */
export async function findPictures(
  db: Database,
  items: readonly PicturedRow[],
): Promise<(PictureSource | null)[]> {
  const ids = items.flatMap(({ image_id }) => image_id ?? []);
  if (ids.length === 0) return items.map(() => null);
  const images = await db.selectFrom("images").selectAll().where("id", "in", ids).execute();
  const byId = new Map(images.map((image) => [image.id, image]));
  return items.map(({ image_id, image_alt, title }) => {
    const image = image_id === null ? undefined : byId.get(image_id);
    if (!image) return null;
    return { ...selectPicture(image, image_alt ?? title), ...(isOurPicture(image) && { isRendering: true }) };
  });
}

function selectMatching(db: Database, list: ListName, { audience = "visitors", search = "" }: ListOptions) {
  return db
    .selectFrom<ListTable>(listTables[list])
    .where(isListed(list, audience))
    .where((query) => query.and(containsWords(search)));
}

/** The trigram index does not support shorter words. */
const MIN_INDEXED_LENGTH = 3;

/** The index narrows the search down; `strpos` decides and treats % and _ literally. */
function containsWords(search: string) {
  return splitWords(search).flatMap((word) => {
    const value = sql`lower(${word}::text) collate "C"`;
    const contains = sql<SqlBool>`strpos(search, ${value}) > 0`;
    if ([...word].length < MIN_INDEXED_LENGTH) return [contains];
    return [sql<SqlBool>`text_pieces(search) @> text_pieces(${value})`, contains];
  });
}

function selectItems<List extends ListName>(db: Database, list: List) {
  const names = [
    ...listForms[list].texts.map(({ name }) => name),
    ...(list === "testimonial" ? ["state"] : []),
  ];
  const texts = [sql.lit("kind"), sql.lit(list), ...names.flatMap((name) => [sql.lit(name), sql.ref(name)])];
  const isPictured = list !== "testimonial";
  const selectColumn = <Column extends string>(column: Column, hasColumn: boolean, fallback: null | false) =>
    (hasColumn ? sql.ref(column) : sql.lit(fallback)).as(column);
  return db
    .selectFrom<ListTable>(listTables[list])
    .select(["id", "created_at", "deleted_at", "version"])
    .select([
      sql.ref(titleColumns[list]).as("title"),
      selectColumn("image_id", isPictured, null),
      selectColumn("image_alt", isPictured, null),
      selectColumn("is_sample", isPictured, false),
      selectColumn("is_draft", list === "project", false),
    ])
    .select(sql<ListTexts[List]>`jsonb_build_object(${sql.join(texts)})`.as("texts"))
    .$castTo<ItemRow<List>>();
}

interface ItemRow<List extends ListName> extends PicturedRow {
  id: number;
  created_at: Date | null;
  deleted_at: Date | null;
  version: number;
  is_sample: boolean;
  is_draft: boolean;
  texts: ListTexts[List];
}

async function toItems<List extends ListName>(db: Database, rows: ItemRow<List>[]): Promise<Item<List>[]> {
  const pictures = await findPictures(db, rows);
  return rows.map((row, index) => ({
    ...row.texts,
    id: row.id,
    title: row.title,
    image: markSamplePicture(pictures[index] ?? null, row.is_sample),
    createdAt: row.created_at?.toISOString() ?? null,
    alt: row.image_alt,
    version: row.version,
    isSample: row.is_sample,
    isDraft: row.is_draft,
  }));
}

/** Samples of an earlier version of the site have other files. */
function markSamplePicture(picture: PictureSource | null, isSample: boolean) {
  return picture && isSample ? { ...picture, isRendering: true as const } : picture;
}
