import { pieceListWords } from "~/content/pieces";
import { budgets, projectTypes, quoteDefaults } from "~/content/quote";
import type { EnquiryChannel, EnquiryStatus, ItemKind } from "~/database/enquiry-tables";
import type { PieceList } from "~/sizes/piece-list";
import type { StoredPieces } from "~/sizes/schema";
import { formatDay } from "~/time/format-day";
import type { EnquirySource } from "./attribution.server";
import type { ContactMessage, QuoteRequest } from "./schema";
import type { FormFilling } from "./spam.server";

/** A message or quote request before it is stored. */
export type NewEnquiry = (
  | { kind: "message"; content: ContactMessage }
  | { kind: "quote"; content: QuoteRequest }
) & {
  source: EnquirySource;
  /** What should be made, and how big; null or missing where that was not answered. */
  pieces?: PieceList | null;
  /** Of what it wants something like; null or missing for nothing. */
  like?: LikedItem | null;
  /** Missing for a JSON call, which has no form. */
  formFilling?: FormFilling;
  /** Network it came from, as `clientNetwork` names it; missing where that is unknown. It is counted and not stored. */
  network?: string;
  /** Token of the form whose staged files it gets. */
  formToken?: string;
};

/** What an enquiry wants something like, with its label; nothing for null. */
export function describeLike(like: LikedItem | null): { label: string; value: string }[] {
  return like ? [{ label: pieceListWords.like, value: `${like.title} (${pieceListWords[like.kind]})` }] : [];
}

/** A project or a picture of the gallery that an enquiry wants something like. */
export interface LikedItem {
  kind: ItemKind;
  id: number;
  /** As it was when the enquiry was sent. */
  title: string;
}

/** The answers of a quote request that have no column of their own. */
export type QuoteDetails = Omit<QuoteRequest, "name" | "email" | "phone" | "description">;

/** A stored message or quote request for the admin. */
export interface Enquiry {
  id: number;
  /** A UUID that no other enquiry has, not even of another site. */
  originId: string;
  kind: "message" | "quote";
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  message: string;
  /** Null for a message. */
  details: QuoteDetails | null;
  pieces: StoredPieces;
  like: LikedItem | null;
  status: EnquiryStatus;
  /** Why it was quarantined, in sentences; empty when it never was. */
  spamReasons: string[];
  isRead: boolean;
  /** Day of the next step, as 2031-05-01. */
  followUpOn: string | null;
  source: EnquirySource;
  channel: EnquiryChannel;
  /** Where the work is to be done, as far as it is known. */
  place: string | null;
  /** In rupees. */
  quotedAmount: number | null;
  /** What a change names as the one that it was made from. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null unless it is in the trash. */
  deletedAt: string | null;
}

/** Label of a project type; an unknown value is its own label. */
export function nameProjectType(value: string): string {
  return nameChoice(projectTypes, value);
}

/** Label of a budget; an unknown value is its own label. */
export function nameBudget(value: string): string {
  return nameChoice(budgets, value);
}

function nameChoice(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/**
 * The answers of a quote request with their labels: what the customer said, and not what stands for questions that nobody asked.
 */
export function describeQuote(details: QuoteDetails): { label: string; value: string }[] {
  const { deliveryDate } = details;
  const said = (field: keyof typeof quoteDefaults) =>
    details[field] === quoteDefaults[field] ? "" : details[field];
  const answers = [
    { label: "Project type", value: nameProjectType(details.projectType) },
    { label: "Budget", value: nameBudget(details.budget) },
    { label: "Wanted by", value: deliveryDate ? formatDay(deliveryDate) : "" },
    { label: "Delivery and installation", value: said("deliveryInstallation") },
    { label: "Measurements", value: said("measurements") },
    { label: "Delivery", value: said("deliveryOptions") },
    { label: "Material", value: said("material") },
    { label: "Coating", value: said("coating") },
  ];
  return answers.filter(({ value }) => value !== "");
}
