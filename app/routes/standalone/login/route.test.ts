import { beforeEach, describe, expect, it } from "vitest";
import { ensureAdmin } from "~/features/accounts/first-admin.server";
import { findSessionByBearer } from "~/features/accounts/session-cookie.server";
import { db } from "~/platform/database/database.server";
import { loader as adminLoader } from "~/routes/admin";
import { action as logoutAction, loader as logoutLoader } from "~/routes/standalone/logout";
import { callRoute } from "../../../../tests/support/call-route";
import { credentials, readCookies, signInAsAdmin } from "../../../../tests/support/sign-in";
import { readToast } from "../../../../tests/support/toast";
import { action, loader } from "./route";

const signIn = (form: Record<string, string>, headers?: HeadersInit) =>
  callRoute(action, "/login", { form, headers });
const guess = { ...credentials, password: "guessed" };

beforeEach(async () => {
  await ensureAdmin(db, credentials);
});

describe("signing in", () => {
  it("opens a session, stores it in a secure cookie and shows a welcome message", async () => {
    const response = await signIn(credentials);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/admin");
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const headers = { Cookie: readCookies(response) };
    expect(await readToast(response)).toEqual({
      type: "success",
      title: "Login Successful!",
      message: "Welcome back to the admin dashboard.",
    });
    expect((await callRoute(adminLoader, "/admin", { headers })).status).toBe(200);
  });

  it("returns to the interrupted admin screen", async () => {
    const redirect = await callRoute(adminLoader, "/admin/projects/3/edit?page=2");
    const login = redirect.headers.get("Location") ?? "";
    expect(redirect.status).toBe(302);
    expect(login).toBe("/login?from=%2Fadmin%2Fprojects%2F3%2Fedit%3Fpage%3D2");
    const { body } = await callRoute(loader, login);
    expect(body).toMatchObject({ from: "/admin/projects/3/edit?page=2" });
    const response = await signIn({ ...credentials, from: "/admin/projects/3/edit?page=2" });
    expect(response.headers.get("Location")).toBe("/admin/projects/3/edit?page=2");
  });

  it("never redirects to another site", async () => {
    const from = "https://evil.example/admin";
    expect((await signIn({ ...credentials, from })).headers.get("Location")).toBe("/admin");
  });

  it("explains that it needs cookies when the browser did not store the session's", async () => {
    const headers = { Referer: "http://localhost:3000/login?from=%2Fadmin" };
    const redirect = await callRoute(adminLoader, "/admin", { headers });
    const login = redirect.headers.get("Location") ?? "";
    expect(await callRoute(loader, login)).toMatchObject({ body: { areCookiesBlocked: true } });
    expect(await callRoute(loader, "/login")).toMatchObject({ body: { areCookiesBlocked: false } });
  });

  it("is skipped for a signed-in admin", async () => {
    const headers = await signInAsAdmin();
    const response = await callRoute(loader, "/login?from=%2Fadmin%2Fprojects", { headers });
    expect(response.headers.get("Location")).toBe("/admin/projects");
  });
});

describe("a refused sign-in", () => {
  it.each([
    ["a wrong password", guess, 401],
    ["an unknown username", { ...credentials, username: "unknown" }, 401],
    ["no password", { username: "owner" }, 400],
  ])("for %s returns the username, never the password, and opens no session", async (_, form, status) => {
    const response = await signIn(form);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      typed: { username: form.username },
      toast: {
        type: "error",
        title: "Login Failed",
        message: "Invalid username or password. Please try again.",
      },
    });
    expect(JSON.stringify(response.body)).not.toContain("guessed");
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  it("returns 400 for a body that is not a form", async () => {
    const headers = { "Content-Type": "application/json" };
    expect((await signIn(credentials, headers)).status).toBe(400);
  });

  it("returns 429 after thirty wrong passwords from one address, for any username", async () => {
    const headers = { "X-Client-Address": "203.0.113.7" };
    for (let n = 0; n < 30; n++) await signIn({ ...guess, username: `name ${n}` }, headers);
    expect((await signIn(credentials, headers)).status).toBe(429);
    expect((await signIn(credentials, { "X-Client-Address": "203.0.113.8" })).status).toBe(302);
  }, 20_000);

  it("is no longer counted after a successful sign-in", async () => {
    for (let n = 0; n < 9; n++) await signIn(guess);
    expect((await signIn(credentials)).status).toBe(302);
    for (let n = 0; n < 9; n++) expect((await signIn(guess)).status).toBe(401);
  });
});

describe("signing out", () => {
  it("ends the session of cookie and token and removes every cookie", async () => {
    const headers = await signInAsAdmin();
    const { body } = await callRoute(adminLoader, "/admin", { headers });
    const { token } = body as { token: string };
    const findSession = () =>
      findSessionByBearer(
        new Request("http://localhost/api", { headers: { Authorization: `Bearer ${token}` } }),
      );
    expect((await findSession())?.admin.username).toBe("owner");

    const browser = { Cookie: `${headers.Cookie}; sidebar=collapsed; token-mirrored=1` };
    const response = await callRoute(logoutAction, "/logout", { form: { sure: "yes" }, headers: browser });
    expect(response.headers.get("Location")).toBe("/login");
    for (const name of ["session", "known-device", "sidebar", "token-mirrored"]) {
      expect(response.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(`^${name}=; Max-Age=0; Path=/`),
      );
    }
    expect(await readToast(response)).toEqual({ type: "success", message: "Logged out!" });
    expect(await findSession()).toBeNull();
    expect((await callRoute(adminLoader, "/admin", { headers })).status).toBe(302);
  });

  it("removes the site's cookies and at most 50 in all", async () => {
    const headers = await signInAsAdmin();
    const others = Array.from({ length: 400 }, (_, index) => `other${index}=1`).join("; ");
    const browser = { Cookie: `${others}; ${headers.Cookie}` };
    const form = { intent: "notice" };
    const response = await callRoute(logoutAction, "/logout", { form, headers: browser });
    const deletedNames = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(deletedNames).toHaveLength(50);
    expect(deletedNames).toContain("session");
  });

  it("stays on the page to show the notice with JavaScript", async () => {
    const response = await callRoute(logoutAction, "/logout", {
      form: { intent: "notice" },
      headers: await signInAsAdmin(),
    });
    expect(response).toMatchObject({ status: 200, body: { isSignedOut: true } });
  });

  it("redirects to sign-in and back when the token was removed from the browser", async () => {
    const form = { intent: "removed", from: "/admin/projects" };
    const headers = await signInAsAdmin();
    const response = await callRoute(logoutAction, "/logout", { form, headers });
    expect(response.headers.get("Location")).toBe("/login?from=%2Fadmin%2Fprojects");
    expect(response.headers.get("X-Remix-Replace")).toBe("true");
    expect((await callRoute(adminLoader, "/admin", { headers })).status).toBe(302);
  });

  it("asks for confirmation only when signed in", async () => {
    expect((await callRoute(logoutLoader, "/logout")).headers.get("Location")).toBe("/login");
  });
});
