import { expect, it } from "vitest";
import { listFacts } from "./enquiry";
import { noAnswers } from "./enquiry-fields";

const details = { ...noAnswers, projectType: "gates", budget: "50000-plus", deliveryDate: null };

it("lists only the answered questions of a quote request", () => {
  expect(listFacts(details)).toEqual([
    { label: "Project type", value: "Gates" },
    { label: "Budget", value: "₹50,000+" },
  ]);
  expect(listFacts({ ...details, measurements: "Yes", material: "SS 304" }).slice(2)).toEqual([
    { label: "Measurements", value: "Yes" },
    { label: "Material", value: "SS 304" },
  ]);
});
