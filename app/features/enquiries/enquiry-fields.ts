import { budgets, projectTypes, quoteDefaults, quoteForm } from "~/content/quote";
import { getLabel } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { formatPhone } from "./phone";

interface FieldBase {
  name: string;
  /** For the owner, receipts and emails. */
  label: string;
  /** In the quote form; replaces `label` there. */
  customer?: { label: string; placeholder?: string; help?: string; autoComplete?: string };
  /** The forms that ask it. A field of no form comes from earlier requests and the JSON API. */
  forms: readonly FieldForm[];
  /** The forms that mark it as required. All but choices are refused when empty. */
  required?: readonly FieldForm[];
  /** True for a column of its own; other answers are stored in the column `details`. */
  isColumn?: true;
}

/** `edit` also records a change in the history. */
export type FieldForm = "quote" | "entry" | "edit";

export type EnquiryField = FieldBase &
  (
    | { type: "name" }
    /** Ten digits or null. */
    | { type: "phone" }
    | { type: "email" }
    /** YYYY-MM-DD or null. */
    | { type: "day" }
    | { type: "choice"; options: readonly { value: string; label: string }[] }
    /** `unanswered` is stored when there is no answer, and not shown; null only for a column. */
    | { type: "line"; unanswered: string | null }
  );

/**
 * What an enquiry consists of, besides its text, items and files: in the order of the forms and of every list. Forms,
 * the JSON API, receipts, emails to the owner, the history, the CSV and a person's data read this table. The search finds new
 * fields by itself.
 */
const fields = [
  {
    name: "name",
    label: "Name",
    customer: { ...quoteForm.fields.name, autoComplete: "name" },
    type: "name",
    forms: ["quote", "entry", "edit"],
    required: ["quote", "entry", "edit"],
    isColumn: true,
  },
  {
    name: "phone",
    label: "Phone",
    customer: quoteForm.fields.phone,
    type: "phone",
    forms: ["quote", "entry", "edit"],
    required: ["quote"],
    isColumn: true,
  },
  {
    name: "town",
    label: "Town",
    customer: { ...quoteForm.fields.town, autoComplete: "address-level2" },
    type: "line",
    unanswered: null,
    forms: ["quote", "entry", "edit"],
    isColumn: true,
  },
  {
    name: "email",
    label: "Email",
    customer: { ...quoteForm.fields.email, autoComplete: "email" },
    type: "email",
    forms: ["quote", "edit"],
    isColumn: true,
  },
  {
    name: "projectType",
    label: "Project type",
    customer: quoteForm.fields.projectType,
    type: "choice",
    options: projectTypes,
    forms: ["quote", "entry", "edit"],
    required: ["quote"],
  },
  {
    name: "budget",
    label: "Budget",
    customer: quoteForm.fields.budget,
    type: "choice",
    options: budgets,
    forms: ["quote", "edit"],
  },
  {
    name: "deliveryDate",
    label: "Needed by",
    customer: quoteForm.fields.deliveryDate,
    type: "day",
    forms: ["quote", "edit"],
  },
  {
    name: "deliveryInstallation",
    label: "Delivery and installation",
    type: "line",
    unanswered: quoteDefaults.deliveryInstallation,
    forms: [],
  },
  {
    name: "measurements",
    label: "Measurements",
    type: "line",
    unanswered: quoteDefaults.measurements,
    forms: [],
  },
  {
    name: "deliveryOptions",
    label: "Delivery",
    type: "line",
    unanswered: quoteDefaults.deliveryOptions,
    forms: [],
  },
  { name: "material", label: "Material", type: "line", unanswered: quoteDefaults.material, forms: [] },
  { name: "coating", label: "Coating", type: "line", unanswered: quoteDefaults.coating, forms: [] },
] as const satisfies readonly EnquiryField[];

type Listed = (typeof fields)[number];
type NullableField = { type: "phone" | "email" | "day" } | { type: "line"; unanswered: null };

/** The value of each field. */
export type EnquiryAnswers = {
  [Field in Listed as Field["name"]]: Field extends NullableField ? string | null : string;
};

/** The values in the column `details`. */
export type QuoteDetails = Omit<EnquiryAnswers, Extract<Listed, { isColumn: true }>["name"]>;

export type ListedField = EnquiryField & { name: keyof EnquiryAnswers };
type DetailField = ListedField & { name: keyof QuoteDetails };

export const enquiryFields: readonly ListedField[] = fields;

export const detailFields = enquiryFields.filter((field): field is DetailField => !field.isColumn);

export function getUnanswered(field: EnquiryField): string | null {
  if (field.type === "line") return field.unanswered;
  return field.type === "name" || field.type === "choice" ? "" : null;
}

export const noAnswers = Object.fromEntries(
  enquiryFields.map((field) => [field.name, getUnanswered(field)]),
) as EnquiryAnswers;

export function listAskedFields(form: FieldForm): ListedField[] {
  return enquiryFields.filter(({ forms }) => forms.includes(form));
}

/** Splits the fields of the quote form around the sizes, which follow the project type. */
export function splitQuoteFields(): { first: ListedField[]; further: ListedField[] } {
  const asked = listAskedFields("quote");
  const index = asked.findIndex(({ name }) => name === "projectType") + 1;
  return { first: asked.slice(0, index), further: asked.slice(index) };
}

/** A message has no answers in `details`. */
export function listEditableFields(kind: "message" | "quote"): ListedField[] {
  return listAskedFields("edit").filter(({ isColumn }) => isColumn || kind === "quote");
}

export interface Answer {
  field: ListedField;
  label: string;
  /** For display; empty for a question that was not answered. */
  value: string;
}

/** Lists all fields; a missing value is not answered. */
export function listAnswers(values: Partial<EnquiryAnswers>): Answer[] {
  return enquiryFields.map((field) => ({
    field,
    label: field.label,
    value: formatAnswer(field, values[field.name] ?? null),
  }));
}

export function formatAnswer(field: EnquiryField, value: string | null): string {
  if (value === null || value === getUnanswered(field)) return "";
  switch (field.type) {
    case "phone":
      return formatPhone(value);
    case "choice":
      return getLabel(field.options, value);
    case "day":
      return formatDay(value);
    default:
      return value;
  }
}
