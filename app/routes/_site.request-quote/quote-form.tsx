import { budgets, projectTypes, quoteFiles, quoteForm } from "~/content/quote";
import type { HiddenValues } from "~/enquiries/form/enquiry-answer";
import { EnquiryForm } from "~/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/enquiries/form/enquiry-phone-field";
import type { EnquiryFormState } from "~/enquiries/form/use-enquiry-form";
import { PiecesField } from "~/sizes/form/pieces-field";
import type { TypedPiece } from "~/sizes/form/typed-pieces";
import { readDraft } from "~/ui/form/draft";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import { DateField } from "./date-field";
import { FilesField } from "./files-field";
import { type LikedPicture, LikedSheet } from "./liked-sheet";
import { useFilesFirst, useQuoteFiles } from "./use-quote-files";

interface QuoteFormProps {
  state: EnquiryFormState;
  hiddenValues: HiddenValues;
  projectType?: string;
  /** Proposed by the page that the visitor came from. */
  pieces: readonly TypedPiece[];
  like: LikedPicture | null;
  /** The day in India, as 2031-05-01. */
  today: string;
}

/** The project type is marked as required but may be empty. */
export function QuoteForm({ state, hiddenValues, projectType, pieces, like, today }: QuoteFormProps) {
  const { fields, heading, submit, pending } = quoteForm;
  const { field } = state;
  const type = field("projectType");
  const files = useQuoteFiles(state);
  useLeaveWarning(files.waiting.length > 0 ? quoteFiles.leave : null);
  return (
    <EnquiryForm {...{ heading, state, hiddenValues, submit, pending }} {...useFilesFirst(files)} hasFiles>
      <SendByEnter label={submit} />
      {like ? <LikedSheet like={like} /> : null}
      <TextField {...field("name")} {...fields.name} required autoComplete="name" />
      <EnquiryPhoneField {...field("phone")} {...fields.phone} required />
      <TextField
        {...field("email")}
        {...fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SelectField
        {...type}
        {...fields.projectType}
        required
        defaultValue={type.defaultValue ?? projectType}
        options={projectTypes}
      />
      <PiecesField answer={state.answer} preset={pieces} readDraft={readDraftTexts} />
      <SelectField {...field("budget")} {...fields.budget} options={budgets} />
      <DateField {...field("deliveryDate")} {...fields.deliveryDate} min={today} />
      <TextArea {...field("description")} {...fields.description} rows={6} />
      <FilesField files={files} />
    </EnquiryForm>
  );
}

function readDraftTexts() {
  return Object.fromEntries(readDraft(location.pathname));
}

/** Enter presses a form's first button: it must send, and not change the form. */
function SendByEnter({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
