import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { msGate } from "~/content/services/ms-gate";
import { db } from "~/database/database.server";
import { deliveredFirm } from "~/firm/firm.server";
import { writeFirm } from "~/firm/firm-form.server";
import { writeTexts } from "~/services/service-words.server";
import { writeFeedbackPath } from "~/testimonials/feedback-link.server";
import type { RefusedForm } from "~/ui/form/refused-form";
import { askRoute, ofList } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { action as contact } from "./_site.contact/route";
import { action as feedback } from "./_site.feedback.$token/route";
import { action as quote } from "./_site.request-quote/route";
import { action as addItem } from "./admin.$list.new";
import { action as actOnEnquiry } from "./admin.enquiries.$id/route";
import { action as editEnquiry } from "./admin.enquiries.$id_.edit/route";
import { action as enterEnquiry } from "./admin.enquiries.new/route";
import { action as changeFirm } from "./admin.firm/route";
import { action as changeService } from "./admin.services.$slug/route";

interface Case {
  action: Parameters<typeof askRoute>[0];
  address: string;
  params?: Record<string, string>;
  form: Record<string, string>;
}

const person = { name: "Meena", phone: "9843012345" };
const testimonial = { title: "Meena", text: "Good work.", stars: "5", given_on: "", consent: "by phone" };

const forms: Record<string, () => Case | Promise<Case>> = {
  contact: () => ({
    action: contact,
    address: "/contact",
    form: { ...person, email: "meena@example.com", message: "A gate." },
  }),
  quote: () => ({ action: quote, address: "/request-quote", form: { ...person, projectType: "gates" } }),
  feedback: async () => {
    const { id, originId } = await findEnquiry();
    const address = writeFeedbackPath({ id, originId });
    const token = address.split("/").at(-1) ?? "";
    const form = { name: "Meena", text: "Good work.", stars: "5", agreed: "yes" };
    return { action: feedback, address, params: { token }, form };
  },
  firm: () => ({ action: changeFirm, address: "/admin/firm", form: writeFirm(deliveredFirm) }),
  "service texts": () => ({
    action: changeService,
    address: "/admin/services/ms-gate",
    params: { slug: "ms-gate" },
    form: { ...writeTexts(msGate), lead: "Own line" },
  }),
  "phone entry": () => ({
    action: enterEnquiry,
    address: "/admin/enquiries/new",
    form: { ...person, channel: "phone" },
  }),
  answer: async () => await toEnquiryForm({ intent: "answer", status: "won", next: "none", note: "Called." }),
  "edited enquiry": async () => ({
    ...(await toEnquiryForm({ ...person, town: "Pollachi", quotedAmount: "5000" })),
    action: editEnquiry,
  }),
  project: () => ({
    action: ofList("projects", addItem),
    address: "/admin/projects/new",
    form: { title: "Gate", description: "Steel", location: "Coimbatore", intent: "draft" },
  }),
  testimonial: () => ({
    action: ofList("testimonials", addItem),
    address: "/admin/testimonials/new",
    form: testimonial,
  }),
};

let headers: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
  await storeEnquiries({ name: "Meena", status: "won" });
});
afterEach(() => void vi.restoreAllMocks());

it.each(Object.keys(forms))("returns 503 with everything that was typed: %s", async (name) => {
  const { action, form, address, params } = await (forms[name] as () => Promise<Case>)();
  const refuse = () => {
    throw new Response(null, { status: 503, statusText: "Database Unavailable" });
  };
  vi.spyOn(db, "transaction").mockImplementation(refuse);
  vi.spyOn(db, "insertInto").mockImplementation(refuse);
  const { status, body } = await askRoute(action, address, { headers, params, form });
  expect(status).toBe(503);
  expect((body as RefusedForm).typed).toMatchObject(form);
  expect((body as RefusedForm).toast).toMatchObject({ kind: "error", message: expect.any(String) });
});

async function findEnquiry() {
  return await db.selectFrom("enquiries").select(["id", "origin_id as originId"]).executeTakeFirstOrThrow();
}

async function toEnquiryForm(form: Record<string, string>): Promise<Case> {
  const { id } = await findEnquiry();
  return { action: actOnEnquiry, address: `/admin/enquiries/${id}`, params: { id: String(id) }, form };
}
