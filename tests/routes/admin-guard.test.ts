import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { callRoute } from "../support/call-route";
import { signInAsAdmin } from "../support/sign-in";

type Handler = (args: ActionFunctionArgs) => unknown;

// No type argument: with one, Vitest overlooks the glob and caches its matches.
const modules: Record<string, { loader?: Handler; action?: Handler; clientAction?: unknown }> =
  import.meta.glob(
    ["./admin*.ts", "./admin*.tsx", "./admin*/route.ts", "./admin*/route.tsx", "!./*.test.ts"],
    {
      eager: true,
    },
  );
const names = Object.keys(modules);
const loaders = names.filter(
  (name) => modules[name]?.loader && name !== "../../app/routes/admin/overview/sidebar.ts",
);
const actions = names.filter((name) => modules[name]?.action);

/** Downloads, and uploads whose script reads the response itself. */
const routesWithoutClientAction = [
  "../../app/routes/files/admin.account.recovery-codes_.file.ts",
  "../../app/routes/files/admin.backup.ts",
  "../../app/routes/admin/enquiries/$id.reply.ts",
  "../../app/routes/files/admin.export.ts",
  "../../app/routes/admin/website/pictures.ts",
];

function getHandler(name: string, kind: "loader" | "action"): Handler {
  const handler = modules[name]?.[kind];
  if (!handler) throw new Error(`${name} has no ${kind}`);
  return handler;
}

it("finds the routes to test", () => {
  expect(loaders.length).toBeGreaterThanOrEqual(45);
  expect(actions.length).toBeGreaterThanOrEqual(35);
});

it("handles an expired session or a lost connection in the browser for every form", () => {
  expect(actions.filter((name) => !modules[name]?.clientAction)).toEqual(routesWithoutClientAction);
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
