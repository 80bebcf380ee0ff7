import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { inboxWords } from "~/content/inbox";
import { feedbackWords } from "~/content/testimonial-screens";
import type { RefusedAction } from "~/enquiries/act-on-enquiry.server";
import type { Enquiry } from "~/enquiries/enquiry";
import { chatAddress } from "~/enquiries/reply-addresses";
import { Button, ButtonLink } from "~/ui/button";
import { ConflictNote } from "~/ui/form/conflict-note";
import { TextField } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import { ActionForm } from "./action-form";

interface FoldProps {
  title: string;
  isOpen?: boolean;
  /** Hidden in print. */
  isForScreen?: boolean;
  children: ReactNode;
}

export function Fold({ title, isOpen, isForScreen, children }: FoldProps) {
  return (
    <details className="fold sheet" open={isOpen || undefined} data-no-print={isForScreen ? "" : undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2 text-sm sm:px-5">
        <h3 className="display-face flex-1 tracking-normal">{title}</h3>
        <Icon name="chevron-down" className="fold-sign size-5 text-steel-500" />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
    </details>
  );
}

interface DetailsFormProps {
  enquiry: Enquiry;
  refused: RefusedAction | null;
}

export function DetailsForm({ enquiry, refused }: DetailsFormProps) {
  const { town, quotedAmount } = enquiry;
  const typed = refused?.typed.intent === "details" ? refused.typed : {};
  const { details: words } = inboxWords;
  return (
    <ActionForm
      key={`${town} ${quotedAmount}`}
      intent="details"
      submit={words.save}
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <SeenField name="seenTown" seen={town ?? ""} refused={typed.seenTown} />
      <SeenField name="seenAmount" seen={quotedAmount?.toString() ?? ""} refused={typed.seenAmount} />
      <TextField
        name="town"
        label={words.town}
        maxLength={200}
        defaultValue={typed.town ?? town ?? ""}
        data-preset={town ?? ""}
        error={refused?.errors.town}
      />
      <TextField
        name="quotedAmount"
        label={words.amount}
        inputMode="numeric"
        maxLength={20}
        defaultValue={typed.quotedAmount ?? quotedAmount ?? ""}
        data-preset={quotedAmount ?? ""}
        error={refused?.errors.quotedAmount}
      />
      {typed === refused?.typed ? (
        <ConflictNote toast={refused.toast} className="col-span-full sm:order-last" />
      ) : null}
    </ActionForm>
  );
}

interface SeenFieldProps {
  name: string;
  /** The stored value. */
  seen: string;
  /** The stored value of a form that was refused after another change. */
  refused: string | undefined;
}

/** The value that the form was made from, to detect other changes. A draft has its own. */
function SeenField({ name, seen, refused }: SeenFieldProps) {
  return <input type="hidden" name={name} defaultValue={refused ?? seen} data-draft="" data-preset={seen} />;
}

export function AddPhotographs({ action }: { action: string }) {
  const { state, formAction } = useNavigation();
  const { photographs: words } = inboxWords;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      replace
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <label className="grid min-w-0 flex-1 gap-1.5 text-sm">
        <span className="display-face tracking-normal">{words.add}</span>
        <input
          type="file"
          name="files"
          multiple
          accept="image/*,application/pdf"
          required
          className="min-h-12 w-full rounded-sm border border-steel-300 p-2 text-sm"
        />
      </label>
      <Button variant="secondary" busy={state !== "idle" && formAction === action}>
        {words.button}
      </Button>
    </Form>
  );
}

interface AskForFeedbackProps {
  name: string;
  /** Ten digits, or null. */
  phone: string | null;
  address: string;
}

/** Every customer of a won enquiry is asked, not only satisfied ones. */
export function AskForFeedback({ name, phone, address }: AskForFeedbackProps) {
  const { heading, text, whatsapp, message } = feedbackWords.link;
  return (
    <Fold title={heading} isForScreen>
      <p className="text-sm text-steel-600">{text}</p>
      <p className="select-all wrap-anywhere text-sm">{address}</p>
      {phone ? (
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          to={chatAddress(phone, message(name, address))}
          className="justify-self-start"
        >
          {whatsapp}
        </ButtonLink>
      ) : null}
    </Fold>
  );
}
