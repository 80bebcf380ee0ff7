import { expect, it } from "vitest";
import { callAddress, chatReplyAddress, mailReplyAddress } from "./reply-addresses";

const quote = {
  kind: "quote",
  name: "Meena & Ravi",
  email: "meena+site@example.com",
  phone: "9843012345",
  projectType: "railings",
  text: "Balcony railing,\n6 m?",
} as const;

it("calls an Indian number", () => {
  expect(callAddress(quote.phone)).toBe("tel:+919843012345");
});

it("begins a chat with the name and what was asked", () => {
  const address = new URL(chatReplyAddress(quote, "Steel & Glass"));
  expect(address.host + address.pathname).toBe("wa.me/919843012345");
  const text = address.searchParams.get("text");
  expect(text).toBe(
    'Hello Meena & Ravi, this is Steel & Glass. Thank you for your quote request (Railings).\n\nYou wrote: "Balcony railing, 6 m?"',
  );
});

it("quotes a long text by its beginning, no letter cut in two", () => {
  const text = new URL(chatReplyAddress({ ...quote, text: "🏠".repeat(300) }, "Us")).searchParams.get("text");
  expect(text).toContain(`"${"🏠".repeat(199)}…"`);
});

it("begins a mail with its subject", () => {
  const address = mailReplyAddress(quote, "Steel & Glass");
  expect(address).toMatch(/^mailto:meena%2Bsite@example\.com\?subject=/);
  expect(new URL(address).searchParams.get("subject")).toBe("Your quote request (Railings) to Steel & Glass");
});
