import { expect, it } from "vitest";
import { config } from "~/platform/runtime/config.server";
import { isGuessable } from "./change-account.server";

it.each([
  "passwordpassword",
  "123456789012",
  "qwertyuiop12",
  "aaaaaaaaaaaaaa",
  "iloveyou12345",
  "ownerowner12",
])("refuses the guessable password %s", (password) => expect(isGuessable(password, "owner")).toBe(true));

it("refuses a password equal to the username or the site name", () => {
  expect(isGuessable("annapoorani-1", "Annapoorani")).toBe(true);
  expect(isGuessable("annapoorani-1", "owner")).toBe(false);
  expect(isGuessable(`${config.business.name.replaceAll(/\W/g, "")}1`, "owner")).toBe(true);
});

it.each(["a rail judged with the palm", "Muthu welds 14 gates a week", "x7#qLw9!vR2m"])(
  "accepts the password %s",
  (password) => expect(isGuessable(password, "owner")).toBe(false),
);
