import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { ensureAdmin } from "~/features/accounts/first-admin.server";
import { createRecoveryCodes } from "~/features/accounts/two-step.server";
import { db } from "~/platform/database/database.server";
import { action as accountAction } from "../../app/routes/admin/account/account/route";
import { action as apiLogin } from "../../app/routes/api/admin.login";
import { action, headers as loginHeaders } from "../../app/routes/standalone/login/route";
import { action as codeAction, headers as codeHeaders } from "../../app/routes/standalone/login_.code/route";
import { callRoute, type RouteResult } from "../support/call-route";
import { credentials, readCookies } from "../support/sign-in";

const guess = { ...credentials, password: "guessed" };

const setAddress = (address: string, headers: Record<string, string> = {}) => ({
  "X-Client-Address": address,
  ...headers,
});
const signInWith = (form: Record<string, string>, headers: HeadersInit) =>
  callRoute(action, "/login", { form, headers });

/** Tries a wrong password `count` times, from one address or from a different network each time. */
async function guessPasswords(
  count: number,
  address: (n: number) => string,
  headers: Record<string, string> = {},
) {
  for (let n = 0; n < count; n++) {
    expect((await signInWith(guess, setAddress(address(n), headers))).status).toBe(401);
  }
}

/** Returns the cookie that identifies a known device. */
function findDeviceCookie(response: RouteResult): { Cookie: string } {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith("known-device="));
  return { Cookie: line?.split(";")[0] ?? "" };
}

const signIn = async () => await signInWith(credentials, setAddress("192.0.2.1"));

beforeEach(async () => {
  await ensureAdmin(db, credentials);
});

describe("ten wrong passwords from one network", () => {
  it("block the right password too and show the Indian time to try again", async () => {
    await guessPasswords(10, (n) => `203.0.113.${n}`);
    const before = Date.now();
    const response = await signInWith(credentials, setAddress("203.0.113.99"));
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    const { toast, errors } = response.body as {
      toast: { title: string; message: string };
      errors: { password: string };
    };
    const error = errors.password;
    expect(toast.title).toBe("Login Failed");
    expect(toast.message).toBe(error);
    expect(error).toMatch(
      /^Too many sign-in attempts\. Please try again at \d+:\d\d\s[AP]M IST, in 15 minutes\.$/,
    );
    // The shown time is the first full minute after the wait.
    const shownTime = /at (\d+:\d\d)\s([AP]M) IST/.exec(error);
    const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });
    const ends = [before, Date.now()].map((now) => clock.format(now + seconds * 1000 + 59_999));
    expect(ends.map((end) => end.replace(/\s/, " "))).toContain(`${shownTime?.[1]} ${shownTime?.[2]}`);
  });

  it.each([loginHeaders, codeHeaders])("set Retry-After on both pages", async (getHeaders) => {
    await guessPasswords(10, (n) => `203.0.113.${n}`);
    const { headers: actionHeaders } = await signInWith(credentials, setAddress("203.0.113.99"));
    const none = new Headers();
    const page = { actionHeaders, loaderHeaders: none, parentHeaders: none, errorHeaders: undefined };
    expect(Number(new Headers(getHeaders(page)).get("Retry-After"))).toBeGreaterThan(14 * 60);
  });

  it("are counted together in an IPv6 /48", async () => {
    await guessPasswords(10, (n) => `2001:db8:7:${n}::1`);
    expect((await signInWith(credentials, setAddress("2001:db8:7:ffff::1"))).status).toBe(429);
    expect((await signInWith(credentials, setAddress("2001:db8:8::1"))).status).toBe(302);
  });
});

describe("a hundred wrong passwords from many networks", () => {
  const writeAddress = (n: number) => `10.${n}.0.1`;

  it("block unknown devices, but not a device that has signed in before", async () => {
    const device = findDeviceCookie(await signIn());
    await guessPasswords(100, writeAddress);
    expect((await signInWith(credentials, setAddress("192.0.2.1"))).status).toBe(429);
    expect((await signInWith({ ...credentials, username: "OWNER" }, setAddress("192.0.2.1"))).status).toBe(
      429,
    );
    expect((await signInWith(credentials, setAddress("192.0.2.1", device))).status).toBe(302);
    expect((await signInWith(credentials, setAddress("192.0.2.1"))).status).toBe(429);
    // Another username is not affected.
    expect(
      (await signInWith({ ...guess, username: "unknown" }, setAddress("192.0.2.1", device))).status,
    ).toBe(401);
  });
});

