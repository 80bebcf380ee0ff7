import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import type { Config } from "~/runtime/config.server";
import { BucketError } from "~/runtime/failure.server";
import { withTimeout } from "~/runtime/with-timeout.server";

const retries = 3;

/** In characters: a message may be long and repeats the request. */
const maxReasonLength = 300;

interface BucketFile {
  name: string;
  modifiedAt: Date;
}

/** A bucket of S3 or a compatible service, addressed by path. Methods throw when the service fails. */
export interface Bucket {
  put(name: string, data: Buffer | Blob): Promise<void>;
  /** Null when missing. The timeout covers the response headers; the body may arrive slowly. */
  open(name: string): Promise<Response | null>;
  /** Succeeds for a missing file. */
  delete(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<BucketFile>;
  /** @throws {BucketError} when the settings do not open the bucket now */
  check(): Promise<void>;
}

const settingsByCode: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID",
  NoSuchBucket: "S3_BUCKET",
  AuthorizationHeaderMalformed: "S3_REGION",
  PermanentRedirect: "S3_REGION",
};

/** @param timeoutMs timeout of a response; an upload gets ten more minutes */
export function openBucket(
  { endpoint, bucket, ...account }: NonNullable<Config["s3"]>,
  timeoutMs = 30_000,
): Bucket {
  const client = new AwsClient({ ...account, service: "s3", retries });
  const { host } = new URL(endpoint);
  const root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;

  async function send(method: string, path: string, body?: Buffer | Blob): Promise<Response> {
    const headers = { "X-Amz-Content-Sha256": await hashBody(body) };
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : (body ?? null);
    const late = new AbortController();
    const answering = client.fetch(`${root}${path}`, { method, headers, body: content, signal: late.signal });
    const reached = answering.catch((error: unknown) => {
      throw new BucketError(`${host} (S3_ENDPOINT) cannot be reached: ${nameNetworkFailure(error)}`);
    });
    const answer = await withTimeout(reached, timeoutMs + (body instanceof Blob ? 600_000 : 0), () => {
      late.abort();
      throw new BucketError(`${host} (S3_ENDPOINT) does not answer to ${method} ${path}`);
    });
    if (answer.ok || answer.status === 404) return answer;
    throw await describeRefusal(answer, `${method} ${path}`);
  }

  async function describeRefusal(answer: Response, request: string): Promise<BucketError> {
    const text = await answer.text();
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    const setting = settingsByCode[code] ?? (answer.status === 403 ? "S3_SECRET_ACCESS_KEY" : "S3_ENDPOINT");
    const reason = code || text.slice(0, maxReasonLength);
    return new BucketError(`${host} (${setting}) answered ${answer.status} to ${request}: ${reason}`);
  }

  return {
    async put(name, data) {
      const answer = await send("PUT", `/${name}`, data);
      await answer.arrayBuffer();
      if (!answer.ok) throw new BucketError(`${host} has no bucket ${bucket} (S3_BUCKET)`);
    },

    async check() {
      const answer = await send("GET", "/?list-type=2&max-keys=1");
      await answer.body?.cancel();
      if (!answer.ok) throw new BucketError(`${host} has no bucket ${bucket} (S3_BUCKET)`);
    },

    async open(name) {
      const answer = await send("GET", `/${name}`);
      if (answer.ok) return answer;
      await answer.body?.cancel();
      return null;
    },

    async delete(name) {
      await (await send("DELETE", `/${name}`)).body?.cancel();
    },

    async *list(prefix) {
      for (let last = ""; ; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...(last && { "start-after": last }) });
        const page = readPage(await (await send("GET", `/?${query}`)).text());
        yield* page.files;
        if (!page.isTruncated) return;
        last = page.files.at(-1)?.name ?? "";
      }
    },
  };
}

/** fetch puts the reason in the error's cause. */
function nameNetworkFailure(error: unknown): string {
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

/** The names of the site's files need no unescaping. */
function readPage(xml: string): { files: BucketFile[]; isTruncated: boolean } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    name: /<Key>(.*?)<\/Key>/s.exec(content)?.[1] ?? "",
    modifiedAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(content)?.[1] ?? ""),
  }));
  return { files, isTruncated: files.length > 0 && /<IsTruncated>true</.test(xml) };
}

/** Named by the id created with the site's database. */
export async function findBucketFolder(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from site`.execute(db);
  return `sites/${rows[0]?.id}/`;
}
