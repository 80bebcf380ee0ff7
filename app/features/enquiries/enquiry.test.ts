import { expect, it } from "vitest";
import { noDetails } from "./detail-fields";
import { listQuoteFacts } from "./enquiry";

const details = { ...noDetails, projectType: "gates", budget: "50000-plus", deliveryDate: null };

it("lists only the answered questions of a quote request", () => {
  expect(listQuoteFacts(details)).toEqual([
    { label: "Project type", value: "Gates" },
    { label: "Budget", value: "₹50,000+" },
  ]);
  expect(listQuoteFacts({ ...details, measurements: "Yes", material: "SS 304" }).slice(2)).toEqual([
    { label: "Measurements", value: "Yes" },
    { label: "Material", value: "SS 304" },
  ]);
});
