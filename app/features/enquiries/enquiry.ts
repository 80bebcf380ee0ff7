import { pieceListTexts } from "~/content/pieces";
import { budgets, projectTypes } from "~/content/quote";
import type { ItemKind } from "~/features/items/tables";
import { getLabel } from "~/platform/text/text";
import type { PieceList } from "~/sizes/piece-list";
import type { EnquirySource } from "./attribution.server";
import { type EnquiryAnswers, listAnswers } from "./enquiry-fields";
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

/** Omits questions that were not answered. */
export function listFacts(values: Partial<EnquiryAnswers>): { label: string; value: string }[] {
  return listAnswers(values)
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => ({ label, value }));
}
