import { stat } from "node:fs/promises";
import { saveArchive } from "~/backup/running-site.server";
import { db } from "~/server/db/database.server";
import { FolderLockedError } from "~/server/db/lock.server";
import { migrateToLatest } from "~/server/db/migrate.server";
import { openEarlierHost } from "./earlier-host.server";
import { exportedLists } from "./exported";
import type { ImportReport } from "./import-plan.server";
import { importRows, tryImport } from "./import-rows.server";
import { type ImportSource, TransferError } from "./import-source";
import { openArchive } from "./read-archive.server";
import { exportSite } from "./write-export.server";

/** Who the privacy log says has made an export. */
const COMMAND = "npm run export";

/** Writes an export into a file, or to standard output (`-`). @returns what there is to say */
export async function exportTo(file: string): Promise<string> {
  const place = await saveArchive(file, "/admin/export", async (out) =>
    (await exportSite(COMMAND)).write(out),
  );
  return `The export is in ${place}. It contains customers' data.`;
}

/**
 * Imports an export from a file, or projects and gallery from the API of the site's earlier host.
 * @param isWrite whether to do so; else it is said what would be done
 * @returns what there is to say
 * @throws {TransferError} when there is nothing that can be imported, or something of it could not be
 */
export async function importFrom(from: string, isWrite: boolean): Promise<string> {
  const source = await openSource(from);
  try {
    await migrateToLatest(db);
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new TransferError(
      `The site is running and has its database open: stop it first. (${error.message})`,
    );
  }
  const report = isWrite ? await importRows(db, source) : await tryImport(db, source);
  const said = describeReport(report, isWrite);
  if (report.problems.length > 0) throw new TransferError(said);
  return said;
}

async function openSource(from: string): Promise<ImportSource> {
  if (/^https?:\/\//.test(from)) return await openEarlierHost(from);
  const found = await stat(from).catch(() => null);
  if (!found?.isFile()) throw new TransferError(`There is no file ${from}.`);
  return await openArchive(from);
}

/** A report in lines for the operator. */
function describeReport({ tallies, problems }: ImportReport, isWrite: boolean): string {
  const would = isWrite ? "" : "would be ";
  const lines = exportedLists.map((list) => {
    const { added, changed, left, refused } = tallies[list];
    const rest = refused > 0 ? `, ${refused} cannot be imported` : "";
    return `${list}: ${added} ${would}added, ${changed} ${would}changed, ${left} left as they are${rest}`;
  });
  const end = isWrite ? "Imported." : "Nothing was changed. Add --write to import.";
  return [...lines, ...problems.map((problem) => `! ${problem}`), end].join("\n");
}
