import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { loader as adminLoader } from "../../app/routes/admin";
import {
  action as accountAction,
  loader as accountLoader,
} from "../../app/routes/admin/account/account/route";
import { action as renewAction } from "../../app/routes/admin/account/account.recovery-codes";
import { action as offAction } from "../../app/routes/admin/account/account.two-step-off";
import {
  action as setUpAction,
  loader as setUpLoader,
} from "../../app/routes/admin/account/account_.two-step/route";
import { action as apiLogin } from "../../app/routes/api/admin.login";
import { action as loginAction } from "../../app/routes/standalone/login/route";
import { action as codeAction, loader as codeLoader } from "../../app/routes/standalone/login_.code/route";
import { callRoute, type RouteResult } from "../support/call-route";
import { credentials, readCookies, replacePassword, signInAsAdmin } from "../support/sign-in";
import { readToast } from "../support/toast";

const { password } = credentials;
const setUpPage = "/admin/account/two-step";
let session: { Cookie: string };
let secret: string;
let recoveryCodes: string[];

/** Generates the app's code for this many 30-second steps from now. The setup code cannot be used again. */
const generateCode = (steps = 1) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

const toCookieHeader = (response: RouteResult) => ({ Cookie: readCookies(response) });
const readAccount = async () => (await callRoute(accountLoader, "/admin/account", { headers: session })).body;
const confirmSetup = (form: Record<string, string>) =>
  callRoute(setUpAction, setUpPage, { form, headers: session });

beforeEach(async () => {
  session = await signInAsAdmin();
  const redirect = await callRoute(accountAction, "/admin/account", {
    form: { intent: "twoStep" },
    headers: session,
  });
  expect(redirect.headers.get("Location")).toBe(setUpPage);
  const page = await callRoute(setUpLoader, setUpPage, { headers: session });
  ({ secret } = page.body as { secret: string });
  const response = await confirmSetup({ code: generateCode(0), password });
  recoveryCodes = (response.body as { codes: string[] }).codes;
});

async function sendPassword(): Promise<{ Cookie: string }> {
  const response = await callRoute(loginAction, "/login", {
    form: { ...credentials, from: "/admin/projects" },
  });
  expect(response.headers.get("Location")).toBe("/login/code?from=%2Fadmin%2Fprojects");
  expect(readCookies(response)).not.toContain("session=");
  return toCookieHeader(response);
}

const sendCode = (code: string, headers: { Cookie: string }) =>
  callRoute(codeAction, "/login/code", { form: { code, from: "/admin/projects" }, headers });

