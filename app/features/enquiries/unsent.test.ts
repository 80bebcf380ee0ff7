import { expect, it } from "vitest";
import { prepareRetry, TOO_OLD } from "./unsent";

it.each([
  ["without a refusal", null, false],
  ["after a conflict", 409, false],
  ["that is too old", TOO_OLD, true],
])("retries a form %s, and asks again later unless it was too old", (_, refusal, isChecked) => {
  const target = { id: 1, enquiryId: 1, action: "/admin/enquiries/1", username: "owner" };
  const form = { ...target, fields: [], at: "2031-01-01T00:00:00.000Z", refusal };
  expect(prepareRetry(form)).toEqual({ ...form, refusal: null, isChecked });
});
