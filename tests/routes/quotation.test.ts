import { describe, expect, it, vi } from "vitest";
import { defaultFirm, toStoredFirm } from "~/business/firm.server";
import { listNotes } from "~/features/enquiries/enquiry-history.server";
import { setStage } from "~/features/orders/change-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { createQuotation } from "~/features/quotations/enquiry-quotations.server";
import { findVersion, listVersions } from "~/features/quotations/quotations.server";
import { withdrawQuotation } from "~/features/quotations/send-quotation.server";
import { db } from "~/platform/database/database.server";
import { imageStore, parseDocumentVersion } from "~/platform/images/image-store.server";
import { collectOrphanedFiles } from "~/platform/images/worker.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { formatDateTime, formatDay, HOUR_MS, MINUTE_MS, toIndianDay } from "~/platform/time/time";
import { loader as pdf } from "../../app/routes/files/quotation.$token[.]pdf";
import { action, loader } from "../../app/routes/standalone/quotation.$token/route";
import { callRoute, fetchRoute } from "../support/call-route";
import {
  changeDraft,
  createDraft,
  sendStoredQuotation,
  storeReplacement,
  storeSentQuotation,
} from "../support/quotations";
import { readPdf } from "../support/read-pdf";
import { signInAsAdmin } from "../support/sign-in";

const navigation = { "Sec-Fetch-Dest": "document" };

const openPage = (token: string, headers: HeadersInit = navigation) =>
  callRoute(loader, `/quotation/${token}`, { headers });
const answer = (token: string, form: Record<string, string>) =>
  callRoute(action, `/quotation/${token}`, { form });
const findOpeningTime = async (id: number) => (await listVersions(db, id))[0]?.openedAt;

