import { indianStates } from "~/content/indian-states";
import { lineOffers } from "~/features/quotations/choices";
import { recalculateQuantities } from "~/features/quotations/line-changes";
import { quantityUnits } from "~/features/quotations/quantity";
import type { QuotationDraft } from "~/features/quotations/quotation";
import { findLineSource } from "~/features/quotations/quotation-form.server";
import { finishes, grades } from "~/features/quotations/steel";
import { MAX_LINES } from "~/features/quotations/totals";
import {
  getLineFieldName,
  type LineField,
  parseLineIds,
  toDraftFields,
  toLineFields,
} from "~/features/quotations/typed-quotation";
import type { Refusal } from "~/platform/http/handle-form.server";
import { describeStale, mergeStale, readShown } from "~/platform/http/merge-stale";
import { getLabel, isolate } from "~/platform/text/text";
import { termFields } from "./term-fields";

type Texts = Readonly<Record<string, string>>;

interface Field {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

const headFields: readonly Field[] = [
  { name: "customerName", label: "Name" },
  { name: "customerAddress", label: "Address" },
  { name: "customerGstin", label: "GSTIN" },
  { name: "state", label: "State", options: indianStates },
  { name: "discount", label: "Discount" },
  ...termFields,
];

/** `label` follows "Line 1". */
const lineFields: readonly (Field & { name: LineField })[] = [
  { name: "description", label: "" },
  { name: "quantity", label: " quantity" },
  { name: "unit", label: " unit", options: quantityUnits },
  { name: "rate", label: " rate" },
  { name: "grade", label: " steel", options: grades },
  { name: "finish", label: " finish", options: finishes },
  { name: "ral", label: " RAL colour" },
  { name: "gst", label: " GST (%)" },
  { name: "hsn", label: " HSN or SAC" },
  { name: "offer", label: " choice", options: lineOffers },
  { name: "minimum", label: " minimum charge" },
  { name: "cost", label: " cost" },
  { name: "wastage", label: " wastage (%)" },
];

/**
 * Keeps what was changed in this form, and gives its other fields the saved values, with the lines that the other device added
 * or removed. The message names what both changed.
 */
export function refuseStale(
  typed: Record<string, string>,
  { version, draft }: { version: number; draft: QuotationDraft },
): Refusal {
  const saved: Texts = toDraftFields(draft);
  const shown = readShown(typed);
  const isChanged = (texts: Texts, name: string) =>
    shown === null || (texts[name] ?? "") !== (shown[name] ?? "");
  const isLineChanged = (texts: Texts, id: string, fields = lineFields.map(({ name }) => name)) =>
    fields.some((field) => isChanged(texts, getLineFieldName(field, id)));
  const replaced: Record<string, string> = { shown: String(new URLSearchParams(saved)) };
  const conflicts: string[] = [];

  const replace = (name: string) => {
    replaced[name] = saved[name] ?? "";
  };
  const merge = ({ name, label, options = [] }: Field, isKept?: boolean) => {
    const value = getLabel(options, saved[name] ?? "");
    const merged = mergeStale([{ name, label, value, isKept }], { typed, shown, saved });
    Object.assign(replaced, merged.replaced);
    conflicts.push(...merged.conflicts);
  };
  const mergeLine = (id: string, number: number) => {
    const read = (field: LineField) => typed[getLineFieldName(field, id)] ?? "";
    const isUnitChosen = isLineChanged(typed, id, ["unit"]);
    // A quantity that only followed from the unit was not typed; the same number in a chosen unit was.
    const isQuantityTyped =
      (isLineChanged(typed, id, ["quantity"]) ||
        (isUnitChosen && read("shown").startsWith(`${read("unit")} `))) &&
      (!shown || !read("shown").endsWith(` ${read("quantity").trim()}`));
    const isPriced = isQuantityTyped || isLineChanged(typed, id, ["unit", "rate", "cost"]);
    // A typed rate is for the unit beside it.
    const isUnitKept = isPriced && (isUnitChosen || isLineChanged(saved, id, ["unit"]));
    const isQuantityKept = isQuantityTyped || (isUnitKept && !isUnitChosen);
    // So is it for the steel.
    const isOtherSteel = isLineChanged(saved, id, ["grade", "finish"]);
    const isSteelKept =
      isLineChanged(typed, id, ["grade", "finish"]) ||
      (isOtherSteel && isLineChanged(typed, id, ["rate", "cost"]));
    const kept: Partial<Record<LineField, boolean>> = {
      quantity: isQuantityKept,
      ...(isUnitKept && { unit: true, rate: true, cost: true }),
      ...(isSteelKept && { grade: true, finish: true }),
      ...(isSteelKept && isOtherSteel && { rate: true, minimum: true, cost: true, wastage: true }),
    };
    for (const { name, label, options } of lineFields)
      merge({ name: getLineFieldName(name, id), label: `Line ${number}${label}`, options }, kept[name]);
    if (!isQuantityKept) replace(getLineFieldName("shown", id));
    // A kept quantity does not follow from the unit, even after another conflict.
    else if (shown) replaced[getLineFieldName("shown", id)] = "";
    if (!isSteelKept) replace(getLineFieldName("rated", id));
    // Confirmed sizes may have changed.
    replace(getLineFieldName("confirmed", id));
  };

  const [own, now] = [typed, saved].map((texts) => parseLineIds(texts)) as [string[], string[]];
  const before = shown ? parseLineIds(shown) : now;
  const order = own.join() === before.join() ? [...now, ...own] : [...own, ...now];
  const ids = [...new Set(order)].filter((id) => {
    if (now.includes(id)) return own.includes(id) || !before.includes(id);
    return own.includes(id) && (!before.includes(id) || isLineChanged(typed, id));
  });
  for (const id of ids.splice(MAX_LINES)) {
    const description =
      saved[getLineFieldName("description", id)] ?? typed[getLineFieldName("description", id)];
    conflicts.push(`${isolate(description || "A line")}: no room`);
  }
  replaced.lines = ids.join(" ");
  for (const [index, id] of ids.entries()) {
    if (!own.includes(id))
      Object.assign(replaced, toLineFields(draft.lines.filter((line) => line.id === id)));
    else if (now.includes(id)) mergeLine(id, index + 1);
    else if (before.includes(id)) conflicts.push(`Line ${index + 1}: removed`);
  }
  for (const field of headFields) merge(field);
  if (isChanged(saved, "pricesIncludeGst") && typed.pricesIncludeGst !== saved.pricesIncludeGst) {
    // It is named in any case, because it concerns the rates that were changed here.
    conflicts.push(`Prices: ${saved.pricesIncludeGst ? "including GST" : "without GST"}`);
    if (!isChanged(typed, "pricesIncludeGst")) replace("pricesIncludeGst");
  }

  return {
    status: 409,
    message: describeStale(conflicts),
    version,
    // The quantity of a saved piece in a unit that was chosen here.
    replaced: recalculateQuantities(
      { ...typed, ...replaced },
      (id) => findLineSource(draft, typed, id).piece,
    ),
  };
}
