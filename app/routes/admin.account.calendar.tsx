import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { CalendarAddress } from "~/accounts/calendar-address";
import {
  endCalendarAddress,
  findCalendarAddress,
  makeCalendarAddress,
} from "~/accounts/calendar-address.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { accountPage } from "~/content/account";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { readForm } from "~/server/read-request";
import { Dialog } from "~/ui/dialog";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const { calendar } = accountPage;

export const meta = () => adminMeta(calendar.making.title);

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  return { isFirst: (await findCalendarAddress(db, admin.id)) === null };
});

export const action = adminAction(
  async ({ request, signedIn: { admin } }) => {
    const form = await readForm(request);
    if (!form.has("end")) return { address: await makeCalendarAddress(db, admin.id, config.publicUrl) };
    await endCalendarAddress(db, admin.id);
    return await replaceWithToast("/admin/account", { kind: "success", message: calendar.ended });
  },
  { savesForm: false },
);

export async function clientAction(args: ClientActionFunctionArgs) {
  return await submitWithFallback(args, tellUnsent());
}

interface Answer {
  address?: string;
  toast?: ToastMessage;
}

export default function MakeCalendarAddress() {
  const answer = useActionData<Answer>();
  const { isFirst } = useLoaderData<typeof loader>();
  if (!answer?.address) {
    const { replaces, ...words } = calendar.making;
    return (
      <ConfirmDialog
        {...words}
        message={isFirst ? words.message : `${words.message} ${replaces}`}
        isHarmless={isFirst}
        toast={answer?.toast}
        closeTo="/admin/account"
      />
    );
  }
  return (
    <Dialog title={calendar.made} closeTo="/admin/account">
      <CalendarAddress address={answer.address} />
    </Dialog>
  );
}
