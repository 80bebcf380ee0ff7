import { budgets, projectTypes } from "~/content/quote";
import type { QuoteDetails } from "~/domain/enquiries/types";
import { formatDay } from "./format-day";

/** The answers of a quote request in words, without those that were left open. */
export function describeQuote(details: QuoteDetails): { label: string; value: string }[] {
  const { requestedDelivery } = details;
  const answers = [
    { label: "Project type", value: nameChoice(projectTypes, details.projectType) },
    { label: "Budget", value: nameChoice(budgets, details.budget) },
    { label: "Wanted by", value: requestedDelivery ? formatDay(`${requestedDelivery}T12:00:00Z`) : "" },
    { label: "Delivery and installation", value: details.deliveryInstallation },
    { label: "Measurements", value: details.measurements },
    { label: "Delivery", value: details.deliveryOptions },
    { label: "Material", value: details.material },
    { label: "Coating", value: details.coating },
  ];
  return answers.filter(({ value }) => value !== "");
}

/** The label of a choice; what is none of the choices is shown as it was sent. */
function nameChoice(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
