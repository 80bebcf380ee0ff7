import { type RefObject, useEffect, useState } from "react";
import { type Discount, parseDiscount } from "~/quotations/discount";
import { parseRupees } from "~/quotations/money";
import { parseQuantity } from "~/quotations/quantity";
import { calculateTotals, type TaxMode } from "~/quotations/totals";
import { nameLineField, readLineIds } from "~/quotations/typed-quotation";

type Texts = Readonly<Record<string, string>>;

/** Total of the typed values, in paise; invalid numbers count as 0. Without JavaScript, the saved total. */
export function useTotal(form: RefObject<HTMLFormElement>, typed: Texts, taxMode: TaxMode) {
  const [current, setCurrent] = useState<Texts | null>(null);
  const known = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button or a save changes the form
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => {
      const texts = [...new FormData(element)].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      setCurrent(Object.fromEntries(texts));
    };
    read();
    element.addEventListener("input", read);
    return () => element.removeEventListener("input", read);
  }, [form, known]);
  return { gst: taxMode !== "none", total: totalOf(current ?? typed, taxMode) };
}

function totalOf(texts: Texts, taxMode: TaxMode): number {
  const lines = readLineIds(texts).map((id) => ({
    quantity: parseQuantity(texts[nameLineField("quantity", id)] ?? "") ?? 0,
    rate: parseRupees(texts[nameLineField("rate", id)] ?? "") ?? 0,
    gst: Number(texts[nameLineField("gst", id)] ?? 0),
  }));
  const typed = parseDiscount(texts.discount ?? "");
  const discount: Discount | null = typed === "malformed" ? null : typed;
  return calculateTotals(lines, { discount, taxMode }).total;
}