describe("a quotation's page", () => {
  it("has a PDF", async () => {
    const { token } = await storeSentQuotation();
    const file = await fetchRoute(pdf, `/quotation/${token}.pdf`);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("keeps its PDF until it is accepted, and makes a missing one again", async () => {
    const { token, versionId } = await storeSentQuotation();
    const listFiles = async () => {
      const keys: string[] = [];
      for await (const { key } of imageStore.list()) keys.push(key);
      return keys.filter((key) => parseDocumentVersion(key) === versionId);
    };
    const open = () => fetchRoute(pdf, `/quotation/${token}.pdf`);
    const first = await (await open()).bytes();
    const [key = ""] = await listFiles();
    await imageStore.put(key, Buffer.from("kept"));
    expect(await (await open()).text()).toBe("kept");
    await imageStore.delete(key);
    expect((await (await open()).bytes()).length).toBe(first.length);
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect((await readPdf(Buffer.from(await (await open()).bytes()))).text).toContain("Accepted by “Meena”");
    expect(await listFiles()).toHaveLength(2);
    await db.deleteFrom("quotation_versions").where("id", "=", versionId).execute();
    const inTwoHours = Date.now() + 2 * HOUR_MS;
    vi.setSystemTime(inTwoHours);
    await collectOrphanedFiles(db);
    vi.useRealTimers();
    expect(await listFiles()).toEqual([]);
  });

  it("refuses the 31st PDF by one link in ten minutes with a message", async () => {
    const { token } = await storeSentQuotation();
    for (let index = 0; index < 30; index += 1)
      expect((await fetchRoute(pdf, `/quotation/${token}.pdf`)).status).toBe(200);
    const refusal = await fetchRoute(pdf, `/quotation/${token}.pdf`);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refusal.text()).toContain("opened too often");
  });

  it("counts as opened when a customer opens it, but not for a link preview, a prefetch or the owner", async () => {
    const { id, token } = await storeSentQuotation();
    await openPage(token, {});
    await openPage(token, { ...navigation, "Sec-Purpose": "prefetch" });
    await openPage(token, { ...navigation, ...(await signInAsAdmin()) });
    expect(await findOpeningTime(id)).toBeNull();
    await openPage(token);
    expect(await findOpeningTime(id)).not.toBeNull();
  });

  it("returns 404 for wrong links, and 429 after 30 of them, while the right link still works", async () => {
    const { token } = await storeSentQuotation();
    const openWrongLink = (index: number) => openPage(String(index).padStart(22, "A"));
    expect((await openWrongLink(0)).status).toBe(404);
    expect((await openPage("../../admin")).status).toBe(404);
    for (let index = 1; index < 29; index += 1) await openWrongLink(index);
    const { status, headers } = await openWrongLink(30);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await openPage(token)).status).toBe(200);
  });

  it("links from a replaced version to the current one", async () => {
    const { id, token } = await storeSentQuotation();
    await changeDraft(id, createDraft({ isInFeet: false, discount: { kind: "amount", paise: 100_00 } }));
    await sendStoredQuotation(id);
    expect((await openPage(token)).body).toMatchObject({ state: "replaced" });
    const refusal = await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({
      toast: { message: "There is a newer version of this quotation. Open it to accept." },
      typed: { name: "Meena" },
    });
    const { headers } = await answer(token, { intent: "current" });
    const currentToken = headers.get("Location")?.split("/").at(-1) ?? "";
    expect((await openPage(currentToken)).body).toMatchObject({ state: "sent", quotation: { version: 2 } });
    const countLinks = async () => (await db.selectFrom("quotation_links").selectAll().execute()).length;
    const linkCount = await countLinks();
    for (const from of [token, token, currentToken]) {
      const response = await answer(from, { intent: "current" });
      expect(response.headers.get("Location")).toMatch(new RegExp(`/quotation/${currentToken}$`));
    }
    expect(await countLinks()).toBe(linkCount);
  });

  it("accepts a reason of 1,000 characters for declining, in which a line break counts once", async () => {
    const { token, versionId } = await storeSentQuotation();
    const reason = `${"a".repeat(499)}\r\n`.repeat(2).slice(0, -2);
    const tooLong = await answer(token, { intent: "decline", reason: `${reason}bb` });
    expect(tooLong.status).toBe(400);
    expect(tooLong.body).toMatchObject({ errors: { reason: "Please use at most 1000 characters." } });
    expect((await answer(token, { intent: "decline", reason: `${reason}b` })).status).toBe(302);
    expect((await findVersion(db, versionId))?.declineReason).toHaveLength(1000);
  });

  it("keeps the name of an acceptance on one line, in quotation marks and without invisible characters", async () => {
    const { token, versionId } = await storeSentQuotation();
    const name = "Meena\r\nPaid in full\u2028on May 1\u200b\n\tby\u2009bank\u202e";
    await answer(token, { intent: "accept", name, agreed: "yes" });
    expect((await findVersion(db, versionId))?.acceptedBy).toBe("Meena Paid in full on May 1 by bank");
    const file = await fetchRoute(pdf, `/quotation/${token}.pdf`);
    const { text } = await readPdf(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain("Accepted by “Meena Paid in full on May 1 by bank” on");
  });

  it("returns 400 with what was typed when the name or consent is missing", async () => {
    const { token } = await storeSentQuotation();
    const { status, body } = await answer(token, { intent: "accept", name: "" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { name: "Enter your name.", agreed: "Tick the box to accept." } });
  });

  it("shows how to pay the advance after acceptance, by UPI or bank transfer", async () => {
    const { token } = await storeSentQuotation();
    const details = { upiId: "steel@okbank", bankDetails: "Account 1234567890" };
    const content = toStoredFirm({ ...defaultFirm, ...details });
    await saveRevision(db, "firm", { previousId: 0, content });
    expect((await openPage(token)).body).toMatchObject({ advance: null });
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    const { body } = await openPage(token);
    expect(body).toMatchObject({
      advance: { amount: "₹5,900.00", bankDetails: "Account 1234567890", upi: { id: "steel@okbank" } },
    });
    const { advance } = body as { advance: { upi: { link: string } } };
    const link = new URL(advance.upi.link);
    expect(link.protocol).toBe("upi:");
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      pa: "steel@okbank",
      am: "5900.00",
      cu: "INR",
    });
  });

  it("asks only for the part of the advance that is not paid", async () => {
    const { token, enquiryId } = await storeSentQuotation();
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    const pay = async (amount: number) => {
      const payment = {
        amount,
        method: "upi" as const,
        reference: "",
        receivedOn: "2025-05-01",
        author: "owner",
      };
      await addPayment(db, enquiryId, { ...payment, idempotencyKey: null });
    };
    await pay(5000);
    expect((await openPage(token)).body).toMatchObject({
      advance: { amount: "₹900.00", isPartlyPaid: true },
    });
    await pay(900);
    expect((await openPage(token)).body).toMatchObject({ advance: null });
  });

  it("asks nothing on the link of an older version or of a quotation that was replaced", async () => {
    const { id, token, enquiryId } = await storeSentQuotation();
    await changeDraft(id, createDraft({ discount: { kind: "percent", percent: 1000 } }));
    const second = await sendStoredQuotation(id);
    await answer(second.token, { intent: "accept", name: "Meena", agreed: "yes" });
    const payment = { method: "upi", reference: "", receivedOn: "2025-05-01", author: "owner" } as const;
    await addPayment(db, enquiryId, { ...payment, amount: 5000, idempotencyKey: null });
    expect((await openPage(token)).body).toMatchObject({ advance: null, payments: { total: "₹10,620.00" } });
    const third = await sendStoredQuotation(await storeReplacement(id, enquiryId));
    await answer(third.token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect((await openPage(second.token)).body).toMatchObject({ advance: null });
    expect((await openPage(third.token)).body).toMatchObject({ advance: { amount: "₹310.00" } });
  });

  it("asks for nothing more once the owner has marked the order as paid", async () => {
    const { token, enquiryId } = await storeSentQuotation();
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    const payment = { method: "upi", reference: "", receivedOn: "2025-05-01", author: "owner" } as const;
    await addPayment(db, enquiryId, { ...payment, amount: 100, idempotencyKey: null });
    const day = toIndianDay(new Date());
    const paid = { stage: "paid", day, isConfirmed: true, author: "owner" } as const;
    await setStage(db, enquiryId, paid);
    expect((await openPage(token)).body).toMatchObject({
      advance: null,
      payments: { balance: null, isPaidInFull: true },
    });
    const extra = await sendStoredQuotation((await createQuotation(db, enquiryId, createDraft())) ?? 0);
    await answer(extra.token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect((await openPage(extra.token)).body).toMatchObject({
      advance: { amount: "₹11,700.00" },
      payments: { balance: "₹23,500.00", isPaidInFull: false },
    });
  });

  it("says when the advance is above the limit of UPI", async () => {
    const content = toStoredFirm({ ...defaultFirm, upiId: "steel@okbank", upiLimit: 5000 });
    await saveRevision(db, "firm", { previousId: 0, content });
    const { token } = await storeSentQuotation();
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect((await openPage(token)).body).toMatchObject({
      advance: { amount: "₹5,900.00", exceededUpiLimit: "₹5,000.00" },
    });
  });

  it("shows the customer each payment and the balance", async () => {
    const { token, enquiryId } = await storeSentQuotation();
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    expect((await openPage(token)).body).toMatchObject({ payments: null });
    const payment = {
      method: "upi",
      receivedOn: "2025-05-01",
      author: "owner",
      idempotencyKey: null,
    } as const;
    await addPayment(db, enquiryId, { ...payment, amount: 6000, reference: "4711", note: "For me only" });
    await addPayment(db, enquiryId, { ...payment, amount: -200, reference: "" });
    const { body } = await openPage(token);
    expect(body).toMatchObject({
      payments: {
        receipts: [
          { amount: "₹6,000.00", text: "received on 1 May 2025, UPI, 4711" },
          { amount: "₹200.00", text: "refunded on 1 May 2025, UPI" },
        ],
        total: null,
        balance: "₹6,000.00",
      },
    });
    expect(JSON.stringify(body)).not.toContain("For me only");
    expect(body).toMatchObject({ withdrawUntil: expect.any(String) });
    // Once nothing is agreed, the stage means nothing.
    const day = toIndianDay(new Date());
    await setStage(db, enquiryId, { stage: "paid", day, isConfirmed: true, author: "owner" });
    await answer(token, { intent: "withdraw" });
    expect((await openPage(token)).body).toMatchObject({
      advance: null,
      payments: { receipts: [{}, {}], balance: null, isPaidInFull: false },
    });
  });

  it("returns the time until which an acceptance can be withdrawn", async () => {
    const { token, versionId } = await storeSentQuotation();
    expect((await openPage(token)).body).toMatchObject({ withdrawUntil: null });
    await answer(token, { intent: "accept", name: "Meena", agreed: "yes" });
    const { acceptedAt } = (await findVersion(db, versionId)) ?? {};
    const deadline = new Date(Date.parse(acceptedAt ?? "") + 30 * MINUTE_MS).toISOString();
    expect((await openPage(token)).body).toMatchObject({ withdrawUntil: formatDateTime(deadline) });
    const accepted_at = new Date(Date.now() - 31 * MINUTE_MS);
    await db.updateTable("quotation_versions").set({ accepted_at }).where("id", "=", versionId).execute();
    expect((await openPage(token)).body).toMatchObject({ withdrawUntil: null });
    const { status, body } = await answer(token, { intent: "withdraw" });
    expect(status).toBe(409);
    expect(body).toMatchObject({ toast: { message: "It's too late to withdraw online. Please call us." } });
  });

  it("shows the customer what they asked", async () => {
    const { token } = await storeSentQuotation();
    expect((await openPage(token)).body).toMatchObject({ lastQuestion: null });
    await answer(token, { intent: "ask", question: "With a lock?" });
    const askedOn = formatDay(toIndianDay(new Date()));
    expect((await openPage(token)).body).toMatchObject({ lastQuestion: { text: "With a lock?", askedOn } });
  });

  it("limits answers", async () => {
    const { token } = await storeSentQuotation();
    for (let index = 0; index < 20; index += 1) await answer(token, { intent: "ask", question: `${index}?` });
    expect((await answer(token, { intent: "ask", question: "?" })).status).toBe(429);
  });

  it("shows a withdrawn quotation without prices and refuses questions", async () => {
    const { id, token, enquiryId } = await storeSentQuotation();
    await changeDraft(id, createDraft({ isInFeet: false, discount: { kind: "amount", paise: 100_00 } }));
    const newer = await sendStoredQuotation(id);
    expect(JSON.stringify((await openPage(newer.token)).body)).toContain("₹");
    await withdrawQuotation(db, id, "admin");
    const { body } = await openPage(newer.token);
    expect(body).toMatchObject({ state: "withdrawn", quotation: { isWithdrawn: true, totals: [] } });
    expect(JSON.stringify(body)).not.toContain("₹");
    const { status, body: refusal } = await answer(newer.token, { intent: "ask", question: "Why?" });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ toast: { message: "This quotation was withdrawn. Please call us." } });
    expect(await listNotes(db, enquiryId)).toEqual([]);
    expect((await openPage(token)).status).toBe(200);
  });
});
