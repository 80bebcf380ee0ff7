import { quoteFiles, quoteForm } from "~/content/quote";
import { type ListedField, splitQuoteFields } from "~/features/enquiries/enquiry-fields";
import { EnquiryFieldInput } from "~/features/enquiries/form/enquiry-field-input";
import { DefaultSubmitButton, EnquiryForm } from "~/features/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/features/enquiries/form/enquiry-phone-field";
import type { HiddenValues } from "~/features/enquiries/form/hidden-fields";
import { TextArea } from "~/platform/ui/form/field";
import { type FormState, useLeaveWarning } from "~/platform/ui/form/use-form";
import { PiecesField } from "~/sizes/form/pieces-field";
import type { TypedPiece } from "~/sizes/form/typed-pieces";
import { FilesField } from "./files-field";
import { type LikedPicture, LikedSheet } from "./liked-sheet";
import type { QuoteExtra } from "./receive-quote.server";
import { useQuoteFiles, useSubmitAfterUploads } from "./use-quote-files";

interface QuoteFormProps {
  heading: string;
  form: FormState<QuoteExtra>;
  hiddenValues: HiddenValues;
  projectType?: string;
  /** Proposed by the page from which the visitor came. */
  pieces: readonly TypedPiece[];
  like: LikedPicture | null;
  /** The day in India, e.g. 2031-05-01. */
  today: string;
}

export function QuoteForm({ heading, form, hiddenValues, projectType, pieces, like, today }: QuoteFormProps) {
  const { fields, submit, pending } = quoteForm;
  const { field, refused } = form;
  const files = useQuoteFiles(refused);
  useLeaveWarning(files.waitingFiles.length > 0 ? quoteFiles.leave : null);
  const { first, further } = splitQuoteFields();
  const renderField = (asked: ListedField) => (
    <EnquiryFieldInput
      key={asked.name}
      asked={asked}
      form="quote"
      {...field(asked.name)}
      {...(asked.name === "projectType" && !refused && { defaultValue: projectType ?? "" })}
      min={today}
    />
  );
  return (
    <EnquiryForm
      {...{ heading, form, hiddenValues, submit, pending }}
      {...useSubmitAfterUploads(files)}
      labels={refused?.extra?.labels}
      hasFiles
    >
      <DefaultSubmitButton label={submit} />
      {like ? <LikedSheet like={like} /> : null}
      {first.map((asked) =>
        asked.type === "phone" ? (
          <EnquiryPhoneField key={asked.name} {...field(asked.name)} {...fields.phone} required />
        ) : (
          renderField(asked)
        ),
      )}
      <PiecesField refused={refused} preset={pieces} />
      {further.map(renderField)}
      <TextArea {...field("description")} {...fields.description} rows={6} />
      <FilesField files={files} />
    </EnquiryForm>
  );
}
