import type { ActionFunctionArgs } from "@remix-run/node";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "~/features/accounts/credentials.server";
import { renewSessionCookie } from "~/features/accounts/session-cookie.server";
import { createSession } from "~/features/accounts/sessions.server";
import { siteAvailability } from "~/platform/database/availability.server";
import { db } from "~/platform/database/database.server";
import { markReady } from "~/platform/database/readiness.server";
import * as root from "~/root";
import { callRoute } from "../support/call-route";
import { storeEnquiries } from "../support/enquiries";
import { nastyBody, worstBodies } from "../support/nasty-bodies";
import { nastyHeader, nastyParam, nastyQuery, runs, worstQueries } from "../support/nasty-texts";
import { loadRoute, siteRoutes } from "../support/routes";

type Handler = (args: ActionFunctionArgs) => unknown;

const modules = await Promise.all(
  siteRoutes.map(async (route) => ({ ...route, ...(await loadRoute(route)) })),
);
const handlers = [
  { path: "/", ...root } as { path: string; loader: Handler; action?: Handler },
  ...modules,
].flatMap(({ path, loader, action }) => [
  ...(loader ? [{ path, kind: "loader" as const, handler: loader }] : []),
  ...(action ? [{ path, kind: "action" as const, handler: action }] : []),
]);

const paramPattern = /:(\w+)\??|\*/g;
const listParams = (path: string) => [...path.matchAll(paramPattern)].map(([, param]) => param ?? "*");

/** Fills the parameters of an address such as `/admin/:list/:id/edit`. */
function writeUrl(path: string, params: Record<string, string>, search: string): string {
  return path.replace(paramPattern, (_, param) => encode(params[param ?? "*"] ?? "")) + search;
}

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?"));

const emptyBody = { body: null, type: null };

const findMethod = (path: string) =>
  path.includes("/update/") ? "PUT" : /^\/api\/.*(delete|projects)\/:id/.test(path) ? "DELETE" : "POST";

const methods = {
  loader: fc.constantFrom<string>("GET", "GET", "HEAD"),
  action: (path: string) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(findMethod(path)) },
      fc.constantFrom<string>("POST", "PUT", "DELETE", "PATCH"),
    ),
};

const clientHeaders = fc.record(
  {
    Referer: nastyHeader,
    "User-Agent": nastyHeader,
    "If-None-Match": nastyHeader,
    Range: nastyHeader,
    "X-Client-Address": fc.oneof({ weight: 8, arbitrary: fc.ipV4() }, fc.ipV6(), nastyHeader),
    Origin: fc.constantFrom(...Array(9).fill("http://localhost:3000"), "null", "https://evil.example", "%"),
    Authorization: fc.oneof(
      nastyHeader.map((text) => `Bearer ${text}`),
      fc.constantFrom(
        "",
        "Bearer",
        "Basic AAAA",
        `Backup 0${Date.now()}.${"0".repeat(64)}`,
        `Backup ${"9".repeat(99)}`,
      ),
    ),
    "Sec-Fetch-Site": fc.constantFrom(...Array(9).fill("same-origin"), "none", "cross-site"),
  },
  { requiredKeys: ["X-Client-Address"] },
);

const cookies = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...["session", "toast", "sidebar", "pending-form", "known-device", "sign-in-step", "token-mirrored"],
      "a b",
    ),
    nastyHeader.map((text) => text.replaceAll(";", "")),
  ),
  { maxLength: 3 },
);

const schemaLibraryWords =
  /Invalid (input|option|string|key|date)|expected (string|number|array|object|record)|Unrecognized key/;

const unhandled: unknown[] = [];
const recordRejection = (reason: unknown) => void unhandled.push(reason);

let passwordHash: string;
let browser: { cookie: string; token: string };

beforeAll(async () => {
  process.on("unhandledRejection", recordRejection);
  siteAvailability.markMigrated();
  markReady();
  passwordHash = await hashPassword("a long enough passphrase");
});

beforeEach(async () => {
  await db.insertInto("admins").values({ username: "owner", password_hash: passwordHash }).execute();
  await db.insertInto("projects").values({ title: "Gate" }).execute();
  await db
    .insertInto("gallery_items")
    .values([{ title: "Rail" }, { title: "Old", deleted_at: new Date() }])
    .execute();
  await storeEnquiries({ name: "Meena" }, { name: "Pills", status: "quarantine" });
  await db
    .insertInto("images")
    .values({ sha256: "0".repeat(64), width: 4, height: 3, storage_key: "00.jpg" })
    .execute();
  const { token } = await createSession(db, 1);
  browser = { token, cookie: (await renewSessionCookie(token)).split(";")[0] ?? "" };
});

afterAll(() => {
  process.off("unhandledRejection", recordRejection);
});

it("finds every route", () => {
  expect(handlers.length).toBeGreaterThan(80);
});

describe.each(handlers)("the $kind of $path", ({ path, kind, handler }) => {
  it("never returns a server error", async () => {
    const params = fc.record(Object.fromEntries(listParams(path).map((param) => [param, nastyParam])));
    const inputs = fc.record({
      method: kind === "loader" ? methods.loader : methods.action(path),
      params,
      search: nastyQuery,
      body: nastyBody,
      headers: clientHeaders,
      cookies,
      isSignedIn: fc.boolean(),
    });
    const property = fc.asyncProperty(inputs, async ({ method, body: { body, type }, ...input }) => {
      const headers = new Headers(input.headers as Record<string, string>);
      const pairs = input.cookies.map(([name, value]) => `${name}=${value}`);
      headers.set("Cookie", [...(input.isSignedIn ? [browser.cookie] : []), ...pairs].join("; "));
      if (input.isSignedIn && path.startsWith("/api/"))
        headers.set("Authorization", `Bearer ${browser.token}`);
      const sendsBody = kind === "action";
      if (sendsBody && type !== null) headers.set("Content-Type", type);
      const url = new URL(writeUrl(path, input.params, input.search), "http://localhost:3000");
      const request = new Request(url, { method, headers, ...(sendsBody && body !== null && { body }) });
      let text = "";
      const handle: Handler = async (args) => {
        const result = await handler({ ...args, request });
        if (result instanceof Response && result.status === 400) text = await result.clone().text();
        return result;
      };
      const response = await callRoute(handle, url.href, { params: input.params });
      expect(response.status).toBeLessThan(500);
      // Error messages are the site's own, not those of the schema library.
      expect(`${text}${JSON.stringify(response.body)}`).not.toMatch(schemaLibraryWords);
    });
    const defaults = {
      params: Object.fromEntries(listParams(path).map((param) => [param, "1"])),
      search: "",
      body: emptyBody,
      headers: { "X-Client-Address": "203.0.113.7" },
      cookies: [],
      isSignedIn: true,
    };
    const examples =
      kind === "loader"
        ? worstQueries.map((query) => ({ ...defaults, method: "GET", search: query }))
        : worstBodies.map((body) => ({ ...defaults, method: findMethod(path), body }));
    await fc.assert(property, {
      seed: runs.seed,
      numRuns: runs.numRuns + examples.length,
      examples: examples.map((example) => [example]),
    });
    expect(unhandled).toEqual([]);
  });
});
