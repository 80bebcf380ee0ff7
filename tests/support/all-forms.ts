import { defaultFirm } from "~/business/firm.server";
import { createItem } from "~/features/items/changes.server";
import { agreeAmount } from "~/features/orders/change-order.server";
import { getDefaultTexts } from "~/features/page-texts/edited-page";
import { services } from "~/features/page-texts/service-page";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { writeFeedbackPath } from "~/features/testimonials/feedback-link.server";
import { db } from "~/platform/database/database.server";
import { action as changeAccount } from "~/routes/admin/account/account/route";
import { action as makeCalendarAddress } from "~/routes/admin/account/account.calendar";
import { action as signOutOthers } from "~/routes/admin/account/account.others";
import { action as makeRecoveryCodes } from "~/routes/admin/account/account.recovery-codes";
import { action as turnOffTwoStep } from "~/routes/admin/account/account.two-step-off";
import { action as turnOnTwoStep } from "~/routes/admin/account/account_.two-step/route";
import { action as actOnEnquiry } from "~/routes/admin/enquiries/$id/route";
import { action as editEnquiry } from "~/routes/admin/enquiries/$id_.edit/route";
import { action as changeOrder } from "~/routes/admin/enquiries/$id_.order/route";
import { action as enterEnquiry } from "~/routes/admin/enquiries/new/route";
import { action as saveQuotation } from "~/routes/admin/quotations/quotations.$id/route";
import { action as sendQuotation } from "~/routes/admin/quotations/quotations.$id_.preview/route";
import { action as changeRates } from "~/routes/admin/quotations/rates";
import { action as editItem } from "~/routes/admin/website/$list.$id.edit";
import { action as addItem } from "~/routes/admin/website/$list.new";
import { action as changeFirm } from "~/routes/admin/website/firm.($part)/route";
import { action as addPictures } from "~/routes/admin/website/galleryadmin_.upload/route";
import { action as changePage } from "~/routes/admin/website/pages.$page";
import { action as changeSlot } from "~/routes/admin/website/site-pictures.$slot/route";
import { action as fillSitePictures } from "~/routes/admin/website/site-pictures.gallery";
import { action as contact } from "~/routes/site/contact/route";
import { action as feedback } from "~/routes/site/feedback.$token/route";
import { action as quote } from "~/routes/site/request-quote/route";
import { action as signIn } from "~/routes/standalone/login/route";
import { action as answerQuotation } from "~/routes/standalone/quotation.$token/route";
import { toFirmFields } from "../../app/business/firm-values.server";
import type { callRoute } from "./call-route";
import { storePhoto } from "./filled-site";
import { createDraft, storeQuotation, storeSentQuotation } from "./quotations";
import { credentials } from "./sign-in";
import { alt, framing } from "./site-pictures";

export interface FormCase {
  action: Parameters<typeof callRoute>[0];
  path: string;
  form: Record<string, string>;
  /** Table to which the form adds one row. */
  addsRowTo?: "enquiries" | "enquiry_notes" | "projects" | "gallery_items" | "testimonials" | "payments";
  /** Passwords and codes, which no response may repeat. */
  secrets?: Record<string, string>;
  /** Fields of staged pictures; a refused form shows the pictures. */
  pictures?: Record<string, string>;
  /** Fields that another device saves first; the conflict message contains `conflictText`. */
  otherDeviceFields?: Record<string, string>;
  conflictText?: string;
}

const idempotencyKey = "6f9a2c1e-1111-4222-8333-123456789abc";
const person = { name: "Meena", phone: "9843012345" };
const testimonial = { title: "Meena", text: "Good work.", stars: "5", given_on: "", consent: "by phone" };

