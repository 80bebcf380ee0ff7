import { z } from "zod";
import type { Business } from "~/content/business";
import { firmProblems, firmWords } from "~/content/firm";
import { businessSettings, readBusiness } from "~/runtime/config/business.server";
import { dayField, emptyOr } from "~/text/form-fields";
import type { Figures, Firm } from "./firm";
import { CLOSURES_IN_FORM, closureField, figureField, hoursField, settingFields } from "./firm-fields";

/** The form's fields by name, as typed. Revisions store the firm in this form. */
export type FirmFields = Record<string, string>;

const line = (most: number) => z.string().trim().max(most, firmProblems.tooLong(most));
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, firmProblems.time);
const day = dayField(firmProblems.day);
const dayOrNone = emptyOr(day, firmProblems.day);
const figure = z.coerce
  .number(firmProblems.figure)
  .int(firmProblems.figure)
  .min(1, firmProblems.figure)
  .max(9_999_999, firmProblems.figure);

/** At least a year: warranties and complaints take time. */
const retentionOrNone = emptyOr(
  z.coerce.number().int().min(12, firmProblems.retention).max(120, firmProblems.retention),
  firmProblems.retention,
);

const settingsSchema = z.object(businessSettings);

/** The 15 characters of a GSTIN: state, PAN, entity, "Z", check character. Source: GST registration rules, form REG-06. */
const gstin = line(15)
  .toUpperCase()
  .refine(
    (number) => number === "" || /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.test(number),
    firmProblems.gstin,
  );

/** Unknown fields are ignored. */
export const firmSchema = z.record(z.string(), z.string()).transform((fields, context) => {
  const errors: Record<string, string> = {};
  const read = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const parsed = schema.safeParse(fields[name]?.trim() ?? "");
    if (!parsed.success) errors[name] ??= parsed.error.issues[0]?.message ?? firmProblems.unreadable;
    return parsed.data;
  };

  const business = readSettings(fields, errors);
  const tagline = read("tagline", line(60).min(1, firmProblems.missing(firmWords.fields.tagline.label)));
  const phoneHours = read("phoneHours", line(80));
  const number = read("gstin", gstin);
  const hours = Array.from({ length: 7 }, (_, weekday) => readHours(weekday, fields, read, errors));
  const closures = readClosures(fields, read, errors);
  const notice = readNotice(read, errors);
  const retention = read("retention", retentionOrNone);
  const figures = Object.fromEntries(
    (Object.keys(firmWords.figures) as (keyof Figures)[]).map((name) => [
      name,
      read(figureField(name), figure) ?? 0,
    ]),
  ) as unknown as Figures;

  for (const [name, message] of Object.entries(errors))
    context.addIssue({ code: "custom", path: [name], message });
  if (Object.keys(errors).length > 0 || !business) return z.NEVER;
  const firm: Firm = {
    business,
    tagline: tagline ?? "",
    gstin: number || null,
    hours,
    phoneHours: phoneHours ?? "",
    closures,
    notice,
    figures,
    retentionMonths: retention ?? null,
  };
  return firm;
});

type Read = <Value>(name: string, schema: z.ZodType<Value>) => Value | undefined;

/** Parses the fields that are environment settings as well, by the rules for settings. */
function readSettings(fields: FirmFields, errors: Record<string, string>): Business | null {
  const entries = Object.entries(settingFields).map(([name, { setting, empty }]) => {
    const typed = fields[name]?.trim() ?? "";
    return [setting, typed === "" ? empty : typed] as const;
  });
  const parsed = settingsSchema.safeParse(Object.fromEntries(entries));
  for (const [name, { setting, empty }] of Object.entries(settingFields)) {
    const { label } = firmWords.fields[name as keyof typeof settingFields];
    if ((fields[name]?.trim() ?? "") === "" && empty === null) errors[name] = firmProblems.missing(label);
    const issue = parsed.error?.issues.find(({ path }) => path[0] === setting);
    if (issue) errors[name] ??= firmProblems.wrong(label, issue.message);
  }
  return parsed.success ? readBusiness(parsed.data) : null;
}

function readHours(weekday: number, fields: FirmFields, read: Read, errors: Record<string, string>) {
  const [opening, closing] = [hoursField(weekday, "opens"), hoursField(weekday, "closes")];
  if (!fields[opening]?.trim() && !fields[closing]?.trim()) return null;
  const [opens, closes] = [read(opening, time), read(closing, time)];
  if (!opens || !closes) return null;
  if (closes <= opens) errors[closing] = firmProblems.closesFirst;
  return { opens, closes };
}

function readClosures(fields: FirmFields, read: Read, errors: Record<string, string>) {
  return Array.from({ length: CLOSURES_IN_FORM }, (_, index) => {
    const [label, from, to] = (["label", "from", "to"] as const).map((part) => closureField(index, part));
    if (!label || !from || !to) return [];
    if (![label, from, to].some((name) => fields[name]?.trim())) return [];
    const first = read(from, day);
    const last = fields[to]?.trim() ? read(to, day) : first;
    const words = read(label, line(60).min(1, firmProblems.closureLabel));
    if (!first || !last || !words) return [];
    if (last < first) errors[to] = firmProblems.endsFirst;
    return [{ label: words, from: first, to: last }];
  }).flat();
}

function readNotice(read: Read, errors: Record<string, string>) {
  const text = read("notice", line(160));
  const [from, to] = [read("noticeFrom", dayOrNone) ?? null, read("noticeTo", dayOrNone) ?? null];
  if (from !== null && to !== null && to < from) errors.noticeTo = firmProblems.endsFirst;
  return text ? { text, from, to } : null;
}

export function writeFirm({ business, ...firm }: Firm): FirmFields {
  const { address, mapPosition } = business;
  const fields: FirmFields = {
    name: business.name,
    phone: business.phone.display,
    whatsapp: business.whatsapp === business.phone.digits ? "" : `+${business.whatsapp}`,
    email: business.email,
    street: address.street,
    city: address.locality,
    state: address.region,
    postalCode: address.postalCode,
    country: address.country,
    mapPosition: mapPosition ? `${mapPosition.latitude}, ${mapPosition.longitude}` : "",
    facebook: business.facebookUrl ?? "",
    instagram: business.instagramUrl ?? "",
    tagline: firm.tagline,
    gstin: firm.gstin ?? "",
    phoneHours: firm.phoneHours,
    notice: firm.notice?.text ?? "",
    noticeFrom: firm.notice?.from ?? "",
    noticeTo: firm.notice?.to ?? "",
    retention: firm.retentionMonths === null ? "" : String(firm.retentionMonths),
  };
  for (const [weekday, hours] of firm.hours.entries()) {
    fields[hoursField(weekday, "opens")] = hours?.opens ?? "";
    fields[hoursField(weekday, "closes")] = hours?.closes ?? "";
  }
  for (const [index, closure] of firm.closures.entries()) {
    for (const part of ["label", "from", "to"] as const) fields[closureField(index, part)] = closure[part];
  }
  for (const [name, value] of Object.entries(firm.figures)) {
    fields[figureField(name as keyof Figures)] = String(value);
  }
  return fields;
}
