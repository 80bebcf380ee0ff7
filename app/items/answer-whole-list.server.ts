import { readContentVersion } from "~/server/db/content-version.server";
import { db } from "~/server/db/database.server";
import type { ItemTable } from "./kinds";
import { readWholeList } from "./whole-list.server";

interface WholeList<Item> {
  table: ItemTable;
  /** Reads items by their ids, in the order of the ids. */
  read: (ids: number[]) => Promise<Item[]>;
  describe: (item: Item) => object;
  /** What stands round the items. */
  frame: readonly [before: string, after: string];
}

/** Part of every ETag: to be raised when the answers get another form. */
const FORM = 1;

/** The last answer for each list: some megabytes for ten thousand items. Several that ask at once share the work. */
const answers = new Map<ItemTable, { version: string; body: Promise<Uint8Array<ArrayBuffer>> }>();

/**
 * Answers a whole list, or 304 to whoever has it already, for which no item is read. What was answered is kept until
 * projects, gallery or pictures change.
 */
export async function answerWholeList<Item>(request: Request, list: WholeList<Item>): Promise<Response> {
  // Before the items: at worst newer ones are answered under an older version, and asked for again.
  const version = await readContentVersion(db);
  const etag = `"${FORM}-${version}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "no-cache",
    "Content-Type": "application/json; charset=utf-8",
  };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  // The edge marks the tag of a compressed answer as weak.
  if (known.some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(await findBody(version, list), { headers });
}

async function findBody<Item>(version: string, list: WholeList<Item>): Promise<Uint8Array<ArrayBuffer>> {
  const kept = answers.get(list.table);
  if (kept?.version === version) return await kept.body;
  const body = writeBody(list);
  answers.set(list.table, { version, body });
  try {
    return await body;
  } catch (error) {
    if (answers.get(list.table)?.body === body) answers.delete(list.table);
    throw error;
  }
}

async function writeBody<Item>({
  table,
  read,
  describe,
  frame,
}: WholeList<Item>): Promise<Uint8Array<ArrayBuffer>> {
  const [before, after] = frame;
  const pieces: Buffer[] = [];
  for await (const items of readWholeList(db, table, read)) {
    const text = items.map((item) => JSON.stringify(describe(item))).join(",");
    if (text) pieces.push(Buffer.from(`${pieces.length > 0 ? "," : ""}${text}`));
  }
  return Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
}
