import { Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { directContactTexts, formProblemsHeading } from "~/content/contact";
import { honeypotLabel } from "~/content/enquiry-forms";
import { getWhatsappUrl } from "~/content/navigation";
import { privacyNotice } from "~/content/privacy";
import { readLandingNote } from "~/features/enquiries/attribution";
import { useRootData } from "~/frames/site/use-root-data";
import { Button, ButtonLink } from "~/platform/ui/button";
import { toFieldId } from "~/platform/ui/form/field";
import { ErrorSummary } from "~/platform/ui/form/form-notes";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { DraftedValue, PostForm } from "~/platform/ui/form/post-form";
import type { FormState } from "~/platform/ui/form/use-form";
import { type HiddenValues, hiddenFields } from "./hidden-fields";

interface EnquiryFormProps {
  heading: string;
  form: FormState;
  hiddenValues: HiddenValues;
  submit: string;
  pending: string;
  /** Button label while files are uploading. */
  waitingLabel?: string | null;
  hasFiles?: boolean;
  /** Labels in the error summary, for repeated fields. */
  labels?: Readonly<Record<string, string>>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Native validation is off, so that messages are the same with and without scripts. */
export function EnquiryForm({
  heading,
  form,
  hiddenValues,
  submit,
  pending,
  waitingLabel = null,
  hasFiles = false,
  labels,
  onSubmit,
  children,
}: EnquiryFormProps) {
  const { refused, isBusy } = form;
  const busyLabel = isBusy ? pending : waitingLabel;
  const hasErrors = Object.keys(refused?.errors ?? {}).length > 0;
  return (
    <PostForm
      form={form}
      encType={hasFiles ? "multipart/form-data" : undefined}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-6"
    >
      <h2 tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      <EnquiryHiddenFields values={hiddenValues} refused={refused} />
      {refused?.toast && hasErrors ? (
        <ErrorSummary title={formProblemsHeading} errors={refused.errors} labels={labels} />
      ) : null}
      {refused?.toast && !hasErrors ? <EnquiryError refused={refused} /> : null}
      {children}
      <p className="text-sm text-steel-600">
        {`${privacyNotice.text} `}
        <Link to="/privacy" className="text-link py-3">
          {privacyNotice.link}
        </Link>
      </p>
      <Button busy={busyLabel !== null} icon="arrow-right" className="w-full sm:w-auto sm:justify-self-start">
        {busyLabel ?? submit}
      </Button>
    </PostForm>
  );
}

interface EnquiryHiddenFieldsProps {
  values: HiddenValues;
  /** Keeps the timestamp of a refused form, because a quick correction would look like spam. */
  refused: RefusedForm | undefined;
}

/** The honeypot is hidden from screen readers and the keyboard. */
function EnquiryHiddenFields({ values, refused }: EnquiryHiddenFieldsProps) {
  const { honeypot, timestamp, attribution } = hiddenFields;
  const [landing, setLanding] = useState("");
  useEffect(() => setLanding(readLandingNote()), []);
  const shownAt = refused?.typed[timestamp] ?? values.timestamp;
  return (
    <>
      {/* A draft keeps its timestamp, because completing it quickly would look like spam. */}
      <DraftedValue name={timestamp} value={shownAt} />
      <input
        type="hidden"
        name={attribution}
        value={landing || (refused?.typed[attribution] ?? values.attribution)}
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={toFieldId(honeypot)}>{honeypotLabel}</label>
        <input id={toFieldId(honeypot)} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** Offers phone and chat after a server error. Takes the focus, so that screen readers announce it. */
function EnquiryError({ refused }: { refused: RefusedForm }) {
  const { business } = useRootData();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again after every response
  useEffect(() => box.current?.focus(), [refused]);
  const whatsappUrl = getWhatsappUrl(business);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-sm border border-danger border-l-4 p-4"
    >
      <p className="display-face tracking-normal">{refused.toast?.message}</p>
      <p className="text-sm">{directContactTexts.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" icon="phone" to={`tel:${business.phone.e164}`}>
          {`${directContactTexts.call} ${business.phone.display}`}
        </ButtonLink>
        {whatsappUrl ? (
          <ButtonLink variant="secondary" icon="whatsapp" to={whatsappUrl}>
            {directContactTexts.whatsapp}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** Enter presses the first button of a form, so this one must come before the buttons that add or remove pieces. */
export function DefaultSubmitButton({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
