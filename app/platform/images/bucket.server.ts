import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { Config } from "~/platform/runtime/config.server";
import { BucketError } from "~/platform/runtime/failure.server";
import { withTimeout } from "~/platform/runtime/tasks.server";

const RETRIES = 3;

/** In characters. A service's message may be long and repeat the request. */
const MAX_REASON_LENGTH = 300;

interface BucketFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** A bucket of S3 or a compatible service, addressed by path. Methods throw when the service fails. */
export interface Bucket {
  put(name: string, data: Buffer | Blob): Promise<void>;
  /** Returns null for a missing file. The timeout covers only the response headers. */
  open(name: string): Promise<Response | null>;
  /** Also succeeds for a missing file. */
  delete(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<BucketFile>;
  /** @throws {BucketError} when the bucket cannot be used with these settings */
  check(): Promise<void>;
}

const settingsByCode: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID",
  NoSuchBucket: "S3_BUCKET",
  AuthorizationHeaderMalformed: "S3_REGION",
  PermanentRedirect: "S3_REGION",
};

/** @param timeoutMs timeout of a response; an uploaded `Blob`, such as a backup, gets ten more minutes */
export function openBucket(
  { endpoint, bucket, ...account }: NonNullable<Config["s3"]>,
  timeoutMs = 30_000,
): Bucket {
  const client = new AwsClient({ ...account, service: "s3", retries: RETRIES });
  const { host } = new URL(endpoint);
  const root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;

  async function send(method: string, path: string, body?: Buffer | Blob): Promise<Response> {
    const headers = { "X-Amz-Content-Sha256": await hashBody(body) };
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : (body ?? null);
    const timeout = new AbortController();
    const request = client.fetch(`${root}${path}`, {
      method,
      headers,
      body: content,
      signal: timeout.signal,
    });
    const responsePromise = request.catch((error: unknown) => {
      throw new BucketError(`${host} (S3_ENDPOINT) cannot be reached: ${findNetworkReason(error)}`);
    });
    const response = await withTimeout(
      responsePromise,
      timeoutMs + (body instanceof Blob ? 600_000 : 0),
      () => {
        timeout.abort();
        throw new BucketError(`${host} (S3_ENDPOINT) does not respond to ${method} ${path}`);
      },
    );
    if (response.ok || response.status === 404) return response;
    throw await createRefusalError(response, `${method} ${path}`);
  }

  async function createRefusalError(response: Response, request: string): Promise<BucketError> {
    const text = await response.text();
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    const setting =
      settingsByCode[code] ?? (response.status === 403 ? "S3_SECRET_ACCESS_KEY" : "S3_ENDPOINT");
    const reason = code || text.slice(0, MAX_REASON_LENGTH);
    return new BucketError(`${host} (${setting}) returned ${response.status} for ${request}: ${reason}`);
  }

  return {
    async put(name, data) {
      const response = await send("PUT", `/${name}`, data);
      await response.arrayBuffer();
      if (!response.ok) throw new BucketError(`${host} has no bucket ${bucket} (S3_BUCKET)`);
    },

    async check() {
      const response = await send("GET", "/?list-type=2&max-keys=1");
      await response.body?.cancel();
      if (!response.ok) throw new BucketError(`${host} has no bucket ${bucket} (S3_BUCKET)`);
    },

    async open(name) {
      const response = await send("GET", `/${name}`);
      if (response.ok) return response;
      await response.body?.cancel();
      return null;
    },

    async delete(name) {
      await (await send("DELETE", `/${name}`)).body?.cancel();
    },

    async *list(prefix) {
      for (let lastName = ""; ; ) {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix,
          ...(lastName && { "start-after": lastName }),
        });
        const page = readPage(await (await send("GET", `/?${query}`)).text());
        yield* page.files;
        if (!page.isTruncated) return;
        lastName = page.files.at(-1)?.name ?? "";
      }
    },
  };
}

/** `fetch` stores the reason in the error's cause. */
function findNetworkReason(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as NodeJS.ErrnoException;
  return code ?? message;
}

async function hashBody(body: Buffer | Blob | undefined): Promise<string> {
  const hash = createHash("sha256");
  if (body instanceof Blob)
    for await (const chunk of Readable.fromWeb(body.stream() as ReadableStream)) hash.update(chunk);
  else hash.update(body ?? "");
  return hash.digest("hex");
}

/** Reads a page of the list. The site's file names contain no escaped characters. */
function readPage(xml: string): { files: BucketFile[]; isTruncated: boolean } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    name: /<Key>(.*?)<\/Key>/s.exec(content)?.[1] ?? "",
    bytes: Number(/<Size>(\d+)<\/Size>/.exec(content)?.[1] ?? 0),
    modifiedAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(content)?.[1] ?? ""),
  }));
  return { files, isTruncated: files.length > 0 && /<IsTruncated>true</.test(xml) };
}

/** Returns the site's folder, named after the id of its database. */
export async function findBucketFolder(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from site`.execute(db);
  return `sites/${rows[0]?.id}/`;
}
