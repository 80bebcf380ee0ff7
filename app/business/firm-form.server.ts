import { z } from "zod";
import { defaultFigures } from "~/content/firm";
import type { Business } from "~/platform/runtime/config/business";
import { businessSettings, readBusiness } from "~/platform/runtime/config/business.server";
import { dayField, emptyOr } from "~/platform/text/form-fields";
import { collapseWhitespace, hasGstinFormat, isGstin, normalizeGstin } from "~/platform/text/text";
import { type Figures, type Firm, weekdays } from "./firm";
import {
  CLOSURES_IN_FORM,
  closureParts,
  type FirmFields,
  getClosureFieldName,
  getFigureFieldName,
  getHoursFieldName,
  quickReplyFields,
  settingFields,
} from "./firm-fields";
import { firmLabels, firmProblems } from "./firm-labels";
import { normalizeMapPosition } from "./map-position";

const labels = firmLabels.fields;
const textField = (label: string, max: number, clean = (text: string) => text) =>
  z.string().overwrite(clean).max(max, `${label}: at most ${max} characters.`);
const lineField = (label: string, max: number) => textField(label, max, collapseWhitespace);
const requiredLine = (label: string, max: number) =>
  lineField(label, max).min(1, firmProblems.missing(label));
const timeField = (weekday: number) =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, firmProblems.hours(weekdays[weekday] ?? ""));
const optionalDay = (label: string) => emptyOr(dayField(firmProblems.day(label)), firmProblems.day(label));

/** Accepts "3,500", "20 000" and "30+". */
function figureField(name: keyof Figures) {
  const example = name === "projects" ? "3500" : String(defaultFigures[name]);
  const problem = `${firmLabels.figures[name]}: enter a number, e.g. ${example}.`;
  return z
    .string()
    .transform((typed) => typed.replaceAll(/[\s,]|[+%]$/g, ""))
    .pipe(z.string().regex(/^\d+$/, problem).transform(Number))
    .pipe(z.number().min(1, problem).max(9_999_999, problem));
}

const foundedSchema = z.coerce
  .number(firmProblems.founded)
  .int(firmProblems.founded)
  .min(1800, firmProblems.founded)
  .refine((year) => year <= new Date().getFullYear(), firmProblems.founded);

const wholeNumber = (min: number, max: number, problem: string) =>
  z.string().regex(/^\d+$/, problem).transform(Number).pipe(z.number().min(min, problem).max(max, problem));

const numberPrefixSchema = z.string().regex(/^[A-Z\d][A-Z\d/-]{0,9}$/i, firmProblems.numberPrefix);

/** In months. At least a year, because of warranties and complaints. */
const optionalRetention = emptyOr(
  z.coerce.number().int().min(12, firmProblems.retention).max(120, firmProblems.retention),
  firmProblems.retention,
);

const settingsSchema = z.object(businessSettings);

const gstinSchema = z
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
const upiIdSchema = z
  .string()
  .refine(
    (id) => id === "" || /^[a-z\d._-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(id),
    "UPI ID: enter it as name@bank.",
  );

/** In rupees. Source: NPCI, limit of a UPI payment to most merchants in a day. */
export const DEFAULT_UPI_LIMIT = 1_00_000;

const upiLimitSchema = z
  .string()
  .transform((typed) => typed.replace(/^₹|[,\s]/g, ""))
  .refine((digits) => /^(?:[1-9]\d{0,8})?$/.test(digits), "UPI limit: enter whole rupees, e.g. 1,00,000.")
  .transform((digits) => (digits === "" ? DEFAULT_UPI_LIMIT : Number(digits)));

/** Ignores unknown fields. */
export const firmSchema = z.record(z.string(), z.string()).transform((fields, context) => {
  const errors: Record<string, string> = {};
  const readField = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const parsed = schema.safeParse(fields[name]?.trim() ?? "");
    if (!parsed.success) errors[name] ??= parsed.error.issues[0]?.message ?? "Not valid. Please check it.";
    return parsed.data;
  };
  const readFigure = (name: keyof Figures) => readField(getFigureFieldName(name), figureField(name)) ?? 0;

  const business = readSettings(fields, errors);
  const isExperienceCounted = (fields[getFigureFieldName("experience")] ?? "").trim() === "";
  const firm: Omit<Firm, "business"> = {
    tagline: readField("tagline", requiredLine(labels.tagline.label, 60)) ?? "",
    gstin: readField("gstin", gstinSchema) || null,
    upiId: readField("upiId", upiIdSchema) || null,
    upiLimit: readField("upiLimit", upiLimitSchema) ?? DEFAULT_UPI_LIMIT,
    bankDetails: readField("bankDetails", textField(labels.bankDetails.label, 500)) ?? "",
    isComposition:
      readField("gstScheme", z.enum(["regular", "composition"], firmProblems.gstScheme)) === "composition",
    numberPrefix: readField("numberPrefix", numberPrefixSchema) ?? "",
    firstNumber: readField("firstNumber", wholeNumber(1, 99_999, firmProblems.firstNumber)) ?? 1,
    terms: {
      validityDays: readField("validityDays", wholeNumber(1, 365, firmProblems.validityDays)) ?? 0,
      advance: readField("advance", wholeNumber(0, 100, firmProblems.advance)) ?? 0,
      delivery: readField("delivery", lineField(labels.delivery.label, 200)) ?? "",
      balance: readField("balance", lineField(labels.balance.label, 200)) ?? "",
      warranty: readField("warranty", lineField(labels.warranty.label, 200)) ?? "",
      exclusions: readField("exclusions", lineField(labels.exclusions.label, 200)) ?? "",
    },
    founded: readField("founded", foundedSchema) ?? 0,
    quoteReply: readField("quoteReply", requiredLine(labels.quoteReply.label, 40)) ?? "",
    messageReply: readField("messageReply", requiredLine(labels.messageReply.label, 40)) ?? "",
    hours: Array.from({ length: 7 }, (_, weekday) => readHours(weekday, fields, readField, errors)),
    phoneHours: readField("phoneHours", lineField(labels.phoneHours.label, 80)) ?? "",
    closures: readClosures(fields, readField, errors),
    notice: readNotice(readField, errors),
    figures: {
      experience: isExperienceCounted ? null : readFigure("experience"),
      projects: readFigure("projects"),
      quality: readFigure("quality"),
      customers: readFigure("customers"),
      craftsmen: readFigure("craftsmen"),
    },
    quickReplies: quickReplyFields.flatMap(
      (name, index) => readField(name, lineField(firmLabels.quickReplies.row(index + 1), 400)) || [],
    ),
    retentionMonths: readField("retention", optionalRetention) ?? null,
  };

  for (const [name, message] of Object.entries(errors))
    context.addIssue({ code: "custom", path: [name], message });
  if (Object.keys(errors).length > 0 || !business) return z.NEVER;
  return { business, ...firm } satisfies Firm;
});

