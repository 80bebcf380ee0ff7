import { createReadStream, existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { imageStore } from "~/images/image-store.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { onShutdown, runShutdown } from "~/server/shutdown.server";
import { TransferError } from "~/transfer/import-source";
import { exportTo, importFrom } from "~/transfer/transfer-commands.server";
import { proveBackup } from "./backup/prove-backup.server";
import { RestoreError, restoreBackup } from "./backup/restore-backup.server";
import { saveArchive } from "./backup/running-site.server";
import { backUpSite } from "./backup/write-backup.server";

const usage = `npm run backup -- FILE
npm run restore -- FILE
npm run export -- FILE
npm run import -- FILE|URL [--write]
(- is standard output or input; not for an import)`;

const commands = new Map<string, (file: string, isWrite: boolean) => Promise<string>>([
  ["backup", backUp],
  ["restore", restore],
  ["prove", prove],
  ["export", exportTo],
  ["import", importFrom],
]);

/**
 * The commands of `npm run`, each with a file; `backup`, `restore` and `export` also with `-`, `import` with an address and `--write`
 * too. What there is to say goes to standard error.
 * @returns the exit code: 0, or 1 when it failed, or 2 when it was called wrongly
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  const isWrite = name === "import" && args.includes("--write");
  const [file, ...more] = isWrite ? args.filter((arg) => arg !== "--write") : args;
  if (!command || !file || more.length > 0) {
    say(usage);
    return 2;
  }
  let code = 0;
  try {
    say(await command(file, isWrite));
  } catch (error) {
    const isSaid = error instanceof RestoreError || error instanceof TransferError;
    say(isSaid ? error.message : `${name} failed: ${describe(error)}`);
    code = 1;
  }
  return (await runShutdown()) ? code : 1;
}

async function backUp(file: string): Promise<string> {
  const place = await saveArchive(file, "/admin/backup", backUpSite);
  return `The backup is in ${place}. It contains customers' data and the site's secret.`;
}

async function restore(file: string): Promise<string> {
  const source = file === "-" ? process.stdin : createReadStream(file);
  const made = [config.dataDir, join(config.dataDir, "database")].find((path) => !existsSync(path));
  let isDone = false;
  // A refused restore leaves nothing behind. Registered before the database is opened, this runs after it is closed.
  onShutdown(
    "removal of what was restored",
    async () => {
      if (made && !isDone) await rm(made, { recursive: true, force: true });
    },
    "storage",
  );
  const { madeAt, rows } = await restoreBackup(source, { db, store: imageStore, storeSecret });
  isDone = true;
  return `Restored the backup of ${madeAt}: ${rows} rows and all files.`;
}

async function prove(file: string): Promise<string> {
  const missing = await proveBackup(file);
  // The nightly backup reads it there.
  if (missing !== null) process.stdout.write(`${missing}\n`);
  return "The backup was restored into a throw-away database and has the same rows.";
}

/** The folder's own secret is left as it is, and a setting goes before either. */
async function storeSecret(secret: string): Promise<void> {
  // On PostgreSQL nothing has made the folder yet.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
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
