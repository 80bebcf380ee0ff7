import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** What a client needs to know of the server. */
const account = {
  region: "eu-test-1",
  bucket: "pictures",
  accessKeyId: "KEYID",
  secretAccessKey: "a secret",
};

/** Names a page of a list has; few, so that lists have pages. */
const pageSize = 1;

/**
 * Starts a server on 127.0.0.1 that keeps one bucket in memory and speaks as much of S3 as the image store does. It works
 * the signature of each request out anew and refuses wrong ones, with 403.
 */
export async function startS3Server() {
  const files = new Map<string, { data: Buffer; modifiedAt: Date }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, bucket, name] = /^\/([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
    const file = files.get(name ?? "");
    if (sign(request, url, body) !== request.headers.authorization) response.writeHead(403).end("<Error/>");
    else if (bucket !== account.bucket) response.writeHead(404).end("<Error/>");
    else if (name === "") response.end(list(url.searchParams, files));
    else if (request.method === "PUT")
      response.end(void files.set(name ?? "", { data: body, modifiedAt: new Date() }));
    else if (request.method === "DELETE") response.writeHead(204).end(void files.delete(name ?? ""));
    else if (file) response.writeHead(200, { "Content-Length": file.data.length }).end(file.data);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return { ...account, endpoint: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function list(query: URLSearchParams, files: Map<string, { modifiedAt: Date }>): string {
  const after = query.get("start-after") ?? "";
  const names = [...files.keys()]
    .filter((name) => name.startsWith(query.get("prefix") ?? "") && name > after)
    .sort();
  const contents = names.slice(0, pageSize).map((name) => {
    const modifiedAt = files.get(name)?.modifiedAt.toISOString();
    return `<Contents><Key>${name}</Key><LastModified>${modifiedAt}</LastModified></Contents>`;
  });
  const isTruncated = names.length > pageSize;
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

/** The Authorization header this request should have (AWS Signature Version 4). */
function sign({ method, headers }: IncomingMessage, url: URL, body: Buffer): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${account.region}/s3/aws4_request`;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    method,
    url.pathname,
    query.join("&"),
    ...names.split(";").map((name) => `${name}:${headers[name]}`),
    "",
    names,
    createHash("sha256").update(body).digest("hex"),
  ].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const secrets = [time.slice(0, 8), account.region, "s3", "aws4_request"];
  const key = secrets.reduce(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    Buffer.from(`AWS4${account.secretAccessKey}`),
  );
  const text = ["AWS4-HMAC-SHA256", time, scope, digest].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return `AWS4-HMAC-SHA256 Credential=${account.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
