import { z } from "zod";
import type { Business } from "~/platform/runtime/config/business";
import { businessSettings, readBusiness } from "~/platform/runtime/config/business.server";
import { dayField } from "~/platform/text/form-fields";
import { collapseWhitespace } from "~/platform/text/text";
import { readCustomerFacts } from "./customer-facts.server";
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
import {
  DEFAULT_UPI_LIMIT,
  figureField,
  foundedSchema,
  gstinSchema,
  lineField,
  numberPrefixSchema,
  optionalDay,
  optionalRetention,
  type ReadField,
  requiredLine,
  signatureSchema,
  textField,
  timeField,
  upiIdSchema,
  upiLimitSchema,
  wholeNumber,
} from "./firm-schemas.server";

const labels = firmLabels.fields;
const settingsSchema = z.object(businessSettings);

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
    signature: readField("signature", signatureSchema) || null,
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
    hasOwnPhoneHours: fields.hasOwnPhoneHours === "on",
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
      (name, index) => readField(name, textField(firmLabels.quickReplies.row(index + 1), 400)) || [],
    ),
    retentionMonths: readField("retention", optionalRetention) ?? null,
    facts: readCustomerFacts(readField, errors),
  };

  for (const [name, message] of Object.entries(errors))
    context.addIssue({ code: "custom", path: [name], message });
  if (Object.keys(errors).length > 0 || !business) return z.NEVER;
  return { business, ...firm } satisfies Firm;
});

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

/** With decimals, because whole numbers in a link are house numbers. */
const degrees = String.raw`(-?\d+\.\d+)`;
const separator = "(?:,|%2C)(?:\\+|%20)?";
const end = String.raw`(?=\+?[,/&?!#;()%]|\.?$)`;

/** Positions in an address of Google Maps or a `geo:` address. The first match applies: a place is more precise than the centre of the view. */
const urlPatterns = [
  `!3d${degrees}!4d${degrees}${end}`,
  `[?&](?:q|query|ll|destination|center)=(?:loc:)?${degrees}${separator}${degrees}${end}`,
  `@${degrees},${degrees}${end}`,
  `[/:]${degrees}${separator}${degrees}${end}`,
  String.raw`^geo:(-?\d+),(-?\d+)(?=[,;?]|$)`,
].map((pattern) => new RegExp(pattern, "i"));

/** A link within a shared text; its "?g_st=…" tells only how it was shared. */
const link = /(?:https?:\/\/|www\.|maps\.|goo\.gl\/)\S+|^geo:\S+/i;

/** Degrees with optional minutes and seconds, and a compass letter. */
const angle =
  /(-?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*["″”]\s*)?([NSEW])?/;
const pair = new RegExp(`^${angle.source}\\s*[,;\\s]\\s*${angle.source}$`, "i");

/**
 * Reads "11.0168° N, 76.9558° E", "11°1'0.5\"N 76°57'21\"E", a `geo:` address or a link of Google Maps, also within a shared
 * text, and returns "11.0168, 76.9558", or the link if it does not contain the position. Returns other text unchanged.
 */
export function normalizeMapPosition(typed: string): string {
  const text = typed.trim();
  const [url] = link.exec(text) ?? [];
  if (url) {
    const positions = urlPatterns.map((pattern) => pattern.exec(url)?.slice(1) ?? []);
    // A `geo:` address of a place by name has the position 0,0.
    const position = positions.find((numbers) => numbers.some(Number));
    if (position) return position.join(", ");
    if (/^geo:/i.test(url)) return text;
    return url.replace(/^(?:https?:\/\/)?/i, "https://").replace(/\?g_st=.*$/, "");
  }
  const match = pair.exec(text);
  if (!match) return text;
  const latitude = toDegrees(match.slice(1, 5));
  const longitude = toDegrees(match.slice(5, 9));
  return `${latitude}, ${longitude}`;
}

function toDegrees([degrees = "0", minutes = "0", seconds = "0", letter = ""]: string[]): number {
  const absolute = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const sign = /[sw]/i.test(letter) ? -1 : 1;
  return sign * Number(absolute.toFixed(6));
}
