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
  /** Exists, and the source is not newer. */
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
    tallies: {
      projects: createTally(),
      gallery: createTally(),
      testimonials: createTally(),
      enquiries: createTally(),
      quotations: createTally(),
      rates: createTally(),
    },
    problems: [],
  };
  const seen = new Set<string>();
  for (const kind of itemKinds) {
    const items = rows.items.filter((item) => item.kind === kind);
    const present = await findItems(db, kind, items);
    for (const item of items) {
      planItem(plan, item, {
        present: present.get(item.origin),
        isDuplicate: seen.has(item.origin),
        hasFile,
      });
      seen.add(item.origin);
    }
  }
  for (const list of ["testimonials", "enquiries", "quotations"] as const) {
    const present = await findOrigins(db, list, rows[list]);
    for (const row of rows[list]) {
      const isPresent = present.has(row.origin) || seen.has(row.origin);
      seen.add(row.origin);
      plan.tallies[list][isPresent ? "unchanged" : "added"] += 1;
      if (!isPresent) (plan[list] as (typeof row)[]).push(row);
    }
  }
  const present = new Set((await listRates(db)).map(describeRate));
  plan.rates = rows.rates.filter((rate) => !present.has(describeRate(rate)));
  plan.tallies.rates = {
    ...createTally(),
    added: plan.rates.length,
    unchanged: rows.rates.length - plan.rates.length,
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

interface ItemState {
  present: PresentItem | undefined;
  isDuplicate: boolean;
  hasFile: ImportSource["hasFile"];
}

/** Updates an item only when the source is newer; skips items in the trash. */
function planItem(plan: ImportPlan, item: ImportedItem, { present, isDuplicate, hasFile }: ItemState): void {
  const tally = plan.tallies[item.kind === "project" ? "projects" : "gallery"];
  const isNewer = present && item.updatedAt !== null && new Date(item.updatedAt) > present.updated_at;
  if (isDuplicate || (present && (present.deleted_at !== null || !isNewer))) {
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
  tally[present ? "changed" : "added"] += 1;
  const { fields: _, ...others } = item;
  plan.items.push({ ...others, id: present?.id ?? null, fields: parsed.data });
}

export function describeItem({ kind, fields }: { kind: ItemKind; fields: { title?: unknown } }): string {
  return `${kind === "project" ? "Project" : "Picture"} ${JSON.stringify(String(fields.title ?? ""))}`;
}

async function findItems(
  db: Database,
  kind: ItemKind,
  items: readonly ImportedItem[],
): Promise<Map<string, PresentItem>> {
  const rows = await db
    .selectFrom<"projects" | "gallery_items">(itemTables[kind])
    .select(["id", "origin_id", "updated_at", "deleted_at"])
    .where(hasOriginOf(items))
    .execute();
  return new Map(rows.map((row) => [row.origin_id, row]));
}

/** Includes erased origins. */
async function findOrigins(
  db: Database,
  table: "testimonials" | "enquiries" | "quotations",
  sent: readonly { origin: string }[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom<"testimonials" | "enquiries" | "quotations">(table)
    .select("origin_id")
    .where(hasOriginOf(sent))
    .union(db.selectFrom("erased_origins").select("origin_id").where(hasOriginOf(sent)))
    .execute();
  return new Set(rows.map((row) => row.origin_id));
}

/** Uses one parameter for any number of rows. */
function hasOriginOf(rows: readonly { origin: string }[]) {
  return sql<SqlBool>`origin_id = any(${sql.val(rows.map(({ origin }) => origin))}::uuid[])`;
}
