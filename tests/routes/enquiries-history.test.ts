import { describe, expect, it } from "vitest";
import { action as editAction } from "../../app/routes/admin/enquiries/$id_.edit/route";
import { setUpAdmin } from "../support/admin";
import { openInbox, storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();
const { openPage, send } = openInbox(admin);

const edit = (id = 0, form: Record<string, string>) =>
  admin.call(editAction, `/admin/enquiries/${id}/edit`, {
    form: { name: "Meena", phone: "98430 12345", ...form },
  });

describe("an enquiry's history", () => {
  it("lists the latest event first, with its author", async () => {
    const [id] = await storeEnquiries({
      name: "Meena",
      phone: "9843012345",
      created_at: new Date("2026-01-01T10:00:00Z"),
    });
    await openPage(id);
    await send(id, {
      intent: "answer",
      status: "contacted",
      next: "on",
      followUpOn: "2031-05-10",
      note: "Busy",
    });
    await edit(id, { quotedAmount: "90000" });
    const { history } = await openPage(id);
    expect(history.at(-1)).toMatchObject({ kind: "arrived", after: "website", author: null });
    expect(history.at(-2)).toMatchObject({ kind: "read", author: "owner" });
    expect(history[0]).toMatchObject({ kind: "amount", before: null, after: "90000", author: "owner" });
    expect(history).toContainEqual(
      expect.objectContaining({ kind: "status", before: "new", after: "contacted" }),
    );
    expect(history).toContainEqual(expect.objectContaining({ kind: "follow-up", after: "2031-05-10 call" }));
    expect(history).toContainEqual(expect.objectContaining({ kind: "note", after: "Busy" }));
  });

  it("records each change once", async () => {
    const [id, other] = await storeEnquiries({ name: "Meena", phone: "9843012345" }, { name: "Ravi" });
    await openPage(id);
    const answer = { intent: "answer", status: "contacted", next: "on", followUpOn: "2031-05-10" };
    await send(id, { ...answer, note: "Busy" });
    await send(id, { ...answer, note: "Still busy" });
    await edit(id, { quotedAmount: "90000" });
    await edit(id, { quotedAmount: "90000" });
    const listNames = async (enquiry?: number) => (await openPage(enquiry)).history.map(({ kind }) => kind);
    const kinds = ["amount", "arrived", "follow-up", "note", "note", "read", "status"];
    expect((await listNames(id)).sort()).toEqual(kinds);
    await openPage(other);
    expect((await listNames(other)).sort()).toEqual(["arrived", "read"]);
  });

  it("shows that an enquiry arrived through the API", async () => {
    const source = JSON.stringify({ path: "/api/contact/contact" });
    const [id] = await storeEnquiries({ name: "Meena", source });
    expect((await openPage(id)).history).toContainEqual(
      expect.objectContaining({ kind: "arrived", after: "program" }),
    );
  });
});
