import type { Firm } from "~/business/firm";
import type { ServiceSlug } from "~/content/service-index";
import { findRate, type Rate } from "~/features/quotations/find-rate";
import { formatAmount, type Paise, trimPaise } from "~/features/quotations/money";
import { findTaxMode } from "~/features/quotations/quotation";
import { getRateKey, proposeRate } from "~/features/quotations/rates";
import { finishes, grades, type Steel } from "~/features/quotations/steel";
import type { QuantityUnit } from "~/features/quotations/tables";
import { proposePiece } from "~/sizes/propose-piece";

const stainless = ["ss202", "ss304", "ss316"] as const;

/** The steel in the names of services. Other services have rates for any steel. */
const serviceGrades: Partial<Record<ServiceSlug, readonly Steel["grade"][]>> = {
  "ss-handrail-work": stainless,
  "ss-gate": stainless,
  "ms-handrail-work": ["ms"],
  "ms-gate": ["ms"],
  "gi-steel-door": ["gi"],
  "g-pipe-with-glass": ["gi"],
};

const unitNames: Partial<Record<QuantityUnit, string>> = {
  ft: "per running ft",
  sqft: "per sq ft",
  piece: "each",
  kg: "per kg",
};

export interface LowestPrice {
  rate: Paise;
  unit: QuantityUnit;
  gst: number;
}

/**
 * Returns the lowest rate that a quotation for what the service page draws could start with, in the unit in which such
 * work is sold. Null without a rate.
 */
export function findLowestPrice(rates: readonly Rate[], slug: ServiceSlug): LowestPrice | null {
  const line = { piece: proposePiece(slug), extra: null } as const;
  const keys = (serviceGrades[slug] ?? ["", ...grades.map(({ value }) => value)]).flatMap((grade) =>
    (["", ...finishes.map(({ value }) => value)] as const).map((finish) =>
      getRateKey({ ...line, grade, finish }),
    ),
  );
  const prices = keys
    .flatMap((key) => findRate(rates, key) ?? [])
    .filter(({ rate }) => rate > 0)
    .map(toImperial);
  const [usualUnit] = keys.map((key) => proposeRate([], key).unit);
  for (const unit of [usualUnit, "ft", "sqft"] as const) {
    const [lowest] = prices.filter((price) => price.unit === unit).sort((a, b) => a.rate - b.rate);
    if (lowest) return lowest;
  }
  return null;
}

/** Converts metric rates, up to whole rupees, so that no price is lower than the owner's. */
function toImperial({ rate, unit, gst }: Rate): LowestPrice {
  if (unit === "m") return { rate: convertRate(rate, 3048, 10_000), unit: "ft", gst };
  if (unit === "sqm") return { rate: convertRate(rate, 9_290_304, 100_000_000), unit: "sqft", gst };
  return { rate, unit, gst };
}

function convertRate(rate: Paise, numerator: number, divisor: number): Paise {
  const divisorInRupees = BigInt(divisor) * 100n;
  return 100 * Number((BigInt(rate) * BigInt(numerator) + divisorInRupees - 1n) / divisorInRupees);
}

/** E.g. "from ₹950 per sq ft + 18% GST". Rates are without GST. A firm without a GSTIN promises nothing about it. */
export function formatLowestPrice(
  { rate, unit, gst }: LowestPrice,
  firm: Pick<Firm, "gstin" | "isComposition">,
): string {
  const price = `from ₹${trimPaise(formatAmount(rate))} ${unitNames[unit] ?? ""}`;
  if (gst > 0 && findTaxMode(firm, "") !== "none") return `${price} +\u00a0${gst}%\u00a0GST`;
  return gst === 0 || firm.isComposition ? `${price}, no\u00a0GST` : price;
}
