import { expect, it } from "vitest";
import {
  toCallAction,
  toCallUrl,
  writeChatReplyUrl,
  writeMailReplyUrl,
  writeQuickReplies,
} from "./reply-urls";

const quote = {
  kind: "quote",
  name: "Meena & Ravi",
  email: "meena+site@example.com",
  phone: "9843012345",
  status: "new",
  quotedAmount: null,
  projectType: "railings",
  text: "Balcony railing,\n6 m?",
} as const;

it("builds a tel: link with the country code", () => {
  expect(toCallUrl(quote.phone)).toBe("tel:+919843012345");
});

it("prefills a chat with the customer's name, request and message", () => {
  const url = new URL(writeChatReplyUrl(quote, "Steel & Glass"));
  expect(url.host + url.pathname).toBe("wa.me/919843012345");
  const text = url.searchParams.get("text");
  expect(text).toBe(
    'Hello Meena & Ravi, this is Steel & Glass. Thank you for your quote request (Railings).\n\nYou wrote: "Balcony railing, 6 m?"',
  );
});

it.each([
  ["contacted", "We are writing about your quote request (Railings)."],
  ["site-visit", "We are writing about the site visit for your quote request (Railings)."],
  [
    "quoted",
    "We are writing about our quotation of ₹1,25,000 for your quote request (Railings). Do you have any questions?",
  ],
  ["won", "We are writing about the work you ordered: Railings."],
  ["lost", "You sent us a quote request (Railings) some time ago. Can we still help you?"],
] as const)("adapts the prefilled chat message to the status %s", (status, opening) => {
  const text = new URL(writeChatReplyUrl({ ...quote, status, quotedAmount: 125_000 }, "Us")).searchParams.get(
    "text",
  );
  expect(text).toBe(`Hello Meena & Ravi, this is Us. ${opening}`);
});

it("writes the customer's name into each quick reply", () => {
  const [reply] = writeQuickReplies("9843012345", "Meena $& Ravi", ["வணக்கம் {name}, {name}!"]);
  expect(reply?.text).toBe("வணக்கம் Meena $& Ravi, Meena $& Ravi!");
  expect(new URL(reply?.href ?? "").searchParams.get("text")).toBe(reply?.text);
});

it("shortens a long message without splitting a character", () => {
  const text = new URL(writeChatReplyUrl({ ...quote, text: "🏠".repeat(300) }, "Us")).searchParams.get(
    "text",
  );
  expect(text).toContain(`"${"🏠".repeat(199)}…"`);
});

it("formats a landline with its area code", () => {
  expect(toCallAction("4222345678")).toEqual({
    label: "Call 0422 2345678",
    href: "tel:+914222345678",
    text: "Call: 0422 2345678",
  });
});

it("builds a mailto: link with a subject", () => {
  const url = writeMailReplyUrl(quote, "Steel & Glass");
  expect(url).toMatch(/^mailto:meena%2Bsite@example\.com\?subject=/);
  expect(new URL(url).searchParams.get("subject")).toBe("Your quote request (Railings) to Steel & Glass");
});
