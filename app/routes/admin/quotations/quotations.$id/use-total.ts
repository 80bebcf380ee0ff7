import { type RefObject, useCallback, useEffect, useState } from "react";
import { parseRupees } from "~/features/enquiries/numbers";
import { chooseLines, lineOffers, listBasicChoices } from "~/features/quotations/choices";
import { type Discount, parseDiscount } from "~/features/quotations/discount";
import { calculateLineMargin, calculateTotalMargin, parseWastage } from "~/features/quotations/margin";
import { parseQuantity } from "~/features/quotations/quantity";
import { calculateAmount, calculateChosenTotals, type TaxMode } from "~/features/quotations/totals";
import { getLineFieldName, parseLineIds } from "~/features/quotations/typed-quotation";
import { useFormReset } from "~/platform/ui/form/use-form";

type Texts = Readonly<Record<string, string>>;

/**
 * Returns amounts and margins by line id, and total and margin of each alternative, in paise, from the typed values. Invalid
 * numbers count as 0. Without JavaScript, they are the saved ones.
 */
export function useTotal(form: RefObject<HTMLFormElement>, typed: Texts, taxMode: TaxMode) {
  const [currentTexts, setCurrentTexts] = useState<Texts | null>(null);
  const typedJson = JSON.stringify(typed);
  const readForm = useCallback(() => {
    const texts = [...new FormData(form.current ?? undefined)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    setCurrentTexts(Object.fromEntries(texts));
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button changes the form
  useEffect(() => {
    readForm();
    const element = form.current;
    element?.addEventListener("input", readForm);
    return () => element?.removeEventListener("input", readForm);
  }, [form, readForm, typedJson]);
  useFormReset(form, readForm);
  return { hasGst: taxMode !== "none", ...calculateAmounts(currentTexts ?? typed, taxMode) };
}

function calculateAmounts(texts: Texts, taxMode: TaxMode) {
  const ids = parseLineIds(texts);
  const lines = ids.map((id) => ({
    quantity: parseQuantity(texts[getLineFieldName("quantity", id)] ?? "") ?? 0,
    rate: parseRupees(texts[getLineFieldName("rate", id)] ?? "") ?? 0,
    minimum: parseRupees(texts[getLineFieldName("minimum", id)] ?? ""),
    cost: parseRupees(texts[getLineFieldName("cost", id)] ?? ""),
    wastage: parseWastage(texts[getLineFieldName("wastage", id)] ?? "") ?? 0,
    gst: Number(texts[getLineFieldName("gst", id)] ?? 0),
    id,
    offer: lineOffers.find(({ value }) => value === texts[getLineFieldName("offer", id)])?.value ?? "",
  }));
  const parsedDiscount = parseDiscount(texts.discount ?? "");
  const discount: Discount | null = parsedDiscount === "malformed" ? null : parsedDiscount;
  const priced = {
    lines,
    discount,
    pricesIncludeGst: texts.pricesIncludeGst === "yes",
    terms: { advance: 0 },
  };
  return {
    amounts: Object.fromEntries(lines.map((line) => [line.id, calculateAmount(line)])),
    margins: Object.fromEntries(
      lines.map((line) => [line.id, calculateLineMargin(line, { ...priced, taxMode })]),
    ),
    totals: listBasicChoices(lines).map((choice) => {
      const totals = calculateChosenTotals(priced, choice, taxMode);
      const margin = calculateTotalMargin(chooseLines(lines, choice), totals);
      return { alternative: choice.alternative, total: totals.total, margin };
    }),
  };
}
