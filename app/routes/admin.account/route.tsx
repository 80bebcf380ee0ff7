import { Outlet, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { findCalendarAddress } from "~/accounts/calendar-address.server";
import { changeAccount } from "~/accounts/change-account.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { listSessions } from "~/accounts/sessions.server";
import { findTwoStep } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { readBackupState } from "~/backup/nightly-backup.server";
import { accountPage } from "~/content/account";
import { db } from "~/database/database.server";
import { readForm, readQuery } from "~/http/read-request";
import { listDevices } from "~/push/subscriptions.server";
import { config } from "~/runtime/config.server";
import { formatMinute } from "~/time/format-day";
import { Toasts } from "~/ui/toasts";
import { BackupPanel } from "./backup-panel";
import { CalendarPanel } from "./calendar-panel";
import { DeviceList } from "./device-list";
import { NotificationsPanel } from "./notifications-panel";
import { PasswordForm } from "./password-form";
import { TwoStepPanel } from "./two-step-panel";

export const meta = () => adminMeta(accountPage.heading);

export const loader = adminLoader(async ({ request, signedIn: { admin, sessionId } }) => {
  const [sessions, twoStep, backup, calendar, pushDevices] = await Promise.all([
    listSessions(db, { adminId: admin.id, sessionId }),
    findTwoStep(db, admin.id),
    readBackupState(db),
    findCalendarAddress(db, admin.id),
    listDevices(db, admin.id),
  ]);
  const backups = {
    isOn: config.backupTime !== null,
    provenAt: backup.provenAt && formatMinute(backup.provenAt.toISOString()),
    hasFailed: backup.failure !== null,
    isWrong: readQuery(request).get("backup") === "wrong",
  };
  const calendarSince = calendar && formatMinute(calendar.toISOString());
  return { username: admin.username, sessionId, sessions, twoStep, backups, calendarSince, pushDevices };
});

export const action = adminAction(
  async ({ request, signedIn }) => {
    return await changeAccount(request, await readForm(request), signedIn);
  },
  { savesForm: false },
);

export const clientAction = submitWithFallback({ ...tellUnsent(), errors: {} });

export default function Account() {
  const { username, sessionId, sessions, twoStep, backups, calendarSince, pushDevices } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // Remount to clear the password fields after each action.
  const { key } = useLocation();
  return (
    <>
      <Outlet />
      <Toasts toast={refused?.toast} />
      <div className="grid max-w-5xl items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <DeviceList sessions={sessions} current={sessionId} />
        <div className="grid gap-4">
          <TwoStepPanel {...twoStep} />
          <PasswordForm
            key={key}
            username={username}
            hasCalendar={calendarSince !== null}
            refused={refused}
          />
          <NotificationsPanel devices={pushDevices} />
          <CalendarPanel since={calendarSince} />
          <BackupPanel {...backups} />
        </div>
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
