import { expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import {
  deliverMails,
  findFirstMails,
  office,
  setUpMailServer,
} from "../../../../tests/support/deliver-mails";
import { noAnswers } from "../enquiry-fields";
import { storeEnquiry } from "../receive-enquiry.server";

const server = setUpMailServer();

test("sends the same content as text and HTML, marked as automatic", async () => {
  const content = {
    ...{ name: "Mani & <b>Sons</b>", email: "mani@example.com", phone: "9843012345" },
    message: "Can you repair a sliding gate?",
  };
  const { id } = await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office);
  await deliverMails(server, 2);
  const { notice, acknowledgement } = findFirstMails(server);
  expect(notice?.text).toContain("Mani & <b>Sons</b>");
  expect(notice?.html).toContain("Mani &amp; &lt;b&gt;Sons&lt;/b&gt;");
  for (const body of [notice?.text, notice?.html]) expect(body).toContain("Can you repair a sliding gate?");
  for (const body of [acknowledgement?.text, acknowledgement?.html])
    expect(body).toContain("We'll reply within 24-48 hours.");
  for (const { references, headers } of server.received) {
    expect(references).toMatch(new RegExp(`^<enquiry-${id}@`));
    expect(headers.find(({ key }) => key === "auto-submitted")?.value).toMatch(/^auto-(generated|replied)$/);
  }
});

test("names the job, budget, customer and town in the subject, and links to the phone number and WhatsApp", async () => {
  const content = {
    ...noAnswers,
    ...{ name: "Muthu", email: null, phone: "9843012345", projectType: "gates", budget: "50000-plus" },
    ...{ deliveryDate: "2031-05-01", description: "Two leaves" },
  };
  const source = { path: "/request-quote" };
  const { id } = await storeEnquiry(db, { kind: "quote", content, source }, office);
  await db.updateTable("enquiries").set({ town: "Peelamedu" }).where("id", "=", id).execute();
  await deliverMails(server, 1);
  const [mail] = server.received;
  expect(mail?.subject).toBe(`Gates, ₹50,000+ – Muthu, Peelamedu (no. ${id})`);
  expect(mail?.html).toContain('href="tel:+919843012345"');
  expect(mail?.html).toMatch(/href="https:\/\/wa\.me\/919843012345\?text=[^"]+Muthu/);
  for (const line of [
    ...["Call: +91 98430 12345", "WhatsApp: https://wa.me/919843012345", "Town: Peelamedu"],
    ...["Project type: Gates", "Budget: ₹50,000+", "Needed by: 1 May 2031", `/admin/enquiries/${id}`],
  ])
    expect(mail?.text).toContain(line);
});

test("begins the subject of an urgent enquiry with its urgent words", async () => {
  const message = "Good morning. The glass of our balcony is broken! Please come today.";
  const content = { name: "Muthu", email: "muthu@example.com", phone: null, message };
  const { id } = await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office);
  await deliverMails(server, 2);
  expect(findFirstMails(server).notice?.subject).toBe(
    `Urgent: The glass of our balcony is broken – Muthu (no. ${id})`,
  );
});

test.each(["asha@müller.example", "o'neil&sons/coimbatore@example.com", "ஆஷா@müller.example"])(
  "acknowledges to %s",
  async (email) => {
    const content = { name: "Asha", email, phone: null, message: "A gate, please." };
    await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office);
    await deliverMails(server, 2);
    expect(server.recipients).toContainEqual([email]);
  },
);
