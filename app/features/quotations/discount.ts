import { parseDecimal, parseRupees } from "~/features/enquiries/numbers";
import { divideHalfUp, formatAmount, type Paise, trimPaise } from "./money";

/** `percent` is in hundredths of a per cent. */
export type Discount = { kind: "amount"; paise: Paise } | { kind: "percent"; percent: number };

export function calculateDiscount(discount: Discount, subtotal: Paise): Paise {
  if (discount.kind === "amount") return discount.paise;
  return divideHalfUp(BigInt(subtotal) * BigInt(discount.percent), 10_000n);
}

export function parseDiscount(typed: string): Discount | null | "malformed" {
  const text = typed.trim();
  if (text === "") return null;
  if (text.endsWith("%")) {
    const hundredths = parseDecimal(text.slice(0, -1), { wholeDigits: 3, decimals: 2 });
    if (hundredths === null || hundredths > 10_000) return "malformed";
    return hundredths === 0 ? null : { kind: "percent", percent: hundredths };
  }
  const paise = parseRupees(text);
  if (paise === null) return "malformed";
  return paise === 0 ? null : { kind: "amount", paise };
}

export function writeDiscount(discount: Discount | null): string {
  if (!discount) return "";
  return discount.kind === "percent" ? `${discount.percent / 100}%` : trimPaise(formatAmount(discount.paise));
}
