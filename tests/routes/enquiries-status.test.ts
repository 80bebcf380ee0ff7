import { describe, expect, it } from "vitest";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { countLostReasons } from "~/features/enquiries/lost-reasons.server";
import { db } from "~/platform/database/database.server";
import { action as undoAction } from "../../app/routes/admin/enquiries/undo";
import { setUpAdmin } from "../support/admin";
import { openInbox, storeEnquiries } from "../support/enquiries";
import { readToast } from "../support/toast";

const admin = setUpAdmin();
const { openPage, send } = openInbox(admin);

const answer = { intent: "answer", next: "none" };

const undo = async (toast: { undo?: string } | null | undefined) =>
  await admin.call(undoAction, toast?.undo ?? "", { form: {} });

describe("a change of status", () => {
  it("offers Undo, which restores the status and returns to the enquiry", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "contacted" });
    const toast = await readToast(await send(id, { ...answer, status: "won", note: "Paid" }));
    const response = await undo(toast);
    expect(response.headers.get("Location")).toBe(`/admin/enquiries/${id}`);
    expect(await findEnquiry(db, id)).toMatchObject({ status: "contacted" });
  });

  it("is undone with the follow-up that was saved with it, unless that changed since", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", follow_up_on: "2031-05-01" });
    const visit = { ...answer, status: "site-visit", next: "on", followUpKind: "visit" };
    const form = { ...visit, followUpOn: "2031-05-10", note: "Bring glass samples" };
    await undo(await readToast(await send(id, form)));
    expect(await findEnquiry(db, id)).toMatchObject({ status: "new", followUp: { day: "2031-05-01" } });
    const toast = await readToast(await send(id, form));
    await send(id, { ...visit, followUpOn: "2031-05-12" });
    await undo(toast);
    expect(await findEnquiry(db, id)).toMatchObject({ status: "new", followUp: { day: "2031-05-12" } });
  });

  it("offers the same Undo when its form is sent twice", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    const { idempotencyKey } = await openPage(id);
    const form = { ...answer, status: "lost", idempotencyKey };
    const first = await readToast(await send(id, form));
    expect(await readToast(await send(id, form))).toEqual(first);
    expect(first?.undo).toBeTruthy();
  });

  it("offers no Undo for a note alone", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "contacted" });
    const toast = await readToast(await send(id, { ...answer, status: "contacted", note: "Busy" }));
    expect(toast?.undo).toBeUndefined();
  });

  it("is refused from an outdated page", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "site-visit", quoted_amount: 90_000 });
    const form = { intent: "status", status: "quoted", before: "site-visit" };
    const toast = await readToast(await send(id, form));
    expect(await findEnquiry(db, id)).toMatchObject({ status: "quoted" });
    await undo(toast);
    await send(id, { ...answer, status: "lost" });
    expect(await readToast(await send(id, form))).toMatchObject({ type: "info" });
    expect(await findEnquiry(db, id)).toMatchObject({ status: "lost" });
  });
});

describe("a lost enquiry", () => {
  it("has its reason in the history and in the statistics", async () => {
    const now = new Date();
    const ids = await storeEnquiries(
      { name: "Meena", created_at: now },
      { name: "Ravi", created_at: now },
      { name: "Devi", created_at: now },
      { name: "Kumar", created_at: now, lost_reason: "time" },
    );
    for (const [index, lostReason] of ["price", "price", ""].entries())
      await send(ids[index] ?? 0, { ...answer, status: "lost", lostReason });
    expect(await countLostReasons(db)).toEqual([
      { reason: "price", count: 2 },
      { reason: null, count: 1 },
    ]);
    const { history, enquiry } = await openPage(ids[0]);
    expect(enquiry).toMatchObject({ status: "lost", lostReason: "price" });
    expect(history).toContainEqual(expect.objectContaining({ kind: "lost", after: "price" }));
  });

  it("keeps its follow-up, which its form does not show", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", follow_up_on: "2031-05-10" });
    await send(id, { intent: "answer", status: "lost", next: "on", followUpOn: "" });
    expect(await findEnquiry(db, id)).toMatchObject({ status: "lost", followUp: { day: "2031-05-10" } });
  });

  it("is the only kind of enquiry that stores a reason", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    await send(id, { ...answer, status: "won", lostReason: "price" });
    expect(await findEnquiry(db, id)).toMatchObject({ status: "won", lostReason: null });
  });
});

describe("the review request", () => {
  it("is offered once the work of a won enquiry is done", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "won" });
    expect((await openPage(id)).feedbackUrl).toBeNull();
    await send(id, { intent: "work-done" });
    const { feedbackUrl, history } = await openPage(id);
    expect(feedbackUrl).toContain("/feedback/");
    expect(history).toContainEqual(expect.objectContaining({ kind: "work-done", after: "done" }));
    await send(id, { intent: "work-not-done" });
    expect((await openPage(id)).feedbackUrl).toBeNull();
  });

  it("is not offered before the enquiry is won, even if its work is marked as done", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "quoted" });
    await send(id, { intent: "work-done" });
    expect(await findEnquiry(db, id)).toMatchObject({ workDoneAt: null });
  });
});

it("stores the type and time of a follow-up", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const visit = { next: "on", followUpOn: "2031-05-10", followUpType: "site-visit", followUpTime: "16:30" };
  const toast = await readToast(await send(id, { ...answer, ...visit, status: "site-visit" }));
  expect(toast?.message).toContain("Site visit 10 May 2031, 4:30 PM");
  const followUp = { kind: "site-visit", day: "2031-05-10", time: "16:30" };
  expect((await openPage(id)).enquiry).toMatchObject({ followUp });
  await send(id, { ...answer, status: "site-visit" });
  expect(await findEnquiry(db, id)).toMatchObject({ followUp: null });
});
