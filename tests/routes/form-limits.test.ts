import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { action as contact } from "../../app/routes/site/contact/route";
import { action as quote } from "../../app/routes/site/request-quote/route";
import { action as login } from "../../app/routes/standalone/login/route";
import { action as loginInPlace } from "../../app/routes/standalone/login_.in-place";
import { action as logout } from "../../app/routes/standalone/logout";
import { callRoute } from "../support/call-route";
import { toFormData } from "../support/form-data";

const listFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field-${index}`, "x"]));

const forms = [
  { path: "/contact", action: contact },
  { path: "/request-quote", action: quote },
  { path: "/login", action: login },
];

it.each([...forms, { path: "/login/in-place", action: loginInPlace }, { path: "/logout", action: logout }])(
  "refuses a form that another site sends to $path",
  async ({ path, action }) => {
    const foreignHeaders: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://evil.example" },
    ];
    for (const headers of foreignHeaders)
      expect((await callRoute(action, path, { form: { sure: "yes" }, headers })).status).toBe(403);
  },
);

describe.each(forms)("a form to $path", ({ path, action }) => {
  it("is refused above 1,000 fields", async () => {
    for (const count of [1001, 46_000]) {
      const { status, body } = await callRoute(action, path, { form: listFields(count) });
      expect({ status, body }).toEqual({ status: 400, body: undefined });
    }
  });

  it("returns only its own fields", async () => {
    const otherFields = { ...listFields(100), "piece-1-size-unknown": "x", "piece-1-kind": "gate" };
    for (const form of [otherFields, toFormData(otherFields)]) {
      const { status, body } = await callRoute(action, path, { form });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).not.toMatch(/field-|unknown/);
    }
  });
});

it.each([
  { path: "/contact", action: contact, text: "message", title: "Error", subject: "message" },
  { path: "/request-quote", action: quote, text: "description", title: "❌ Error", subject: "enquiry" },
])("returns the typed text and the time to wait after 20 forms to $path", async (form) => {
  const typed = { name: "Ravi", phone: "9843012345", email: "ravi@example.com", [form.text]: "A gate" };
  for (let sent = 0; sent < 20; sent++)
    await callRoute(form.action, form.path, { form: { ...typed, [form.text]: `Gate ${sent}` } });
  const { status, headers, body } = await callRoute(form.action, form.path, { form: typed });
  expect(status).toBe(429);
  const toast = (body as RefusedForm).toast;
  expect(toast?.title).toBe(form.title);
  expect(toast?.message).toMatch(
    /^Failed to send (message|enquiry)\. .* try again at \d{1,2}:\d\d [AP]M \(IST\), or call \+91 00000 00000\.$/,
  );
  expect(toast?.message).toContain(form.subject);
  expect(body).toMatchObject({ typed });
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(20);
});

it("returns only the fields of a refused quote request that belong to it", async () => {
  const typed = {
    name: "Ravi",
    phone: "98430",
    email: "ravi@example.com",
    projectType: "gates",
    budget: "50000-plus",
    deliveryDate: "2031-05-01",
    description: "A gate",
    "pieces-unit": "ft",
    "piece-1-kind": "gate",
    "piece-1-count": "2",
    "piece-1-remark": "Facing east",
    "piece-1-size-width": "12",
    "piece-1-size-type": "sliding",
  };
  const { body } = await callRoute(quote, "/request-quote", { form: { ...typed, ...listFields(10) } });
  expect((body as RefusedForm).typed).toEqual(typed);
});
