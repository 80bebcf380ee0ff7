import { useEffect, useRef, useState } from "react";
import { budgets, projectTypes, quoteFiles, quoteForm } from "~/content/quote";
import { DefaultSubmitButton } from "~/features/enquiries/form/default-submit-button";
import { EnquiryForm } from "~/features/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/features/enquiries/form/enquiry-phone-field";
import type { HiddenValues } from "~/features/enquiries/form/hidden-fields";
import { controlClasses, Field, SelectField, TextArea, TextField } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";
import { useLeaveWarning } from "~/platform/ui/form/use-leave-warning";
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
      <SelectField {...field("budget")} {...fields.budget} options={budgets} />
      <DateField {...field("deliveryDate")} {...fields.deliveryDate} min={today} />
      <TextArea {...field("description")} {...fields.description} rows={6} />
      <FilesField files={files} />
    </EnquiryForm>
  );
}

interface DateFieldProps {
  name: string;
  label: string;
  help: string;
  placeholder: string;
  /** E.g. 2031-05-01. */
  min: string;
  defaultValue?: string;
  error?: string;
}

/** Some browsers show a date or format in an empty field. With JavaScript, the placeholder covers it, but not the icon. */
function DateField({ placeholder, min, defaultValue, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const updateIsEmpty = () => setIsEmpty(input.current?.value === "" && !input.current.validity.badInput);
  // The value may come from a draft, or from before hydration.
  useEffect(updateIsEmpty, []);
  return (
    <Field {...field}>
      {(fieldProps) => (
        <span className="relative block min-w-0">
          <input
            {...fieldProps}
            ref={input}
            type="date"
            min={min}
            defaultValue={defaultValue}
            autoComplete="off"
            onInput={updateIsEmpty}
            onBlur={updateIsEmpty}
            className={`${controlClasses} peer date-field min-w-0`}
          />
          {isEmpty ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-1 right-12 left-1 flex items-center bg-paper pl-2.5 text-steel-600 peer-focus:hidden"
            >
              {placeholder}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
