import { useActionData, useLoaderData } from "@remix-run/react";
import {
  endCalendarAddress,
  findCalendarAddress,
  makeCalendarAddress,
} from "~/accounts/calendar-address.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { accountPage } from "~/content/account";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { readForm } from "~/http/read-request";
import { config } from "~/runtime/config.server";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
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

export const clientAction = submitWithFallback(tellUnsent());

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

function CalendarAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-5">
      <p>{calendar.once}</p>
      <p className="select-all break-all rounded-sm bg-mist p-4 font-mono text-sm">{address}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} words={calendar} variant="secondary" />
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {calendar.open}
        </a>
      </div>
      <ButtonLink to="/admin/account" replace preventScrollReset className="justify-self-start">
        {calendar.done}
      </ButtonLink>
    </div>
  );
}
