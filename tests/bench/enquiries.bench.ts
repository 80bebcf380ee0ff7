import { test } from "vitest";
import { readInbox } from "../../app/features/enquiries/inbox.server";
import { type InboxFilter, openInbox } from "../../app/features/enquiries/inbox-filter";
import { storeEnquiry } from "../../app/features/enquiries/receive-enquiry.server";
import { readToday } from "../../app/features/enquiries/today.server";
import { type Content, describeOnBothDatabases } from "./databases";
import { fillEnquiries } from "./fill-enquiries";
import { expectMedianBelow } from "./measure";

const ENQUIRIES = 50_000;
const LIMIT_MS = 50;

const content: Content = {
  file: "tests/bench/fill-enquiries.ts",
  fill: (db) => fillEnquiries(db, ENQUIRIES),
};

const allEnquiries: InboxFilter = { ...openInbox, list: "all" };

/** Name, filter and page of typical inbox requests. */
const requests: [name: string, filter: Partial<InboxFilter>, page: number][] = [
  ["the first page", {}, 1],
  ["page 40", {}, 40],
  ["page 1,800 of 1,834", {}, 1800],
  ["new enquiries", { status: "new" }, 1],
  ["spam", { status: "spam" }, 1],
  ["the quarantine", { status: "quarantine" }, 1],
  ["messages", { kind: "message" }, 1],
  ["won quote requests", { kind: "quote", status: "won" }, 1],
  ["overdue", { overdue: true }, 1],
  ["a rare word", { q: "galvanised" }, 1],
  ["a rare word with a symbol", { q: "100%" }, 1],
  ["a common word", { q: "gate" }, 1],
  ["a word in every enquiry", { q: "want" }, 1],
  ["a word in no enquiry", { q: "xylophone" }, 1],
  ["a telephone number", { q: "98430 12345" }, 1],
  ["the end of an email address", { q: "visitor4242@example.com" }, 1],
  ["two words", { q: "meena pollachi" }, 1],
  ["two letters", { q: "ka" }, 1],
  ["two letters in no enquiry", { q: "zq" }, 1],
  ["a word in every enquiry, page 40", { q: "want" }, 40],
  ["a word in every enquiry, by follow-up date", { q: "want", sort: "follow-up" }, 1],
  ["a word in every enquiry, among the won", { q: "want", status: "won" }, 1],
  ["a word in every enquiry, overdue", { q: "want", overdue: true }, 1],
  ["a word in every enquiry, today", { q: "want", list: "today" }, 1],
  ["open enquiries", { list: "open" }, 1],
  ["open enquiries, by follow-up date", { list: "open", sort: "follow-up" }, 1],
  ["all, by follow-up date", { sort: "follow-up" }, 1],
  ["the Today list", { list: "today" }, 1],
  ["a word in won enquiries", { q: "pergola", status: "won" }, 1],
  ["a word in overdue enquiries", { q: "kumar", overdue: true }, 1],
];

describeOnBothDatabases(content, (opened) => {
  test("storing an enquiry", async () => {
    let run = 0;
    await expectMedianBelow("storing an enquiry", LIMIT_MS, () => {
      const message = `We want a gate of ${++run} feet for the drive in Peelamedu. Please come and measure on Saturday.`;
      const content = { name: "Asha Menon", email: "asha@example.com", phone: "9843012345", message };
      return storeEnquiry(opened.db, { kind: "message", content, source: { path: "/contact" } }, null);
    });
  });

  test.each(requests)("%s", async (name, filter, page) => {
    await expectMedianBelow(name, LIMIT_MS, () => readInbox(opened.db, { ...allEnquiries, ...filter }, page));
  });

  test("Today on the dashboard", () => expectMedianBelow("Today", LIMIT_MS, () => readToday(opened.db)));
});
