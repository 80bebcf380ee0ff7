import type { Database } from "~/platform/database/database.server";
import { logger } from "~/platform/runtime/logger.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { atIndianTime, DAY_MS, toIndianDay } from "~/platform/time/time";
import { sentTotalsSchema } from "./quotation";
import { isUnaltered } from "./record-hash.server";
import type { RecordFault } from "./tables";
import { MAX_ROUND_OFF, type QuotationTotals } from "./totals";

/** Few enough to leave time for requests between the batches. */
const BATCH_SIZE = 100;

/** Checks every sent version against its hash and marks those that differ. Returns the number of versions by fault. */
export async function checkRecords(db: Database): Promise<Record<RecordFault, number>> {
  const counts = { altered: 0, total: 0 };
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom("quotation_versions")
      .select(["id", "content", "totals", "sha256", "totals_sha256", "choice", "fault"])
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) {
      const fault = findFault(row);
      if (fault) counts[fault] += 1;
      if (fault !== row.fault)
        await db.updateTable("quotation_versions").set({ fault }).where("id", "=", row.id).execute();
    }
    const last = rows.at(-1);
    if (!last) return counts;
    lastId = last.id;
  }
}

function findFault(row: Parameters<typeof isUnaltered>[0]): RecordFault | null {
  if (!isUnaltered(row)) return "altered";
  return hasWrongTotal(sentTotalsSchema.parse(row.totals)) ? "total" : null;
}

/** When totals were first stored, a version kept its total even if its lines gave another one. */
function hasWrongTotal({ roundOff }: QuotationTotals): boolean {
  return Math.abs(roundOff) > MAX_ROUND_OFF;
}

/** Lists the sent versions that failed their last check, for the System screen. */
export async function listFaultyRecords(db: Database) {
  return await db
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(["q.id as quotationId", "q.enquiry_id as enquiryId", "q.number", "v.version", "v.fault"])
    .where("v.fault", "is not", null)
    .orderBy("v.id")
    .limit(50)
    .execute();
}

/** Indian time, after the nightly backup. */
const CHECK_TIME = "03:30";

/** Checks at the start and every night. Returns a function that stops the checks. */
export function startRecordChecks(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  const check = async () => {
    const counts = await checkRecords(db);
    if (counts.altered + counts.total > 0) logger.error(counts, "sent quotations are not as they were sent");
    const now = new Date();
    const due = atIndianTime(toIndianDay(now), CHECK_TIME).getTime() - now.getTime();
    return due > 0 ? due : due + DAY_MS;
  };
  return startPeriodicTask(check, { intervalMs: DAY_MS, onFailure }).stop;
}
