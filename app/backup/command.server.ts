import { createReadStream } from "node:fs";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { imageStore } from "~/images/store.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { FolderLockedError } from "~/server/db/lock.server";
import { runShutdown } from "~/server/shutdown.server";
import { RestoreError, restoreBackup } from "./restore-backup.server";
import { openRunningBackup } from "./running-site.server";
import { backUpSite } from "./write-backup.server";

const usage = "npm run backup -- FILE    or    npm run restore -- FILE    (- is standard output or input)";
const commands = new Map([
  ["backup", backUp],
  ["restore", restore],
]);

/**
 * The commands `backup` and `restore`, each with a file or `-`. What there is to say goes to standard error.
 * @returns the exit code: 0, or 1 when it failed, or 2 when it was called wrongly
 */
export async function runCommand([name = "", file, ...more]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (!command || !file || more.length > 0) {
    say(usage);
    return 2;
  }
  let code = 0;
  try {
    say(await command(file));
  } catch (error) {
    say(error instanceof RestoreError ? error.message : `${name} failed: ${describe(error)}`);
    code = 1;
  }
  return (await runShutdown()) ? code : 1;
}

async function backUp(file: string): Promise<string> {
  if (file === "-") await copyBackup(process.stdout);
  else await writeWhole(file, copyBackup);
  return `The backup is in ${file === "-" ? "standard output" : file}. It holds customers' data and the site's secret.`;
}

/** Reads the database itself, or has the running site do so when that one has the embedded database open. */
async function copyBackup(out: Writable): Promise<void> {
  try {
    await backUpSite(out);
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    await pipeline(await openRunningBackup(), out);
  }
}

/** A file of that name is whole: until then it has another. */
async function writeWhole(path: string, write: (out: Writable) => Promise<void>): Promise<void> {
  const draft = `${path}.unfinished`;
  try {
    const file = await open(draft, "w", 0o600);
    await write(file.createWriteStream({ flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function restore(file: string): Promise<string> {
  const source = file === "-" ? process.stdin : createReadStream(file);
  const { madeAt, rows } = await restoreBackup(source, { db, store: imageStore, keepSecret });
  return `Restored the backup of ${madeAt}: ${rows} rows and all files.`;
}

/** The folder's own secret is left as it is, and a setting goes before either. */
async function keepSecret(secret: string): Promise<void> {
  await writeFile(join(config.dataDir, "session-secret"), secret, { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
}

function describe(error: unknown): string {
  if (error instanceof Response) return "the database cannot be reached.";
  return error instanceof Error ? error.message : String(error);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
