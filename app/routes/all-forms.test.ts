import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { msGate } from "~/content/services/ms-gate";
import { db } from "~/database/database.server";
import { deliveredFirm } from "~/firm/firm.server";
import { writeFirm } from "~/firm/firm-form.server";
import { createItem } from "~/items/changes.server";
import { writeTexts } from "~/page-texts/edited-page";
import { editService } from "~/page-texts/service-page";
import { writeDraft } from "~/quotations/typed-quotation";
import { writeFeedbackPath } from "~/testimonials/feedback-link.server";
import type { RefusedForm } from "~/ui/form/refused-form";
import { askRoute, ofList } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { storePhotograph } from "../../tests/support/filled-site";
import { draftOf, storeQuotation, storeSent } from "../../tests/support/quotations";
import { credentials, signInAsAdmin } from "../../tests/support/sign-in";
import { alt, framing } from "../../tests/support/site-pictures";
import { action as contact } from "./_site.contact/route";
import { action as feedback } from "./_site.feedback.$token/route";
import { action as quote } from "./_site.request-quote/route";
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
  params?: Record<string, string>;
  form: Record<string, string>;
  /** Table of the one row that it adds. */
  adds?: "enquiries" | "projects" | "gallery_items" | "testimonials" | "payments";
  /** Passwords and codes, which are never sent back. */
  secrets?: Record<string, string>;
  /** Sent as well; they come back as pictures. */
  pictures?: Record<string, string>;
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
    const token = address.split("/").at(-1) ?? "";
    const form = { name: "Meena", text: "Good work.", stars: "5", agreed: "yes" };
    return { action: feedback, address, params: { token }, form, adds: "testimonials" };
  },
  firm: () => ({ action: changeFirm, address: "/admin/firm", form: writeFirm(deliveredFirm) }),
  "page texts": () => ({
    action: changePage,
    address: "/admin/pages/ms-gate",
    params: { page: "ms-gate" },
    form: { ...writeTexts(editService(msGate)), lead: "Own line" },
  }),
  "phone entry": () => ({
    action: enterEnquiry,
    address: "/admin/enquiries/new",
    form: { ...person, channel: "phone", idempotencyKey },
    adds: "enquiries",
  }),
  answer: async () => await toEnquiryForm({ intent: "answer", status: "won", next: "none", note: "Called." }),
  "edited enquiry": async () => ({
    ...(await toEnquiryForm({ ...person, town: "Pollachi", quotedAmount: "5000" })),
    action: editEnquiry,
  }),
  quotation: async () => {
    const { id } = await storeQuotation();
    const form = { ...writeDraft(draftOf()), discount: "5%", intent: "save" };
    return { action: saveQuotation, address: `/admin/quotations/${id}`, params: { id: String(id) }, form };
  },
  "sent quotation": async () => {
    const { id } = await storeQuotation();
    const address = `/admin/quotations/${id}/preview`;
    return { action: sendQuotation, address, params: { id: String(id) }, form: { intent: "link" } };
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
        return { action: answerQuotation, address: `/quotation/${token}`, params: { token }, form };
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
    action: ofList("projects", addItem),
    address: "/admin/projects/new",
    form: { title: "Gate", description: "Steel", location: "Coimbatore", intent: "draft", idempotencyKey },
    adds: "projects",
  }),
  testimonial: () => ({
    action: ofList("testimonials", addItem),
    address: "/admin/testimonials/new",
    form: { ...testimonial, idempotencyKey },
    adds: "testimonials",
  }),
  "gallery item": async () => ({
    action: ofList("galleryadmin", addItem),
    address: "/admin/galleryadmin/new",
    form: { title: "Rail", content: "SS 304", stagedImage: String(await storePhotograph()), idempotencyKey },
    adds: "gallery_items",
  }),
  "edited project": async () => {
    const words = { title: "Gate", description: "Steel", location: null };
    const id = await createItem(db, "project", words, null);
    return {
      action: ofList("projects", editItem),
      address: `/admin/projects/${id}/edit`,
      params: { id: String(id) },
      form: { title: "Sliding gate", description: "Steel", version: "1" },
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
    params: { slot: "about-hero" },
    form: { ...framing, alt, intent: "save", stagedImage: String(await storePhotograph(1800)) },
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
    form: { intent: "session", session: "1" },
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

let headers: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdmin();
  headers = await signInAsAdmin();
  await storeEnquiries({ name: "Meena", status: "won" });
});
afterEach(() => void vi.restoreAllMocks());

const adding = [
  "contact",
  "quote",
  "feedback",
  "phone entry",
  "project",
  "testimonial",
  "gallery item",
  "many pictures",
  "payment",
];

it.each(adding)("adds one row when it is sent twice at once and later again: %s", async (name) => {
  const { action, form, pictures, address, params, adds = "enquiries" } = await getForm(name);
  const send = () => askRoute(action, address, { headers, params, form: { ...form, ...pictures } });
  const count = async () => (await db.selectFrom(adds).select("id").execute()).length;
  const before = await count();
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect((await count()) - before).toBe(1);
});

it.each(Object.keys(forms))("returns 503 with everything that was typed: %s", async (name) => {
  const { action, form, secrets, pictures, address, params } = await getForm(name);
  const refuse = () => {
    throw new Response(null, { status: 503, statusText: "Database Unavailable" });
  };
  vi.spyOn(db, "transaction").mockImplementation(refuse);
  for (const change of ["insertInto", "updateTable", "deleteFrom"] as const) {
    vi.spyOn(db, change).mockImplementation(refuse);
  }
  const { status, body } = await askRoute(action, address, {
    headers,
    params,
    form: { ...form, ...secrets, ...pictures },
  });
  expect(status).toBe(503);
  expect((body as RefusedForm).typed).toMatchObject(form);
  for (const secret of Object.values(secrets ?? {})) expect(JSON.stringify(body)).not.toContain(secret);
  expect((body as RefusedForm).toast).toMatchObject({ kind: "error", message: expect.any(String) });
});

async function getForm(name: string): Promise<Case> {
  return await (forms[name] as () => Promise<Case>)();
}

async function findEnquiry() {
  return await db.selectFrom("enquiries").select(["id", "origin_id as originId"]).executeTakeFirstOrThrow();
}

async function toEnquiryForm(form: Record<string, string>): Promise<Case> {
  const { id } = await findEnquiry();
  return { action: actOnEnquiry, address: `/admin/enquiries/${id}`, params: { id: String(id) }, form };
}
