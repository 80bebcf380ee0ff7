import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { listen } from "./free-port.mjs";

/** The connection details for a client. */
const account = {
  region: "eu-test-1",
  bucket: "pictures",
  accessKeyId: "KEYID",
  secretAccessKey: "a secret",
};

/** Names per page of a list; few, so that lists have several pages. */
const pageSize = 1;

/**
 * Starts a server on 127.0.0.1 that stores one bucket in memory and supports the part of S3 that the image store uses. It
 * verifies the signature of each request and refuses wrong ones with 403.
 */
export async function startS3Server() {
  const files = new Map<string, { data: Buffer; modifiedAt: Date }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const [, bucket, name] = /^\/([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
    const file = files.get(name ?? "");
    if ((await findExpectedSignature(request, url, body)) !== request.headers.authorization)
      response.writeHead(403).end("<Error/>");
    else if (bucket !== account.bucket) response.writeHead(404).end("<Error/>");
    else if (name === "") response.end(writeListing(url.searchParams, files));
    else if (request.method === "PUT")
      response.end(void files.set(name ?? "", { data: body, modifiedAt: new Date() }));
    else if (request.method === "DELETE") response.writeHead(204).end(void files.delete(name ?? ""));
    else if (file) response.writeHead(200, { "Content-Length": file.data.length }).end(file.data);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  });
  const port = await listen(server);
  return { ...account, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function writeListing(
  query: URLSearchParams,
  files: Map<string, { data: Buffer; modifiedAt: Date }>,
): string {
  const startAfter = query.get("start-after") ?? "";
  const names = [...files.keys()]
    .filter((name) => name.startsWith(query.get("prefix") ?? "") && name > startAfter)
    .sort();
  const contents = names.slice(0, pageSize).map((name) => {
    const modifiedAt = files.get(name)?.modifiedAt.toISOString();
    return `<Contents><Key>${name}</Key><Size>${files.get(name)?.data.length ?? 0}</Size><LastModified>${modifiedAt}</LastModified></Contents>`;
  });
  const isTruncated = names.length > pageSize;
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

/** The expected Authorization header of a request (AWS Signature Version 4). */
async function findExpectedSignature(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<string | null> {
  const hash = createHash("sha256").update(body).digest("hex");
  const signer = new AwsV4Signer({
    ...account,
    method,
    url: url.href,
    headers: { "X-Amz-Content-Sha256": hash },
    datetime: String(headers["x-amz-date"]),
    service: "s3",
  });
  return (await signer.sign()).headers.get("Authorization");
}
