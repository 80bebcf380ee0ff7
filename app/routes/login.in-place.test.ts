import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { SIGN_IN_HEADER } from "~/accounts/sign-in-gate";
import { db } from "~/database/database.server";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { credentials, readCookies, signInAsAdmin } from "../../tests/support/sign-in";
import { loader as adminLoader } from "./admin";
import { action as newEnquiryAction } from "./admin.enquiries.new/route";
import { action } from "./login_.in-place";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdmin();
});

async function signIn(form: Record<string, string>, headers?: HeadersInit, query = "") {
  let body: unknown;
  const answer = await askRoute(
    async (args) => {
      const response = await action(args);
      body = await response.clone().json();
      return response;
    },
    `/login/in-place${query}`,
    { form, headers },
  );
  return { ...answer, body };
}

describe("signing in over a screen", () => {
  it("opens a session, and says that it is done", async () => {
    const answer = await signIn(credentials);
    expect(answer).toMatchObject({ status: 200, body: { next: "done" } });
    expect(answer.headers.get("Location")).toBeNull();
    const headers = { Cookie: readCookies(answer) };
    expect((await askRoute(adminLoader, "/admin", { headers })).status).toBe(200);
  });

  it("refuses a wrong password in words, and opens none", async () => {
    const answer = await signIn({ ...credentials, password: "guessed" });
    expect(answer).toMatchObject({ status: 401, body: { error: "Check user name and password." } });
    expect(readCookies(answer)).not.toContain("session=");
  });

  it("takes no more attempts than the sign-in screen does", async () => {
    for (let n = 0; n < 10; n++) await signIn({ ...credentials, password: "guessed" });
    const answer = await signIn(credentials);
    expect(answer).toMatchObject({ status: 429, body: { error: expect.stringContaining("too many") } });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("is refused to other sites", async () => {
    expect((await signIn(credentials, { Origin: "https://evil.example" })).status).toBe(403);
  });

  it("asks for the code where the account has a second step, and then opens a session", async () => {
    await db.updateTable("admins").set({ totp_secret: secret }).execute();
    const first = await signIn(credentials);
    expect(first.body).toEqual({ next: "code" });
    expect(readCookies(first)).not.toContain("session=");
    const headers = { Cookie: readCookies(first) };
    const code = new TOTP({ secret }).generate();
    expect((await signIn({ code: "000000" }, headers, "?code=yes")).status).toBe(401);
    const second = await signIn({ code }, headers, "?code=yes");
    expect(second.body).toEqual({ next: "done" });
    expect(readCookies(second)).toContain("session=");
    expect((await signIn({ code }, { Cookie: "" }, "?code=yes")).body).toEqual({ next: "password" });
  });
});

it("a form of a screen that stays is told to sign in, and not saved to be shown a second time", async () => {
  const expired = await signInAsAdmin();
  await db.updateTable("sessions").set({ expires_at: new Date() }).execute();
  const headers = { ...expired, [SIGN_IN_HEADER]: "in place" };
  const answer = await askRoute(newEnquiryAction, "/admin/enquiries/new", {
    form: { name: "Kamala" },
    headers,
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get(SIGN_IN_HEADER)).toBe("needed");
  expect(readCookies(answer)).toBe("");
  expect(await db.selectFrom("pending_forms").select("id").execute()).toEqual([]);
});
