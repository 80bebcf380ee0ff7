import { randomUUID } from "node:crypto";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { findCalendarCreationTime } from "~/features/accounts/calendar-address.server";
import { changeAccount } from "~/features/accounts/change-account.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { listSessions } from "~/features/accounts/sessions.server";
import { findTwoStep } from "~/features/accounts/two-step.server";
import { Panel } from "~/frames/admin/panel";
import { adminMeta } from "~/frames/admin/screens";
import { readBackupState } from "~/platform/backup/nightly-backup.server";
import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import { listDevices } from "~/platform/push/subscriptions.server";
import { config } from "~/platform/runtime/config.server";
import { formatDateTime } from "~/platform/time/time";
import { DialogLink } from "~/platform/ui/dialog";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { BackupPanel } from "./backup-panel";
import { DeviceList } from "./device-list";
import { NotificationsPanel } from "./notifications-panel";
import { PasswordForm } from "./password-form";
import { TwoStepPanel } from "./two-step-panel";

export const meta = () => adminMeta("Account");

export const loader = adminLoader(async ({ request, signedIn: { admin, sessionId } }) => {
  const [sessions, twoStep, backup, calendar, pushDevices] = await Promise.all([
    listSessions(db, { adminId: admin.id, sessionId }),
    findTwoStep(db, admin.id),
    readBackupState(db),
    findCalendarCreationTime(db, admin.id),
    listDevices(db, admin.id),
  ]);
  const backups = {
    isOn: config.backupTime !== null,
    testedAt: backup.testedAt && formatDateTime(backup.testedAt.toISOString()),
    hasFailed: backup.failure !== null,
    isPasswordWrong: readQuery(request).get("backup") === "wrong",
  };
  const calendarCreatedAt = calendar && formatDateTime(calendar.toISOString());
  return {
    username: admin.username,
    ...{ sessionId, sessions, twoStep, backups, calendarCreatedAt, pushDevices },
    idempotencyKey: randomUUID(),
  };
});

export const action = adminAction(({ request, signedIn }) => changeAccount(request, signedIn), {
  savesForm: false,
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function Account() {
  const { username, sessionId, sessions, twoStep, backups, calendarCreatedAt, pushDevices, idempotencyKey } =
    useLoaderData<typeof loader>();
  // Remount to clear the password fields after each action.
  const { key } = useLocation();
  return (
    <>
      <Outlet />
      <Toasts toast={useRefusedForm()?.toast} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <DeviceList sessions={sessions} currentId={sessionId} />
          <TwoStepPanel {...twoStep} />
          <BackupPanel {...backups} />
        </div>
        <div className="grid gap-4">
          <PasswordForm
            key={key}
            username={username}
            hasCalendar={calendarCreatedAt !== null}
            idempotencyKey={idempotencyKey}
          />
          <NotificationsPanel devices={pushDevices} />
          <CalendarPanel createdAt={calendarCreatedAt} />
        </div>
      </div>
    </>
  );
}

function CalendarPanel({ createdAt }: { createdAt: string | null }) {
  const form = useForm({ intent: "endCalendar", hasDraft: false });
  return (
    <Panel title="Follow-ups in your calendar" text="See follow-ups in your phone's calendar.">
      <div className="grid gap-1 text-sm">
        <p>{createdAt ? `Link made on ${createdAt}.` : "Not connected."}</p>
        <div className="flex flex-wrap gap-x-5">
          <DialogLink
            to="/admin/account/calendar"
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {createdAt ? "New link" : "Create calendar link"}
          </DialogLink>
          {createdAt ? (
            <PostForm form={form}>
              <button
                type="submit"
                className="inline-flex min-h-11 items-center text-danger text-sm underline underline-offset-4"
              >
                Turn off
              </button>
            </PostForm>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
