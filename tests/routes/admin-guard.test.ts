import { describe, expect, it } from "vitest";
import { callRoute } from "../support/call-route";
import { loadRoute, siteRoutes } from "../support/routes";
import { signInAsAdmin } from "../support/sign-in";

const adminRoutes = siteRoutes.filter(({ path }) => /^\/admin(?:\/|$)/.test(path));
const modules = new Map(
  await Promise.all(adminRoutes.map(async (route) => [route.file, await loadRoute(route)] as const)),
);
const names = [...modules.keys()];
const loaders = names.filter(
  (name) => modules.get(name)?.loader && name !== "routes/admin/overview/sidebar.ts",
);
const actions = names.filter((name) => modules.get(name)?.action);

/** Downloads, and uploads whose script reads the response itself. */
const routesWithoutClientAction = [
  "routes/admin/enquiries/$id.reply.ts",
  "routes/admin/website/pictures.ts",
  "routes/files/admin.account.recovery-codes_.file.ts",
  "routes/files/admin.backup.ts",
  "routes/files/admin.export.ts",
];

function getHandler(name: string, kind: "loader" | "action") {
  const handler = modules.get(name)?.[kind];
  if (!handler) throw new Error(`${name} has no ${kind}`);
  return handler;
}

it("finds the routes to test", () => {
  expect(loaders.length).toBeGreaterThanOrEqual(45);
  expect(actions.length).toBeGreaterThanOrEqual(35);
});

it("handles an expired session or a lost connection in the browser for every form", () => {
  expect(actions.filter((name) => !modules.get(name)?.clientAction).sort()).toEqual(
    routesWithoutClientAction,
  );
});

describe.each(loaders)("the loader of %s", (name) => {
  it("redirects to the sign-in page without a session", async () => {
    const response = await callRoute(getHandler(name, "loader"), "/admin/screen?page=1", {
      params: { id: "1" },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/login?from=%2Fadmin%2Fscreen%3Fpage%3D1");
  });
});

describe.each(actions)("the action of %s", (name) => {
  it("redirects to the sign-in page without a session, and does not read the form", async () => {
    const form = new FormData();
    form.set("image", new File(["x"], "x.jpg"));
    const response = await callRoute(getHandler(name, "action"), "/admin/screen", {
      params: { id: "1" },
      form,
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/^\/login/);
  });

  it("returns 401 to a script without a session", async () => {
    const headers = { "Sec-Fetch-Dest": "empty" };
    const response = await callRoute(getHandler(name, "action"), "/admin/screen", {
      params: { id: "1" },
      form: {},
      headers,
    });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("refuses requests from another site that have the admin's cookie", async () => {
    const headers = { ...(await signInAsAdmin()), Origin: "https://evil.example" };
    const response = await callRoute(getHandler(name, "action"), "/admin/screen", {
      params: { id: "1" },
      form: {},
      headers,
    });
    expect(response.status).toBe(403);
  });
});