type ReadField = <Value>(name: string, schema: z.ZodType<Value>) => Value | undefined;

/** Applies the rules for environment settings to fields that are also settings. */
function readSettings(fields: FirmFields, errors: Record<string, string>): Business | null {
  const entries = Object.entries(settingFields).map(([name, { setting, emptyValue }]) => {
    const typed = collapseWhitespace(fields[name] ?? "");
    const text = name === "mapPosition" ? normalizeMapPosition(typed) : typed;
    return [setting, text === "" ? emptyValue : text] as const;
  });
  const parsed = settingsSchema.safeParse(Object.fromEntries(entries));
  for (const [name, { setting, emptyValue }] of Object.entries(settingFields)) {
    const { label } = firmLabels.fields[name as keyof typeof settingFields];
    if ((fields[name]?.trim() ?? "") === "" && emptyValue === null)
      errors[name] = firmProblems.missing(label);
    const issue = parsed.error?.issues.find(({ path }) => path[0] === setting);
    if (issue) errors[name] ??= `${label} ${issue.message}.`;
    if (issue && name === "mapPosition" && fields[name]?.includes("://"))
      errors[name] =
        "Position on the map: this link doesn't contain the position. Open it, then copy the web address of the map page.";
  }
  return parsed.success ? readBusiness(parsed.data) : null;
}

function readHours(
  weekday: number,
  fields: FirmFields,
  readField: ReadField,
  errors: Record<string, string>,
) {
  const [opening, closing] = [getHoursFieldName(weekday, "opens"), getHoursFieldName(weekday, "closes")];
  if (!fields[opening]?.trim() && !fields[closing]?.trim()) return null;
  const [opens, closes] = [readField(opening, timeField(weekday)), readField(closing, timeField(weekday))];
  if (!opens || !closes) return null;
  if (closes <= opens)
    errors[closing] = `${weekdays[weekday] ?? ""}: the closing time must be after the opening time.`;
  return { opens, closes };
}

function readClosures(fields: FirmFields, readField: ReadField, errors: Record<string, string>) {
  return Array.from({ length: CLOSURES_IN_FORM }, (_, index) => {
    const [labelName, fromName, toName] = closureParts.map((part) => getClosureFieldName(index, part));
    if (!labelName || !fromName || !toName) return [];
    if (![labelName, fromName, toName].some((name) => fields[name]?.trim())) return [];
    const row = firmLabels.closures.row(index + 1);
    const day = dayField(firmProblems.day(row));
    const first = readField(fromName, day);
    const last = fields[toName]?.trim() ? readField(toName, day) : first;
    const occasion = readField(
      labelName,
      lineField(row, 60).min(1, `${row}: enter the occasion, such as Pongal.`),
    );
    if (!first || !last || !occasion) return [];
    if (last < first) errors[toName] = firmProblems.endsFirst(row);
    return [{ label: occasion, from: first, to: last }];
  }).flat();
}

function readNotice(readField: ReadField, errors: Record<string, string>) {
  const { label } = labels.notice;
  const text = readField("notice", lineField(label, 160));
  const day = optionalDay(label);
  const [from, to] = [readField("noticeFrom", day) ?? null, readField("noticeTo", day) ?? null];
  if (from !== null && to !== null && to < from) errors.noticeTo = firmProblems.endsFirst(label);
  return text ? { text, from, to } : null;
}
