import { Form, useLocation, useNavigation } from "@remix-run/react";
import { SpamReasons } from "~/features/enquiries/enquiry-marks";
import type { SpamReason } from "~/features/enquiries/spam.server";
import { countDaysLeft, describeDaysLeft, getRestorePath } from "~/features/items/trash";
import { TRASH_PATH } from "~/frames/admin/screens";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon } from "~/platform/ui/icon";
import { ActionForm } from "./action-form";
import { EnquiryPanel } from "./enquiry-message";

export function EnquiryTrash({ id, deletedAt }: { id: number; deletedAt: string }) {
  const { search } = useLocation();
  const restorePath = getRestorePath("enquiry", id, `/admin/enquiries/${id}${search}`);
  const { state, formAction } = useNavigation();
  return (
    <EnquiryPanel title="In the trash">
      <p className="figures flex flex-wrap gap-x-3 text-sm text-steel-600">
        <span>{`Deleted ${formatDay(deletedAt)}`}</span>
        <span>{describeDaysLeft(countDaysLeft(new Date(deletedAt), new Date()))}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" action={restorePath} preventScrollReset>
          <Button variant="primary" busy={state !== "idle" && formAction === restorePath}>
            Restore
          </Button>
        </Form>
        <DialogLink
          to={`${TRASH_PATH}/enquiry/${id}/delete`}
          className="inline-flex min-h-11 items-center gap-2 px-3 text-danger text-sm underline underline-offset-4"
        >
          <Icon name="trash" className="size-4.5" />
          Delete now
        </DialogLink>
      </div>
    </EnquiryPanel>
  );
}

export function EnquiryQuarantine({
  reasons,
  isMailOff,
}: {
  reasons: readonly SpamReason[];
  isMailOff: boolean;
}) {
  return (
    <EnquiryPanel title="Suspected spam">
      <SpamReasons reasons={reasons} />
      <p className="text-sm text-steel-600">
        {isMailOff
          ? "The sender saw the usual thank-you message."
          : "The sender saw the usual thank-you message, but no email was sent. If you release it, only you get an email."}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionForm intent="status" submit="Release to inbox" variant="primary">
          <input type="hidden" name="status" value="new" />
        </ActionForm>
        <ActionForm intent="status" submit="Mark as spam">
          <input type="hidden" name="status" value="spam" />
        </ActionForm>
      </div>
    </EnquiryPanel>
  );
}
