import { expect, test } from "vitest";
import { defaultFirm, toStoredFirm } from "~/business/firm.server";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { config } from "~/platform/runtime/config.server";
import {
  deliverMails,
  findFirstMails,
  office,
  setUpMailServer,
} from "../../../../tests/support/deliver-mails";
import { storeEnquiry } from "../receive-enquiry.server";
import { quoteRequestSchema } from "../schema";

const server = setUpMailServer();

test("quotes no text from a sender who used no form", async () => {
  await store("Victim", { message: "You won! Call 1800 000 000, see evil.example" });
  const { content } = quoteRequestSchema.parse({
    Name: "Cheap pills",
    phone: "9843012345",
    email: "second@example.com",
    projectDescription: "Buy them at evil example",
    budget: "Free today",
    projectType: "A gift for you",
  });
  const { id } = await storeEnquiry(db, { kind: "quote", content, source: { path: "/" } }, office);
  await deliver(4);
  const acknowledgements = server.received.filter(({ to }) => to?.[0]?.address !== office.to);
  expect(acknowledgements.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    "second@example.com",
    "victim@example.com",
  ]);
  for (const { subject, text, html, from, replyTo } of acknowledgements) {
    const content = [subject, text, html].join(" ");
    for (const word of ["Victim", "won", "1800", "pills", "evil", "Free", "gift", "9843012345"])
      expect(content).not.toContain(word);
    expect(from?.address).toBe("site@example.com");
    expect(replyTo?.[0]?.address).toBe(config.business.email);
    for (const contact of [config.business.phone.display, config.publicUrl.origin])
      expect(text).toContain(contact);
  }
  const quote = acknowledgements.find(({ to }) => to?.[0]?.address === "second@example.com");
  expect(quote?.text).toContain("We'll call you within 24 hours.");
  expect(quote?.text).toMatch(new RegExp(`Reference: ${id}\nReceived: \\d+ \\w+ 2\\d{3}`));
});

test.each([
  ["Meena R", "A gate for our house.", ["Thanks for your message, Meena R.", "A gate for our house."], []],
  ["R.Kumar", "A gate, please.", ["Thanks for your message, R.Kumar."], []],
  ["Meena R", "See evil.example", ["Thanks for your message, Meena R."], ["evil"]],
  ["Only ₹ now", "A gate, please.", ["Thanks for your message.", "A gate, please."], ["Only"]],
])(
  "thanks %s, who used the form, and repeats the message, but no advertising",
  async (name, message, shown, hidden) => {
    const content = { name, email: "meena@example.com", phone: null, message };
    const formFilling = { honeypot: "", seconds: 60 };
    await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" }, formFilling }, office);
    await deliver(2);
    const { acknowledgement } = findFirstMails(server);
    for (const body of [acknowledgement?.text, acknowledgement?.html]) {
      for (const text of [...shown, `https://wa.me/${config.business.whatsapp}`])
        expect(body).toContain(text);
      for (const text of hidden) expect(body).not.toContain(text);
    }
  },
);

test("asks to reply to the email if the firm has only a landline", async () => {
  const business = { ...defaultFirm.business, whatsapp: null };
  business.phone = { display: "+91 422 234 5678", e164: "+914222345678", digits: "914222345678" };
  await saveRevision(db, "firm", { previousId: 0, content: toStoredFirm({ ...defaultFirm, business }) });
  await store("Meena", {});
  await deliver(2);
  const { acknowledgement } = findFirstMails(server);
  expect(acknowledgement?.text).toContain("or to ask anything before then, reply to this email.");
  for (const body of [acknowledgement?.text, acknowledgement?.html]) expect(body).not.toContain("wa.me");
});

test("limits acknowledgements to three a day per mailbox, but notifies the business of every enquiry", async () => {
  const aliases = [
    "meena.s@gmail.com",
    "Meena.S+gate@gmail.com",
    "meenas@googlemail.com",
    "m.e.e.n.a.s@gmail.com",
  ];
  const now = new Date();
  // Stored concurrently, as by several instances.
  await Promise.all(aliases.map((email, n) => store("Meena", { email, message: `Gate ${n}`, now })));
  await store("Meena", { email: aliases[0], message: "Gate again", now: new Date(now.getTime() + 60_000) });
  await deliver(8, new Date(now.getTime() + 120_000));
  const recipients = server.received.map((mail) => mail.to?.[0]?.address);
  expect(recipients.filter((address) => address === office.to)).toHaveLength(5);
  expect(recipients.filter((address) => address?.endsWith("mail.com"))).toHaveLength(3);

  const nextDay = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  await store("Meena", { email: aliases[1], message: "Next day", now: nextDay });
  await deliver(10, nextDay);
});

test("ignores headers and recipients in the sender's name", async () => {
  const name = "Mani\r\nBcc: everyone@example.com\r\n\r\nHello, <second@example.com>";
  await store(name, { email: "mani@example.com" });
  await deliver(2);
  const { notice, acknowledgement } = findFirstMails(server);
  expect(notice?.to?.map(({ address }) => address)).toEqual([office.to]);
  expect(acknowledgement?.to?.map(({ address }) => address)).toEqual(["mani@example.com"]);
  expect(notice?.replyTo?.map(({ address }) => address)).toEqual(["mani@example.com"]);
  expect(notice?.subject).toContain("Mani Bcc: everyone@example.com Hello");
  for (const mail of server.received) expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
});

/** Sends the emails due at `now` until the mail server has received `count` in total, and expects an empty outbox. */
async function deliver(count: number, now = new Date()) {
  await deliverMails(server, count, { now: () => now });
  const unsentMails = await db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
  expect(unsentMails).toEqual([]);
}

async function store(
  name: string,
  {
    message = "Can you repair a sliding gate?",
    email = `${name.toLowerCase()}@example.com`,
    now = new Date(),
  } = {},
) {
  const content = { name, email, phone: "9843012345", message };
  return await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office, now);
}
