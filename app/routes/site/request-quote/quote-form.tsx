import { projectTypes, quoteFiles, quoteForm } from "~/content/quote";
import { listFurtherFields } from "~/features/enquiries/detail-fields";
import { DefaultSubmitButton } from "~/features/enquiries/form/default-submit-button";
import { DetailInput } from "~/features/enquiries/form/detail-input";
import { EnquiryForm } from "~/features/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/features/enquiries/form/enquiry-phone-field";
import type { HiddenValues } from "~/features/enquiries/form/hidden-fields";
import { SelectField, TextArea, TextField } from "~/platform/ui/form/field";
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
  const projectTypeField = field("projectType");
  const files = useQuoteFiles(refused);
  useLeaveWarning(files.waitingFiles.length > 0 ? quoteFiles.leave : null);
  return (
    <EnquiryForm
      {...{ heading, form, hiddenValues, submit, pending }}
      {...useSubmitAfterUploads(files)}
      labels={refused?.extra?.labels}
      hasFiles
    >
      <DefaultSubmitButton label={submit} />
      {like ? <LikedSheet like={like} /> : null}
      <TextField {...field("name")} {...fields.name} required autoComplete="name" />
      <EnquiryPhoneField {...field("phone")} {...fields.phone} required />
      <TextField {...field("town")} {...fields.town} autoComplete="address-level2" />
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
        {...projectTypeField}
        {...fields.projectType}
        required
        defaultValue={refused ? projectTypeField.defaultValue : projectType}
        options={projectTypes}
      />
      <PiecesField refused={refused} preset={pieces} />
      {listFurtherFields("quote").map((detail) => (
        <DetailInput
          key={detail.name}
          detail={detail}
          {...field(detail.name)}
          label={detail.label}
          {...detail.customer}
          min={today}
        />
      ))}
      <TextArea {...field("description")} {...fields.description} rows={6} />
      <FilesField files={files} />
    </EnquiryForm>
  );
}
