import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";
import { loader as pageLoader } from "../../app/routes/admin/enquiries/$id/route";
import { setUpAdmin } from "../support/admin";
import { openInbox, storeEnquiries } from "../support/enquiries";
import { readToast } from "../support/toast";

const admin = setUpAdmin();
const { list, openPage, send } = openInbox(admin);

describe("an enquiry's page", () => {
  it("marks an enquiry as read when it is opened, and as unread on request", async () => {
    const [id, other] = await storeEnquiries({ name: "Meena" }, { name: "Ravi" });
    expect(await list()).toMatchObject([{ isRead: false }, { isRead: false }]);
    await admin.call(pageLoader, `/admin/enquiries/${id}`);
    expect(await list()).toMatchObject([{ name: "Ravi", isRead: false }, { isRead: true }]);
    await openPage(other);
    const response = await send(id, { intent: "unread" }, "?page=2");
    expect(response.headers.get("Location")).toBe("/admin/enquiries?page=2");
    expect(await list()).toMatchObject([{ name: "Ravi", isRead: true }, { isRead: false }]);
  });

  it("returns 404 when it does not exist", async () => {
    for (const id of ["7", "0", "x", "99999999999"]) {
      expect((await admin.call(pageLoader, `/admin/enquiries/${id}`)).status).toBe(404);
    }
  });

  it("saves status, follow-up and note with one form", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const response = await send(
      id,
      { intent: "answer", status: "site-visit", next: "on", followUpOn: "2031-05-10", note: "On Friday" },
      "?q=meena",
    );
    expect(response.headers.get("Location")).toBe(`/admin/enquiries/${id}?q=meena`);
    expect(await list()).toMatchObject([{ status: "site-visit", followUp: { day: "2031-05-10" } }]);
    expect((await openPage(id)).notes).toMatchObject([{ text: "On Friday", author: "owner" }]);
    await send(id, { intent: "answer", status: "contacted", next: "none", followUpOn: "2031-05-10" });
    expect(await list()).toMatchObject([{ status: "contacted", followUp: null }]);
    await send(id, { intent: "answer", status: "contacted", next: "tomorrow" });
    const tomorrow = toIndianDay(new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(await list()).toMatchObject([{ followUp: { day: tomorrow } }]);
  });

  it.each([
    [{ status: "done", note: "Called" }, { status: "Please choose a status." }],
    [{ followUpOn: "2031-02-30" }, { followUpOn: "Please enter a valid date." }],
    [{ next: "on", followUpOn: "0000-02-02" }, { followUpOn: "Please enter a valid date." }],
    [{ next: "on", followUpOn: "" }, { followUpOn: "Please choose a date, or None." }],
    [{ next: "tomorrow", followUpTime: "25:00" }, { followUpTime: "Enter the time as 16:30." }],
    [{ intent: "status", status: "quarantine" }, { status: "Please choose a status." }],
  ])("returns 400 with the submitted values for %j", async (changes, errors) => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const form: Record<string, string> = { intent: "answer", status: "new", ...changes };
    const response = await send(id, form);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors, typed: form });
  });

  it("makes one version of an answer, however much it changes", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    await send(id, { intent: "answer", status: "site-visit", next: "tomorrow", followUpType: "site-visit" });
    expect((await openPage(id)).enquiry).toMatchObject({ status: "site-visit", version: 2 });
  });

  it("changes nothing for a blank note", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    await send(id, { intent: "answer", status: "new", next: "none", note: "  " });
    expect(await openPage(id)).toMatchObject({ notes: [], enquiry: { version: 1 } });
  });

  it("lists other enquiries with the same phone number or email address", async () => {
    const [id, , idByEmail] = await storeEnquiries(
      { name: "Meena", phone: "9843012345", email: "meena@example.com" },
      { kind: "quote", name: "By number", phone: "9843012345", status: "won" },
      { name: "By email", email: "Meena@Example.com" },
      { name: "Junk", phone: "9843012345", status: "spam" },
      { name: "Deleted", phone: "9843012345", status: "trash", status_before: "new", deleted_at: new Date() },
      { name: "Another", phone: "9843000000" },
      { name: "Suspected", phone: "9843012345", status: "quarantine", spam_reasons: '["5 links"]' },
    );
    expect((await openPage(id)).related).toMatchObject([
      { name: "Suspected" },
      { name: "By email", kind: "message" },
      { name: "By number", kind: "quote" },
    ]);
    expect((await openPage(idByEmail)).related).toMatchObject([{ name: "Meena" }]);
  });

  it("returns 400 for an unknown action", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    expect((await send(id, { intent: "explode" })).status).toBe(400);
  });

  it("returns 409 with the submitted values when a saved form is changed and sent again", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const { enquiry, idempotencyKey } = await openPage(id);
    const form = { intent: "answer", version: String(enquiry.version), status: "contacted", idempotencyKey };
    await send(id, { ...form, note: "Called" });
    const correctedForm = { ...form, note: "Called, wants a quote" };
    const refusal = await send(id, correctedForm);
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ typed: correctedForm });
  });

  it("returns the typed note if the enquiry was purged, or redirects to the list if nothing was typed", async () => {
    const note = await send(12, { intent: "answer", status: "won", note: "Late" });
    expect(note).toMatchObject({ status: 410, body: { unsentTexts: [{ label: "Note", text: "Late" }] } });
    const decision = await send(12, { intent: "status", status: "won" });
    expect(decision.headers.get("Location")).toBe("/admin/enquiries");
  });

  it("lists the emails about an enquiry and resends undelivered ones", async () => {
    const [id = 0, other = 0] = await storeEnquiries({ name: "Meena" }, { name: "Ravi" });
    const failed_at = new Date("2031-05-01T10:00:00Z");
    await db
      .insertInto("outbox")
      .values([
        { enquiry_id: id, kind: "notification", recipient: "office@example.com", sent_at: failed_at },
        {
          enquiry_id: id,
          kind: "acknowledgement",
          recipient: "meena@example.com",
          attempts: 12,
          failed_at,
          last_error: "mailbox full",
        },
        { enquiry_id: other, kind: "notification", recipient: "office@example.com", failed_at },
      ])
      .execute();
    expect(await list()).toMatchObject([{ hasFailedMail: true }, { hasFailedMail: true }]);
    expect((await openPage(id)).mails).toMatchObject([
      { state: "sent" },
      { state: "undelivered", error: "mailbox full", at: failed_at.toISOString() },
    ]);
    expect(await readToast(await send(id, { intent: "resend" }))).toMatchObject({ type: "success" });
    expect((await openPage(id)).mails).toMatchObject([{ state: "sent" }, { state: "waiting", attempts: 0 }]);
    expect(await list()).toMatchObject([{ name: "Ravi", hasFailedMail: true }, { hasFailedMail: false }]);
    await db.updateTable("outbox").set({ sent_at: failed_at }).where("enquiry_id", "=", id).execute();
    expect(await readToast(await send(id, { intent: "resend" }))).toMatchObject({ type: "info" });
  });
});
