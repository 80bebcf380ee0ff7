import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SentPictures } from "~/features/accounts/pending-form.server";
import { db } from "~/platform/database/database.server";
import type { PendingForm, RefusedForm } from "~/platform/ui/form/form-result";
import { loader as adminLoader } from "../../app/routes/admin";
import { setUpAdmin } from "../support/admin";
import { forms, getForm } from "../support/all-forms";
import { callRoute } from "../support/call-route";
import { storeEnquiries } from "../support/enquiries";
import { readCookies, signInAsAdmin } from "../support/sign-in";

const admin = setUpAdmin();

beforeEach(async () => {
  await signInAsAdmin();
  await storeEnquiries({ name: "Meena", status: "won" });
});
afterEach(() => void vi.restoreAllMocks());

const addingForms = [
  ...["contact", "quote", "feedback", "phone entry", "answer", "project", "testimonial"],
  ...["gallery item", "many pictures", "payment"],
];

it.each(addingForms)("adds one row when sent twice concurrently and once more later: %s", async (name) => {
  const { action, form, pictures, path, addsRowTo = "enquiries" } = await getForm(name);
  const send = () => admin.call(action, path, { form: { ...form, ...pictures } });
  const countRows = async () => (await db.selectFrom(addsRowTo).select("id").execute()).length;
  const before = await countRows();
  const responses = [...(await Promise.all([send(), send()])), await send()];
  expect(responses.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect((await countRows()) - before).toBe(1);
});

it.each([
  ["phone entry", { phone: "9876500002" }],
  ["project", { title: "Gate in Peelamedu" }],
  ["testimonial", { title: "Meena Ravi" }],
  ["gallery item", { title: "Top rail" }],
  ["payment", { receivedOn: "2025-05-02" }],
])("adds another row when it was corrected before it was sent again: %s", async (name, corrections) => {
  const { action, form, path, addsRowTo = "enquiries" } = await getForm(name);
  const countRows = async () => (await db.selectFrom(addsRowTo).select("id").execute()).length;
  const before = await countRows();
  for (const fields of [form, { ...form, ...corrections }]) await admin.call(action, path, { form: fields });
  expect((await countRows()) - before).toBe(2);
});

it.each(Object.keys(forms))(
  "returns 503 with the typed text when the database is unavailable: %s",
  async (name) => {
    const { action, form, secrets, pictures, path } = await getForm(name);
    const throwOutage = () => {
      throw new Response(null, { status: 503, statusText: "Database Unavailable" });
    };
    vi.spyOn(db, "transaction").mockImplementation(throwOutage);
    for (const change of ["insertInto", "updateTable", "deleteFrom"] as const) {
      vi.spyOn(db, change).mockImplementation(throwOutage);
    }
    const { status, body } = await admin.call(action, path, {
      form: { ...form, ...secrets, ...pictures },
    });
    expect(status).toBe(503);
    expect((body as RefusedForm).typed).toMatchObject(form);
    for (const secret of Object.values(secrets ?? {})) expect(JSON.stringify(body)).not.toContain(secret);
    expect((body as RefusedForm).toast).toMatchObject({ type: "error", message: expect.any(String) });
  },
);

it.each(["firm", "page texts", "answer", "edited enquiry", "quotation", "edited project", "site picture"])(
  "returns 409 with the typed text after another device saved, and changes nothing: %s",
  async (name) => {
    const { action, path, form, otherDeviceFields, conflictText = "" } = await getForm(name);
    const send = (changes = {}) => admin.call(action, path, { form: { ...form, ...changes } });
    expect((await send(otherDeviceFields)).status).toBe(302);
    const rows = await readRows();
    // Sending a form twice is not a conflict.
    expect((await send(otherDeviceFields)).status).toBe(302);
    const { status, body } = await send();
    const { typed, version, toast } = body as RefusedForm;
    expect(status).toBe(409);
    expect(typed).toMatchObject(form);
    expect(toast).toMatchObject({ type: "error", message: expect.stringContaining(conflictText) });
    expect(await readRows()).toEqual(rows);
    expect((await send({ version: String(version) })).status).toBe(302);
    expect(await readRows()).not.toEqual(rows);
  },
);

it.each([
  ...["firm", "page texts", "phone entry", "answer", "edited enquiry", "quotation", "rate", "project"],
  ...["testimonial", "gallery item", "edited project", "many pictures", "site picture"],
  "site pictures from the gallery",
])("stores what was typed when the session has expired, until the next sign-in: %s", async (name) => {
  const { action, path, form, pictures } = await getForm(name);
  const rows = await readRows();
  await db.updateTable("sessions").set({ expires_at: new Date() }).execute();
  const response = await admin.call(action, path, { form: { ...form, ...pictures } });
  expect(response.headers.get("Location")).toBe(`/login?${new URLSearchParams({ from: path })}`);
  expect(await readRows()).toEqual(rows);
  const Cookie = [readCookies(response), (await signInAsAdmin()).Cookie].join("; ");
  const { body } = await callRoute(adminLoader, path, { headers: { Cookie } });
  const { pendingForm } = body as { pendingForm: PendingForm<SentPictures> };
  const { stagedImage } = { ...form, ...pictures };
  expect(pendingForm).toMatchObject({ path: path, typed: form });
  if (stagedImage) expect(pendingForm.extra?.pictures).toMatchObject([{ id: Number(stagedImage) }]);
});

async function readRows(): Promise<object[][]> {
  const tables = [
    "revisions",
    "enquiries",
    "quotations",
    "projects",
    "gallery_items",
    "testimonials",
    "rates",
  ] as const;
  return await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy("id").execute()));
}
