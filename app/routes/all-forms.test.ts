import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SentPictures } from "~/accounts/pending-form.server";
import { msGate } from "~/content/services/ms-gate";
import { db } from "~/database/database.server";
import { deliveredFirm } from "~/firm/firm.server";
import { writeFirm } from "~/firm/firm-form.server";
import { createItem } from "~/items/changes.server";
import { writeTexts } from "~/page-texts/edited-page";
import { editService } from "~/page-texts/service-page";
import { writeDraft } from "~/quotations/typed-quotation";
import { writeFeedbackPath } from "~/testimonials/feedback-link.server";
import type { PendingForm, RefusedForm } from "~/ui/form/refused-form";
import { setUpAdmin } from "../../tests/support/admin";
import { askRoute } from "../../tests/support/ask-route";
import { storeEnquiries } from "../../tests/support/enquiries";
import { storePhotograph } from "../../tests/support/filled-site";
import { draftOf, storeQuotation, storeSent } from "../../tests/support/quotations";
import { credentials, readCookies, signInAsAdmin } from "../../tests/support/sign-in";
import { alt, framing } from "../../tests/support/site-pictures";
import { action as contact } from "./_site.contact/route";
import { action as feedback } from "./_site.feedback.$token/route";
import { action as quote } from "./_site.request-quote/route";
import { loader as adminLoader } from "./admin";
import { action as editItem } from "./admin.$list.$id.edit";
import { action as addItem } from "./admin.$list.new";
import { action as changeAccount } from "./admin.account/route";
import { action as makeCalendarAddress } from "./admin.account.calendar";
import { action as signOutOthers } from "./admin.account.others";
import { action as makeRecoveryCodes } from "./admin.account.recovery-codes";
import { action as turnOffTwoStep } from "./admin.account.two-step-off";
import { action as turnOnTwoStep } from "./admin.account_.two-step/route";
import { action as actOnEnquiry } from "./admin.enquiries.$id/route";
import { action as editEnquiry } from "./admin.enquiries.$id_.edit/route";
import { action as changeOrder } from "./admin.enquiries.$id_.order";
import { action as enterEnquiry } from "./admin.enquiries.new/route";
import { action as changeFirm } from "./admin.firm.($part)/route";
import { action as addPictures } from "./admin.galleryadmin_.upload/route";
import { action as changePage } from "./admin.pages.$page";
import { action as saveQuotation } from "./admin.quotations.$id/route";
import { action as sendQuotation } from "./admin.quotations.$id_.preview/route";
import { action as changeRates } from "./admin.rates";
import { action as changeSlot } from "./admin.site-pictures.$slot/route";
import { action as signIn } from "./login/route";
import { action as answerQuotation } from "./quotation.$token/route";

interface Case {
  action: Parameters<typeof askRoute>[0];
  address: string;
  form: Record<string, string>;
  /** Table of the one row that it adds. */
  adds?: "enquiries" | "enquiry_notes" | "projects" | "gallery_items" | "testimonials" | "payments";
  /** Passwords and codes, which are never sent back. */
  secrets?: Record<string, string>;
  /** Sent as well; they come back as pictures. */
  pictures?: Record<string, string>;
  /** What another device saves meanwhile, of which `says` is told. */
  others?: Record<string, string>;
  says?: string;
}

const idempotencyKey = "6f9a2c1e-1111-4222-8333-123456789abc";
const person = { name: "Meena", phone: "9843012345" };
const testimonial = { title: "Meena", text: "Good work.", stars: "5", given_on: "", consent: "by phone" };

