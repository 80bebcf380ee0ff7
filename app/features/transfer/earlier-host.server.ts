import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, fetch, type Response } from "undici";
import { z } from "zod";
import type { ItemKind } from "~/features/items/tables";
import { isPrivateHost, lookUpPublic, PrivateAddressError } from "~/platform/http/public-lookup.server";
import { cleanText } from "~/platform/text/text";
import { maxFileBytes } from "~/platform/uploads/upload-rules";
import { type ImportedItem, type ImportSource, TransferError } from "./import-items.server";

/** In bytes. */
const MAX_LIST_BYTES = 20_000_000;
const TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 3;
/** Refuses private addresses. Node's own `fetch` accepts no agent. */
const publicHostsAgent = new Agent({ connect: { lookup: lookUpPublic } });
/** Pauses before retries when the host is down or busy. */
const PAUSES_MS = [500, 2_000, 8_000] as const;

/** Another value counts as missing, so that one odd item does not prevent the import of the rest. */
const text = z.string().nullish().catch(null);
const id = z.union([z.string(), z.number()]).optional().catch(undefined);

/** Some hosts describe a picture by an object. */
const picture = z
  .string()
  .or(z.looseObject({ url: z.string() }).transform(({ url }) => url))
  .nullish()
  .catch(null);

/** Field names of the earlier host and of this site's API. */
const hostItemSchema = z.looseObject({
  _id: id,
  id,
  title: text,
  Title: text,
  name: text,
  Name: text,
  description: text,
  content: text,
  location: text,
  image: picture,
  imageUrl: picture,
  createdAt: z.string().or(z.number()).nullish().catch(null),
});

type HostItem = z.output<typeof hostItemSchema>;

const hostListSchema = z
  .array(hostItemSchema)
  .or(z.looseObject({ data: z.array(hostItemSchema) }).transform(({ data }) => data));

const lists = [
  { kind: "project", path: "latest-projects/all" },
  { kind: "gallery", path: "gallery/all" },
] as const satisfies readonly { kind: ItemKind; path: string }[];

/**
 * Downloads the lists immediately, and pictures on demand.
 * @param hostUrl URL of the host or of its API, with http or https
 * @param pausesMs pauses between attempts
 * @throws {TransferError}
 */
export async function openEarlierHost(
  hostUrl: string,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<ImportSource> {
  const base = new URL(hostUrl.endsWith("/") ? hostUrl : `${hostUrl}/`);
  const items: ImportedItem[] = [];
  const fetchFrom = (url: URL) => fetchWithRetries(url, base.host, pausesMs);
  for (const { kind: list, path } of lists) {
    const { json, url } = await fetchList(base, path, fetchFrom);
    const parsed = hostListSchema.safeParse(json);
    if (!parsed.success) throw new TransferError(`${url.href} did not return a list of items.`);
    for (const item of parsed.data) items.push(toItem(list, item, url));
  }
  return {
    items,
    openPicture: async (url) => {
      const response = await fetchFrom(new URL(url));
      const contentType = response.headers.get("Content-Type") ?? "";
      return { contentType, data: readBody(response, maxFileBytes) };
    },
  };
}

/** Tries `path` below the URL, then below `/api`. */
async function fetchList(base: URL, path: string, fetchFrom: (url: URL) => Promise<Response>) {
  const urls = [new URL(path, base), new URL(`api/${path}`, base)];
  for (const [index, url] of urls.entries()) {
    try {
      const response = await fetchFrom(url);
      const chunks: Uint8Array[] = [];
      for await (const chunk of readBody(response, MAX_LIST_BYTES)) chunks.push(chunk);
      return { json: JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown, url };
    } catch (error) {
      // Websites return an HTML page for unknown paths.
      const isNotFound = error instanceof SyntaxError || (error instanceof HostError && error.status === 404);
      if (isNotFound && index === 0) continue;
      if (error instanceof SyntaxError) throw new TransferError(`${url.href} did not return JSON.`);
      throw error;
    }
  }
  throw new TransferError(`${base.href} has no list of items.`);
}

function toItem(list: ItemKind, item: HostItem, listUrl: URL): ImportedItem {
  const id = item._id ?? item.id;
  const title = item.title ?? item.Title ?? item.name ?? item.Name ?? "";
  const description = item.description ?? item.content ?? "";
  const picture = item.image ?? item.imageUrl ?? null;
  const hasPicture = picture !== null && picture !== "" && URL.canParse(picture, listUrl);
  // MongoDB ids are globally unique, so the host is not part of the origin id. An item without an id is identified by its text.
  const isUnique = /^[0-9a-f]{24}$/.test(String(id));
  return {
    kind: list,
    origin: createOriginId(
      isUnique ? "" : listUrl.host,
      list,
      String(id ?? `${title}\n${description}\n${picture}`),
    ),
    fields: cleanTexts(
      list === "project"
        ? { title, description, location: item.location ?? null, alt: null }
        : { title, content: description, location: null, alt: null },
    ),
    picture: hasPicture ? new URL(picture, listUrl).href : null,
    createdAt: parseMoment(item.createdAt),
  };
}

function cleanTexts(fields: Record<string, string | null>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text && cleanText(text)]));
}

