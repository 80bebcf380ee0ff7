import { indianStates } from "~/content/indian-states";
import { extras } from "~/features/quotations/extras";
import { formatMargin } from "~/features/quotations/margin";
import { formatRupees } from "~/features/quotations/money";
import { MAX_LINES } from "~/features/quotations/totals";
import { getLineFieldName, parseLineIds } from "~/features/quotations/typed-quotation";
import { Button } from "~/platform/ui/button";
import { SelectField, TextArea, TextField } from "~/platform/ui/form/field";
import { ConflictNote, DraftNote, ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { LineFields } from "./line-fields";
import type { QuotationScreenData } from "./read-screen.server";
import { TermFields } from "./term-fields";
import { useTotal } from "./use-total";

type QuotationFormProps = Pick<
  QuotationScreenData,
  | "values"
  | "version"
  | "pieces"
  | "rates"
  | "rateKeys"
  | "choices"
  | "taxMode"
  | "isComposition"
  | "hasNewSizes"
>;

const customerFields = ["customerName", "customerAddress", "customerGstin", "state"];

export function QuotationForm({
  values,
  version,
  pieces,
  rates,
  rateKeys,
  choices,
  taxMode,
  isComposition,
  hasNewSizes,
}: QuotationFormProps) {
  const form = useForm({ values, version, shown: String(new URLSearchParams(values)) });
  const { field, refused, isBusy } = form;
  const typed: Record<string, string> = refused ? { ...untick(values), ...refused.typed } : values;
  const ids = parseLineIds(typed);
  const leftOutIds = Object.keys(pieces).filter((id) => !ids.includes(id));
  const addButtons = [
    ...extras.map(({ value, label }) => ({ intent: `add ${value}`, label })),
    ...leftOutIds.map((id) => ({
      intent: `restore ${id}`,
      label: `Add back ${typed[getLineFieldName("description", id)]}`,
    })),
  ];
  const { hasGst, amounts, margins, totals } = useTotal(form.ref, typed, taxMode);
  const errors = refused?.errors ?? {};
  return (
    <PostForm form={form} noValidate aria-label="Quotation" className="grid grid-cols-1 gap-3">
      {/* Enter presses the first button. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      {/* After a conflict, a new element: a restored draft has set the value of the earlier one. */}
      <input
        key={refused?.version}
        type="hidden"
        name="lines"
        value={ids.join(" ")}
        data-draft=""
        data-preset={values.lines}
        readOnly
      />
      <DraftNote form={form} />
      <ErrorSummary title="Please check these fields" errors={errors} />
      <details className="fold sheet" open={customerFields.some((name) => errors[name])}>
        <summary className="flex min-h-14 cursor-pointer items-center px-4 text-sm sm:px-5">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="text-steel-600">For </span>
            {typed.customerName}
          </span>
          <span className="text-link">Edit</span>
        </summary>
        <div className="grid items-start gap-4 px-4 pb-5 sm:grid-cols-2 sm:px-5">
          <TextField {...field("customerName")} label="Name" required maxLength={200} autoComplete="off" />
          <SelectField {...field("state")} label="State of the site (for GST)" options={indianStates} />
          <TextArea
            {...field("customerAddress")}
            label="Address"
            rows={2}
            maxLength={500}
            autoComplete="off"
          />
          <TextField
            {...field("customerGstin")}
            label="GSTIN"
            note="optional"
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </div>
      </details>
      {hasNewSizes ? (
        // The enquiry's sizes changed after its pieces were copied into the quotation.
        <div className="sheet flex flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
          <p className="min-w-0 flex-1 basis-56 text-sm">The sizes in the enquiry have changed.</p>
          <Button variant="secondary" name="intent" value="sizes" busy={isBusy}>
            Use the new sizes
          </Button>
        </div>
      ) : null}
      {ids.map((id, index) => (
        <LineFields
          key={id}
          id={id}
          form={form}
          typed={typed}
          piece={pieces[id]}
          rates={rates}
          rateKey={rateKeys[id]}
          amount={amounts[id] ?? 0}
          margin={margins[id] ?? null}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === ids.length - 1}
          canAdd={ids.length < MAX_LINES}
        />
      ))}
      <section aria-labelledby="add-line" className="sheet grid gap-3 p-4 sm:p-5">
        <h3 id="add-line" className="display-face text-sm tracking-normal">
          Add a line
        </h3>
        {ids.length < MAX_LINES ? (
          <div className="flex flex-wrap gap-2">
            {addButtons.map(({ intent, label }) => (
              <Button
                key={intent}
                variant="secondary"
                icon="plus"
                name="intent"
                value={intent}
                className="px-4!"
              >
                {label}
              </Button>
            ))}
          </div>
        ) : (
          <p className="text-sm">{`A quotation can have up to ${MAX_LINES} lines.`}</p>
        )}
        <TextField
          {...field("discount")}
          label="Discount"
          note="optional"
          help="An amount or a percentage, e.g. 5,000 or 5%."
          inputMode="text"
          maxLength={20}
          autoComplete="off"
        />
        {totals.map(({ alternative, margin }) =>
          margin ? (
            <p key={alternative} className="figures text-sm">
              {`${alternative ? `${alternative.toUpperCase()}: ` : ""}${formatMargin(margin)}`}
            </p>
          ) : null,
        )}
        {hasGst ? (
          <SelectField
            {...field("pricesIncludeGst")}
            label="Prices"
            options={[
              { value: "", label: "Without GST, which is added" },
              { value: "yes", label: "Including GST" },
            ]}
            help="Rates already entered stay as they are. New lines get your saved rates, with GST if included."
          />
        ) : null}
      </section>
      <TermFields form={form} choices={choices} />
      <p className="px-1 text-sm text-steel-600">
        {hasGst
          ? "GST rates and codes are your responsibility. Ask your accountant if you are unsure."
          : isComposition
            ? "As a composition dealer, you don’t charge GST. The quotation says so."
            : "Without your GSTIN, quotations do not include tax. Enter it in Business details."}
      </p>
      <div className="save-bar z-10 flex flex-wrap items-center gap-2 sm:gap-3 border-steel-200 border-t bg-paper p-3 sm:p-4">
        <ConflictNote toast={refused?.toast} className="w-full" />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block text-steel-600">{hasGst ? "Total with GST" : "Total"}</span>
          <output className="display-face figures flex flex-wrap gap-x-4 sm:text-lg">
            {totals.map(({ alternative, total }) => (
              <span key={alternative} className="whitespace-nowrap">
                {`${alternative ? `${alternative.toUpperCase()}: ` : ""}${formatRupees(total)}`}
              </span>
            ))}
          </output>
        </p>
        <Button variant="secondary" name="intent" value="save" busy={isBusy} className="px-4! sm:px-6!">
          Save
        </Button>
        <Button name="intent" value="preview" busy={isBusy} className="px-4! sm:px-6!">
          Preview
        </Button>
      </div>
    </PostForm>
  );
}

/** Browsers do not send boxes that are not ticked. */
function untick(values: Readonly<Record<string, string>>): Record<string, string> {
  const boxes = parseLineIds(values).map((id) => [getLineFieldName("confirmed", id), ""]);
  return { ...values, ...Object.fromEntries(boxes) };
}
