import { isolate } from "~/platform/text/text";
import { getBudgetLabel, getProjectTypeLabel } from "./enquiry";
import { type EnquiryKind, getKindLabel } from "./statuses";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** E.g. "₹1,25,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

interface DescribedWork {
  kind: EnquiryKind;
  projectType: string | null;
}

export function describeSubject({ kind, projectType }: DescribedWork): string {
  return projectType ? getProjectTypeLabel(projectType) : getKindLabel(kind);
}

/** A quoted amount replaces the customer's budget. */
export function describeTownAndAmount({
  town,
  budget,
  quotedAmount,
}: {
  town: string | null;
  budget: string | null;
  quotedAmount: number | null;
}): string[] {
  const money = quotedAmount ? formatRupees(quotedAmount) : budget ? getBudgetLabel(budget) : "";
  return [isolate(town ?? ""), money].filter(Boolean);
}

/** E.g. "Gates, ₹50,000+ – Muthu, Peelamedu". Pieces replace the project type. */
export function writeEnquiryTitle({
  name,
  town,
  ...work
}: RequestedWork & { name: string; town: string | null }): string {
  return `${describeSubjectAndBudget(work)} – ${formatNameAndTown({ name, town })}`;
}

interface RequestedWork extends DescribedWork {
  budget: string | null;
  pieces: string;
}

/** E.g. "2 gates, ₹50,000+". */
export function describeSubjectAndBudget({ pieces, budget, ...work }: RequestedWork): string {
  return joinKnown([pieces || describeSubject(work), budget ? getBudgetLabel(budget) : ""]);
}

/** E.g. "Muthu, Peelamedu". */
export function formatNameAndTown({ name, town }: { name: string; town: string | null }): string {
  return joinKnown([isolate(name), isolate(town ?? "")]);
}

function joinKnown(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(", ");
}
