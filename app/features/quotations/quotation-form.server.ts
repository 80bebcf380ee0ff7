import { z } from "zod";
import { indianStates } from "~/content/indian-states";
import { parseRupees } from "~/features/enquiries/numbers";
import { optionalLine, requiredLine } from "~/platform/text/form-fields";
import { isGstin, normalizeGstin } from "~/platform/text/text";
import { lineOffers } from "./choices";
import { type Discount, parseDiscount } from "./discount";
import { type ExtraName, extras } from "./extras";
import type { Rate } from "./find-rate";
import { parseWastage } from "./margin";
import { MAX_RATE } from "./money";
import { proposeExtra } from "./propose-draft";
import { MAX_QUANTITY, parseQuantity, quantityUnits } from "./quantity";
import { type DraftLine, isDiscountTooLarge, type QuotationDraft, type QuotationLine } from "./quotation";
import { finishes, grades } from "./steel";
import { gstRates, MAX_LINES } from "./totals";
import { getLineFieldName, type LineField, parseLineIds, toLineFields } from "./typed-quotation";

type TypedTexts = Record<string, string>;

/** A button that changes the form without saving it. */
export type LineAction = { add: ExtraName } | { change: "up" | "down" | "remove" | "restore"; id: string };

export function readLineAction(intent: string | undefined): LineAction | null {
  const [action, value = ""] = (intent ?? "").split(" ");
  const extra = extras.find((candidate) => candidate.value === value);
  if (action === "add" && extra) return { add: extra.value };
  if (action === "up" || action === "down" || action === "remove" || action === "restore")
    return { change: action, id: value };
  return null;
}

export function applyLineAction(typed: TypedTexts, action: LineAction, rates: readonly Rate[]): TypedTexts {
  const ids = parseLineIds(typed);
  const isFull = ids.length >= MAX_LINES;
  if ("add" in action) {
    if (isFull) return typed;
    const line = proposeExtra(action.add, rates);
    return { ...typed, ...toLineFields([line]), lines: [...ids, line.id].join(" ") };
  }
  if (action.change === "restore") return isFull ? typed : { ...typed, lines: [...ids, action.id].join(" ") };
  const index = ids.indexOf(action.id);
  if (index < 0) return typed;
  const others = ids.filter((id) => id !== action.id);
  if (action.change !== "remove")
    others.splice(Math.max(0, index + (action.change === "up" ? -1 : 1)), 0, action.id);
  return { ...typed, lines: others.join(" ") };
}

const numberErrors = {
  quantity: "Enter a quantity such as 12.5.",
  rate: "Enter an amount such as 1,450.50.",
};

function quantityField() {
  return z
    .string()
    .default("")
    .transform((text) => ({ text: text.trim(), quantity: parseQuantity(text) }))
    .refine(({ text, quantity }) => text === "" || Boolean(quantity), numberErrors.quantity)
    .refine(({ quantity }) => (quantity ?? 0) <= MAX_QUANTITY, "At most 99,999.999.")
    .transform(({ quantity }) => quantity ?? 0);
}

function rateField() {
  return z
    .string()
    .default("")
    .transform((text) => ({ text: text.trim(), paise: parseRupees(text) }))
    .refine(({ text, paise }) => text === "" || paise !== null, numberErrors.rate)
    .refine(({ paise }) => (paise ?? 0) <= MAX_RATE, "At most ₹99,99,999.99 per unit.")
    .transform(({ paise }) => paise);
}

const lineFields = {
  description: requiredLine("Describe this line."),
  quantity: quantityField(),
  unit: z.enum(
    quantityUnits.map(({ value }) => value),
    "Choose a unit.",
  ),
  rate: rateField(),
  grade: z.enum(["", ...grades.map(({ value }) => value)], "Choose the steel.").default(""),
  finish: z.enum(["", ...finishes.map(({ value }) => value)], "Choose the finish.").default(""),
  ral: z
    .string()
    .default("")
    .transform((text) => text.replace(/^\s*RAL/i, "").trim())
    .refine((ral) => /^(\d{4})?$/.test(ral), "Enter the 4 digits of the RAL colour, e.g. 7016."),
  gst: z.coerce
    .number("Choose a GST rate.")
    .refine((gst) => gstRates.some((rate) => rate === gst), "Choose a GST rate."),
  hsn: z
    .string()
    .default("")
    .transform((code) => code.replace(/\s/g, ""))
    .refine((code) => /^\d{4,8}$/.test(code), "Enter the HSN or SAC: 4 to 8 digits."),
  minimum: rateField(),
  cost: rateField(),
  wastage: z
    .string()
    .default("")
    .transform(parseWastage)
    .refine((wastage) => wastage !== null, "Enter a percentage such as 10.")
    .transform((wastage) => wastage ?? 0),
  offer: z.enum(lineOffers.map(({ value }) => value)).catch(""),
} satisfies Partial<Record<LineField, z.ZodType>>;

