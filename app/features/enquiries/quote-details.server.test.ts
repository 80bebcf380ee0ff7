import { expect, it } from "vitest";
import { listFacts } from "./enquiry";
import { parseQuoteDetails } from "./quote-details.server";

const describeDetails = (column: unknown) =>
  listFacts(parseQuoteDetails(column)).map(({ label, value }) => `${label}: ${value}`);

it("describes only the valid values of a stored quote request", () => {
  const details = { projectType: "gates", material: 304, coating: null };
  expect(describeDetails({ ...details, deliveryDate: "2031-05-01" })).toEqual([
    "Project type: Gates",
    "Needed by: 1 May 2031",
  ]);
  for (const deliveryDate of ["soon", "2031-02-30", "", 5, null, undefined]) {
    expect(describeDetails({ ...details, deliveryDate })).toEqual(["Project type: Gates"]);
  }
});