/** Returns a stable UUID for an item of a host. */
function createOriginId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(parts.join("\0")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @param stored a text, or milliseconds */
function parseMoment(stored: string | number | null | undefined): string | null {
  const moment = new Date(stored ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

class HostError extends TransferError {
  constructor(
    url: URL,
    readonly status: number,
  ) {
    super(`${url.href} returned status ${status}.`);
  }
}

async function fetchWithRetries(url: URL, hostName: string, pausesMs: readonly number[]): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await followRedirects(url, hostName);
    } catch (error) {
      const isFinal = error instanceof HostError && error.status < 500 && error.status !== 429;
      const pauseMs = pausesMs[attempt];
      if (isFinal || error instanceof RefusedAddressError || pauseMs === undefined) throw error;
      await wait(pauseMs);
    }
  }
}

/** Refuses private addresses, except the host that the operator named (`hostName`). */
async function followRedirects(url: URL, hostName: string): Promise<Response> {
  let currentUrl = url;
  for (let redirectCount = 0; redirectCount <= MAX_REDIRECTS; redirectCount += 1) {
    if (!/^https?:$/.test(currentUrl.protocol))
      throw new RefusedAddressError(`Addresses with ${currentUrl.protocol} are not supported.`);
    const isNamedHost = currentUrl.host === hostName;
    const refusal = new RefusedAddressError(`${url.href} leads to the private address ${currentUrl.host}.`);
    if (!isNamedHost && isPrivateHost(currentUrl.hostname)) throw refusal;
    const response = await fetch(currentUrl, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isNamedHost && { dispatcher: publicHostsAgent }),
    }).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof PrivateAddressError) throw refusal;
      const reason = error instanceof Error ? error.message : String(error);
      throw new TransferError(`${currentUrl.href} cannot be reached: ${reason}.`);
    });
    if (response.ok && response.body) return response;
    await response.body?.cancel();
    const location = response.headers.get("Location");
    if (response.status < 300 || response.status > 399 || !location)
      throw new HostError(currentUrl, response.status);
    currentUrl = new URL(location, currentUrl);
  }
  throw new RefusedAddressError(`${url.href} redirects too often.`);
}

class RefusedAddressError extends TransferError {}

async function* readBody({ body, url }: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of Readable.fromWeb(body as ReadableStream<Uint8Array>)) {
      size += (chunk as Uint8Array).byteLength;
      if (size > maxBytes) throw new TransferError(`${url} is larger than ${maxBytes} bytes.`);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    if (error instanceof TransferError) throw error;
    throw new TransferError(
      `The download of ${url} failed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
