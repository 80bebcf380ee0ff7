import { Link } from "@remix-run/react";
import { type EnquiryAnswers, listEditableFields } from "~/features/enquiries/enquiry-fields";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { EnquiryFieldInput } from "~/features/enquiries/form/enquiry-field-input";
import { DefaultSubmitButton } from "~/features/enquiries/form/enquiry-form";
import type { PiecesExtras } from "~/features/enquiries/form/pieces-form.server";
import { formatPhone } from "~/features/enquiries/phone";
import { Button } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import { TextField } from "~/platform/ui/form/field";
import { ConflictNote, DraftNote, ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { PiecesField } from "~/sizes/form/pieces-field";
import { type PresetUnit, type TypedPiece, writeTypedPieces } from "~/sizes/form/typed-pieces";

type EditedValues = Partial<EnquiryAnswers> & Pick<Enquiry, "quotedAmount">;

interface EditFormProps {
  enquiry: Pick<Enquiry, "id" | "kind" | "detailsVersion"> & EditedValues;
  /** The measured pieces, or the requested pieces until they are measured. */
  pieces: readonly TypedPiece[];
  /** Undefined without pieces. */
  unit: PresetUnit | undefined;
  requested: string;
  hasOrderTotal: boolean;
}

/** As the fields show them. */
export function toFieldTexts({ phone, ...others }: EditedValues): Record<string, string> {
  const texts = { ...others, phone: phone && formatPhone(phone) };
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value ?? "")]));
}

/** As the fields of the sizes show them; no texts without a unit, which enquiries without pieces do not have. */
export function writeSizes(
  pieces: readonly TypedPiece[],
  unit: PresetUnit | undefined,
): Record<string, string> {
  return unit ? { ...writeTypedPieces({ isUnmeasured: false, ...unit, pieces }) } : {};
}

export function EditForm({ enquiry, pieces, unit, requested, hasOrderTotal }: EditFormProps) {
  const { id, kind, detailsVersion, ...answers } = enquiry;
  const values = toFieldTexts(answers);
  const form = useForm<PiecesExtras>({
    values,
    version: detailsVersion,
    shown: String(new URLSearchParams({ ...values, ...writeSizes(pieces, unit) })),
  });
  const { refused, field } = form;
  // Without scripts, the buttons of the sizes show the form again.
  const wasRefused = refused?.extra !== undefined;
  return (
    <PostForm
      form={form}
      replace={false}
      noValidate
      aria-labelledby="edit-enquiry"
      className="sheet grid grid-cols-1 gap-4 p-4 sm:p-5 xl:max-w-240"
    >
      <DefaultSubmitButton label="Save" />
      <Toasts toast={refused?.toast} />
      <h2 id="edit-enquiry" className="text-title">
        Edit enquiry
      </h2>
      <DraftNote form={form} />
      {refused?.toast ? (
        <ErrorSummary
          title="Please check these fields"
          errors={refused.errors}
          labels={refused.extra?.labels}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {listEditableFields(kind).map((asked) => (
          <EnquiryFieldInput key={asked.name} asked={asked} form="edit" {...field(asked.name)} />
        ))}
      </div>
      {requested ? (
        <p className="wrap-anywhere border-steel-300 border-l-2 pl-3 text-sm">
          <span className="text-steel-600">The customer asked for: </span>
          {requested}
        </p>
      ) : null}
      <Fold
        className="border-steel-300 border-t"
        inset="none"
        isOpen={wasRefused}
        title={
          <span className="display-face tracking-normal">
            Sizes
            {pieces.length > 0 ? (
              <span className="font-normal font-sans text-sm text-steel-600">
                {` ${pieces.length === 1 ? "1 item" : `${pieces.length} items`}`}
              </span>
            ) : null}
          </span>
        }
      >
        {/* After a conflict, a new element: it shows the sizes that the response has. */}
        <PiecesField key={refused?.version} refused={refused} preset={pieces} presetUnit={unit} isForOwner />
      </Fold>
      {hasOrderTotal ? (
        <p className="text-sm">
          {"The amount is the total of "}
          <Link to={`/admin/enquiries/${id}/order`} className="text-link">
            the order
          </Link>
          .
        </p>
      ) : (
        <TextField
          {...field("quotedAmount")}
          label="Quoted amount in rupees"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
      )}
      <ConflictNote toast={refused?.toast} />
      <Button busy={form.isBusy} className="w-full sm:w-auto sm:justify-self-start">
        Save
      </Button>
    </PostForm>
  );
}