const forms: Record<string, () => Case | Promise<Case>> = {
  contact: () => ({
    action: contact,
    address: "/contact",
    form: { ...person, email: "meena@example.com", message: "A gate." },
    adds: "enquiries",
  }),
  quote: () => ({
    action: quote,
    address: "/request-quote",
    form: { ...person, projectType: "gates" },
    adds: "enquiries",
  }),
  feedback: async () => {
    const { id, originId } = await findEnquiry();
    const address = writeFeedbackPath({ id, originId });
    const form = { name: "Meena", text: "Good work.", stars: "5", agreed: "yes" };
    return { action: feedback, address, form, adds: "testimonials" };
  },
  firm: () => ({
    action: changeFirm,
    address: "/admin/firm",
    form: { ...writeFirm(deliveredFirm), version: "0" },
    others: { tagline: "From the phone" },
  }),
  "page texts": () => ({
    action: changePage,
    address: "/admin/pages/ms-gate",
    form: { ...writeTexts(editService(msGate)), lead: "Own line", version: "0" },
    others: { lead: "From the phone" },
  }),
  "phone entry": () => ({
    action: enterEnquiry,
    address: "/admin/enquiries/new",
    form: { ...person, channel: "phone", idempotencyKey },
    adds: "enquiries",
  }),
  answer: async () => ({
    ...(await toEnquiryForm({
      ...{ intent: "answer", status: "won", next: "none", note: "Called." },
      ...{ version: "1", idempotencyKey },
    })),
    adds: "enquiry_notes",
    others: { status: "lost", note: "", idempotencyKey: "6f9a2c1e-2222-4222-8333-123456789abc" },
    says: "Lost",
  }),
  "edited enquiry": async () => ({
    ...(await toEnquiryForm({ ...person, town: "Pollachi", quotedAmount: "5000", version: "1" })),
    action: editEnquiry,
    others: { town: "Sulur" },
    says: "Sulur",
  }),
  quotation: async () => {
    const { id } = await storeQuotation();
    const form = { ...writeDraft(draftOf()), discount: "5%", intent: "save", version: "1" };
    return { action: saveQuotation, address: `/admin/quotations/${id}`, form, others: { discount: "7%" } };
  },
  "sent quotation": async () => {
    const { id } = await storeQuotation();
    const address = `/admin/quotations/${id}/preview`;
    return { action: sendQuotation, address, form: { intent: "link" } };
  },
  ...Object.fromEntries(
    [
      { intent: "accept", name: "Meena", agreed: "yes" },
      { intent: "decline", reason: "Too expensive" },
      { intent: "ask", question: "Is the motor included?" },
    ].map((form) => [
      `customer's answer: ${form.intent}`,
      async () => {
        const { token } = await storeSent();
        return { action: answerQuotation, address: `/quotation/${token}`, form };
      },
    ]),
  ),
  payment: async () => ({
    ...(await toEnquiryForm({
      ...{ intent: "payment", amount: "5000", method: "upi", reference: "42", receivedOn: "2031-05-01" },
      idempotencyKey: "0b5f3c1e-7c0e-4f0e-9b57-7d1d3f1c2a11",
    })),
    action: changeOrder,
    adds: "payments",
  }),
  "stage of an order": async () => ({
    ...(await toEnquiryForm({ intent: "reach", stage: "measured", day: "2031-05-01" })),
    action: changeOrder,
  }),
  rate: () => ({
    action: changeRates,
    address: "/admin/rates",
    form: { intent: "save", key: "railing glass", rate: "1450.50", unit: "ft", gst: "18", hsn: "7308" },
  }),
  project: () => ({
    action: addItem,
    address: "/admin/projects/new",
    form: { title: "Gate", description: "Steel", location: "Coimbatore", intent: "draft", idempotencyKey },
    adds: "projects",
  }),
  testimonial: () => ({
    action: addItem,
    address: "/admin/testimonials/new",
    form: { ...testimonial, idempotencyKey },
    adds: "testimonials",
  }),
  "gallery item": async () => ({
    action: addItem,
    address: "/admin/galleryadmin/new",
    form: { title: "Rail", content: "SS 304", stagedImage: String(await storePhotograph()), idempotencyKey },
    adds: "gallery_items",
  }),
  "edited project": async () => {
    const words = { title: "Gate", description: "Steel", location: null };
    const id = await createItem(db, "project", words, null);
    return {
      action: editItem,
      address: `/admin/projects/${id}/edit`,
      form: { title: "Sliding gate", description: "Steel", version: "1" },
      others: { title: "Folding gate" },
    };
  },
  "many pictures": async () => ({
    action: addPictures,
    address: "/admin/galleryadmin/upload",
    form: { content: "Rails", idempotencyKey },
    adds: "gallery_items",
    pictures: { stagedImage: String(await storePhotograph()), stagedName: "Rail.jpg" },
  }),
  "site picture": async () => ({
    action: changeSlot,
    address: "/admin/site-pictures/about-hero",
    form: { ...framing, alt, intent: "save", version: "0", stagedImage: String(await storePhotograph(1800)) },
    others: { alt: "Another gate." },
  }),
  "sign in": () => ({
    action: signIn,
    address: "/login",
    form: { username: credentials.username },
    secrets: { password: credentials.password },
  }),
  password: () => ({
    action: changeAccount,
    address: "/admin/account",
    form: { intent: "password" },
    secrets: {
      currentPassword: credentials.password,
      newPassword: "another long passphrase",
      repeatedPassword: "another long passphrase",
    },
  }),
  "session of another device": () => ({
    action: changeAccount,
    address: "/admin/account",
    form: { intent: "session", session: "2" },
  }),
  "all other sessions": () => ({ action: signOutOthers, address: "/admin/account/others", form: {} }),
  "calendar address": () => ({ action: makeCalendarAddress, address: "/admin/account/calendar", form: {} }),
  ...Object.fromEntries(
    Object.entries({ turnOnTwoStep, turnOffTwoStep, makeRecoveryCodes }).map(([name, action]) => [
      name,
      () => ({
        action,
        address: "/admin/account/two-step",
        form: {},
        secrets: { password: credentials.password, code: "123456" },
      }),
    ]),
  ),
};

const admin = setUpAdmin();

beforeEach(async () => {
  await signInAsAdmin();
  await storeEnquiries({ name: "Meena", status: "won" });
});
afterEach(() => void vi.restoreAllMocks());

