import { expect, it } from "vitest";
import { listQuoteFacts } from "./enquiry";
import { parseQuoteDetails } from "./quote-details.server";

const describe = (column: unknown) =>
  listQuoteFacts(parseQuoteDetails(column)).map(({ label, value }) => `${label}: ${value}`);

it("describes only the valid values of a stored quote request", () => {
  const stored = { projectType: "gates", material: 304, coating: null };
  expect(describe({ ...stored, deliveryDate: "2031-05-01" })).toEqual([
    "Project type: Gates",
    "Needed by: May 1, 2031",
  ]);
  for (const deliveryDate of ["soon", "2031-02-30", "", 5, null, undefined]) {
    expect(describe({ ...stored, deliveryDate })).toEqual(["Project type: Gates"]);
  }
});
