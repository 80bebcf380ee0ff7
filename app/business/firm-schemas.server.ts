import { z } from "zod";
import { defaultFigures } from "~/content/firm";
import { MAX_SIGNATURE_LENGTH } from "~/platform/images/encodings";
import { dayField, emptyOr } from "~/platform/text/form-fields";
import { collapseWhitespace, hasGstinFormat, isGstin, normalizeGstin } from "~/platform/text/text";
import { type Figures, weekdays } from "./firm";
import { firmLabels, firmProblems } from "./firm-labels";

export const textField = (label: string, max: number, clean = (text: string) => text) =>
  z.string().overwrite(clean).max(max, `${label}: at most ${max} characters.`);
export const lineField = (label: string, max: number) => textField(label, max, collapseWhitespace);
export const requiredLine = (label: string, max: number) =>
  lineField(label, max).min(1, firmProblems.missing(label));
export const timeField = (weekday: number) =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, firmProblems.hours(weekdays[weekday] ?? ""));
export const optionalDay = (label: string) =>
  emptyOr(dayField(firmProblems.day(label)), firmProblems.day(label));

/** Accepts "3,500", "20 000" and "30+". */
export function figureField(name: keyof Figures) {
  const example = name === "projects" ? "3500" : String(defaultFigures[name]);
  const problem = `${firmLabels.figures[name]}: enter a number, e.g. ${example}.`;
  return z
    .string()
    .transform((typed) => typed.replaceAll(/[\s,]|[+%]$/g, ""))
    .pipe(z.string().regex(/^\d+$/, problem).transform(Number))
    .pipe(z.number().min(1, problem).max(9_999_999, problem));
}

export const foundedSchema = z.coerce
  .number(firmProblems.founded)
  .int(firmProblems.founded)
  .min(1800, firmProblems.founded)
  .refine((year) => year <= new Date().getFullYear(), firmProblems.founded);

export const wholeNumber = (min: number, max: number, problem: string) =>
  z.string().regex(/^\d+$/, problem).transform(Number).pipe(z.number().min(min, problem).max(max, problem));

export const numberPrefixSchema = z.string().regex(/^[A-Z\d][A-Z\d/-]{0,9}$/i, firmProblems.numberPrefix);

/** Empty, or a `data:` URI. */
export const signatureSchema = z
  .string()
  .regex(/^(?:data:image\/png;base64,[A-Za-z\d+/]+={0,2})?$/, firmLabels.signature.missing)
  .max(MAX_SIGNATURE_LENGTH, firmLabels.signature.missing);

/** In months. At least a year, because of warranties and complaints. */
export const optionalRetention = emptyOr(
  z.coerce.number().int().min(12, firmProblems.retention).max(120, firmProblems.retention),
  firmProblems.retention,
);

export const gstinSchema = z
  .string()
  .transform(normalizeGstin)
  .pipe(
    z
      .string()
      .refine((number) => number === "" || hasGstinFormat(number), {
        error: "GSTIN: enter its 15 characters, e.g. 33AABCK1234F1Z6.",
        abort: true,
      })
      .refine(
        (number) => number === "" || isGstin(number),
        "GSTIN: this is not valid. Check each character.",
      ),
  );

/** Virtual payment address. Source: NPCI, UPI Linking Specifications, field "pa". */
export const upiIdSchema = z
  .string()
  .refine(
    (id) => id === "" || /^[a-z\d._-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(id),
    "UPI ID: enter it as name@bank.",
  );

/** In rupees. Source: NPCI, limit of a UPI payment to most merchants in a day. */
export const DEFAULT_UPI_LIMIT = 1_00_000;

export const upiLimitSchema = z
  .string()
  .transform((typed) => typed.replace(/^₹|[,\s]/g, ""))
  .refine((digits) => /^(?:[1-9]\d{0,8})?$/.test(digits), "UPI limit: enter whole rupees, e.g. 1,00,000.")
  .transform((digits) => (digits === "" ? DEFAULT_UPI_LIMIT : Number(digits)));

export type ReadField = <Value>(name: string, schema: z.ZodType<Value>) => Value | undefined;