const adding = [
  "contact",
  "quote",
  "feedback",
  "phone entry",
  "answer",
  "project",
  "testimonial",
  "gallery item",
  "many pictures",
  "payment",
];

it.each(adding)("adds one row when it is sent twice at once and later again: %s", async (name) => {
  const { action, form, pictures, address, adds = "enquiries" } = await getForm(name);
  const send = () => admin.ask(action, address, { form: { ...form, ...pictures } });
  const count = async () => (await db.selectFrom(adds).select("id").execute()).length;
  const before = await count();
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect((await count()) - before).toBe(1);
});

it.each([
  ["phone entry", { phone: "9876500002" }],
  ["project", { title: "Gate in Peelamedu" }],
  ["testimonial", { title: "Meena Ravi" }],
  ["gallery item", { title: "Top rail" }],
])("adds another row when it was corrected before it was sent again: %s", async (name, corrected) => {
  const { action, form, address, adds = "enquiries" } = await getForm(name);
  const count = async () => (await db.selectFrom(adds).select("id").execute()).length;
  const before = await count();
  for (const changed of [form, { ...form, ...corrected }])
    await admin.ask(action, address, { form: changed });
  expect((await count()) - before).toBe(2);
});

it.each(Object.keys(forms))("returns 503 with everything that was typed: %s", async (name) => {
  const { action, form, secrets, pictures, address } = await getForm(name);
  const refuse = () => {
    throw new Response(null, { status: 503, statusText: "Database Unavailable" });
  };
  vi.spyOn(db, "transaction").mockImplementation(refuse);
  for (const change of ["insertInto", "updateTable", "deleteFrom"] as const) {
    vi.spyOn(db, change).mockImplementation(refuse);
  }
  const { status, body } = await admin.ask(action, address, { form: { ...form, ...secrets, ...pictures } });
  expect(status).toBe(503);
  expect((body as RefusedForm).typed).toMatchObject(form);
  for (const secret of Object.values(secrets ?? {})) expect(JSON.stringify(body)).not.toContain(secret);
  expect((body as RefusedForm).toast).toMatchObject({ kind: "error", message: expect.any(String) });
});

it.each(["firm", "page texts", "answer", "edited enquiry", "quotation", "edited project", "site picture"])(
  "returns 409 with what was typed, and changes nothing, when others saved meanwhile: %s",
  async (name) => {
    const { action, address, form, others, says = "" } = await getForm(name);
    const send = (changes = {}) => admin.ask(action, address, { form: { ...form, ...changes } });
    expect((await send(others)).status).toBe(302);
    const stored = await readStored();
    // A form that is sent twice is no change by others.
    expect((await send(others)).status).toBe(302);
    const { status, body } = await send();
    const { typed, version, toast } = body as RefusedForm;
    expect(status).toBe(409);
    expect(typed).toMatchObject(form);
    expect(toast).toMatchObject({ kind: "error", message: expect.stringContaining(says) });
    expect(await readStored()).toEqual(stored);
    expect((await send({ version: String(version) })).status).toBe(302);
    expect(await readStored()).not.toEqual(stored);
  },
);

it.each([
  "firm",
  "page texts",
  "phone entry",
  "answer",
  "edited enquiry",
  "quotation",
  "rate",
  "project",
  "testimonial",
  "gallery item",
  "edited project",
  "many pictures",
  "site picture",
])("saves what was typed when the session has expired, until the next sign-in: %s", async (name) => {
  const { action, address, form, pictures } = await getForm(name);
  const stored = await readStored();
  await db.updateTable("sessions").set({ expires_at: new Date() }).execute();
  const answer = await admin.ask(action, address, { form: { ...form, ...pictures } });
  expect(answer.headers.get("Location")).toBe(`/login?${new URLSearchParams({ from: address })}`);
  expect(await readStored()).toEqual(stored);
  const Cookie = [readCookies(answer), (await signInAsAdmin()).Cookie].join("; ");
  const { body } = await askRoute(adminLoader, address, { headers: { Cookie } });
  const { pendingForm } = body as { pendingForm: PendingForm<SentPictures> };
  const { stagedImage } = { ...form, ...pictures };
  expect(pendingForm).toMatchObject({ path: address, typed: form });
  if (stagedImage) expect(pendingForm.more?.pictures).toMatchObject([{ id: Number(stagedImage) }]);
});

/** What the forms change. */
async function readStored(): Promise<object[][]> {
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

async function getForm(name: string): Promise<Case> {
  return await (forms[name] as () => Promise<Case>)();
}

async function findEnquiry() {
  return await db.selectFrom("enquiries").select(["id", "origin_id as originId"]).executeTakeFirstOrThrow();
}

async function toEnquiryForm(form: Record<string, string>): Promise<Case> {
  const { id } = await findEnquiry();
  return { action: actOnEnquiry, address: `/admin/enquiries/${id}`, form };
}
