import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createCalendarAddress, findCalendarCreationTime } from "~/features/accounts/calendar-address.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { config } from "~/platform/runtime/config.server";
import { ButtonLink, CopyButton } from "~/platform/ui/button";
import { Dialog } from "~/platform/ui/dialog";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { notDoneMessage } from "~/platform/ui/form/form-result";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { useLastActionData } from "~/platform/ui/hooks";

const title = "Create calendar link?";

export const meta = () => adminMeta(title);

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  return { isFirst: (await findCalendarCreationTime(db, admin.id)) === null };
});

export const action = adminAction(
  async ({ signedIn: { admin } }) =>
    await handleForm(
      {},
      {
        schema: z.object({}),
        failure: { message: notDoneMessage },
        save: async () =>
          Response.json({ address: await createCalendarAddress(db, admin.id, config.publicUrl) }),
      },
    ),
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function MakeCalendarAddress() {
  const address = useLastActionData<{ address?: string }>()?.address;
  const { isFirst } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  if (!address) {
    const message = "Anyone with this link can see customers' names and phone numbers.";
    return (
      <ConfirmDialog
        title={title}
        message={isFirst ? message : `${message} The old link stops working.`}
        confirm="Create calendar link"
        cancel="Cancel"
        isHarmless={isFirst}
        toast={refused?.toast}
        closeTo="/admin/account"
      />
    );
  }
  return (
    <Dialog title="Your calendar link" closeTo="/admin/account">
      <CalendarAddress address={address} />
    </Dialog>
  );
}

const copyLabels = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Press and hold the link to copy it.",
};

function CalendarAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-5">
      <p>
        In your calendar app, subscribe to this link. Keep it secret. It is not shown again: if you lose it,
        make a new one.
      </p>
      <p className="select-all break-all rounded-sm bg-mist p-4 font-mono text-sm">{address}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} labels={copyLabels} variant="secondary" />
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          Open in this device's calendar
        </a>
      </div>
      <ButtonLink to="/admin/account" replace preventScrollReset className="justify-self-start">
        Done
      </ButtonLink>
    </div>
  );
}
