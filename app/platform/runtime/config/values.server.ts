import ipaddr from "ipaddr.js";
import { z } from "zod";

export const booleanValue = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");

export const listValue = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

export function urlValue(schemes: readonly string[], example: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
      error: `must be an address such as ${example}`,
    });
}

export const originValue = urlValue(["http", "https"], "https://www.example.com")
  .transform((value) => new URL(value))
  .refine((url) => url.href === `${url.origin}/`, {
    error: "must be an origin such as https://www.example.com, without path, query or password",
  });

const mailbox = z.email();

/** An email address, or one with a display name, e.g. `Website <site@example.com>`. */
export const mailboxValue = z
  .string()
  .refine((value) => mailbox.safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success, {
    error: "must be an email address such as site@example.com or Website <site@example.com>",
  });

export const mailboxesValue = listValue
  .refine((list) => list.length > 0 && list.every((entry) => mailboxValue.safeParse(entry).success), {
    error: "must be one or more email addresses, separated by commas",
  })
  .transform((list) => list.join(", "));

export const proxiesValue = listValue.refine(
  (list) => list.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)),
  { error: "must be IP addresses or networks such as 10.0.0.1 or 172.16.0.0/12, separated by commas" },
);
