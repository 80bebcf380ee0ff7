import type { EnquiryChannel } from "~/database/enquiry-tables";
import { isolate } from "~/text/isolate";
import { nameBudget, nameProjectType } from "./enquiry";
import { type EnquiryKind, nameKind } from "./statuses";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** As "₹1,25,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

interface Described {
  kind: EnquiryKind;
  channel: EnquiryChannel;
  projectType: string | null;
  budget: string | null;
  town: string | null;
  quotedAmount: number | null;
}

export function describeSubject({ kind, projectType }: Pick<Described, "kind" | "projectType">): string {
  return projectType ? nameProjectType(projectType) : nameKind(kind);
}

/** A quoted amount replaces the visitor's budget. */
export function describeScope({
  town,
  budget,
  quotedAmount,
}: Omit<Described, "kind" | "channel" | "projectType">): string[] {
  const money = quotedAmount ? formatRupees(quotedAmount) : budget ? nameBudget(budget) : "";
  return [isolate(town ?? ""), money].filter(Boolean);
}

/** As "Gates, ₹50,000+ – Muthu, Peelamedu"; pieces come before the project type. */
export function titleEnquiry({ name, town, ...wish }: Wish & { name: string; town: string | null }): string {
  return `${describeSubjectAndBudget(wish)} – ${nameWithTown({ name, town })}`;
}

interface Wish extends Pick<Described, "kind" | "projectType" | "budget"> {
  pieces: string;
}

/** As "2 gates, ₹50,000+". */
export function describeSubjectAndBudget({ pieces, budget, ...wish }: Wish): string {
  return joinKnown([pieces || describeSubject(wish), budget ? nameBudget(budget) : ""]);
}

/** As "Muthu, Peelamedu". */
export function nameWithTown({ name, town }: { name: string; town: string | null }): string {
  return joinKnown([isolate(name), isolate(town ?? "")]);
}

function joinKnown(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(", ");
}
