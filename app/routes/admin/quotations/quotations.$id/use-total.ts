import { type RefObject, useCallback, useEffect, useState } from "react";
import { type Discount, parseDiscount } from "~/features/quotations/discount";
import { parseRupees } from "~/features/quotations/money";
import { parseQuantity } from "~/features/quotations/quantity";
import { calculateTotals, type TaxMode } from "~/features/quotations/totals";
import { getLineFieldName, parseLineIds } from "~/features/quotations/typed-quotation";
import { useFormReset } from "~/platform/ui/form/use-form";

type Texts = Readonly<Record<string, string>>;

/** Returns amounts by line id and the total of the typed values, in paise. Invalid numbers count as 0. Without JavaScript, they are the saved ones. */
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
    gst: Number(texts[getLineFieldName("gst", id)] ?? 0),
  }));
  const parsedDiscount = parseDiscount(texts.discount ?? "");
  const discount: Discount | null = parsedDiscount === "malformed" ? null : parsedDiscount;
  const { amounts, total } = calculateTotals(lines, {
    discount,
    taxMode,
    pricesIncludeGst: texts.pricesIncludeGst === "yes",
  });
  return { amounts: Object.fromEntries(ids.map((id, index) => [id, amounts[index] ?? 0])), total };
}
