import { expect, it } from "vitest";
import type { NewEnquiry } from "~/features/enquiries/enquiry";
import { countEnquiriesByWeek } from "~/features/enquiries/enquiry-weeks.server";
import { storeEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { db } from "~/platform/database/database.server";
import { action as deleteAction } from "../../app/routes/admin/enquiries/$id.delete";
import { loader as trashLoader } from "../../app/routes/admin/overview/trash/route";
import { action as purgeAction } from "../../app/routes/admin/overview/trash.$list.$id.delete";
import { action as restoreAction } from "../../app/routes/admin/overview/trash.$list.$id.restore";
import { setUpAdmin } from "../support/admin";
import { openInbox, storeEnquiries } from "../support/enquiries";
import { readToast } from "../support/toast";

const admin = setUpAdmin();
const { listNames, openPage, send } = openInbox(admin);

it("moves a deleted enquiry to the trash, out of the inbox and the statistics", async () => {
  const [id] = await storeEnquiries({ name: "Meena", created_at: new Date() }, { name: "Ravi" });
  const response = await remove(id, "?q=e");
  expect(response.headers.get("Location")).toBe("/admin/enquiries?q=e");
  expect(await listNames()).toEqual(["Ravi"]);
  expect(await listNames("?status=trash")).toEqual(["Meena"]);
  expect((await countEnquiriesByWeek(db)).at(-1)).toMatchObject({ messages: 0, quotes: 0 });
  expect((await admin.call(trashLoader, "/admin/trash")).body).toMatchObject({
    items: [{ list: "enquiry", id, title: "Meena", image: null, daysLeft: 30 }],
  });
  expect((await openPage(id)).enquiry).toMatchObject({ status: "trash", deletedAt: expect.any(String) });
});

it("restores an enquiry with its notes and emails", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena", status: "quoted", follow_up_on: "2031-05-01" });
  const answer = { intent: "answer", status: "quoted", next: "on", followUpOn: "2031-05-01" };
  await send(id, { ...answer, note: "Called" });
  await db
    .insertInto("outbox")
    .values({ enquiry_id: id, kind: "notification", recipient: "office@example.com" })
    .execute();
  await openPage(id);
  const before = await openPage(id);
  await remove(id);
  const response = await restore(id, "/admin/enquiries?status=quoted");
  expect(response.headers.get("Location")).toBe("/admin/enquiries?status=quoted");
  const { idempotencyKey: _, now: __, history, enquiry, ...after } = await openPage(id);
  expect(before).toMatchObject(after);
  expect({ ...enquiry, version: before.enquiry.version }).toEqual(before.enquiry);
  expect(history).toEqual(expect.arrayContaining(before.history));
  expect(after).toMatchObject({ notes: { length: 1 }, mails: { length: 1 } });
});

it("records who deleted and restored an enquiry", async () => {
  const [id] = await storeEnquiries({ name: "Meena" });
  await remove(id);
  await restore(id);
  expect(await readToast(await restore(id))).toMatchObject({ type: "success" });
  const { history } = await openPage(id);
  expect(history.filter(({ kind }) => kind === "status")).toMatchObject([
    { author: "owner", before: "trash", after: "new" },
    { author: "owner", before: "new", after: "trash" },
  ]);
});

