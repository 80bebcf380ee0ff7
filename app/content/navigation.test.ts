import { expect, test } from "vitest";
import { getWhatsappUrl } from "./navigation";

test("opens a chat with a prefilled message", () => {
  const address = new URL(getWhatsappUrl({ whatsapp: "919876543210" }) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/919876543210");
  expect(address.searchParams.get("text")).toBe("Hello! I would like to know more about your services.");
});

test("names the service after the prefilled message", () => {
  const address = new URL(getWhatsappUrl({ whatsapp: "919876543210" }, "MS Gate") ?? "");
  expect(address.searchParams.get("text")).toBe(
    "Hello! I would like to know more about your services. I am interested in MS Gate.",
  );
});
