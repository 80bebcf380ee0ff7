import { expect, it } from "vitest";
import { callAction, callAddress, chatReplyAddress, mailReplyAddress } from "./reply-addresses";

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

it("calls an Indian number", () => {
  expect(callAddress(quote.phone)).toBe("tel:+919843012345");
});

it("opens a chat with the name and the request", () => {
  const address = new URL(chatReplyAddress(quote, "Steel & Glass"));
  expect(address.host + address.pathname).toBe("wa.me/919843012345");
  const text = address.searchParams.get("text");
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
  ["won", "We are writing about the work that you ordered: Railings."],
  ["lost", "You sent us a quote request (Railings) some time ago. Can we still help you?"],
] as const)("adapts the chat's first message to the status %s", (status, words) => {
  const text = new URL(chatReplyAddress({ ...quote, status, quotedAmount: 125_000 }, "Us")).searchParams.get(
    "text",
  );
  expect(text).toBe(`Hello Meena & Ravi, this is Us. ${words}`);
});

it("shortens a long text without splitting a character", () => {
  const text = new URL(chatReplyAddress({ ...quote, text: "🏠".repeat(300) }, "Us")).searchParams.get("text");
  expect(text).toContain(`"${"🏠".repeat(199)}…"`);
});

it("writes a landline with its area code", () => {
  expect(callAction("4222345678")).toEqual({
    label: "Call 0422 2345678",
    href: "tel:+914222345678",
    text: "Call: 0422 2345678",
  });
});

it("opens an email with its subject", () => {
  const address = mailReplyAddress(quote, "Steel & Glass");
  expect(address).toMatch(/^mailto:meena%2Bsite@example\.com\?subject=/);
  expect(new URL(address).searchParams.get("subject")).toBe("Your quote request (Railings) to Steel & Glass");
});
