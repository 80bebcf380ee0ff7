import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createCalendarAddress, findCalendarCreationTime } from "~/features/accounts/calendar-address.server";
import { db } from "~/platform/database/database.server";
import { action as othersAction } from "~/routes/admin/account/account.others";
import { action as loginAction } from "~/routes/standalone/login/route";
import { callRoute } from "../../../../../tests/support/call-route";
import { credentials, signInAsAdmin } from "../../../../../tests/support/sign-in";
import { readToast } from "../../../../../tests/support/toast";
import { action, loader } from "./route";

interface AccountData {
  sessionId: number;
  sessions: { id: number; device: string }[];
}

const newPassword = "another long passphrase";
const change = {
  intent: "password",
  currentPassword: credentials.password,
  newPassword,
  repeatedPassword: newPassword,
  idempotencyKey: randomUUID(),
};

let desk: { Cookie: string };
let phone: { Cookie: string };

const openAccount = (headers: { Cookie: string }) => callRoute(loader, "/admin/account", { headers });
const readAccount = async (headers: { Cookie: string }) => (await openAccount(headers)).body as AccountData;
const send = (form: Record<string, string>, headers = desk) =>
  callRoute(action, "/admin/account", { form, headers });
const signIn = (password: string) =>
  callRoute(loginAction, "/login", { form: { username: credentials.username, password } });

beforeEach(async () => {
  phone = await signInAsAdmin();
  desk = await signInAsAdmin();
});

describe("the signed-in devices", () => {
  it("can be signed out one by one", async () => {
    const { sessionId } = await readAccount(phone);
    expect(await readToast(await send({ intent: "session", session: String(sessionId) }))).toMatchObject({
      type: "success",
    });
    expect((await openAccount(phone)).status).toBe(302);
    expect((await openAccount(desk)).status).toBe(200);
  });

  it.each(["2147483648", "99999999999999999999", "-1", "1.5"])(
    "returns 400 for the invalid session id %s",
    async (session) => {
      expect((await send({ intent: "session", session })).status).toBe(400);
      expect((await openAccount(phone)).status).toBe(200);
    },
  );

  it("can all be signed out, except the current one", async () => {
    const other = await signInAsAdmin();
    await callRoute(othersAction, "/admin/account/others", { form: {}, headers: desk });
    expect((await openAccount(phone)).status).toBe(302);
    expect((await openAccount(other)).status).toBe(302);
    expect((await readAccount(desk)).sessions).toHaveLength(1);
  });
});

describe("changing the password", () => {
  it("accepts the new password, refuses the old one and ends other sessions", async () => {
    expect(await readToast(await send(change))).toMatchObject({ type: "success" });
    expect((await openAccount(phone)).status).toBe(302);
    expect((await openAccount(desk)).status).toBe(200);
    expect((await signIn(credentials.password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(302);
  });

  it("changes it once when the form is sent twice, and reports success both times", async () => {
    for (const response of [...(await Promise.all([send(change), send(change)])), await send(change)]) {
      expect(await readToast(response)).toMatchObject({ type: "success" });
      // The browser uses only the last response, so each response marks it as a known device.
      expect(response.headers.get("Set-Cookie")).toContain("device=");
    }
    expect((await openAccount(desk)).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(302);
  });

  it("refuses a wrong current password although the new password is the current one", async () => {
    await send(change);
    const swapped = { ...change, currentPassword: "yet another passphrase", idempotencyKey: randomUUID() };
    expect(await send(swapped)).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: "Wrong password. Please try again." } },
    });
  });

  it("succeeds for one of two simultaneous changes, and fails for the other", async () => {
    const passwords = ["from the desk, 14 gates", "from the phone, 9 rails"];
    const responses = await Promise.all(
      passwords.map((newPassword, index) =>
        send({ ...change, newPassword, repeatedPassword: newPassword }, index === 0 ? desk : phone),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([302, 400]);
    expect(responses.find(({ status }) => status === 400)?.body).toMatchObject({
      errors: { currentPassword: "Wrong password. Please try again." },
    });
    const [winner, loser] = statuses[0] === 302 ? passwords : [...passwords].reverse();
    expect((await signIn(winner ?? "")).status).toBe(302);
    expect((await signIn(loser ?? "")).status).toBe(401);
    expect((await openAccount(statuses[0] === 302 ? desk : phone)).status).toBe(200);
  });

  it("revokes the calendar link unless the admin keeps it", async () => {
    const isKept = async () => (await findCalendarCreationTime(db, 1)) !== null;
    await createCalendarAddress(db, 1, new URL("http://localhost:3000"));
    expect((await send({ ...change, currentPassword: "guessed", keepCalendar: "on" })).body).toMatchObject({
      typed: { keepCalendar: "on" },
    });
    expect((await readToast(await send({ ...change, keepCalendar: "on" })))?.message).not.toContain(
      "calendar",
    );
    expect(await isKept()).toBe(true);
    const secondChange = {
      ...change,
      currentPassword: newPassword,
      newPassword: `${newPassword}!`,
      repeatedPassword: `${newPassword}!`,
    };
    expect((await readToast(await send(secondChange)))?.message).toContain("calendar link no longer works");
    expect(await isKept()).toBe(false);
  });

  it.each([
    ["a wrong current password", { currentPassword: "guessed" }, "currentPassword"],
    ["a short new password", { newPassword: "elevenchars", repeatedPassword: "elevenchars" }, "newPassword"],
    [
      "a guessable password",
      { newPassword: "passwordpassword", repeatedPassword: "passwordpassword" },
      "newPassword",
    ],
    ["a different repetition", { repeatedPassword: `${newPassword}!` }, "repeatedPassword"],
    ["the current password again", { currentPassword: newPassword }, "newPassword"],
  ])("is refused for %s, and no password is returned", async (_, fields, field) => {
    const response = await send({ ...change, ...fields });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
    expect(JSON.stringify(response.body)).not.toMatch(/guessed|elevenchars|passwordpassword|passphrase/);
    expect((await openAccount(phone)).status).toBe(200);
    expect((await signIn(credentials.password)).status).toBe(302);
  });

  it("accepts a password of 256 characters, as does the sign-in", async () => {
    const longest = "Ein Geländer wird mit der Hand geprüft, ö. ".repeat(6).slice(0, 256);
    await send({ ...change, newPassword: longest, repeatedPassword: longest });
    expect((await signIn(longest)).status).toBe(302);
  });

  it("cannot be used to guess the current password", async () => {
    const guess = () => send({ ...change, currentPassword: "guessed" });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await send(change)).status).toBe(429);
  }, 20_000);
});
