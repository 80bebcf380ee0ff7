import { HOUR_MS } from "~/platform/time/time";
import type { SystemStatus } from "./status.server";

export type SystemWarning =
  | { kind: "database" | "noMail" | "backupFailed" | "backupOld" }
  | { kind: "stuckMail"; since: Date }
  | { kind: "undelivered"; count: number; enquiries: readonly number[] }
  | { kind: "disk"; free: number; reserve: number };

interface Settings {
  hasMail: boolean;
  hasBackups: boolean;
}

/** Ignores short outages of the mail server. */
const mailOverdueMs = HOUR_MS;
/** Tolerates one failed night. */
const backupOverdueMs = 48 * HOUR_MS;

/** Lists the most urgent first. `disk`: free bytes when low, and the limit below which uploads are refused. */
export function findWarnings(
  { database }: Pick<SystemStatus, "database">,
  disk: { free: number; reserve: number } | null,
  { hasMail, hasBackups }: Settings,
  now = new Date(),
): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (disk) warnings.push({ kind: "disk", ...disk });
  if (!database) warnings.push({ kind: "database" });
  if (!hasMail) warnings.push({ kind: "noMail" });
  if (!database) return warnings;

  const isOlder = (moment: Date, ageMs: number) => now.getTime() - moment.getTime() > ageMs;
  const { undeliveredCount: count, undeliveredEnquiryIds: enquiries, waitingSince } = database.outbox;
  if (count > 0) warnings.push({ kind: "undelivered", count, enquiries });
  if (hasMail && waitingSince && isOlder(waitingSince, mailOverdueMs))
    warnings.push({ kind: "stuckMail", since: waitingSince });

  if (!hasBackups) return warnings;
  const { failure, testedAt } = database.backups;
  if (failure !== null) warnings.push({ kind: "backupFailed" });
  else if (isOlder(testedAt ?? database.createdAt, backupOverdueMs)) warnings.push({ kind: "backupOld" });
  return warnings;
}
