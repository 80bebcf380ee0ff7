import type { EnquiryChannel } from "~/database/enquiry-tables";
import { isolate } from "~/text/isolate";
import { nameBudget, nameProjectType } from "./enquiry";
import { type EnquiryKind, nameKind } from "./statuses";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** An amount as people in India write it: "₹1,25,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

interface Described {
  kind: EnquiryKind;
  channel: EnquiryChannel;
  projectType: string | null;
  budget: string | null;
  place: string | null;
  quotedAmount: number | null;
}

/** What is wanted, in a word or two: "Gates"; the kind of enquiry where nothing was chosen. */
export function nameWish({ kind, projectType }: Pick<Described, "kind" | "projectType">): string {
  return projectType ? nameProjectType(projectType) : nameKind(kind);
}

/** Where it is and for how much: what is known of place and money, what was quoted before the visitor's budget. */
export function describeScope({
  place,
  budget,
  quotedAmount,
}: Omit<Described, "kind" | "channel" | "projectType">): string[] {
  const money = quotedAmount ? formatRupees(quotedAmount) : budget ? nameBudget(budget) : "";
  return [isolate(place ?? ""), money].filter(Boolean);
}

/** An enquiry in a line: "Gates, ₹50,000+ – Muthu, Peelamedu"; what should be made comes before the chosen kind of work. */
export function titleEnquiry({
  name,
  place,
  ...wish
}: Wish & { name: string; place: string | null }): string {
  return `${titleWish(wish)} – ${nameWithPlace({ name, place })}`;
}

interface Wish extends Pick<Described, "kind" | "projectType" | "budget"> {
  /** In short, as `summarizePieces` writes them; may be empty. */
  pieces: string;
}

/** What is wanted and for how much: "2 gates, ₹50,000+". */
export function titleWish({ pieces, budget, ...wish }: Wish): string {
  return joinKnown([pieces || nameWish(wish), budget ? nameBudget(budget) : ""]);
}

/** Whom to call, and where: "Muthu, Peelamedu". */
export function nameWithPlace({ name, place }: { name: string; place: string | null }): string {
  return joinKnown([isolate(name), isolate(place ?? "")]);
}

function joinKnown(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(", ");
}
