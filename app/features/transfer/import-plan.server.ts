import { type SqlBool, sql } from "kysely";
import { itemKinds, itemTables } from "~/features/items/kinds";
import { type ItemFields, itemSchemas } from "~/features/items/kinds.server";
import type { RateKey } from "~/features/quotations/rates";
import { listRates } from "~/features/quotations/rates.server";
import type { ItemKind } from "~/platform/database/content-tables";
import type { Database } from "~/platform/database/database.server";
import { type ExportedList, exportedLists } from "./exported";
import { type ImportedItem, type ImportedRows, type ImportSource, listPictures } from "./import-source";

interface Tally {
  added: number;
  changed: number;
  /** Rows that are not newer than the stored row, are in the trash, were erased, or are duplicates in the source. */
  unchanged: number;
  /** `problems` contains the reasons. */
  refused: number;
}

export type ImportReport = { tallies: Record<ExportedList, Tally>; problems: string[] };

/** `id` is null for a new item. */
export interface PlannedItem extends Omit<ImportedItem, "fields"> {
  id: number | null;
  fields: ItemFields;
}

export type ImportPlan = ImportReport & Omit<ImportedRows, "items"> & { items: PlannedItem[] };

/** Compares source rows with stored, trashed and erased rows. Writes nothing. */
export async function planImport(db: Database, { rows, hasFile }: ImportSource): Promise<ImportPlan> {
  const createTally = () => ({ added: 0, changed: 0, unchanged: 0, refused: 0 });
  const plan: ImportPlan = {
    items: [],
    testimonials: [],
    enquiries: [],
    quotations: [],
    rates: [],
    tallies: Object.fromEntries(
      exportedLists.map((list) => [list, createTally()]),
    ) as ImportReport["tallies"],
    problems: [],
  };
  const seenOrigins = new Set<string>();
  for (const kind of itemKinds) {
    const items = rows.items.filter((item) => item.kind === kind);
    const storedItems = await findStoredItems(db, kind, items);
    for (const item of items) {
      planItem(plan, item, {
        storedItem: storedItems.get(item.origin),
        isDuplicate: seenOrigins.has(item.origin),
        hasFile,
      });
      seenOrigins.add(item.origin);
    }
  }
  for (const list of ["testimonials", "enquiries", "quotations"] as const) {
    const knownOrigins = await findKnownOrigins(db, list, rows[list]);
    for (const row of rows[list]) {
      const isKnown = knownOrigins.has(row.origin) || seenOrigins.has(row.origin);
      seenOrigins.add(row.origin);
      plan.tallies[list][isKnown ? "unchanged" : "added"] += 1;
      if (!isKnown) (plan[list] as (typeof row)[]).push(row);
    }
  }
  const storedRates = new Set((await listRates(db)).map(formatRateKey));
  plan.rates = rows.rates.filter((rate) => !storedRates.has(formatRateKey(rate)));
  plan.tallies.rates = {
    ...createTally(),
    added: plan.rates.length,
    unchanged: rows.rates.length - plan.rates.length,
  };
  return plan;
}

function formatRateKey({ kind, finish }: RateKey): string {
  return `${kind}: ${finish}`;
}

interface StoredItem {
  id: number;
  updated_at: Date;
  deleted_at: Date | null;
}

interface ItemState {
  storedItem: StoredItem | undefined;
  isDuplicate: boolean;
  hasFile: ImportSource["hasFile"];
}

/** Updates an item only when the source is newer; skips duplicates and items in the trash. */
function planItem(
  plan: ImportPlan,
  item: ImportedItem,
  { storedItem, isDuplicate, hasFile }: ItemState,
): void {
  const tally = plan.tallies[item.kind === "project" ? "projects" : "gallery"];
  const isNewer = storedItem && item.updatedAt !== null && new Date(item.updatedAt) > storedItem.updated_at;
  if (isDuplicate || (storedItem && (storedItem.deleted_at !== null || !isNewer))) {
    tally.unchanged += 1;
    return;
  }
  const parsed = itemSchemas[item.kind].safeParse(item.fields);
  const isMissing = listPictures(item).some((name) => !hasFile(name));
  if (!parsed.success || isMissing) {
    const reason = parsed.error?.issues[0]?.message ?? "One of its pictures is not in the archive.";
    tally.refused += 1;
    plan.problems.push(`${describeItem(item)}: ${reason}`);
    return;
  }
  tally[storedItem ? "changed" : "added"] += 1;
  const { fields: _, ...others } = item;
  plan.items.push({ ...others, id: storedItem?.id ?? null, fields: parsed.data });
}

export function describeItem({ kind, fields }: { kind: ItemKind; fields: { title?: unknown } }): string {
  return `${kind === "project" ? "Project" : "Picture"} ${JSON.stringify(String(fields.title ?? ""))}`;
}

async function findStoredItems(
  db: Database,
  kind: ItemKind,
  items: readonly ImportedItem[],
): Promise<Map<string, StoredItem>> {
  const rows = await db
    .selectFrom<"projects" | "gallery_items">(itemTables[kind])
    .select(["id", "origin_id", "updated_at", "deleted_at"])
    .where(hasOriginOf(items))
    .execute();
  return new Map(rows.map((row) => [row.origin_id, row]));
}

/** Finds the origin ids that are stored or were erased. */
async function findKnownOrigins(
  db: Database,
  table: "testimonials" | "enquiries" | "quotations",
  rows: readonly { origin: string }[],
): Promise<Set<string>> {
  const knownRows = await db
    .selectFrom<"testimonials" | "enquiries" | "quotations">(table)
    .select("origin_id")
    .where(hasOriginOf(rows))
    .union(db.selectFrom("erased_origins").select("origin_id").where(hasOriginOf(rows)))
    .execute();
  return new Set(knownRows.map((row) => row.origin_id));
}

/** Uses one SQL parameter for any number of rows. */
function hasOriginOf(rows: readonly { origin: string }[]) {
  return sql<SqlBool>`origin_id = any(${sql.val(rows.map(({ origin }) => origin))}::uuid[])`;
}