const lineSchema = z.object(lineFields);

export const rateFields = {
  grade: lineFields.grade,
  finish: lineFields.finish,
  unit: lineFields.unit,
  rate: lineFields.rate.refine((rate) => rate !== null, numberErrors.rate).transform((rate) => rate ?? 0),
  gst: lineFields.gst,
  hsn: lineFields.hsn,
  minimum: lineFields.minimum,
  cost: lineFields.cost,
  wastage: lineFields.wastage,
};

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);

const headSchema = z.object({
  customerName: requiredLine("Enter the customer's name."),
  customerAddress: z.string().trim().max(500, "Please use at most 500 characters.").default(""),
  customerGstin: optionalLine()
    .transform(normalizeGstin)
    .refine((gstin) => gstin === "" || isGstin(gstin), "This GSTIN is not valid. Check each character.")
    .transform((gstin) => gstin || null),
  state: z.enum(
    indianStates.map(({ value }) => value),
    "Choose a state.",
  ),
  discount: z.string().default("").transform(parseDiscount).refine(isNotMalformed, {
    error: "Enter an amount such as 5,000, or a percentage such as 5%.",
  }),
  pricesIncludeGst: z
    .string()
    .optional()
    .transform((text) => text === "yes"),
  validityDays: wholeNumber(1, 365, "Enter days from 1 to 365."),
  advance: wholeNumber(0, 100, "Enter a percentage from 0 to 100."),
  delivery: optionalLine(),
  balance: optionalLine(),
  warranty: optionalLine(),
  exclusions: optionalLine(),
});

function isNotMalformed(discount: Discount | null | "malformed"): discount is Discount | null {
  return discount !== "malformed";
}

type LineSource = Pick<QuotationLine, "piece" | "insteadOf" | "extra">;

/** The lines of the saved draft have the pieces, which the form does not send. */
export function createQuotationSchema(savedDraft: QuotationDraft) {
  return z.record(z.string(), z.string()).transform((typed, context): QuotationDraft => {
    const addIssue = (field: string, message: string) =>
      context.issues.push({ code: "custom", path: [field], message, input: undefined });
    const parsed = headSchema.safeParse(typed);
    for (const { path, message } of parsed.error?.issues ?? []) addIssue(path.join("."), message);
    const lines = parseLineIds(typed).flatMap((id): DraftLine[] => {
      const fields = Object.fromEntries(
        Object.keys(lineFields).map((name) => [name, typed[getLineFieldName(name as LineField, id)]]),
      );
      const line = lineSchema.safeParse(fields);
      for (const { path, message } of line.error?.issues ?? [])
        addIssue(getLineFieldName(path.join(".") as LineField, id), message);
      if (!line.success) return [];
      const isConfirmed = typed[getLineFieldName("confirmed", id)] === "yes";
      return [{ id, ...findLineSource(savedDraft, typed, id), isConfirmed, ...line.data }];
    });
    if (!parsed.success || context.issues.length > 0) return z.NEVER;
    const { customerName, customerAddress, customerGstin, state, discount, pricesIncludeGst, ...terms } =
      parsed.data;
    const isPriced = lines.every(({ rate }) => rate !== null);
    if (isPriced && isDiscountTooLarge({ lines, discount, pricesIncludeGst, terms }))
      addIssue("discount", "The discount is larger than the subtotal.");
    const isRemoved = ({ id, piece }: QuotationLine) => piece && !lines.some((line) => line.id === id);
    return {
      customer: { name: customerName, address: customerAddress, gstin: customerGstin, state },
      lines,
      leftOut: [...savedDraft.leftOut, ...savedDraft.lines].filter(isRemoved),
      discount,
      pricesIncludeGst,
      terms,
      isInFeet: savedDraft.isInFeet,
    };
  });
}

export function findLineSource(savedDraft: QuotationDraft, typed: TypedTexts, id: string): LineSource {
  const savedLine = [...savedDraft.lines, ...savedDraft.leftOut].find((line) => line.id === id);
  if (savedLine) {
    const { piece, insteadOf, extra } = savedLine;
    return { piece, insteadOf, extra };
  }
  const extra = extras.find(({ value }) => value === typed[getLineFieldName("extra", id)]);
  return { piece: null, insteadOf: null, extra: extra?.value ?? "other" };
}

export function listLinesToRemember(typed: TypedTexts, { lines }: QuotationDraft): DraftLine[] {
  return lines.filter(({ id, rate }) => rate !== null && typed[getLineFieldName("remember", id)] === "yes");
}
