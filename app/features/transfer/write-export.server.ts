import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { BYTE_ORDER_MARK, exportEnquiries, formatCsvLine } from "~/features/enquiries/enquiries-csv.server";
import { writeReceiptsCsv } from "~/features/orders/receipts-csv.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { type ArchivedFile, writeArchive } from "~/platform/backup/archive.server";
import { type Database, db } from "~/platform/database/database.server";
import { type ImageStore, imageStore } from "~/platform/images/image-store.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import {
  type ExportedFiles,
  exportEnquiryRows,
  exportGallery,
  exportProjects,
  exportRates,
  exportTestimonials,
} from "./export-rows.server";
import { DESCRIPTION, EXPORT_FORMAT, type ExportedList, exportedLists } from "./exported";
import { exportOrphanedQuotations } from "./quotation-rows.server";

interface ExportSource {
  db: Database;
  store: Pick<ImageStore, "open">;
  spoolFolder: string;
}

type ToSpoolPath = (name: string) => string;

const listNames = [...exportedLists.flatMap((list) => [`${list}.json`, `${list}.csv`]), "receipts.csv"];

export interface PreparedExport {
  /** @throws when the store or the receiver fails */
  write: (out: Writable) => Promise<void>;
}

/**
 * Writes all lists of one snapshot to temporary files, so that a slow receiver does not prolong a transaction, and database
 * errors occur before the first byte is sent. `write` then sends them with their files as one compressed tar archive.
 * @throws when the database or the disk fails
 */
export async function prepareExport(source: ExportSource): Promise<PreparedExport> {
  await mkdir(source.spoolFolder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const toSpoolPath: ToSpoolPath = (name) => join(source.spoolFolder, `${id}-${name}`);
  const removeLists = async () => {
    for (const name of listNames) await rm(toSpoolPath(name), { force: true });
  };
  try {
    const files = await spoolLists(source.db, toSpoolPath);
    return {
      write: async (out) => {
        try {
          await writeArchive(listFiles(source.store, toSpoolPath, files), out);
        } finally {
          await removeLists();
        }
      },
    };
  } catch (error) {
    await removeLists();
    throw error;
  }
}

async function spoolLists(db: Database, toSpoolPath: ToSpoolPath): Promise<ExportedFiles> {
  const files: ExportedFiles = new Map();
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await spoolList(toSpoolPath, "projects", exportProjects(trx, files), true);
      await spoolList(toSpoolPath, "gallery", exportGallery(trx, files), true);
      await spoolList(toSpoolPath, "testimonials", exportTestimonials(trx), true);
      await spoolList(toSpoolPath, "enquiries", exportEnquiryRows(trx, files), false);
      await spoolList(toSpoolPath, "quotations", exportOrphanedQuotations(trx), false);
      const newFile = { flag: "wx", mode: 0o600 };
      await writeFile(toSpoolPath("quotations.csv"), await writeAcceptedCsv(trx), newFile);
      await writeFile(toSpoolPath("receipts.csv"), await writeReceiptsCsv(trx), newFile);
      await spoolList(toSpoolPath, "rates", exportRates(trx), true);
      const csv = await open(toSpoolPath("enquiries.csv"), "wx", 0o600);
      try {
        for await (const lines of exportEnquiries(trx, null)) await csv.write(lines);
      } finally {
        await csv.close();
      }
    });
  return files;
}

/** Writes one row per line. `hasCsv` is false for a list with its own CSV format. */
async function spoolList(
  toSpoolPath: ToSpoolPath,
  name: ExportedList,
  batches: AsyncIterable<readonly object[]>,
  hasCsv: boolean,
): Promise<void> {
  const json = await open(toSpoolPath(`${name}.json`), "wx", 0o600);
  const csv = hasCsv ? await open(toSpoolPath(`${name}.csv`), "wx", 0o600) : null;
  try {
    let isFirst = true;
    await json.write("[");
    for await (const rows of batches) {
      for (const row of rows) {
        if (isFirst) await csv?.write(BYTE_ORDER_MARK + formatCsvLine(Object.keys(row)));
        await json.write(`${isFirst ? "\n" : ",\n"}${JSON.stringify(row)}`);
        await csv?.write(formatCsvLine(Object.values(row).map(formatCell)));
        isFirst = false;
      }
    }
    await json.write("\n]\n");
  } finally {
    await json.close();
    await csv?.close();
  }
}

function formatCell(value: unknown): string {
  return Array.isArray(value) ? JSON.stringify(value) : String(value ?? "");
}

async function* listFiles(
  store: ExportSource["store"],
  toSpoolPath: ToSpoolPath,
  files: ExportedFiles,
): AsyncGenerator<ArchivedFile> {
  const description = { format: EXPORT_FORMAT, madeAt: new Date().toISOString() };
  yield { name: DESCRIPTION, content: JSON.stringify(description) };
  for (const name of listNames) {
    const path = toSpoolPath(name);
    const { size } = await stat(path);
    yield { name, mode: 0o600, content: { size, body: createReadStream(path) } };
  }
  for (const [name, key] of files) {
    const file = await store.open(key);
    // Null if the file was deleted after the lists were read.
    if (file) yield { name, mode: 0o600, content: file };
  }
}

/**
 * Records the export in the privacy log, because it contains personal data.
 * @param author username of the admin, or the command
 * @throws when the database or the disk fails
 */
export async function exportSite(author: string): Promise<PreparedExport> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("count"))
    .where("status", "<>", "trash")
    .executeTakeFirstOrThrow();
  await addToPrivacyLog(db, { act: "exported", author, enquiries: Number(count) });
  return await prepareExport({ db, store: imageStore, spoolFolder: uploadDirectory });
}
