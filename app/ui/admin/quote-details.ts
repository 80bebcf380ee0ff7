import { nameBudget, nameProjectType } from "~/domain/enquiries/name-choice";
import type { QuoteDetails } from "~/domain/enquiries/types";
import { formatDay } from "./format-day";

/** The answers of a quote request in words, without those that were left open. */
export function describeQuote(details: QuoteDetails): { label: string; value: string }[] {
  const { requestedDelivery } = details;
  const answers = [
    { label: "Project type", value: nameProjectType(details.projectType) },
    { label: "Budget", value: nameBudget(details.budget) },
    { label: "Wanted by", value: requestedDelivery ? formatDay(`${requestedDelivery}T12:00:00Z`) : "" },
    { label: "Delivery and installation", value: details.deliveryInstallation },
    { label: "Measurements", value: details.measurements },
    { label: "Delivery", value: details.deliveryOptions },
    { label: "Material", value: details.material },
    { label: "Coating", value: details.coating },
  ];
  return answers.filter(({ value }) => value !== "");
}
