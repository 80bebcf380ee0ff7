import { db, readContentVersion } from "~/platform/database/database.server";
import { serverLists, toJson } from "./lists.server";
import { readWholeList } from "./queries.server";
import type { ItemKind } from "./tables";

/** Part of every ETag. Increase it when the format of the response changes. */
const FORMAT_VERSION = 1;

/** Last response per list, because 10,000 items take a second. Concurrent requests share the work. */
const cache = new Map<ItemKind, { version: string; body: Promise<Uint8Array<ArrayBuffer>> }>();

/** Returns 304 for a current copy, without reading items. Caches the response until projects, gallery or pictures change. */
export async function respondWithWholeList(request: Request, list: ItemKind): Promise<Response> {
  // Read before the items, so that a concurrent change causes one more request at worst.
  const version = await readContentVersion(db);
  const etag = `"${FORMAT_VERSION}-${version}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "no-cache",
    "Content-Type": "application/json; charset=utf-8",
  };
  const clientTags = request.headers.get("If-None-Match")?.split(",") ?? [];
  // `front/` changes the ETags of compressed responses to weak ones.
  if (clientTags.some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(await getBody(version, list), { headers });
}

function getBody(version: string, list: ItemKind): Promise<Uint8Array<ArrayBuffer>> {
  const cached = cache.get(list);
  if (cached?.version === version) return cached.body;
  const body = buildBody(list);
  cache.set(list, { version, body });
  body.catch(() => cache.delete(list));
  return body;
}

async function buildBody<List extends ItemKind>(list: List): Promise<Uint8Array<ArrayBuffer>> {
  const { listFrame } = serverLists[list];
  const [before, after] = listFrame;
  const chunks: Buffer[] = [];
  for await (const items of readWholeList(db, list)) {
    const text = items.map((item) => JSON.stringify(toJson(list, item))).join(",");
    if (text) chunks.push(Buffer.from(`${chunks.length > 0 ? "," : ""}${text}`));
  }
  return Buffer.concat([Buffer.from(before), ...chunks, Buffer.from(after)]);
}
