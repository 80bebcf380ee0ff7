import { budgets, projectTypes, quoteDefaults, quoteForm } from "~/content/quote";
import { getLabel } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";

interface FieldBase {
  name: string;
  /** For the owner, receipts and emails. */
  label: string;
  /** In the quote form; replaces `label` there. */
  customer?: { label: string; placeholder?: string; help?: string };
  /** The forms that ask it. A field of no form comes from earlier requests and the JSON API. */
  forms: readonly DetailForm[];
}

export type DetailForm = "quote" | "entry";

export type DetailField = FieldBase &
  (
    | { type: "choice"; options: readonly { value: string; label: string }[] }
    /** YYYY-MM-DD or null. */
    | { type: "day" }
    /** `unanswered` is stored when there is no answer, and not shown. */
    | { type: "line"; unanswered: string }
  );

/**
 * The answers of a quote request in the column `details`, in the order of the forms and of every list. Forms, the JSON
 * API, receipts, emails, the enquiry's page, the CSV and a person's data read this table.
 */
export const detailFields = [
  {
    name: "projectType",
    label: "Project type",
    customer: quoteForm.fields.projectType,
    type: "choice",
    options: projectTypes,
    forms: ["quote", "entry"],
  },
  {
    name: "budget",
    label: "Budget",
    customer: quoteForm.fields.budget,
    type: "choice",
    options: budgets,
    forms: ["quote"],
  },
  {
    name: "deliveryDate",
    label: "Needed by",
    customer: quoteForm.fields.deliveryDate,
    type: "day",
    forms: ["quote"],
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
] as const satisfies readonly DetailField[];

type ListedField = (typeof detailFields)[number];

/** Builds an object with a value for each field. */
export function mapDetails<Text, Day>(
  toText: (field: Exclude<DetailField, { type: "day" }>) => Text,
  toDay: (field: DetailField) => Day,
) {
  const entries = detailFields.map((field: DetailField) => [
    field.name,
    field.type === "day" ? toDay(field) : toText(field),
  ]);
  return Object.fromEntries(entries) as {
    [Field in ListedField as Field["name"]]: Field extends { type: "day" } ? Day : Text;
  };
}

const getUnanswered = (field: DetailField) => (field.type === "line" ? field.unanswered : "");

export const noDetails = mapDetails<string, string | null>(getUnanswered, () => null);

export type QuoteDetails = typeof noDetails;

/** Leaves out what else the object has. */
export function pickDetails(content: QuoteDetails): QuoteDetails {
  return { ...noDetails, ...Object.fromEntries(detailFields.map(({ name }) => [name, content[name]])) };
}

/** Lists the fields that the form asks after the project type, which has its own place. */
export function listFurtherFields(form: DetailForm): DetailField[] {
  return detailFields.filter(
    (field: DetailField) => field.name !== "projectType" && field.forms.includes(form),
  );
}

interface Answer {
  field: DetailField;
  label: string;
  /** For display; empty for a question that was not answered. */
  value: string;
}

export function listAnswers(details: QuoteDetails): Answer[] {
  return detailFields.map((field) => ({
    field,
    label: field.label,
    value: formatDetail(field, details[field.name]),
  }));
}

function formatDetail(field: DetailField, value: string | null): string {
  if (value === null || value === getUnanswered(field)) return "";
  if (field.type === "choice") return getLabel(field.options, value);
  return field.type === "day" ? formatDay(value) : value;
}
