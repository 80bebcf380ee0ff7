import { z } from "zod";
import type { Firm } from "~/business/firm";
import { storedPiecesSchema } from "~/sizes/schema";
import { extras } from "./extras";
import { MAX_RATE, MAX_TOTAL, type Paise } from "./money";
import { MAX_QUANTITY, quantityUnits } from "./quantity";
import { finishes, grades } from "./steel";
import { calculateTotals, MAX_LINES, type TaxMode, type Totals } from "./totals";

const unitSchema = z.enum(quantityUnits.map(({ value }) => value));

const lineSchema = z.object({
  id: z.string(),
  description: z.string(),
  /** Copied from the enquiry; null for an extra line. */
  piece: storedPiecesSchema.element.nullable(),
  extra: z.enum(extras.map(({ value }) => value)).nullable(),
  // Empty in versions of earlier releases.
  grade: z.enum(["", ...grades.map(({ value }) => value)]).default(""),
  finish: z.enum(["", ...finishes.map(({ value }) => value)]).default(""),
  ral: z.string().default(""),
  /** The owner confirmed the assumed sizes. */
  isConfirmed: z.boolean(),
  /** In thousandths; 0 until known. */
  quantity: z.number().int().min(0).max(MAX_QUANTITY),
  unit: unitSchema,
  /** In paise per unit; null until priced. */
  rate: z.number().int().min(0).max(MAX_RATE).nullable(),
  gst: z.number().int().min(0).max(100),
  hsn: z.string(),
});

const discountSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("amount"), paise: z.number().int().positive() }),
  z.object({ kind: z.literal("percent"), percent: z.number().int().min(1).max(10_000) }),
]);

const termsSchema = z.object({
  validityDays: z.number().int().min(1).max(365),
  /** Percentage of the total. */
  advance: z.number().int().min(0).max(100),
  delivery: z.string(),
  balance: z.string(),
  warranty: z.string(),
  exclusions: z.string(),
});

const customerSchema = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string().nullable(),
  state: z.string(),
});

export const draftSchema = z.object({
  customer: customerSchema,
  lines: z.array(lineSchema).max(MAX_LINES),
  /** Removed lines whose piece is from the enquiry. The owner can add them back. */
  leftOut: z.array(lineSchema).default([]),
  discount: discountSchema.nullable(),
  pricesIncludeGst: z.boolean().default(false),
  terms: termsSchema,
  /** The customer measures in feet, so drawings and sizes show feet first. */
  isInFeet: z.boolean(),
});

export type QuotationLine = z.output<typeof lineSchema>;
export type QuotationTerms = z.output<typeof termsSchema>;
export type QuotationDraft = z.output<typeof draftSchema>;

export const sentQuotationSchema = draftSchema.omit({ leftOut: true }).extend({
  number: z.string(),
  version: z.number().int().positive(),
  /** In India, e.g. 2026-11-24. */
  sentOn: z.iso.date(),
  validUntil: z.iso.date(),
  taxMode: z.enum(["none", "inside", "outside"]),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    gstin: z.string().nullable(),
  }),
  /** What a composition dealer must state. */
  declaration: z.string().optional(),
  /** For a bank transfer; missing in versions of earlier releases. */
  bankDetails: z.string().optional(),
});

export type SentQuotation = z.output<typeof sentQuotationSchema>;

const paise = z.number().int();

/** As calculated when the version was sent, and never again. In paise. */
export const sentTotalsSchema = z.object({
  amounts: z.array(paise),
  subtotal: paise,
  discount: paise,
  groups: z.array(
    z.object({
      gst: z.number().int(),
      discount: paise,
      taxable: paise,
      cgst: paise,
      sgst: paise,
      igst: paise,
    }),
  ),
  tax: paise,
  roundOff: paise,
  total: paise,
  advance: paise,
}) satisfies z.ZodType<QuotationTotals>;

/** What the customer accepts. */
export interface SentRecord {
  content: SentQuotation;
  totals: QuotationTotals;
}

/** A firm without a GSTIN and a composition dealer charge no tax. The first two digits of a GSTIN are the state code. */
export function findTaxMode(
  { gstin, isComposition }: Pick<Firm, "gstin" | "isComposition">,
  state: string,
): TaxMode {
  if (gstin === null || isComposition) return "none";
  return gstin.slice(0, 2) === state ? "inside" : "outside";
}

export interface QuotationTotals extends Totals {
  /** Whole rupees, rounded up. */
  advance: Paise;
}

type PricedDraft = Pick<QuotationDraft, "lines" | "discount" | "pricesIncludeGst">;

/** Unpriced lines count as 0. */
export function calculateQuotationTotals(
  { terms, ...priced }: PricedDraft & Pick<QuotationDraft, "terms">,
  taxMode: TaxMode,
): QuotationTotals {
  const totals = calculateLineTotals(priced, taxMode);
  return { ...totals, advance: Math.ceil((totals.total * terms.advance) / 10_000) * 100 };
}

function calculateLineTotals({ lines, discount, pricesIncludeGst }: PricedDraft, taxMode: TaxMode): Totals {
  const pricedLines = lines.map((line) => ({ ...line, rate: line.rate ?? 0 }));
  return calculateTotals(pricedLines, { discount, taxMode, pricesIncludeGst });
}

export function isDiscountTooLarge(quotation: PricedDraft): boolean {
  const { subtotal, discount } = calculateLineTotals(quotation, "none");
  return discount > subtotal;
}

export function isTotalTooLarge(total: number): boolean {
  return total > MAX_TOTAL;
}