describe("a known device", () => {
  it("is recognized by a signed, long-lived HttpOnly cookie", async () => {
    const response = await signIn();
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith("known-device="));
    expect(line).toMatch(/Max-Age=34560000/);
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    await guessPasswords(10, () => "192.0.2.1");
    const forged = {
      Cookie: `known-device=${btoa(JSON.stringify({ id: "x", adminId: 1, at: Date.now() }))}`,
    };
    expect((await signInWith(credentials, setAddress("192.0.2.1", forged))).status).toBe(429);
    expect((await signInWith(credentials, setAddress("192.0.2.1", findDeviceCookie(response)))).status).toBe(
      302,
    );
  });

  it("has ten attempts that do not count for other devices", async () => {
    const device = findDeviceCookie(await signIn());
    await guessPasswords(10, () => "192.0.2.1", device);
    expect((await signInWith(credentials, setAddress("192.0.2.1", device))).status).toBe(429);
    expect((await signInWith(credentials, setAddress("192.0.2.1"))).status).toBe(302);
  });

  it("is forgotten after a password change on another device", async () => {
    const elsewhere = findDeviceCookie(await signIn());
    const here = await signIn();
    const newPassword = "another long passphrase";
    const changed = await callRoute(accountAction, "/admin/account", {
      form: {
        intent: "password",
        currentPassword: credentials.password,
        newPassword,
        repeatedPassword: newPassword,
      },
      headers: { Cookie: readCookies(here) },
    });
    expect(changed.status).toBe(302);
    await guessPasswords(10, () => "192.0.2.1");
    const renewed = { ...credentials, password: newPassword };
    expect((await signInWith(renewed, setAddress("192.0.2.1", elsewhere))).status).toBe(429);
    expect((await signInWith(renewed, setAddress("192.0.2.1", findDeviceCookie(here)))).status).toBe(429);
    expect((await signInWith(renewed, setAddress("192.0.2.1", findDeviceCookie(changed)))).status).toBe(302);
  });
});

describe("codes of two-step sign-in", () => {
  let secret: string;
  const generateCode = () => new TOTP({ secret }).generate();

  beforeEach(async () => {
    secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    await db.updateTable("admins").set({ totp_secret: secret }).execute();
  });

  const sendPassword = async (headers: Record<string, string> = {}) => {
    const response = await signInWith(credentials, setAddress("192.0.2.1", headers));
    return [readCookies(response), headers.Cookie].filter(Boolean).join("; ");
  };
  const sendCode = (code: string, Cookie: string) =>
    callRoute(codeAction, "/login/code", { form: { code }, headers: { Cookie } });

  it("are counted separately from passwords, as are recovery codes", async () => {
    const [recoveryCode = ""] = await createRecoveryCodes(db, 1);
    const Cookie = await sendPassword();
    for (let n = 0; n < 5; n++) expect((await sendCode("000000", Cookie)).status).toBe(401);
    const limited = await sendCode(generateCode(), Cookie);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(600);
    expect(limited.body).toMatchObject({
      errors: {
        code: expect.stringMatching(/^Too many wrong codes\. Please try again at .* IST, in 15 minutes\.$/),
      },
    });
    // The right password is accepted any number of times.
    for (let n = 0; n < 12; n++) expect(await sendPassword()).toContain("sign-in-step");
    expect((await sendCode(recoveryCode, Cookie)).status).toBe(302);
  });

  it("of a known device are counted separately", async () => {
    const [recoveryCode = ""] = await createRecoveryCodes(db, 1);
    const signedIn = await sendCode(recoveryCode, await sendPassword());
    const device = findDeviceCookie(signedIn);
    const strangerCookie = await sendPassword();
    for (let n = 0; n < 5; n++) await sendCode("000000", strangerCookie);
    expect((await sendCode(generateCode(), strangerCookie)).status).toBe(429);
    expect((await sendCode(generateCode(), await sendPassword(device))).status).toBe(302);
  });
});

describe("signing in through the JSON API", () => {
  const call = (json: object, headers: HeadersInit) =>
    callRoute(apiLogin, "/api/admin/login", { json, headers });

  it("has the same limits and messages, but no known devices", async () => {
    const device = findDeviceCookie(await signIn());
    await guessPasswords(5, () => "203.0.113.1");
    for (let n = 0; n < 5; n++) expect((await call(guess, setAddress("203.0.113.2"))).status).toBe(401);
    const limited = await call(credentials, setAddress("203.0.113.3", device));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
    const sentence = /Too many sign-in attempts\. Please try again at .* IST, in 15 minutes/;
    expect(limited.body).toMatchObject({ message: expect.stringMatching(sentence) });
    expect((await call(credentials, setAddress("198.51.100.1"))).status).toBe(200);
  });
});
