import type { ChangeEvent } from "react";
import { lineOffers } from "~/features/quotations/choices";
import { renewRate, toPrices } from "~/features/quotations/find-rate";
import { describeSteel, finishes, grades } from "~/features/quotations/steel";
import { gstRates } from "~/features/quotations/totals";
import { getLineFieldName, type LineField, writeRated } from "~/features/quotations/typed-quotation";
import { getLabel } from "~/platform/text/text";
import { Button } from "~/platform/ui/button";
import { SelectField, TextField } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";
import type { QuotationScreenData } from "./read-screen.server";

interface DetailFieldsProps extends Pick<QuotationScreenData, "rates"> {
  id: string;
  form: FormState;
  typed: Readonly<Record<string, string>>;
  /** For an alternative to the line. */
  variants: QuotationScreenData["pieces"][string]["variants"];
  /** The quotation can have more lines. */
  canAdd: boolean;
  /** Undefined for a line that was just added. */
  rateKey: QuotationScreenData["rateKeys"][string] | undefined;
}

const names = ["grade", "finish", "ral", "gst", "hsn"] as const;

/** Folded. Another steel or finish fills in the owner's rate for it, here or without JavaScript when the form is sent. */
export function DetailFields({ id, form, typed, rates, rateKey, variants, canAdd }: DetailFieldsProps) {
  const field = (name: LineField) => form.field(getLineFieldName(name, id));
  const read = (name: LineField) => typed[getLineFieldName(name, id)] ?? "";
  const changeSteel = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (!target.form || !rateKey) return;
    const { elements } = target.form;
    const shown = new FormData(target.form);
    const readShown = (name: LineField) => String(shown.get(getLineFieldName(name, id)) ?? "");
    const [gradeBefore = "", finishBefore = ""] = readShown("rated").split(" ");
    const steel = { grade: readShown("grade"), finish: readShown("finish") };
    const renewed = renewRate(toPrices(rates, shown.get("pricesIncludeGst") === "yes"), {
      before: { ...rateKey, grade: gradeBefore, finish: finishBefore },
      after: { ...rateKey, ...steel },
      unit: readShown("unit"),
      texts: {
        rate: readShown("rate"),
        minimum: readShown("minimum"),
        cost: readShown("cost"),
        wastage: readShown("wastage"),
      },
    });
    for (const [name, text] of Object.entries({ ...renewed, rated: writeRated(steel) })) {
      const control = elements.namedItem(getLineFieldName(name as LineField, id));
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      control.value = text;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  // Drafts contain it, because they contain the rate. The browser would not reset a field of type "hidden".
  const { error: _, ...ratedField } = field("rated");
  const material = describeSteel({ grade: read("grade"), finish: read("finish"), ral: read("ral") });
  const offer = read("offer") && getLabel(lineOffers, read("offer"));
  return (
    <details open={names.some((name) => field(name).error) || undefined}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 text-sm">
        <span className="text-link">Steel, finish, GST, choice</span>
        <span className="text-steel-600">
          {[material, `GST ${read("gst")}%`, read("hsn"), offer].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <input
        key={form.refused?.version}
        type="text"
        hidden
        autoComplete="off"
        data-draft=""
        {...ratedField}
      />
      <div className="grid grid-cols-[2fr_3fr] gap-3 pt-2 sm:grid-cols-3">
        <SelectField
          {...field("grade")}
          label="Steel"
          options={[{ value: "", label: "Not set" }, ...grades]}
          onChange={changeSteel}
        />
        <SelectField
          {...field("finish")}
          label="Finish"
          options={[{ value: "", label: "Not set" }, ...finishes]}
          onChange={changeSteel}
        />
        <TextField
          {...field("ral")}
          label="RAL colour"
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
        />
        <SelectField
          {...field("gst")}
          label="GST"
          options={gstRates.map((gst) => ({ value: String(gst), label: `${gst}%` }))}
        />
        <TextField
          {...field("hsn")}
          label="HSN or SAC"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
        />
        <SelectField {...field("offer")} label="Customer’s choice" options={lineOffers} />
      </div>
      {canAdd ? (
        <div className="flex flex-wrap items-end gap-3 pt-3">
          {variants.length > 0 ? (
            <SelectField
              {...field("instead")}
              label="Instead of it"
              options={[{ value: "", label: "The same work" }, ...variants]}
              className="min-w-0 flex-1 basis-44"
            />
          ) : null}
          <Button variant="secondary" name="intent" value={`alternative ${id}`} busy={form.isBusy}>
            Offer an alternative
          </Button>
        </div>
      ) : null}
    </details>
  );
}
