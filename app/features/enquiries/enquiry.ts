import { pieceListTexts } from "~/content/pieces";
import { budgets, projectTypes, quoteDefaults } from "~/content/quote";
import type { ItemKind } from "~/platform/database/content-tables";
import { getLabel } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import type { PieceList } from "~/sizes/piece-list";
import type { EnquirySource } from "./attribution.server";
import type { QuoteDetails } from "./quote-details.server";
import type { ContactMessage, QuoteRequest } from "./schema";
import type { FormFilling } from "./spam.server";

export type NewEnquiry = (
  | { kind: "message"; content: ContactMessage }
  | { kind: "quote"; content: QuoteRequest }
) & {
  source: EnquirySource;
  /** Null or missing when the customer listed none. */
  pieces?: PieceList | null;
  like?: LikedItem | null;
  /** Missing for an API call, which has no form. */
  formFilling?: FormFilling;
  /** From `readClientNetwork`; missing when unknown. Used for rate limits; only its hash is stored. */
  network?: string;
  formToken?: string;
};

export function listLikeFacts(like: LikedItem | null): { label: string; value: string }[] {
  return like ? [{ label: pieceListTexts.like, value: `${like.title} (${pieceListTexts[like.kind]})` }] : [];
}

/** A project or gallery picture that shows what the customer wants. */
export interface LikedItem {
  kind: ItemKind;
  id: number;
  title: string;
}

export const getProjectTypeLabel = (value: string) => getLabel(projectTypes, value);

export const getBudgetLabel = (value: string) => getLabel(budgets, value);

/** Omits questions that the form does not ask, unless the answer differs from the default. */
export function listQuoteFacts(details: QuoteDetails): { label: string; value: string }[] {
  const { deliveryDate } = details;
  const answers = [
    { label: "Project type", value: getProjectTypeLabel(details.projectType) },
    { label: "Budget", value: getBudgetLabel(details.budget) },
    { label: "Needed by", value: deliveryDate ? formatDay(deliveryDate) : "" },
  ];
  return [...answers.filter(({ value }) => value !== ""), ...listOtherFacts(details)];
}

/** Lists answers to questions that the form does not ask, if they differ from the default. */
export function listOtherFacts(details: QuoteDetails): { label: string; value: string }[] {
  const questions = [
    ["deliveryInstallation", "Delivery and installation"],
    ["measurements", "Measurements"],
    ["deliveryOptions", "Delivery"],
    ["material", "Material"],
    ["coating", "Coating"],
  ] as const;
  return questions
    .map(([field, label]) => ({
      label,
      value: details[field] === quoteDefaults[field] ? "" : details[field],
    }))
    .filter(({ value }) => value !== "");
}
