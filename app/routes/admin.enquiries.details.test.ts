import { beforeEach, expect, it } from "vitest";
import { db } from "~/database/database.server";
import type { RefusedAction } from "~/enquiries/act-on-enquiry.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { action } from "./admin.enquiries.$id/route";

let headers: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});

it("leaves what another tab has saved of town and quotation, where this one did not touch it", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const stale = { intent: "details", seenTown: "", seenAmount: "" };
  await send(id, { ...stale, town: "", quotedAmount: "90000" });
  await send(id, { ...stale, town: "Vadavalli", quotedAmount: "" });
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 90_000, town: "Vadavalli" });
});

it("refuses a quotation that another tab has changed with 409, and takes it when it is sent again", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena", quoted_amount: 5 });
  const stale = { intent: "details", seenTown: "", seenAmount: "5" };
  await send(id, { ...stale, town: "Pollachi", quotedAmount: "90000" });
  const late = { ...stale, town: "", quotedAmount: "80000" };
  const refused = await send(id, late);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    typed: { quotedAmount: "80000", town: "Pollachi", seenAmount: "90000", seenTown: "Pollachi" },
    toast: { kind: "error", message: expect.stringContaining("₹90,000") },
  });
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 90_000, town: "Pollachi" });
  await send(id, (refused.body as RefusedAction).typed);
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 80_000, town: "Pollachi" });
});

function send(id: number, form: Record<string, string>) {
  return askRoute(action, `/admin/enquiries/${id}`, { headers, params: { id: String(id) }, form });
}
