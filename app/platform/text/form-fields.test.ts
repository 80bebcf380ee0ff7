import { expect, it } from "vitest";
import { isEmailAddress } from "./form-fields";

it.each([
  "asha@example.com",
  "o'neil@example.com",
  "gates&doors@example.co.in",
  "a/b+c=d@example.com",
  "asha@müller.example",
  "asha@xn--mller-kva.example",
  "asha@இந்தியா.இந்தியா",
  "asha@xn--xkc2dl3a5ee0h.xn--xkc2dl3a5ee0h",
  "ஆஷா@example.com",
  `${"a".repeat(64)}@example.com`,
])("accepts the email address %s", (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  "asha",
  "@example.com",
  "asha@",
  "asha@localhost",
  "asha@example",
  "asha@example.com.",
  "asha@example..com",
  "asha@-example.com",
  "asha@exa_mple.com",
  "asha@192.0.2.1",
  "asha@[192.0.2.1]",
  "asha@example.com/path",
  "asha@example.com:25",
  "asha rao@example.com",
  "asha.@example.com",
  "a..b@example.com",
  "asha@b@example.com",
  "<asha@example.com>",
  `${"a".repeat(65)}@example.com`,
  `asha@${"a".repeat(64)}.example`,
])("rejects the email address %s", (text) => expect(isEmailAddress(text)).toBe(false));
