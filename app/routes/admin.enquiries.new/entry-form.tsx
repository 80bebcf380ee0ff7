import { Form, useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { type ChangeEvent, type RefObject, useEffect, useRef } from "react";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useSentForm, useUnsentWords } from "~/admin/use-unsent-words";
import { inboxWords } from "~/content/inbox";
import { projectTypes } from "~/content/quote";
import { Chip, NextStepChoice } from "~/enquiries/choice-chips";
import type { RelatedEnquiry } from "~/enquiries/find-enquiry.server";
import { isPhone, normalizePhone } from "~/enquiries/phone";
import { RelatedEnquiries } from "~/enquiries/related-enquiries";
import { enteredChannels } from "~/enquiries/statuses";
import { Button } from "~/ui/button";
import { control, Field, SelectField, TextArea, TextField } from "~/ui/form/field";
import type { ToastMessage } from "~/ui/toast-message";

export interface EntryAnswer {
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Null when the number was not looked up. */
  known: RelatedEnquiry[] | null;
  toast?: ToastMessage;
}

const words = inboxWords.entry;
const address = "/admin/enquiries/new";

interface EntryFormProps {
  answer: EntryAnswer | null;
  /** ISO 8601. */
  now: string;
  idempotencyKey: string;
}

export function EntryForm({ answer, now, idempotencyKey }: EntryFormProps) {
  const { state, formAction, formMethod } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const { known, knownName, lookUp } = useLookUp(form, answer);
  const { isSent, markSent } = useSentForm(answer);
  useProblemFocus(form, answer);
  useUnsentWords(form, true, { storesDraft: true, isSent });
  const { typed = {}, errors = {} } = answer ?? {};
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      onSubmit={markSent}
      aria-labelledby="enter-enquiry"
      className="sheet grid max-w-3xl grid-cols-1 gap-4 p-4 sm:p-5"
    >
      <div>
        <h2 id="enter-enquiry" className="text-title">
          {words.title}
        </h2>
        <p className="text-sm text-steel-600">{words.lead}</p>
      </div>
      <input type="hidden" name="idempotencyKey" value={typed.idempotencyKey ?? idempotencyKey} />
      <PhoneField typed={typed.phone ?? ""} error={errors.phone} onWhole={lookUp} />
      <div role="status" className="empty:-mb-4">
        {known ? <KnownNumber known={known} /> : null}
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="display-face mb-1.5 text-sm tracking-normal">{words.channel}</legend>
        {enteredChannels.map(({ value, label }) => (
          <Chip key={value} name="channel" value={value} isChosen={value === (typed.channel ?? "phone")}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <TextField
        name="name"
        label={words.name}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.name || knownName}
        error={errors.name}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="projectType"
          label={words.what}
          placeholder={words.whatPlaceholder}
          options={projectTypes}
          defaultValue={typed.projectType ?? ""}
          error={errors.projectType}
        />
        <TextField
          name="town"
          label={words.town}
          maxLength={200}
          defaultValue={typed.town ?? ""}
          error={errors.town}
        />
      </div>
      <TextArea
        name="message"
        label={words.words}
        rows={3}
        maxLength={5000}
        defaultValue={typed.message ?? ""}
        error={errors.message}
      />
      <NextStepChoice
        legend={words.nextStep}
        next={typed.next ?? "none"}
        day={typed.followUpOn ?? ""}
        now={now}
        error={errors.followUpOn}
      />
      <Button busy={state !== "idle" && formMethod === "POST" && Boolean(formAction?.startsWith(address))}>
        {words.save}
      </Button>
    </Form>
  );
}

/** Finds earlier enquiries by the number and suggests their name. Typed names stay; a suggested name changes with the number. */
function useLookUp(form: RefObject<HTMLFormElement>, answer: EntryAnswer | null) {
  const { data, submit } = useFetcher<EntryAnswer>();
  const known = data?.known ?? answer?.known ?? null;
  const knownName = known?.[0]?.name ?? "";
  const proposed = useRef(answer?.typed?.name ? "" : knownName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look-up proposes anew
  useEffect(() => {
    const name = form.current?.elements.namedItem("name");
    if (!(name instanceof HTMLInputElement) || name.value !== proposed.current) return;
    name.value = knownName;
    proposed.current = knownName;
  }, [data]);
  const lookUp = (phone: string) => submit({ lookUp: "", phone }, { method: "post", action: address });
  return { known, knownName, lookUp };
}

interface PhoneFieldProps {
  typed: string;
  error: string | undefined;
  onWhole: (phone: string) => void;
}

function PhoneField({ typed, error, onWhole }: PhoneFieldProps) {
  const lookUpWhole = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (isPhone(normalizePhone(target.value))) onWhole(target.value);
  };
  return (
    <Field name="phone" label={words.phone} error={error} required>
      {(ties) => (
        <div className="flex gap-2">
          <input
            {...ties}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            defaultValue={typed}
            onChange={lookUpWhole}
            className={`${control} figures`}
          />
          <Button name="lookUp" value="" variant="secondary" formNoValidate className="shrink-0 px-4!">
            {words.lookUp}
          </Button>
        </div>
      )}
    </Field>
  );
}

function KnownNumber({ known }: { known: readonly RelatedEnquiry[] }) {
  const { search } = useLocation();
  if (known.length === 0) return <p className="text-sm text-steel-600">{words.unknown}</p>;
  return (
    <>
      <p className="display-face text-sm tracking-normal">{words.known}</p>
      <RelatedEnquiries related={known} search={search} />
    </>
  );
}
