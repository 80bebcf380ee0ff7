import { z } from "zod";
import type { Firm } from "~/business/firm";
import { storedPiecesSchema } from "~/sizes/schema";
import { alternativeNames, chooseLines, lineOffers, listBasicChoices } from "./choices";
import { extras } from "./extras";
import { type Costs, MAX_WASTAGE } from "./margin";
import { MAX_RATE, MAX_TOTAL } from "./money";
import { MAX_QUANTITY, quantityUnits } from "./quantity";
import { finishes, grades } from "./steel";
import {
  calculateChosenTotals,
  MAX_LINES,
  type PricedQuotation,
  type QuotationTotals,
  type TaxMode,
} from "./totals";

const unitSchema = z.enum(quantityUnits.map(({ value }) => value));

const lineSchema = z.object({
  id: z.string(),
  description: z.string(),
  /** Copied from the enquiry; null for an extra line. */
  piece: storedPiecesSchema.element.nullable(),
  /** The variant that the enquiry asked for when this line became an alternative or got new sizes; null for other lines. */
  insteadOf: z.string().nullable().default(null),
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
  offer: z.enum(lineOffers.map(({ value }) => value)).default(""),
  /** The least amount in paise; null for none. */
  minimum: z.number().int().min(0).max(MAX_RATE).nullable().default(null),
});

const draftLineSchema = lineSchema.extend({
  cost: z.number().int().min(0).max(MAX_RATE).nullable().default(null),
  wastage: z.number().int().min(0).max(MAX_WASTAGE).default(0),
}) satisfies z.ZodType<Costs>;

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
  lines: z.array(draftLineSchema).max(MAX_LINES),
  /** Removed lines whose piece is from the enquiry. The owner can add them back. */
  leftOut: z.array(draftLineSchema).default([]),
  discount: discountSchema.nullable(),
  pricesIncludeGst: z.boolean().default(false),
  terms: termsSchema,
  /** The customer measures in feet, so drawings and sizes show feet first. */
  isInFeet: z.boolean(),
});

export type QuotationLine = z.output<typeof lineSchema>;
export type DraftLine = z.output<typeof draftLineSchema>;
export type QuotationTerms = z.output<typeof termsSchema>;
export type QuotationDraft = z.output<typeof draftSchema>;

/** Without costs, for the customer. */
export const customersDraftSchema = draftSchema.extend({
  lines: z.array(lineSchema).max(MAX_LINES),
  leftOut: z.array(lineSchema).default([]),
});

const sentQuotationSchema = customersDraftSchema.omit({ leftOut: true }).extend({
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
  /** A picture as a `data:` URI. */
  signature: z.string().startsWith("data:image/png;base64,").optional(),
});

export type SentQuotation = z.output<typeof sentQuotationSchema>;

const paise = z.number().int();

const sumsSchema = z.object({
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
});

export type QuotationSums = z.output<typeof sumsSchema>;

const totalsSchema = sumsSchema.extend({
  /** Of the lines. */
  amounts: z.array(paise),
}) satisfies z.ZodType<QuotationTotals>;

/**
 * As calculated when the version was sent, and never again. In paise. Sums are of the first alternative, without optional lines.
 */
export const sentTotalsSchema = totalsSchema.extend({
  alternatives: z.array(sumsSchema.extend({ alternative: z.enum(alternativeNames) })).optional(),
});

export type SentTotals = z.output<typeof sentTotalsSchema>;

/** What the customer can accept. */
export interface SentRecord {
  content: SentQuotation;
  totals: SentTotals;
}

/** What the customer chose among the lines when accepting, and its totals. */
export const acceptedChoiceSchema = z.object({
  alternative: z.enum(alternativeNames).nullable(),
  optional: z.array(z.string()),
  totals: totalsSchema,
  /** Of all this and the hash of the version. */
  sha256: z.string(),
});

export type AcceptedChoice = z.output<typeof acceptedChoiceSchema>;

export interface AcceptedRecord extends SentRecord {
  /** Null unless accepted with alternatives or optional lines. */
  choice: AcceptedChoice | null;
  /** Descriptions of the lines that the customer did not choose. */
  notChosen: string[];
}

/** The record as accepted: without the lines that the customer did not choose. */
export function readRecord(row: { content: unknown; totals: unknown; choice: unknown }): AcceptedRecord {
  const content = sentQuotationSchema.parse(row.content);
  const choice = acceptedChoiceSchema.nullable().parse(row.choice);
  if (!choice) return { content, totals: sentTotalsSchema.parse(row.totals), choice, notChosen: [] };
  const lines = chooseLines(content.lines, choice);
  const notChosen = content.lines
    .filter((line) => !lines.includes(line))
    .map(({ description }) => description);
  return { content: { ...content, lines }, totals: choice.totals, choice, notChosen };
}

/** A firm without a GSTIN and a composition dealer charge no tax. The first two digits of a GSTIN are the state code. */
export function findTaxMode(
  { gstin, isComposition }: Pick<Firm, "gstin" | "isComposition">,
  state: string,
): TaxMode {
  if (gstin === null || isComposition) return "none";
  return gstin.slice(0, 2) === state ? "inside" : "outside";
}

/** The discount may not exceed the sum of any alternative, even without optional lines. */
export function isDiscountTooLarge(quotation: PricedQuotation): boolean {
  return listBasicChoices(quotation.lines).some((choice) => {
    const { subtotal, discount } = calculateChosenTotals(quotation, choice, "none");
    return discount > subtotal;
  });
}

export function isTotalTooLarge(quotation: PricedQuotation): boolean {
  const optional = quotation.lines.map(({ id }) => id);
  return listBasicChoices(quotation.lines).some(
    (choice) => calculateChosenTotals(quotation, { ...choice, optional }, "outside").total > MAX_TOTAL,
  );
}
