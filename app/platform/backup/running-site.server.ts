import { createHmac, timingSafeEqual } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { FolderLockedError } from "~/platform/database/folder-lock.server";
import { config } from "~/platform/runtime/config.server";
import { getSessionSecrets } from "~/platform/runtime/session-secret.server";
import { writeAtomically } from "./backup-folder.server";

type ArchivePath = "/admin/backup" | "/admin/export";

/** Maximum time between signing and checking. */
const LIFETIME_MS = 60_000;

const wildcardAddresses = new Set(["0.0.0.0", "::", ""]);

/**
 * Saves an archive to a file, or to standard output (`-`). Returns the destination for a message.
 * @param path URL path of the same archive on the running site, used while that site has the embedded database open
 */
export async function saveArchive(
  file: string,
  path: ArchivePath,
  write: (out: Writable) => Promise<unknown>,
): Promise<string> {
  const save = async (out: Writable) => {
    try {
      await write(out);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await pipeline(await openRunningArchive(path), out);
    }
  };
  if (file !== "-") await writeAtomically(file, save);
  else await save(process.stdout);
  return file === "-" ? "standard output" : file;
}

/** Requests an archive from the running site, signed with its secret. @throws when the response is not an archive */
async function openRunningArchive(path: ArchivePath): Promise<Readable> {
  const host = wildcardAddresses.has(config.host) ? "127.0.0.1" : config.host;
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${config.port}`;
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { Authorization: `Backup ${signTimestamp(Date.now())}` },
    redirect: "manual",
  });
  if (response.status !== 200 || !response.body) {
    throw new Error(
      `the running site returned ${response.status}. Check that PORT and DATA_DIR match its settings.`,
    );
  }
  return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
}

/** @throws {Response} 401 for a backup command with a wrong signature */
export function isBackupCommand(request: Request): boolean {
  const authorization = request.headers.get("Authorization") ?? "";
  if (!/^backup\b/i.test(authorization)) return false;
  if (!hasValidSignature(authorization))
    throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return true;
}

function hasValidSignature(authorization: string): boolean {
  // Leading zeros are refused, so that each time has only one notation.
  const match = /^Backup (([1-9]\d{0,14})\.[0-9a-f]{64})$/.exec(authorization);
  if (!match?.[1] || Math.abs(Date.now() - Number(match[2])) > LIFETIME_MS) return false;
  return timingSafeEqual(Buffer.from(match[1]), Buffer.from(signTimestamp(Number(match[2]))));
}

function signTimestamp(timestamp: number): string {
  const hmac = createHmac("sha256", getSessionSecrets()[0] ?? "");
  return `${timestamp}.${hmac.update(`backup ${timestamp}`).digest("hex")}`;
}
