import { describe, expect, it } from "vitest";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { describeStep } from "~/features/enquiries/describe-step";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { readInbox } from "~/features/enquiries/inbox.server";
import { openInbox } from "~/features/enquiries/inbox-filter";
import { agreeAmount } from "~/features/orders/change-order.server";
import { db } from "~/platform/database/database.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { type TypedPiece, toTypedPiece, writeTypedPieces } from "~/sizes/form/typed-pieces";
import type { Piece } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { serializePieces } from "~/sizes/schema";
import { action, loader } from "../../app/routes/admin/enquiries/$id_.edit/route";
import { setUpAdmin } from "../support/admin";
import { openEnquiryPage, storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();

const gate: Piece = {
  kind: "gate",
  sizes: { type: "sliding", width: 3658, height: 1829 },
  count: 2,
  remark: "Red",
};
const railing: Piece = { kind: "railing", sizes: { shape: "l" }, count: 1, remark: "" };

const writePieces = (...pieces: Piece[]) =>
  writeTypedPieces({ unit: "ft", isUnmeasured: false, pieces: pieces.map((piece) => toTypedPiece(piece)) });

const contact = { name: "Meena", phone: "98430 12345", email: "", town: "", quotedAmount: "" };

const storeMeena = async () => {
  const pieces = serializePieces({ unit: "ft", isUnmeasured: false, pieces: [gate, railing] });
  const [id = 0] = await storeEnquiries({
    created_at: new Date("2026-01-01T10:00:00Z"),
    name: "Meena",
    kind: "quote",
    phone: "9843012345",
    pieces,
  });
  return id;
};

const send = (handler: typeof action | typeof loader, id: number, form?: Record<string, string>) =>
  admin.call(handler, `/admin/enquiries/${id}/edit?list=today`, { form });
const open = async (id: number) => {
  type Opened = { pieces: TypedPiece[]; unit: { unit: Unit; isUnmeasured: boolean } };
  const { pieces, unit } = (await send(loader, id)).body as Opened;
  return { pieces, ...unit };
};
const openForm = async (id: number) => {
  const { enquiry } = (await send(loader, id)).body as { enquiry: { detailsVersion: number } };
  const { pieces, unit, isUnmeasured } = await open(id);
  const sizes = writeTypedPieces({ pieces, unit, isUnmeasured });
  return {
    version: `${enquiry.detailsVersion}`,
    shown: String(new URLSearchParams({ ...contact, ...sizes })),
  };
};
const save = (id: number, form: Record<string, string>) => send(action, id, { ...contact, ...form });

describe("editing an enquiry", () => {
  it("redirects the customer's unsent emails to a corrected address", async () => {
    const id = await storeMeena();
    await db.updateTable("enquiries").set({ email: "meena@gmial.com" }).where("id", "=", id).execute();
    const unsent = { enquiry_id: id, kind: "acknowledgement", failed_at: new Date() } as const;
    const toOwner = { enquiry_id: id, kind: "notification", recipient: "office@example.com" } as const;
    // The owner filled in the form with the firm's own address.
    const toOwnAddress = { ...toOwner, recipient: "meena@gmial.com" };
    await db
      .insertInto("outbox")
      .values([{ ...unsent, recipient: "meena@gmial.com" }, toOwner, toOwnAddress])
      .execute();
    const listRecipients = async () =>
      (await db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((row) => row.recipient);
    await save(id, { email: "meena@gmail.com", ...writePieces(gate, railing) });
    expect(await listRecipients()).toEqual(["meena@gmail.com", "office@example.com", "meena@gmial.com"]);
    await save(id, { ...writePieces(gate, railing) });
    expect(await listRecipients()).toEqual(["office@example.com", "meena@gmial.com"]);
  });

  it("saves the contact details and records the changes in the history", async () => {
    const id = await storeMeena();
    const details = { name: "Meena Kumar", phone: "0422 2345678", email: "m@example.com", town: "Pollachi" };
    const response = await save(id, { ...details, ...writePieces(gate, railing) });
    expect(response.headers.get("Location")).toBe(`/admin/enquiries/${id}?list=today`);
    const { enquiry, history } = await openEnquiryPage(id, admin.headers);
    expect(enquiry).toMatchObject({ ...details, phone: "4222345678", measuredPieces: null });
    expect(history).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          kind: "field-name",
          before: "Meena",
          after: "Meena Kumar",
          author: "owner",
        }),
        expect.objectContaining({ kind: "field-phone", before: "9843012345", after: "4222345678" }),
        expect.objectContaining({ kind: "field-email", before: null, after: "m@example.com" }),
        expect.objectContaining({ kind: "field-town", before: null, after: "Pollachi" }),
      ]),
    );
  });

  it("saves the answers of a quote request, finds them and keeps those that it does not ask", async () => {
    const id = await storeMeena();
    const stored = { projectType: "Spiral stairs", budget: "50000-plus", material: "SS 304" };
    await db
      .updateTable("enquiries")
      .set({ details: JSON.stringify(stored) })
      .where("id", "=", id)
      .execute();
    const opened = (await send(loader, id)).body as { enquiry: Record<string, string> };
    expect(opened.enquiry).toMatchObject(stored);
    const answers = { projectType: "Spiral stairs", budget: "", deliveryDate: "2026-01-31" };
    await save(id, answers);
    const { enquiry, history } = await openEnquiryPage(id, admin.headers);
    expect(enquiry.details).toMatchObject({ ...answers, material: "SS 304" });
    expect(history.map(describeStep)).toEqual(
      expect.arrayContaining(["Budget: ₹50,000+ → none", "Needed by: none → 31 Jan 2026"]),
    );
    expect(history.filter(({ kind }) => kind.startsWith("field-"))).toHaveLength(2);
    for (const q of ["spiral", "304"])
      expect(await readInbox(db, { ...openInbox, q }, 1)).toMatchObject({ entries: [{ id }] });
    const stale = await save(id, { ...answers, budget: "5000-less", version: "1" });
    expect(stale).toMatchObject({ status: 409 });
    expect(JSON.stringify(stale.body)).toContain("(now Budget: none)");
  });

  it("stores no answers in a message", async () => {
    const [id = 0] = await storeEnquiries({ name: "Ravi", kind: "message", phone: "9843012345" });
    expect((await send(loader, id)).body).not.toHaveProperty("enquiry.projectType");
    await save(id, { name: "Ravi", projectType: "gates" });
    const { details } = await db.selectFrom("enquiries").select("details").executeTakeFirstOrThrow();
    expect(details).toEqual({});
  });

  it("keeps the requested pieces when measured pieces are saved", async () => {
    const id = await storeMeena();
    const measuredGate = { ...gate, sizes: { ...gate.sizes, width: 3600 }, count: 1 };
    await save(id, writePieces(measuredGate));
    const enquiry = await findEnquiry(db, id);
    expect(enquiry?.pieces.list?.pieces).toEqual([gate, railing]);
    expect(enquiry && getCurrentPieces(enquiry).list?.pieces).toEqual([measuredGate]);
    const { pieces, history, summary } = await openEnquiryPage(id, admin.headers);
    expect(summary).toBe("1 gate");
    expect(pieces).toMatchObject({
      isMeasured: true,
      notMeasuredText: "2. Railing or balcony: Shape: L-shaped (one corner)",
      pieces: [
        {
          title: "1. Gate",
          requestedDifferences: {
            count: 2,
            sizes: [{ label: "Clear opening", value: "12′ 0″ (3,658 mm)" }],
            remark: "",
          },
        },
      ],
    });
    expect(history.find(({ kind }) => kind === "pieces")).toMatchObject({
      kind: "pieces",
      before:
        "1. Gate × 2: How it opens: Sliding to the side · Clear opening: 3,658 mm · Height: 1,829 mm; 2. Railing or balcony: Shape: L-shaped (one corner)",
      after: "1. Gate: How it opens: Sliding to the side · Clear opening: 3,600 mm · Height: 1,829 mm",
    });
  });

  it("stores no measured pieces when they equal the request", async () => {
    const id = await storeMeena();
    await save(id, writePieces(railing));
    await save(id, writePieces(gate, railing));
    expect(await findEnquiry(db, id)).toMatchObject({ measuredPieces: null, detailsVersion: 3 });
  });

  it("stores no measured pieces when only the name of an enquiry with an earlier stair is corrected", async () => {
    const stair: Piece = { kind: "stair", sizes: { infill: "glass" }, count: 1, remark: "" };
    for (const isUnmeasured of [false, true]) {
      const pieces = serializePieces({ unit: "ft", isUnmeasured, pieces: [stair] });
      const [id = 0] = await storeEnquiries({ name: "Mena", kind: "quote", phone: "9843012345", pieces });
      await save(id, writeTypedPieces(await open(id)));
      expect(await findEnquiry(db, id)).toMatchObject({ name: "Meena", measuredPieces: null });
    }
  });

  it("opens with the measured pieces and the request", async () => {
    const id = await storeMeena();
    await save(id, writePieces(railing));
    expect((await send(loader, id)).body).toMatchObject({
      pieces: [toTypedPiece(railing)],
      requested:
        "1. Gate × 2: How it opens: Sliding to the side · Clear opening: 12′ 0″ (3,658 mm) · Height: 6′ 0″ (1,829 mm); 2. Railing or balcony: Shape: L-shaped (one corner)",
    });
  });

  it("shows lengths in the unit in which they were typed, and keeps exact fractions when saved again", async () => {
    const sizes = { type: "sliding", width: 3657.6, height: 1841.5 };
    const pieces = [{ ...gate, sizes }];
    const [id = 0] = await storeEnquiries({
      ...{ name: "Meena", kind: "quote", phone: "9843012345" },
      pieces: serializePieces({ unit: "in", isUnmeasured: false, pieces }),
    });
    const first = await open(id);
    expect(first).toMatchObject({
      unit: "in",
      pieces: [{ sizes: { type: "sliding", width: "144 in", height: "72.5 in" } }],
    });
    await save(id, writeTypedPieces(first));
    expect(await findEnquiry(db, id)).toMatchObject({ measuredPieces: null });
    const [piece] = first.pieces;
    if (!piece) throw new Error("There is no piece");
    const changed = { ...piece, sizes: { ...piece.sizes, width: "150 1/3" } };
    await save(id, writeTypedPieces({ ...first, pieces: [changed] }));
    const measured = (await findEnquiry(db, id))?.measuredPieces;
    expect(measured).toMatchObject({
      unit: "in",
      pieces: [{ sizes: { width: 3818.466667, height: 1841.5 } }],
    });
    await save(id, writeTypedPieces(await open(id)));
    expect((await findEnquiry(db, id))?.measuredPieces).toEqual(measured);
  });

  it("saves a change of only the unit, and reopens sizes that are not measured yet as such", async () => {
    const pieces = [{ ...gate, sizes: { type: "sliding" } }];
    const [id = 0] = await storeEnquiries({
      ...{ name: "Meena", kind: "quote", phone: "9843012345" },
      pieces: serializePieces({ unit: "ft", isUnmeasured: true, pieces }),
    });
    const unmeasured = await open(id);
    expect(unmeasured).toMatchObject({ unit: "ft", isUnmeasured: true });
    const [piece] = unmeasured.pieces;
    if (!piece) throw new Error("There is no piece");
    const three = { ...unmeasured, pieces: [{ ...piece, count: "3" }] };
    await save(id, writeTypedPieces(three));
    expect(await open(id)).toEqual(three);
    expect((await openEnquiryPage(id, admin.headers)).pieces).toMatchObject({ isMeasured: false });
    const inInches = { ...three, unit: "in" as const, isUnmeasured: false };
    await save(id, writeTypedPieces(inInches));
    expect(await open(id)).toEqual(inInches);
    expect((await openEnquiryPage(id, admin.headers)).pieces).toMatchObject({ isMeasured: true });
  });

  it("adds a piece to the form without saving when scripts are off", async () => {
    const id = await storeMeena();
    const { status, body } = await save(id, { ...writePieces(gate), name: "Typed", intent: "add" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ typed: { name: "Typed", "piece-1-kind": "gate", "piece-2-kind": "" } });
    expect(await findEnquiry(db, id)).toMatchObject({ name: "Meena" });
  });

  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ phone: "12345" }, { phone: "Enter a valid 10-digit phone number" }],
    [{ phone: "" }, { phone: "Enter a phone number or an email address." }],
    [{ email: "meena" }, { email: "Please enter a valid email address." }],
    ...["a lot", "0", "12.50", "12,5", "20,00,00,00,001"].map((quotedAmount): [object, object] => [
      { quotedAmount },
      { quotedAmount: "Whole rupees only, e.g. 1,25,000." },
    ]),
    [
      writePieces({ ...gate, sizes: { type: "sliding", width: 9 } }),
      { "piece-1-size-width": expect.stringContaining("9,000 mm") },
    ],
  ])("returns 400 with the submitted values for %j", async (changes, errors) => {
    const id = await storeMeena();
    const response = await save(id, changes as Record<string, string>);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors, typed: { ...contact, ...changes } });
  });

  it.each([
    ["₹1,25,000", 125_000],
    ["Rs. 80 000/-", 80_000],
    ["₹1,25,000.00", 125_000],
    ["950", 950],
    ["", null],
  ])("accepts %j as the quoted amount", async (quotedAmount, amount) => {
    const id = await storeMeena();
    await save(id, { quotedAmount });
    expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: amount });
  });

  it("keeps the total of an order as the amount, also when saved again after a conflict", async () => {
    const id = await storeMeena();
    await db.updateTable("enquiries").set({ status: "won" }).execute();
    await agreeAmount(db, id, { amount: 100_000, author: "owner" });
    const { enquiry } = (await send(loader, id)).body as { enquiry: { detailsVersion: number } };
    await agreeAmount(db, id, { amount: 120_000, author: "owner" });
    const { quotedAmount: _, ...form } = { ...contact, ...writePieces(gate, railing), name: "Meena Kumar" };
    const stale = await send(action, id, { ...form, version: `${enquiry.detailsVersion}` });
    expect(stale.status).toBe(409);
    const { version } = stale.body as { version: number };
    expect(await send(action, id, { ...form, version: `${version}` })).toMatchObject({ status: 302 });
    expect(await findEnquiry(db, id)).toMatchObject({ name: "Meena Kumar", quotedAmount: 120_000 });
  });

  it("refuses an amount that was typed before an order had a total, but not one that was only shown", async () => {
    const id = await storeMeena();
    await save(id, { ...writePieces(gate, railing), quotedAmount: "90,000" });
    await db.updateTable("enquiries").set({ status: "won" }).execute();
    const shown = String(new URLSearchParams({ ...contact, quotedAmount: "90000" }));
    const form = { ...writePieces(gate, railing), version: "2", shown };
    await agreeAmount(db, id, { amount: 120_000, author: "owner" });
    const stale = await save(id, { ...form, quotedAmount: "1,50,000" });
    expect(stale).toMatchObject({ status: 409, body: { version: 3 } });
    expect((stale.body as { toast: { message: string } }).toast.message).toBe(
      "Not saved: changed on another device. The amount is now the total of the order, ₹1,20,000. Save again to keep your other changes.",
    );
    expect(await save(id, { ...form, quotedAmount: "90000" })).toMatchObject({ status: 302 });
    expect(await findEnquiry(db, id)).toMatchObject({ quotedAmount: 120_000 });
  });

  it("keeps what another form saved in fields that this form did not change", async () => {
    const id = await storeMeena();
    const { enquiry } = (await send(loader, id)).body as { enquiry: { detailsVersion: number } };
    const version = `${enquiry.detailsVersion}`;
    const shown = String(new URLSearchParams(contact));
    const pieces = writePieces(gate, railing);
    await save(id, { ...pieces, version, town: "Ganapathy", phone: "98430 99999" });
    const stale = await save(id, {
      ...pieces,
      version,
      shown,
      email: "meena@example.com",
      phone: "98430 11111",
    });
    const replaced = { town: "Ganapathy", email: "meena@example.com", phone: "98430 11111" };
    expect(stale).toMatchObject({ status: 409, body: { typed: replaced } });
    const { toast } = stale.body as { toast: { message: string } };
    expect(toast.message).toBe(
      "Not saved: changed on another device (now Phone: 98430 99999). Save again to keep yours.",
    );

    // The town in this form comes from the other one, so its next change is no conflict.
    const again = (stale.body as { typed: Record<string, string> }).typed;
    await save(id, { ...pieces, town: "Podanur", phone: "98430 99999" });
    const staleAgain = await save(id, { ...again, version: "2" });
    expect(staleAgain).toMatchObject({ status: 409, body: { typed: { ...replaced, town: "Podanur" } } });
  });

  it("names the sizes of another save, and saves a remark that alone was changed", async () => {
    const id = await storeMeena();
    const { enquiry } = (await send(loader, id)).body as { enquiry: { detailsVersion: number } };
    const version = `${enquiry.detailsVersion}`;
    const shown = String(new URLSearchParams(contact));
    await save(id, { ...writePieces({ ...gate, remark: "Hinge left" }, railing), version, shown });
    expect(await findEnquiry(db, id)).toMatchObject({
      measuredPieces: { pieces: [{ remark: "Hinge left" }, {}] },
    });
    const stale = await save(id, { ...writePieces(gate, railing), version, shown, town: "Ganapathy" });
    expect(stale).toMatchObject({ status: 409 });
    expect(JSON.stringify(stale.body)).toContain("now Sizes: 1. Gate");
  });

  it("keeps the sizes of another save that this form did not change", async () => {
    const id = await storeMeena();
    const { version, shown } = await openForm(id);
    const measured = { ...gate, sizes: { ...gate.sizes, width: 3735 } };
    expect(await save(id, writePieces(measured))).toMatchObject({ status: 302 });
    const form = { ...writePieces(gate, railing), "piece-1-size-gap": "", version, shown };
    const stale = await save(id, { ...form, town: "Ganapathy" });
    expect(stale).toMatchObject({ status: 409 });
    const { typed, toast, ...body } = stale.body as RefusedForm;
    expect(toast?.message).toBe("Not saved: changed on another device. Save again to keep yours.");
    expect(typed).toMatchObject({ ...writePieces(measured), "piece-2-kind": "", "piece-2-size-shape": "" });
    expect(await save(id, { ...typed, version: `${body.version}` })).toMatchObject({ status: 302 });
    expect(await findEnquiry(db, id)).toMatchObject({
      town: "Ganapathy",
      measuredPieces: { pieces: [measured] },
    });

    const { shown: shownNow, version: versionNow } = await openForm(id);
    await save(id, writePieces(measured, railing));
    const removed = await save(id, { "pieces-unit": "ft", shown: shownNow, version: versionNow });
    expect(removed).toMatchObject({ status: 409 });
    expect(JSON.stringify(removed.body)).toContain("now Sizes: 1. Gate");
  });

  it("lets the amount be typed while nothing is agreed in the order", async () => {
    const id = await storeMeena();
    await db.updateTable("enquiries").set({ status: "won" }).execute();
    await agreeAmount(db, id, { amount: 100_000, author: "owner" });
    expect((await send(loader, id)).body).toMatchObject({ hasOrderTotal: true });
    await agreeAmount(db, id, { amount: null, author: "owner" });
    expect((await send(loader, id)).body).toMatchObject({ hasOrderTotal: false });
    await save(id, { quotedAmount: "60,000" });
    // The page was opened while the order had a total, so it has no field for the amount.
    const { quotedAmount: _, ...withoutAmount } = { ...contact, name: "Meena Kumar" };
    await send(action, id, withoutAmount);
    expect(await findEnquiry(db, id)).toMatchObject({ name: "Meena Kumar", quotedAmount: 60_000 });
  });

  it("returns 410 with the submitted values when the enquiry was purged", async () => {
    const response = await save(12, { quotedAmount: "5" });
    expect(response).toMatchObject({ status: 410 });
    expect(response.body).toMatchObject({
      unsentTexts: expect.arrayContaining([{ label: "Quoted amount", text: "5" }]),
    });
  });
});