describe("two-step sign-in", () => {
  it("asks for the app's code, then opens a session", async () => {
    const headers = await sendPassword();
    expect((await callRoute(adminLoader, "/admin", { headers })).status).toBe(302);
    expect((await callRoute(codeLoader, "/login/code", { headers })).status).toBe(200);
    const response = await sendCode(generateCode(), headers);
    expect(response.headers.get("Location")).toBe("/admin/projects");
    expect((await callRoute(adminLoader, "/admin", { headers: toCookieHeader(response) })).status).toBe(200);
    expect(response.headers.getSetCookie().join()).toMatch(/sign-in-step=; Max-Age=0/);
  });

  it("accepts a recovery code once and shows how many are left", async () => {
    const [code = ""] = recoveryCodes;
    const response = await sendCode(code, await sendPassword());
    expect((await readToast(response))?.message).toContain("9 recovery codes are left.");
    expect((await sendCode(code, await sendPassword())).status).toBe(401);
  });

  it("asks for the password again after ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 10.5 * 60_000 });
    const headers = await sendPassword();
    vi.useRealTimers();
    const response = await sendCode(generateCode(), headers);
    expect(response.headers.get("Location")).toMatch(/^\/login\?/);
    expect(readCookies(response)).not.toContain("session=");
  });

  it("resets the count of wrong codes after a right one", async () => {
    const headers = await sendPassword();
    for (const code of recoveryCodes.slice(0, 2)) {
      const refusal = { status: 401, body: { toast: { title: "Login Failed" } } };
      for (let n = 0; n < 4; n++) expect(await sendCode("guessed", headers)).toMatchObject(refusal);
      expect((await sendCode(code, headers)).status).toBe(302);
    }
  });

  it("asks for the password before the code, and again after the password was changed", async () => {
    const withoutFirstStep = await sendCode(generateCode(), { Cookie: "" });
    expect(withoutFirstStep.headers.get("Location")).toBe("/login?from=%2Fadmin%2Fprojects");
    expect(readCookies(withoutFirstStep)).not.toContain("session=");
    const headers = await sendPassword();
    await replacePassword("Muthu welds 14 gates a week");
    expect((await sendCode(generateCode(), headers)).headers.get("Location")).toMatch(/^\/login\?/);
  });

  it("works after the password was changed while the clock was ahead", async () => {
    const future = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await db.updateTable("admins").set({ updated_at: future }).execute();
    expect((await sendCode(generateCode(), await sendPassword())).headers.get("Location")).toBe(
      "/admin/projects",
    );
  });

  it("works in the JSON API, which reports the missing code", async () => {
    const call = (json: object) => callRoute(apiLogin, "/api/admin/login", { json });
    const refusal = await call(credentials);
    const message = expect.stringContaining('in the field "code"');
    expect(refusal).toMatchObject({ status: 401, body: { success: false, message } });
    expect(refusal.body).not.toHaveProperty("token");
    expect((await call({ ...credentials, code: "000000" })).status).toBe(401);
    expect(await call({ ...credentials, code: generateCode() })).toMatchObject({
      status: 200,
      body: { success: true, token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await call({ ...credentials, code: generateCode() })).status).toBe(401);
    expect((await call({ ...credentials, code: recoveryCodes[3] })).status).toBe(200);
    expect((await call({ ...credentials, password: "guessed", code: generateCode(2) })).status).toBe(401);
  });
});

describe("the two-step settings", () => {
  const turnOff = (input: string) =>
    callRoute(offAction, "/admin/account/two-step-off", { form: { password: input }, headers: session });

  it("require a code and the password to turn it on", async () => {
    await turnOff(password);
    await callRoute(accountAction, "/admin/account", { form: { intent: "twoStep" }, headers: session });
    const page = await callRoute(setUpLoader, setUpPage, { headers: session });
    ({ secret } = page.body as { secret: string });
    expect(await confirmSetup({ code: generateCode(0), password: "guessed" })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    });
    expect(await confirmSetup({ code: "000000", password })).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) } },
    });
    expect(await readAccount()).toMatchObject({ twoStep: { isOn: false } });
    expect((await confirmSetup({ code: generateCode(0), password })).status).toBe(200);
    expect(await readAccount()).toMatchObject({ twoStep: { isOn: true, recoveryCodesLeft: 10 } });
  });

  it("hide the secret when it is on", async () => {
    expect((await callRoute(setUpLoader, setUpPage, { headers: session })).body).toBeNull();
    await callRoute(offAction, "/admin/account/two-step-off", { form: { password }, headers: session });
    const response = await callRoute(setUpLoader, setUpPage, { headers: session });
    expect(response.headers.get("Location")).toBe("/admin/account");
  });

  it("require the password to turn it off", async () => {
    expect((await turnOff("guessed")).status).toBe(400);
    expect(await readAccount()).toMatchObject({ twoStep: { isOn: true } });
    expect((await turnOff(password)).status).toBe(302);
    expect(await readAccount()).toMatchObject({ twoStep: { isOn: false, recoveryCodesLeft: 0 } });
    expect(readCookies(await callRoute(loginAction, "/login", { form: credentials }))).toContain("session=");
  });

  it("return new recovery codes for the password and invalidate the old ones", async () => {
    const renew = (input: string) =>
      callRoute(renewAction, "/admin/account/recovery-codes", {
        form: { password: input },
        headers: session,
      });
    expect((await renew("guessed")).status).toBe(400);
    const { codes } = (await renew(password)).body as { codes: string[] };
    expect((await sendCode(recoveryCodes[0] ?? "", await sendPassword())).status).toBe(401);
    expect((await sendCode(codes[0] ?? "", await sendPassword())).status).toBe(302);
  });
});
