import { divideHalfUp, formatAmount, type Paise, parseRupees, trimPaise } from "./money";

/** `percent` is in hundredths of a per cent. */
export type Discount = { kind: "amount"; paise: Paise } | { kind: "percent"; percent: number };

export function calculateDiscount(discount: Discount, subtotal: Paise): Paise {
  if (discount.kind === "amount") return discount.paise;
  return divideHalfUp(BigInt(subtotal) * BigInt(discount.percent), 10_000n);
}

export function parseDiscount(typed: string): Discount | null | "malformed" {
  const text = typed.trim();
  if (text === "") return null;
  const percent = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/.exec(text);
  if (percent) {
    const hundredths = Number(percent[1]) * 100 + Number((percent[2] ?? "").padEnd(2, "0"));
    if (hundredths > 10_000) return "malformed";
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
