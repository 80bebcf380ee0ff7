import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Chip, FollowUpChoice } from "~/features/enquiries/choice-chips";
import { listAskedFields } from "~/features/enquiries/enquiry-fields";
import type { RelatedEnquiry } from "~/features/enquiries/find-enquiry.server";
import { EnquiryFieldInput } from "~/features/enquiries/form/enquiry-field-input";
import type { PiecesExtras } from "~/features/enquiries/form/pieces-form.server";
import { isPhone, normalizePhone } from "~/features/enquiries/phone";
import { RelatedEnquiries } from "~/features/enquiries/related-enquiries";
import { enteredChannels } from "~/features/enquiries/statuses";
import { Button } from "~/platform/ui/button";
import { controlClasses, Field, TextArea, TextField } from "~/platform/ui/form/field";
import { DraftNote } from "~/platform/ui/form/form-notes";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { PostForm } from "~/platform/ui/form/post-form";
import { type FieldProps, type FormState, useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { PiecesField } from "~/sizes/form/pieces-field";
import { isUntouched, readTypedPieces, type TypedPiece } from "~/sizes/form/typed-pieces";

/** Earlier enquiries from the phone number, and data for the pieces. */
export interface LookUpResult extends Partial<PiecesExtras> {
  earlierEnquiries?: RelatedEnquiry[];
}

const entryPath = "/admin/enquiries/new";

/** After the phone number, which looks up earlier enquiries, and the name, which they suggest. */
const furtherFields = listAskedFields("entry").filter(({ type }) => type !== "phone" && type !== "name");

interface EntryFormProps {
  /** ISO 8601. */
  now: string;
  idempotencyKey: string;
}

export function EntryForm({ now, idempotencyKey }: EntryFormProps) {
  const form = useForm<LookUpResult>({ idempotencyKey });
  const { refused, field } = form;
  const { earlierEnquiries, earlierName, lookUp } = useLookUp(form);
  const { typed = {}, errors = {} } = refused ?? {};
  return (
    <PostForm
      form={form}
      replace={false}
      aria-labelledby="enter-enquiry"
      className="sheet grid grid-cols-1 gap-4 p-4 sm:p-5 xl:max-w-240"
    >
      <Toasts toast={refused?.toast} />
      <div>
        <h2 id="enter-enquiry" className="text-title">
          New enquiry
        </h2>
        <p className="text-sm text-steel-600">For enquiries by phone, on WhatsApp or in person.</p>
      </div>
      <DraftNote form={form} />
      <PhoneField {...field("phone")} onPhoneChange={lookUp} />
      <div role="status" className="empty:-mb-4">
        {earlierEnquiries ? <EarlierEnquiries enquiries={earlierEnquiries} /> : null}
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="display-face mb-1.5 text-sm tracking-normal">Source</legend>
        {enteredChannels.map(({ value, label }) => (
          <Chip
            key={value}
            name="channel"
            value={value}
            isChosen={value === (typed.channel ?? "phone")}
            isAlwaysInDraft
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <TextField
        {...field("name")}
        label="Name"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.name || earlierName}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {furtherFields.map((asked) => (
          <EnquiryFieldInput key={asked.name} asked={asked} form="entry" {...field(asked.name)} />
        ))}
      </div>
      <TextArea {...field("message")} label="Request" rows={3} maxLength={5000} />
      <PieceSizes refused={refused} />
      <FollowUpChoice legend="Follow-up" typed={typed} now={now} errors={errors} />
      <Button busy={form.isBusy}>Save enquiry</Button>
    </PostForm>
  );
}

const noPieces: TypedPiece[] = [];

/** Collapsed until used, because many callers have no sizes yet. */
function PieceSizes({ refused }: { refused: RefusedForm<LookUpResult> | undefined }) {
  const typed = readTypedPieces(refused?.typed ?? {});
  const isUsed = typed.pieces.length > 1 || typed.pieces.some((piece) => !isUntouched(piece));
  return (
    <details open={isUsed || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Add items and sizes
      </summary>
      <div className="mt-2">
        <PiecesField refused={refused} preset={noPieces} isForOwner />
      </div>
    </details>
  );
}

/** Suggests the name from an earlier enquiry with the same phone number. Never replaces a typed name. */
function useLookUp({ ref: form, refused }: FormState<LookUpResult>) {
  const { data, submit } = useFetcher<RefusedForm<LookUpResult>>();
  const earlierEnquiries = data?.extra?.earlierEnquiries ?? refused?.extra?.earlierEnquiries ?? null;
  const earlierName = earlierEnquiries?.[0]?.name ?? "";
  const suggestedName = useRef(refused?.typed.name ? "" : earlierName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every look-up
  useEffect(() => {
    const name = form.current?.elements.namedItem("name");
    if (!(name instanceof HTMLInputElement) || name.value !== suggestedName.current) return;
    name.value = earlierName;
    suggestedName.current = earlierName;
  }, [data]);
  const lookUp = (phone: string) => {
    if (isPhone(normalizePhone(phone)))
      submit({ intent: "look-up", phone }, { method: "post", action: entryPath });
  };
  // The number of a shared text was not typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the form as it was opened
  useEffect(() => {
    if (!earlierEnquiries && refused?.typed.phone) lookUp(refused.typed.phone);
  }, []);
  return { earlierEnquiries, earlierName, lookUp };
}

interface PhoneFieldProps extends FieldProps {
  onPhoneChange: (phone: string) => void;
}

function PhoneField({ error, onPhoneChange, ...field }: PhoneFieldProps) {
  return (
    <Field name="phone" label="Phone" help="A walk-in may have none." error={error}>
      {(fieldProps) => (
        <div className="flex gap-2">
          <input
            {...field}
            {...fieldProps}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            onChange={({ target }) => onPhoneChange(target.value)}
            className={`${controlClasses} figures`}
          />
          <Button name="intent" value="look-up" variant="secondary" formNoValidate className="shrink-0 px-4!">
            Look up
          </Button>
        </div>
      )}
    </Field>
  );
}

function EarlierEnquiries({ enquiries }: { enquiries: RelatedEnquiry[] }) {
  const { search } = useLocation();
  if (enquiries.length === 0)
    return <p className="text-sm text-steel-600">No earlier enquiry from this number.</p>;
  return (
    <>
      <p className="display-face text-sm tracking-normal">Earlier enquiries from this number</p>
      <RelatedEnquiries enquiries={enquiries} search={search} />
    </>
  );
}
