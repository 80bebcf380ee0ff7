import { createReadStream, existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { db } from "~/platform/database/database.server";
import { FolderLockedError } from "~/platform/database/folder-lock.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { config, settingWarnings } from "~/platform/runtime/config.server";
import { createFolder } from "~/platform/runtime/data-folder.server";
import { onShutdown, runShutdown } from "~/platform/runtime/shutdown.server";
import { repeatErasures } from "./features/privacy/person.server";
import { openEarlierHost } from "./features/transfer/earlier-host.server";
import { type ImportReport, importItems, TransferError } from "./features/transfer/import-items.server";
import { exportSite } from "./features/transfer/write-export.server";
import {
  ERASED_LIST_FILE,
  type ErasedOrigin,
  readErasedList,
  writeErasedList,
} from "./platform/backup/erased-list.server";
import { RestoreError, restoreBackup } from "./platform/backup/restore-backup.server";
import { testRestore } from "./platform/backup/test-restore.server";
import { backUpSite, saveArchive } from "./platform/backup/write-backup.server";
import { imageStore } from "./platform/images/image-store.server";
import { getBackupFolder } from "./platform/runtime/data-folder.server";
import { uploadDirectory } from "./platform/uploads/staged-file.server";

const usage = `npm run backup -- FILE
npm run restore -- FILE
npm run export -- FILE
npm run import -- URL [--write]
(FILE may be - for standard output or input)`;

const commands = new Map<string, (file: string, isWrite: boolean) => Promise<string>>([
  ["backup", backUpToFile],
  ["restore", restoreFromFile],
  ["test-restore", testArchive],
  ["export", exportToFile],
  ["import", importFromHost],
]);

/**
 * `backup`, `restore` and `export` accept `-`, `import` needs a URL and accepts `--write`. Messages go to standard error.
 * @returns the exit code: 0, 1 after a failure, or 2 for wrong usage
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  const isWrite = name === "import" && args.includes("--write");
  const [file, ...more] = isWrite ? args.filter((arg) => arg !== "--write") : args;
  if (!command || !file || more.length > 0) {
    print(usage);
    return 2;
  }
  for (const warning of settingWarnings) print(warning);
  let code = 0;
  try {
    print(await command(file, isWrite));
  } catch (error) {
    const isExpected = error instanceof RestoreError || error instanceof TransferError;
    print(isExpected ? error.message : `${name} failed: ${describeError(error)}`);
    code = 1;
  }
  return (await runShutdown()) ? code : 1;
}

async function backUpToFile(file: string): Promise<string> {
  const path = await saveArchive(file, "/admin/backup", backUpSite);
  return `The backup is in ${path}. It contains customers' data and the site's secret.`;
}

async function restoreFromFile(file: string): Promise<string> {
  const source = file === "-" ? process.stdin : createReadStream(file);
  const createdFolder = [config.dataDir, join(config.dataDir, "database")].find((path) => !existsSync(path));
  let isDone = false;
  // A refused restore leaves no data. The removal is registered before the database is opened, so it runs after the
  // database is closed.
  onShutdown(
    "removal of a failed restore",
    async () => {
      if (createdFolder && !isDone) await rm(createdFolder, { recursive: true, force: true });
    },
    "storage",
  );
  const erased = await findErased(file);
  const restored = await restoreBackup(source, {
    ...{ db, store: imageStore, storeSecret, spoolFolder: uploadDirectory },
    repeatErasures: (trx) => repeatErasures(trx, erased ?? [], "npm run restore"),
  });
  isDone = true;
  // Without an earlier list, a new one would claim that nothing else was erased.
  if (erased !== null) await writeErasedList(db, getBackupFolder(config.dataDir));
  const { madeAt, rows, reErasedCount } = restored;
  return `Restored the backup of ${madeAt}: ${rows} rows and all files.\n${describeErased(erased === null ? null : reErasedCount)}`;
}

/** Reads the lists beside the backup and in the data folder. Returns null if there are none. */
async function findErased(file: string): Promise<ErasedOrigin[] | null> {
  const folders =
    file === "-" ? [getBackupFolder(config.dataDir)] : [dirname(file), getBackupFolder(config.dataDir)];
  const lists = (await Promise.all(folders.map(readErasedList))).filter((list) => list !== null);
  return lists.length === 0 ? null : lists.flat();
}

function describeErased(enquiries: number | null): string {
  return enquiries === null
    ? `There is no ${ERASED_LIST_FILE} beside the backup. If people asked for erasure after the backup, erase their data again.`
    : `Enquiries erased again, because people asked for it after the backup: ${enquiries}.`;
}

async function testArchive(file: string): Promise<string> {
  const lostFilesMessage = await testRestore(file);
  // The nightly backup reads this line.
  if (lostFilesMessage !== null) process.stdout.write(`${lostFilesMessage}\n`);
  return "The backup was test-restored and has the same rows.";
}

/** Keeps a secret that the folder already has. SESSION_SECRET takes precedence over both. */
async function storeSecret(secret: string): Promise<void> {
  // On PostgreSQL the folder may not exist yet.
  createFolder(config.dataDir);
  await writeFile(join(config.dataDir, "session-secret"), secret, { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
}

const EXPORT_AUTHOR = "npm run export";

async function exportToFile(file: string): Promise<string> {
  const path = await saveArchive(file, "/admin/export", async (out) =>
    (await exportSite(EXPORT_AUTHOR)).write(out),
  );
  return `The export is in ${path}. It contains customers' data.`;
}

/**
 * Imports projects and gallery from the API of the earlier site. Without `isWrite`, only counts what would be added.
 * @throws {TransferError} when some or all of it cannot be imported
 */
async function importFromHost(url: string, isWrite: boolean): Promise<string> {
  if (!/^https?:\/\//.test(url))
    throw new TransferError("Enter the address of the earlier site, such as https://old-host.example.");
  const source = await openEarlierHost(url);
  try {
    await migrateToLatest(db, (migration) => print(`Updating the database: ${migration}`));
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new TransferError(`The site is running. Stop it first. (${error.message})`);
  }
  const report = await importItems(db, source, { isWrite });
  const summary = describeReport(report, isWrite);
  if (report.problems.length > 0) throw new TransferError(summary);
  return summary;
}

function describeReport({ tallies, problems }: ImportReport, isWrite: boolean): string {
  const lines = Object.entries({ projects: tallies.project, gallery: tallies.gallery }).map(
    ([list, tally]) => {
      const rest = tally.refused > 0 ? `, ${tally.refused} cannot be imported` : "";
      return `${list}: ${tally.added} ${isWrite ? "" : "would be "}added, ${tally.known} already here${rest}`;
    },
  );
  const end = isWrite ? "Imported." : "Nothing was changed. Add --write to import.";
  return [...lines, ...problems.map((problem) => `! ${problem}`), end].join("\n");
}

function describeError(error: unknown): string {
  if (error instanceof Response) return "the database cannot be reached.";
  return error instanceof Error ? error.message : String(error);
}

function print(text: string): void {
  process.stderr.write(`${text}\n`);
}
