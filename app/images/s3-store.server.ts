import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Config } from "~/server/config.server";
import { findImageOfKey } from "./image-key";
import type { ImageStore } from "./store.server";

/** The bucket may contain other things as well. */
const prefix = "images/";

/** Retries with backoff when the service is overloaded. */
const retries = 3;

/** Longest excerpt of an error message, in characters: it may be long and repeats the request. */
const longestReason = 300;

/**
 * Stores images in a bucket of S3 or a compatible service, addressed by path.
 * @param timeoutMs timeout of the answer; its body may then arrive slowly
 */
export function createS3Store(
  { endpoint, bucket, ...account }: NonNullable<Config["s3"]>,
  timeoutMs = 30_000,
): ImageStore {
  const client = new AwsClient({ ...account, service: "s3", retries });
  const root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;

  async function send(method: string, path: string, body?: Buffer): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error(`The image store does not answer to ${method} ${path}`)),
      timeoutMs,
    );
    const hash = createHash("sha256").update(body ?? "");
    const headers = { "X-Amz-Content-Sha256": hash.digest("hex") };
    const sent = { method, headers, body: body ? new Uint8Array(body) : null, signal: late.signal };
    const answer = await client.fetch(`${root}${path}`, sent).finally(() => clearTimeout(timer));
    if (answer.ok || answer.status === 404) return answer;
    const reason = (await answer.text()).slice(0, longestReason);
    throw new Error(`The image store answered ${answer.status} to ${method} ${path}: ${reason}`);
  }

  return {
    async put(key, data) {
      const answer = await send("PUT", `/${prefix}${key}`, data);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The image store has no bucket ${bucket}`);
    },

    async open(key) {
      const answer = await send("GET", `/${prefix}${key}`);
      if (answer.ok && answer.body)
        return { body: answer.body, size: Number(answer.headers.get("Content-Length")) };
      await answer.body?.cancel();
      return null;
    },

    async delete(key) {
      await (await send("DELETE", `/${prefix}${key}`)).body?.cancel();
    },

    async *list() {
      for (let last = ""; ; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...(last && { "start-after": last }) });
        const page = readPage(await (await send("GET", `/?${query}`)).text());
        for (const file of page.files) if (findImageOfKey(file.key)) yield file;
        if (!page.isTruncated) return;
        last = page.last;
      }
    },
  };
}

/** Reads a page of a list; names and dates of images need no unescaping. */
function readPage(xml: string) {
  const contents = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    name: /<Key>(.*?)<\/Key>/s.exec(content)?.[1] ?? "",
    modifiedAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(content)?.[1] ?? ""),
  }));
  return {
    files: contents.map(({ name, modifiedAt }) => ({ key: name.slice(prefix.length), modifiedAt })),
    isTruncated: contents.length > 0 && /<IsTruncated>true</.test(xml),
    last: contents.at(-1)?.name ?? "",
  };
}