export const forms: Record<string, () => FormCase | Promise<FormCase>> = {
  contact: () => ({
    action: contact,
    path: "/contact",
    form: { ...person, email: "meena@example.com", message: "A gate." },
    addsRowTo: "enquiries",
  }),
  quote: () => ({
    action: quote,
    path: "/request-quote",
    form: { ...person, projectType: "gates" },
    addsRowTo: "enquiries",
  }),
  feedback: async () => {
    const { id, originId } = await findEnquiry();
    const path = writeFeedbackPath({ id, originId });
    const form = { name: "Meena", text: "Good work.", stars: "5", agreed: "yes" };
    return { action: feedback, path, form, addsRowTo: "testimonials" };
  },
  firm: () => ({
    action: changeFirm,
    path: "/admin/firm",
    form: { ...toFirmFields(defaultFirm), tagline: "Own line", version: "0" },
    otherDeviceFields: { tagline: "From the phone" },
  }),
  "page texts": () => ({
    action: changePage,
    path: "/admin/pages/ms-gate",
    form: { ...getDefaultTexts(services["ms-gate"]), lead: "Own line", version: "0" },
    otherDeviceFields: { lead: "From the phone" },
  }),
  "phone entry": () => ({
    action: enterEnquiry,
    path: "/admin/enquiries/new",
    form: { ...person, channel: "phone", idempotencyKey },
    addsRowTo: "enquiries",
  }),
  answer: async () => ({
    ...(await toEnquiryForm({
      ...{ intent: "answer", status: "won", next: "none", note: "Called." },
      ...{ version: "1", idempotencyKey },
    })),
    addsRowTo: "enquiry_notes",
    otherDeviceFields: { status: "lost", note: "", idempotencyKey: "6f9a2c1e-2222-4222-8333-123456789abc" },
    conflictText: "Lost",
  }),
  "edited enquiry": async () => ({
    ...(await toEnquiryForm({ ...person, town: "Pollachi", quotedAmount: "5000", version: "1" })),
    action: editEnquiry,
    otherDeviceFields: { town: "Sulur" },
    conflictText: "Sulur",
  }),
  quotation: async () => {
    const { id } = await storeQuotation();
    const form = { ...toDraftFields(createDraft()), discount: "5%", intent: "save", version: "1" };
    return {
      action: saveQuotation,
      path: `/admin/quotations/${id}`,
      form,
      otherDeviceFields: { discount: "7%" },
      conflictText: "Discount: 7%",
    };
  },
  "sent quotation": async () => {
    const { id } = await storeQuotation();
    const path = `/admin/quotations/${id}/preview`;
    return { action: sendQuotation, path, form: { intent: "link" } };
  },
  ...Object.fromEntries(
    [
      { intent: "accept", name: "Meena", agreed: "yes" },
      { intent: "decline", reason: "Too expensive" },
      { intent: "ask", question: "Is the motor included?" },
    ].map((form) => [
      `customer's answer: ${form.intent}`,
      async () => {
        const { token } = await storeSentQuotation();
        return { action: answerQuotation, path: `/quotation/${token}`, form };
      },
    ]),
  ),
  payment: async () => ({
    ...(await toOrderForm({
      ...{ intent: "payment", amount: "5000", method: "upi", reference: "42", receivedOn: "2025-05-01" },
      idempotencyKey: "0b5f3c1e-7c0e-4f0e-9b57-7d1d3f1c2a11",
    })),
    addsRowTo: "payments",
  }),
  "stage of an order": async () => ({
    ...(await toOrderForm({ intent: "reach", stage: "measured", day: "2025-05-01" })),
  }),
  rate: () => ({
    action: changeRates,
    path: "/admin/rates",
    form: {
      intent: "save",
      work: "railing glass",
      grade: "ss304",
      finish: "brushed",
      rate: "1450.50",
      unit: "ft",
      gst: "18",
      hsn: "7308",
    },
  }),
  project: () => ({
    action: addItem,
    path: "/admin/projects/new",
    form: { title: "Gate", description: "Steel", location: "Coimbatore", intent: "draft", idempotencyKey },
    addsRowTo: "projects",
  }),
  testimonial: () => ({
    action: addItem,
    path: "/admin/testimonials/new",
    form: { ...testimonial, idempotencyKey },
    addsRowTo: "testimonials",
  }),
  "gallery item": async () => ({
    action: addItem,
    path: "/admin/galleryadmin/new",
    form: { title: "Rail", content: "SS 304", stagedImage: String(await storePhoto()), idempotencyKey },
    addsRowTo: "gallery_items",
  }),
  "edited project": async () => {
    const texts = { title: "Gate", description: "Steel", location: null };
    const id = await createItem(db, "project", texts, null);
    return {
      action: editItem,
      path: `/admin/projects/${id}/edit`,
      form: { title: "Sliding gate", description: "Steel", version: "1" },
      otherDeviceFields: { title: "Folding gate" },
    };
  },
  "many pictures": async () => ({
    action: addPictures,
    path: "/admin/galleryadmin/upload",
    form: { content: "Rails", idempotencyKey },
    addsRowTo: "gallery_items",
    pictures: { stagedImage: String(await storePhoto()), stagedName: "Rail.jpg" },
  }),
  "site picture": async () => ({
    action: changeSlot,
    path: "/admin/site-pictures/about-hero",
    form: { ...framing, alt, intent: "save", version: "0", stagedImage: String(await storePhoto(1800)) },
    otherDeviceFields: { alt: "Another gate." },
  }),
  "site pictures from the gallery": async () => {
    const [texts, photo] = [{ title: "MS gate", content: "", location: null }, await storePhoto(1500)];
    await createItem(db, "gallery", texts, photo);
    return {
      action: fillSitePictures,
      path: "/admin/site-pictures/gallery",
      form: { "ms-gate-hero": `${photo}:0` },
    };
  },
  "sign in": () => ({
    action: signIn,
    path: "/login",
    form: { username: credentials.username },
    secrets: { password: credentials.password },
  }),
  password: () => ({
    action: changeAccount,
    path: "/admin/account",
    form: { intent: "password" },
    secrets: {
      currentPassword: credentials.password,
      newPassword: "another long passphrase",
      repeatedPassword: "another long passphrase",
    },
  }),
  "session of another device": () => ({
    action: changeAccount,
    path: "/admin/account",
    form: { intent: "session", session: "2" },
  }),
  "all other sessions": () => ({ action: signOutOthers, path: "/admin/account/others", form: {} }),
  "calendar address": () => ({ action: makeCalendarAddress, path: "/admin/account/calendar", form: {} }),
  ...Object.fromEntries(
    Object.entries({ turnOnTwoStep, turnOffTwoStep, makeRecoveryCodes }).map(([name, action]) => [
      name,
      () => ({
        action,
        path: "/admin/account/two-step",
        form: {},
        secrets: { password: credentials.password, code: "123456" },
      }),
    ]),
  ),
};

export async function getForm(name: string): Promise<FormCase> {
  return await (forms[name] as () => Promise<FormCase>)();
}

async function findEnquiry() {
  return await db.selectFrom("enquiries").select(["id", "origin_id as originId"]).executeTakeFirstOrThrow();
}

async function toOrderForm(form: Record<string, string>): Promise<FormCase> {
  const { id } = await findEnquiry();
  await agreeAmount(db, id, { amount: 12_000, author: "owner" });
  return { action: changeOrder, path: `/admin/enquiries/${id}/order`, form };
}

async function toEnquiryForm(form: Record<string, string>): Promise<FormCase> {
  const { id } = await findEnquiry();
  return { action: actOnEnquiry, path: `/admin/enquiries/${id}`, form };
}
