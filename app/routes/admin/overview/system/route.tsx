import { Link, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/features/accounts/guard.server";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { listFaultyRecords } from "~/features/quotations/check-records.server";
import { adminMeta } from "~/frames/admin/screens";
import { findNextDue } from "~/platform/backup/nightly-backup.server";
import { db } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { readStatus } from "~/platform/system/status.server";
import { findWarnings } from "~/platform/system/warnings";
import { findDiskWarning } from "~/platform/uploads/staged-file.server";
import { Moment } from "./facts";
import { BackupsPanel, MailPanel, SupportPanel, type SystemSettings } from "./panels";
import { PrivacyLog } from "./privacy-log";
import { listRecordWarnings, WarningList } from "./warning-list";

export const meta = () => adminMeta("System");

const MAX_LOG_ENTRIES = 10;

export const loader = adminLoader(async () => {
  const now = new Date();
  const { mail, backupTime } = config;
  const [status, disk, privacyLog, faultyRecords] = await Promise.all([
    readStatus(db, () => countEnquiries(db, "quarantine")),
    findDiskWarning(),
    withFallback("privacy log", listPrivacyLog(db, MAX_LOG_ENTRIES), []),
    withFallback("checks of sent quotations", listFaultyRecords(db), []),
  ]);
  const settings: SystemSettings = {
    node: process.versions.node,
    hasMail: mail !== null,
    nextBackupAt: backupTime === null ? null : findNextDue(now, backupTime),
  };
  const rules = { hasMail: settings.hasMail, hasBackups: backupTime !== null };
  const warnings = [...listRecordWarnings(faultyRecords), ...findWarnings(status, disk, rules, now)];
  return { now, status, settings, privacyLog, warnings };
});

export default function System() {
  const { now, warnings, privacyLog, ...panels } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="figures flex flex-wrap items-center justify-between gap-x-4 text-sm text-steel-600">
        <span>
          As of <Moment at={now} />
        </span>
        <Link to="/admin/system" className="text-link inline-flex min-h-11 items-center">
          Refresh
        </Link>
      </p>
      <WarningList warnings={warnings} />
      <div className="grid gap-4 md:grid-cols-2">
        <MailPanel {...panels} />
        <BackupsPanel {...panels} />
      </div>
      <PrivacyLog entries={privacyLog} />
      <SupportPanel {...panels} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