it("restores suspected spam to the quarantine", async () => {
  const [id] = await storeEnquiries({ name: "Devi", status: "quarantine", spam_reasons: '["Trap"]' });
  await remove(id);
  await restore(id);
  expect(await listNames("?status=quarantine")).toEqual(["Devi"]);
  expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

it("refuses changes to an enquiry in the trash", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  await remove(id);
  const forms: [Record<string, string>, number][] = [
    [{ intent: "answer", status: "new", note: "Late" }, 409],
    [{ intent: "answer", status: "new", next: "on", followUpOn: "2031-05-01" }, 409],
    [{ intent: "status", status: "won" }, 302],
    [{ intent: "unread" }, 302],
  ];
  for (const [form, status] of forms) {
    const response = await send(id, form);
    expect(response.status).toBe(status);
    if (status === 302) expect(response.headers.get("Location")).toBe("/admin/enquiries");
  }
  expect(await openPage(id)).toMatchObject({ notes: [], enquiry: { status: "trash", followUp: null } });
  expect((await send(id, { intent: "status", status: "trash" })).status).toBe(400);
});

it("returns 409 for an answer to a deleted enquiry, and restores the enquiry when it is sent again", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const { enquiry } = await openPage(id);
  const form = { intent: "answer", status: "contacted", note: "Wants it by Pongal" };
  await remove(id);
  const refusal = await send(id, { ...form, version: String(enquiry.version) });
  expect(refusal.status).toBe(409);
  expect(refusal.body).toMatchObject({
    typed: form,
    version: enquiry.version + 1,
    toast: { message: expect.stringContaining("deleted") },
  });
  const saved = await send(id, { ...form, version: String(enquiry.version + 1) });
  expect(saved.status).toBe(302);
  expect(await openPage(id)).toMatchObject({
    notes: [{ text: "Wants it by Pongal" }],
    enquiry: { status: "contacted", deletedAt: null },
  });
});

it("does not restore the enquiry when an earlier answer is resubmitted", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const { enquiry, idempotencyKey } = await openPage(id);
  const version = String(enquiry.version);
  const form = { intent: "answer", status: "contacted", note: "Called", version, idempotencyKey };
  await send(id, form);
  await remove(id);
  expect((await send(id, form)).status).toBe(302);
  expect(await openPage(id)).toMatchObject({ notes: [{}], enquiry: { status: "trash" } });
});

it("stores the same content again after the first enquiry was deleted", async () => {
  const content = { name: "Meena", email: "meena@example.com", phone: null, message: "A gate, please." };
  const enquiry: NewEnquiry = { kind: "message", content, source: { path: "/contact" } };
  const { id } = await storeEnquiry(db, enquiry, null);
  await remove(id);
  expect(await storeEnquiry(db, enquiry, null)).toMatchObject({ isRepeat: false });
  await restore(id);
  expect(await listNames()).toEqual(["Meena", "Meena"]);
});

it("deletes an enquiry for good with all its data, and nothing else", async () => {
  const [id = 0, other = 0, third] = await storeEnquiries(
    { name: "Meena" },
    { name: "Ravi" },
    { name: "Devi" },
  );
  await remove(third);
  for (const enquiry_id of [id, other]) {
    await send(enquiry_id, { intent: "answer", status: "new", note: "Called" });
    await db
      .insertInto("outbox")
      .values({ enquiry_id, kind: "notification", recipient: "office@example.com" })
      .execute();
  }
  await remove(id);
  expect(await readToast(await purge(id))).toMatchObject({ type: "success" });
  expect(await listNames("?status=trash")).toEqual(["Devi"]);
  for (const table of ["enquiry_notes", "outbox"] as const) {
    expect(await db.selectFrom(table).select("enquiry_id").execute()).toEqual([{ enquiry_id: other }]);
  }
  const response = await restore(id);
  expect(response.headers.get("Location")).toBe("/admin/enquiries");
  expect(await readToast(response)).toMatchObject({ type: "error" });
  expect(await listNames()).toEqual(["Ravi"]);
});

const remove = (id: number | undefined, query = "") =>
  admin.call(deleteAction, `/admin/enquiries/${id}/delete${query}`, { form: {} });
const purge = (id: number | undefined) =>
  admin.call(purgeAction, `/admin/trash/enquiry/${id}/delete`, { form: {} });

function restore(id: number | undefined, from = "/admin/enquiries") {
  const address = `/admin/trash/enquiry/${id}/restore?${new URLSearchParams({ from })}`;
  return admin.call(restoreAction, address, { form: {} });
}
