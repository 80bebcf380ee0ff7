import { HOUR_MS } from "~/time/durations";
import type { SystemStatus } from "./status.server";

/** What an admin should know and do something about. */
export type SystemWarning =
  | { kind: "database" | "noMail" | "backupFailed" | "backupOld" }
  | { kind: "stuckMail"; since: Date }
  | { kind: "undelivered"; count: number; enquiries: readonly number[] }
  | { kind: "disk"; free: number; reserve: number };

/** What the settings say of the site. */
interface Settings {
  hasMail: boolean;
  makesBackups: boolean;
}

/** A mail server that is away for a moment is no news. */
const mailOverdueMs = HOUR_MS;
/** One night may fail: the next one proves that all is well. */
const backupOverdueMs = 48 * HOUR_MS;

/**
 * Finds what needs attention, the most urgent first.
 * @param disk free space in bytes once that is little, and below what files are refused; else null
 */
export function findWarnings(
  { database }: Pick<SystemStatus, "database">,
  disk: { free: number; reserve: number } | null,
  { hasMail, makesBackups }: Settings,
  now = new Date(),
): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (disk) warnings.push({ kind: "disk", ...disk });
  if (!database) warnings.push({ kind: "database" });
  if (!hasMail) warnings.push({ kind: "noMail" });
  if (!database) return warnings;

  const isOlder = (moment: Date, ageMs: number) => now.getTime() - moment.getTime() > ageMs;
  const { undelivered: count, undeliveredEnquiries: enquiries, waitingSince } = database.outbox;
  if (count > 0) warnings.push({ kind: "undelivered", count, enquiries });
  if (hasMail && waitingSince && isOlder(waitingSince, mailOverdueMs))
    warnings.push({ kind: "stuckMail", since: waitingSince });

  if (!makesBackups) return warnings;
  const { failure, provenAt } = database.backups;
  if (failure !== null) warnings.push({ kind: "backupFailed" });
  else if (isOlder(provenAt ?? database.madeAt, backupOverdueMs)) warnings.push({ kind: "backupOld" });
  return warnings;
}
