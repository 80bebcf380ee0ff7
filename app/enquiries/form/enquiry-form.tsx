import { Form, Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { whatsappAddress } from "~/content/business";
import { contactInstead, formProblemsHeading } from "~/content/contact";
import { privacyNotice } from "~/content/privacy";
import { honeypotLabel } from "~/content/spam";
import { readLandingNote } from "~/enquiries/landing-note";
import { useRootData } from "~/site/use-root-data";
import { Button, ButtonLink } from "~/ui/button";
import { readDraft } from "~/ui/form/draft";
import { ErrorSummary } from "~/ui/form/error-summary";
import { fieldId } from "~/ui/form/field";
import { type HiddenValues, hiddenFields, type RefusedEnquiry } from "./enquiry-answer";
import { useEnquiryDraft } from "./enquiry-draft";
import type { EnquiryFormState } from "./use-enquiry-form";

interface EnquiryFormProps {
  heading: string;
  state: EnquiryFormState;
  hiddenValues: HiddenValues;
  submit: string;
  pending: string;
  /** Button label while files upload; null otherwise. */
  waiting?: string | null;
  hasFiles?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Public form. Native validation is off, so that messages are the same with and without scripts. */
export function EnquiryForm({
  heading,
  state,
  hiddenValues,
  submit,
  pending,
  waiting = null,
  hasFiles = false,
  onSubmit,
  children,
}: EnquiryFormProps) {
  const { answer, isSubmitting } = state;
  const busyWords = isSubmitting ? pending : waiting;
  return (
    <Form
      ref={useEnquiryDraft(state)}
      method="post"
      encType={hasFiles ? "multipart/form-data" : undefined}
      replace
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-6"
    >
      <h2 tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      <EnquiryHiddenFields values={hiddenValues} answer={answer} />
      {answer?.isOurFault ? <EnquiryTrouble answer={answer} /> : null}
      {answer?.toast ? <ErrorSummary title={formProblemsHeading} problems={answer.problems} /> : null}
      {children}
      <p className="text-sm text-steel-600">
        {privacyNotice.text}{" "}
        <Link to="/privacy" className="text-link py-3">
          {privacyNotice.link}
        </Link>
      </p>
      <Button busy={busyWords !== null} icon="arrow-right" className="w-full sm:w-auto sm:justify-self-start">
        {busyWords ?? submit}
      </Button>
    </Form>
  );
}

interface EnquiryHiddenFieldsProps {
  values: HiddenValues;
  /** The last answer: its timestamp stays, because a correction takes little time. */
  answer: RefusedEnquiry | undefined;
}

/** The honeypot is hidden from screen readers and the keyboard as well. */
function EnquiryHiddenFields({ values, answer }: EnquiryHiddenFieldsProps) {
  const { honeypot, timestamp, attribution } = hiddenFields;
  const [landing, setLanding] = useState("");
  // Completing a draft takes little time, too.
  const [draftTimestamp, setDraftTimestamp] = useState("");
  useEffect(() => {
    setLanding(readLandingNote());
    setDraftTimestamp(readDraft(location.pathname).get(timestamp) ?? "");
  }, []);
  return (
    <>
      <input
        type="hidden"
        name={timestamp}
        value={answer?.sent[timestamp] ?? (draftTimestamp || values.timestamp)}
      />
      <input
        type="hidden"
        name={attribution}
        value={landing || (answer?.sent[attribution] ?? values.attribution)}
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={fieldId(honeypot)}>{honeypotLabel}</label>
        <input id={fieldId(honeypot)} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** Offers telephone and chat after a server error. It takes the focus, so that screen readers announce it. */
function EnquiryTrouble({ answer }: { answer: RefusedEnquiry }) {
  const { business } = useRootData();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer takes the focus
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-sm border border-danger border-l-4 p-4"
    >
      <p className="display-face tracking-normal">{answer.toast?.message}</p>
      <p className="text-sm">{contactInstead.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" icon="phone" to={`tel:${business.phone.e164}`}>
          {contactInstead.call} {business.phone.display}
        </ButtonLink>
        <ButtonLink variant="secondary" icon="whatsapp" to={whatsappAddress(business)}>
          {contactInstead.whatsapp}
        </ButtonLink>
      </div>
    </div>
  );
}
