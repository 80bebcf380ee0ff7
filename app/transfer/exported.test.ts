import { expect, it } from "vitest";
import { exportedEnquiry, exportedTestimonial } from "./exported";

const testimonial = {
  origin: crypto.randomUUID(),
  ...{ text: "Good.", name: "Meena", place: "", stars: 5, source: "", consent: "", state: "shown" },
  ...{ givenOn: "2031-02-02", createdAt: "2031-02-02T10:00:00.000Z", enquiry: null },
};

const enquiry = {
  origin: crypto.randomUUID(),
  ...{ kind: "message", channel: "website", status: "new", name: "Meena", email: null, phone: null },
  ...{ place: null, message: "", details: {}, pieces: null, like: null, quotedAmount: null },
  ...{ followUpOn: "2031-02-02", spamReasons: [], source: {}, privacyNotice: null, readAt: null },
  ...{ createdAt: "2031-02-02T10:00:00.000Z", notes: [], attachments: [] },
};

it.each([
  [exportedTestimonial, testimonial, { givenOn: "0000-02-02" }],
  [exportedTestimonial, testimonial, { createdAt: "0000-02-02T10:00:00.000Z" }],
  [exportedEnquiry, enquiry, { followUpOn: "0000-02-02" }],
])("a row of a year that the database does not know is refused: %#", (schema, row, change) => {
  expect(schema.safeParse(row).error).toBeUndefined();
  const { error } = schema.safeParse({ ...row, ...change });
  expect(error?.issues.map(({ path }) => path)).toEqual([Object.keys(change)]);
});
