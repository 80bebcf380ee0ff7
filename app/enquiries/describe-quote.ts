import { nameBudget, nameProjectType } from "./name-choice";
import type { QuoteDetails } from "./types";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** The answers of a quote request in words, without those that were left open. A plain message has none. */
export function describeQuote(details: Partial<QuoteDetails>): { label: string; value: string }[] {
  const { requestedDelivery } = details;
  const answers = [
    { label: "Project type", value: nameProjectType(details.projectType ?? "") },
    { label: "Budget", value: nameBudget(details.budget ?? "") },
    { label: "Wanted by", value: requestedDelivery ? day.format(new Date(requestedDelivery)) : "" },
    { label: "Delivery and installation", value: details.deliveryInstallation ?? "" },
    { label: "Measurements", value: details.measurements ?? "" },
    { label: "Delivery", value: details.deliveryOptions ?? "" },
    { label: "Material", value: details.material ?? "" },
    { label: "Coating", value: details.coating ?? "" },
  ];
  return answers.filter(({ value }) => value !== "");
}
