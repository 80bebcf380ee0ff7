import { type SqlBool, sql } from "kysely";
import type { ItemKind } from "~/database/content-tables";
import type { Database } from "~/database/database.server";
import { itemKinds, itemTables } from "~/items/kinds";
import { type ItemFields, itemSchemas } from "~/items/kinds.server";
import type { RateKey } from "~/quotations/rates";
import { listRates } from "~/quotations/rates.server";
import type { ExportedList } from "./exported";
import { type ImportedItem, type ImportedRows, type ImportSource, listPictures } from "./import-source";

interface Tally {
  added: number;
  changed: number;
  /** Present, and the source is not newer. */
  left: number;
  /** `problems` contains the reasons. */
  refused: number;
}

export type ImportReport = { tallies: Record<ExportedList, Tally>; problems: string[] };

/** `id` is null for a new item. */
export interface PlannedItem extends Omit<ImportedItem, "words"> {
  id: number | null;
  fields: ItemFields;
}

export type ImportPlan = ImportReport & Omit<ImportedRows, "items"> & { items: PlannedItem[] };

/** Compares source rows with stored, trashed and erased rows. Writes nothing. */
export async function planImport(db: Database, { rows, hasFile }: ImportSource): Promise<ImportPlan> {
  const none = () => ({ added: 0, changed: 0, left: 0, refused: 0 });
  const plan: ImportPlan = {
    items: [],
    testimonials: [],
    enquiries: [],
    quotations: [],
    rates: [],
    tallies: {
      projects: none(),
      gallery: none(),
      testimonials: none(),
      enquiries: none(),
      quotations: none(),
      rates: none(),
    },
    problems: [],
  };
  const seen = new Set<string>();
  for (const kind of itemKinds) {
    const items = rows.items.filter((item) => item.kind === kind);
    const present = await findItems(db, kind, items);
    for (const item of items) {
      planItem(plan, item, { present: present.get(item.origin), isTwice: seen.has(item.origin), hasFile });
      seen.add(item.origin);
    }
  }
  for (const list of ["testimonials", "enquiries", "quotations"] as const) {
    const present = await findOrigins(db, list, rows[list]);
    for (const row of rows[list]) {
      const isThere = present.has(row.origin) || seen.has(row.origin);
      seen.add(row.origin);
      plan.tallies[list][isThere ? "left" : "added"] += 1;
      if (!isThere) (plan[list] as (typeof row)[]).push(row);
    }
  }
  const present = new Set((await listRates(db)).map(describeRate));
  plan.rates = rows.rates.filter((rate) => !present.has(describeRate(rate)));
  plan.tallies.rates = {
    ...none(),
    added: plan.rates.length,
    left: rows.rates.length - plan.rates.length,
  };
  return plan;
}

function describeRate({ kind, finish }: RateKey): string {
  return `${kind}: ${finish}`;
}

interface PresentItem {
  id: number;
  updated_at: Date;
  deleted_at: Date | null;
}

interface Known {
  present: PresentItem | undefined;
  isTwice: boolean;
  hasFile: ImportSource["hasFile"];
}

/** Updates an item only when the source is newer; skips items in the trash. */
function planItem(plan: ImportPlan, item: ImportedItem, { present, isTwice, hasFile }: Known): void {
  const tally = plan.tallies[item.kind === "project" ? "projects" : "gallery"];
  const isNewer = present && item.updatedAt !== null && new Date(item.updatedAt) > present.updated_at;
  if (isTwice || (present && (present.deleted_at !== null || !isNewer))) {
    tally.left += 1;
    return;
  }
  const parsed = itemSchemas[item.kind].safeParse(item.words);
  const isMissing = listPictures(item).some((name) => !hasFile(name));
  if (!parsed.success || isMissing) {
    const reason = parsed.error?.issues[0]?.message ?? "A picture of it is not in the archive.";
    tally.refused += 1;
    plan.problems.push(`${describeItem(item)}: ${reason}`);
    return;
  }
  tally[present ? "changed" : "added"] += 1;
  const { words: _, ...others } = item;
  plan.items.push({ ...others, id: present?.id ?? null, fields: parsed.data });
}

export function describeItem({ kind, words }: { kind: ItemKind; words: { title?: unknown } }): string {
  return `${kind === "project" ? "Project" : "Picture"} ${JSON.stringify(String(words.title ?? ""))}`;
}

async function findItems(
  db: Database,
  kind: ItemKind,
  items: readonly ImportedItem[],
): Promise<Map<string, PresentItem>> {
  const rows = await db
    .selectFrom<"projects" | "gallery_items">(itemTables[kind])
    .select(["id", "origin_id", "updated_at", "deleted_at"])
    .where(isAmong(items))
    .execute();
  return new Map(rows.map((row) => [row.origin_id, row]));
}

/** Includes erased ones. */
async function findOrigins(
  db: Database,
  table: "testimonials" | "enquiries" | "quotations",
  sent: readonly { origin: string }[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom<"testimonials" | "enquiries" | "quotations">(table)
    .select("origin_id")
    .where(isAmong(sent))
    .union(db.selectFrom("erased_origins").select("origin_id").where(isAmong(sent)))
    .execute();
  return new Set(rows.map((row) => row.origin_id));
}

/** One parameter for any number of rows. */
function isAmong(rows: readonly { origin: string }[]) {
  return sql<SqlBool>`origin_id = any(${sql.val(rows.map(({ origin }) => origin))}::uuid[])`;
}
