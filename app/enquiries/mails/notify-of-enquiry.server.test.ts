import { afterEach, beforeEach, expect, test } from "vitest";
import { quoteDefaults } from "~/content/quote";
import { db } from "~/database/database.server";
import { deliverMails, office, sortMails } from "../../../tests/support/deliver-mails";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server";
import { storeEnquiry } from "../store-enquiry.server";

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});

afterEach(() => server.close());

test("both mails say the same in text and in HTML, and that no person wrote them", async () => {
  const content = {
    ...{ name: "Mani & <b>Sons</b>", email: "mani@example.com", phone: "9843012345" },
    message: "Can you repair a sliding gate?",
  };
  await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office);
  await deliverMails(server, 2);
  const { notice, answer } = sortMails(server);
  expect(notice?.text).toContain("Mani & <b>Sons</b>");
  expect(notice?.html).toContain("Mani &amp; &lt;b&gt;Sons&lt;/b&gt;");
  for (const body of [notice?.text, notice?.html]) expect(body).toContain("Can you repair a sliding gate?");
  for (const body of [answer?.text, answer?.html]) expect(body).toContain("We reply within 24-48 hours.");
  for (const { headers } of server.received) {
    expect(headers.find(({ key }) => key === "auto-submitted")?.value).toMatch(/^auto-(generated|replied)$/);
  }
});

test("the subject says what is wanted, for how much, by whom and where; the mail calls and chats", async () => {
  const content = {
    ...quoteDefaults,
    ...{ name: "Muthu", email: null, phone: "9843012345", projectType: "gates", budget: "50000-plus" },
    ...{ deliveryDate: null, description: "Two leaves" },
  };
  const source = { path: "/request-quote" };
  const { id } = await storeEnquiry(db, { kind: "quote", content, source }, office);
  await db.updateTable("enquiries").set({ town: "Peelamedu" }).where("id", "=", id).execute();
  await deliverMails(server, 1);
  const [mail] = server.received;
  expect(mail?.subject).toBe("Gates, ₹50,000+ – Muthu, Peelamedu");
  expect(mail?.html).toContain('href="tel:+919843012345"');
  expect(mail?.html).toMatch(/href="https:\/\/wa\.me\/919843012345\?text=[^"]+Muthu/);
  for (const line of ["Call: +91 98430 12345", "WhatsApp: https://wa.me/919843012345", "Town: Peelamedu"])
    expect(mail?.text).toContain(line);
});

test("the notification of a quote request has the labels of its form and a link to its page", async () => {
  const content = {
    ...quoteDefaults,
    name: "Ravi",
    email: null,
    phone: "9843012345",
    projectType: "gates",
    budget: "15000-50000",
    deliveryDate: "2031-05-01",
    description: "",
  };
  const { id } = await storeEnquiry(
    db,
    { kind: "quote", content, source: { path: "/request-quote" } },
    office,
  );
  await deliverMails(server, 1);
  for (const line of ["Project type: Gates", "Budget: ₹15,000 - ₹50,000", "Needed by: May 1, 2031"])
    expect(server.received[0]?.text).toContain(line);
  expect(server.received[0]?.text).toContain(`/admin/enquiries/${id}`);
});
