import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { loader as adminLoader } from "../../app/routes/admin";
import { action as newEnquiryAction } from "../../app/routes/admin/enquiries/new/route";
import { action } from "../../app/routes/standalone/login_.in-place";
import { callRoute } from "../support/call-route";
import { credentials, readCookies, signInAsAdmin } from "../support/sign-in";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

beforeEach(async () => {
  await signInAsAdmin();
});

const signIn = (form: Record<string, string>, headers?: HeadersInit) =>
  callRoute(action, "/login/in-place", { form: { intent: "password", ...form }, headers });

describe("signing in within a screen", () => {
  it("opens a session and reports it", async () => {
    const response = await signIn(credentials);
    expect(response).toMatchObject({ status: 200, body: { typed: { intent: "signed-in" } } });
    expect(response.headers.get("Location")).toBeNull();
    const headers = { Cookie: readCookies(response) };
    expect((await callRoute(adminLoader, "/admin", { headers })).status).toBe(200);
  });

  it("refuses a wrong password with a message and opens no session", async () => {
    const response = await signIn({ ...credentials, password: "guessed" });
    expect(response).toMatchObject({
      status: 401,
      body: { typed: { intent: "password" }, errors: { password: "Check your username and password." } },
    });
    expect(readCookies(response)).not.toContain("session=");
  });

  it("shares the attempt limit of the sign-in screen", async () => {
    for (let n = 0; n < 10; n++) await signIn({ ...credentials, password: "guessed" });
    const response = await signIn(credentials);
    expect(response).toMatchObject({
      status: 429,
      body: { errors: { password: expect.stringContaining("Too many") } },
    });
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("asks for the code if two-step sign-in is on, then opens a session", async () => {
    await db.updateTable("admins").set({ totp_secret: secret }).execute();
    const first = await signIn(credentials);
    expect(first).toMatchObject({ status: 200, body: { errors: {}, typed: { intent: "code" } } });
    expect(readCookies(first)).not.toContain("session=");
    const headers = { Cookie: readCookies(first) };
    const sendCode = (code: string, cookies = headers) => signIn({ intent: "code", code }, cookies);
    const code = new TOTP({ secret }).generate();
    expect(await sendCode("000000")).toMatchObject({ status: 401, body: { typed: { intent: "code" } } });
    const second = await sendCode(code);
    expect(second).toMatchObject({ status: 200, body: { typed: { intent: "signed-in" } } });
    expect(readCookies(second)).toContain("session=");
    const third = await sendCode(code, { Cookie: "" });
    expect(third).toMatchObject({ status: 200, body: { typed: { intent: "password" } } });
  });
});

it("returns 401 for a script's form after the session expired, and does not store it", async () => {
  const session = await signInAsAdmin();
  await db.updateTable("sessions").set({ expires_at: new Date() }).execute();
  const response = await callRoute(newEnquiryAction, "/admin/enquiries/new", {
    form: { name: "Kamala" },
    headers: { ...session, "Sec-Fetch-Dest": "empty" },
  });
  expect(response.status).toBe(401);
  expect(readCookies(response)).toBe("");
  expect(await db.selectFrom("pending_forms").select("id").execute()).toEqual([]);
});
