import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { Agent, createServer } from "node:https";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { listen } from "./free-port.mjs";

/** A request to the push service. */
interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A test double of a browser vendor's push service, reachable at https://127.0.0.1. */
export interface PushService {
  url: string;
  /** Trusts the certificate of the service. */
  agent: Agent;
  received: ReceivedPush[];
  /** Sets the status of later responses; null closes the connection instead. */
  setStatus: (status: number | null) => void;
  /** Makes later responses endless; resolves when the first client has disconnected. */
  respondEndlessly: () => Promise<void>;
  close: () => Promise<void>;
}

/** For 127.0.0.1 in tests only; not a secret. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUF0sfoE4wj4tB539Z4R7gBVix0qEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjE2NTExOVoYDzIxMjYxMDI5
MTY1MTE5WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT19doFhKjnYJ9V2+Qe2zRi2w2KtrN20/U4tyaQXwc/suR5h3jwXwRf
j2wj0Y5uyPqhqZB5gHzkvyc2ViloZ56go2QwYjAdBgNVHQ4EFgQUkhVfgJPr4QmI
wUb59rLk1fQyTaUwHwYDVR0jBBgwFoAUkhVfgJPr4QmIwUb59rLk1fQyTaUwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQDxD5HfUjev55TO+NjUmPatVDpMWoBADpvHRPdAQCW0jAIhAJhaP0XY2Fsd07aE
NsE6mD/jNUiolf2eXeJ9EVHP7+AV
-----END CERTIFICATE-----`;
const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYJjCwytHEwcVgo8h
RLxOL1vCxQ9DCINPCTcy5n8Hi1uhRANCAAT19doFhKjnYJ9V2+Qe2zRi2w2KtrN2
0/U4tyaQXwc/suR5h3jwXwRfj2wj0Y5uyPqhqZB5gHzkvyc2ViloZ56g
-----END PRIVATE KEY-----`;

export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  let status: number | null = 201;
  let onDisconnect: (() => void) | null = null;
  const server = createServer({ key: certificateKey, cert: certificate }, async (request, response) => {
    const body = await buffer(request);
    if (status === null) return void request.socket.destroy();
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(status);
    if (!onDisconnect) return void response.end();
    response.once("close", onDisconnect);
    const endlessBody = new Readable({ read: () => void endlessBody.push(Buffer.alloc(16_384)) });
    endlessBody.pipe(response);
    response.once("close", () => endlessBody.destroy());
  });
  const port = await listen(server);
  const agent = new Agent({ ca: certificate });
  return {
    url: `https://127.0.0.1:${port}`,
    agent,
    received,
    setStatus: (value) => {
      status = value;
    },
    respondEndlessly: () =>
      new Promise((resolve) => {
        onDisconnect = resolve;
      }),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A subscribing browser: its keys for the site, and how it decrypts messages (RFC 8291). */
export function makeBrowserKeys() {
  const keyPair = createECDH("prime256v1");
  const publicKey = keyPair.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): string => {
    const [messageSalt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
    const senderKey = body.subarray(21, 21 + idLength);
    const ciphertext = body.subarray(21 + idLength);
    const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync("sha256", key, salt, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
    const secret = derive(keyPair.computeSecret(senderKey), auth, info, 32);
    const key = derive(secret, messageSalt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, messageSalt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(ciphertext.subarray(-16));
    const padded = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  };
  return { keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") }, decrypt };
}

/** Returns the claims of a VAPID header if its key signed them; otherwise null. */
export function verifyVapidHeader(header: string): { key: string; claims: Record<string, unknown> } | null {
  const { token = "", key = "" } = /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(header)?.groups ?? {};
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
  });
  const signedData = Buffer.from(`${head}.${claims}`);
  const verifyKey = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signedData, verifyKey, Buffer.from(signature, "base64url"))) return null;
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
}
