import { beforeEach, expect, it } from "vitest";
import { db } from "~/database/database.server";
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

it("refuses details that another tab has changed with 409, and takes them when they are sent again", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena", quoted_amount: 5 });
  const stale = { intent: "details", version: "1" };
  await send(id, { ...stale, town: "Pollachi", quotedAmount: "90000" });
  const late = { ...stale, town: "", quotedAmount: "80000" };
  const refused = await send(id, late);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    typed: late,
    version: 2,
    toast: { kind: "error", message: expect.stringContaining("₹90,000") },
  });
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 90_000, town: "Pollachi" });
  await send(id, { ...late, version: "2" });
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 80_000, town: null });
});

it("saves details that are sent twice once", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const form = { intent: "details", version: "1", town: "Pollachi", quotedAmount: "90000" };
  for (let times = 0; times < 2; times++) expect(await send(id, form)).toMatchObject({ status: 302 });
  expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 90_000, detailsVersion: 2 });
});

function send(id: number, form: Record<string, string>) {
  return askRoute(action, `/admin/enquiries/${id}`, { headers, params: { id: String(id) }, form });
}
