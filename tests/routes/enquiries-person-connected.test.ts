import { beforeEach, describe, expect, it } from "vitest";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { action, loader } from "../../app/routes/admin/enquiries/$id.person";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
import { toFormData } from "../support/form-data";

const admin = setUpAdmin();

const listNames = async () =>
  (await db.selectFrom("enquiries").select("name").orderBy("id").execute()).map(({ name }) => name);
const erase = (id: number, form: Record<string, string> | FormData) =>
  admin.call(action, `/admin/enquiries/${id}/person`, { form });

describe("indirectly connected enquiries", () => {
  let ids: number[];

  beforeEach(async () => {
    ids = await storeEnquiries(
      { name: "A", phone: "9840012345", email: "one@example.com" },
      { name: "B", phone: "9840054321", email: "ONE@example.com" },
      { name: "C", phone: "9840054321", email: "two@example.com" },
      { name: "D", phone: "9840067890", email: "Two@example.com" },
      { name: "E", phone: "9840099999", email: "other@example.com" },
    );
  });

  const listConnected = async () => {
    const { body } = await admin.call(loader, `/admin/enquiries/${ids[0]}/person`);
    return (body as { others: { name: string; reason: string }[] }).others;
  };
  const selectForm = (confirmed: string, ...enquiryIds: (number | undefined)[]) =>
    toFormData({ confirmed, chosen: "yes", enquiry: enquiryIds.map(String) });

  it("are listed, and kept unless they are selected", async () => {
    expect(await listConnected()).toMatchObject([
      { name: "B", reason: "email" },
      { name: "C", reason: "indirect" },
      { name: "D", reason: "indirect" },
    ]);
    await erase(ids[0] ?? 0, { confirmed: "yes" });
    expect(await listNames()).toEqual(["C", "D", "E"]);
  });

  it("are erased only if they are selected and listed", async () => {
    await erase(ids[0] ?? 0, selectForm("yes", ids[1], ids[2], ids[4]));
    expect(await listNames()).toEqual(["D", "E"]);
    expect(await listPrivacyLog(db, 9)).toMatchObject([{ act: "erased", enquiries: 3 }]);
    expect(await db.selectFrom("erased_origins").selectAll().execute()).toHaveLength(3);
  });

  it("stay selected in an unconfirmed form", async () => {
    const response = await erase(ids[0] ?? 0, selectForm("", ids[3]));
    expect(response).toMatchObject({ status: 400, body: { selectedIds: [ids[3]] } });
    expect(await listNames()).toHaveLength(5);
  });

  it.each(["9999999999", "9876543210", "1234567890"])("are not connected by the number %s", async (phone) => {
    const [id] = await storeEnquiries({ name: "F", phone }, { name: "G", phone });
    const { body } = await admin.call(loader, `/admin/enquiries/${id}/person`);
    expect(body).toMatchObject({ others: [] });
    await erase(id ?? 0, { confirmed: "yes" });
    expect(await listNames()).toContain("G");
  });

  it("are limited to fifty when many people share a phone number; those of the same email are not", async () => {
    const rows = Array.from({ length: 120 }, (_, n) => ({ name: `Shared ${n}`, phone: "9840054321" }));
    await storeEnquiries(...rows);
    await storeEnquiries(...rows.slice(0, 60).map((row) => ({ ...row, email: "one@example.com" })));
    const reasons = (await listConnected()).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === "email")).toHaveLength(61);
    expect(reasons.filter((reason) => reason === "indirect")).toHaveLength(50);
  });
});
