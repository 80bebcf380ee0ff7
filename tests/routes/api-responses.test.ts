import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { serveJson } from "~/platform/http/json-api.server";
import { createUnavailableResponse } from "~/platform/runtime/failure.server";
import { admin, callApi, expectProblem, signInAtApi, signOutOfApi } from "../support/described-api";

const project = { title: "Gate", location: "Sulur", description: "Double leaf." };
const message = { name: "Ravi", email: "ravi@example.com", message: "A grill gate, 3 m." };

beforeEach(signInAtApi);

describe("every response matches its description", () => {
  const kinds = [
    { add: "/latest-projects/add", update: "/latest-projects/update/{id}", remove: "/latest-projects/{id}" },
    { add: "/gallery/add", update: "/gallery/update/{id}", remove: "/gallery/delete/{id}" },
  ];

  it.each(kinds)("for refused writes such as $add", async ({ add, update, remove }) => {
    const writes = [["post", add] as const, ["put", update] as const];
    expect((await callApi("put", update, project)).status).toBe(404);
    expect((await callApi("delete", remove)).status).toBe(404);
    await callApi("post", add, project);
    for (const [method, path] of writes) {
      expect((await callApi(method, path, { title: " " })).status).toBe(400);
      expect(
        (await callApi(method, path, "{", { headers: { "Content-Type": "application/json" } })).status,
      ).toBe(400);
      expect((await callApi(method, path, "title=x")).status).toBe(415);
    }
    signOutOfApi();
    for (const [method, path] of [...writes, ["delete", remove] as const]) {
      expect((await callApi(method, path, method === "delete" ? undefined : project)).status).toBe(401);
    }
  });

  it("for sign-in", async () => {
    expect((await callApi("post", "/admin/login", { username: "owner" })).status).toBe(400);
    expect((await callApi("post", "/admin/login", "x")).status).toBe(415);
    for (let n = 0; n < 10; n++) {
      expect((await callApi("post", "/admin/login", { ...admin, password: "guess" })).status).toBe(401);
    }
    expect((await callApi("post", "/admin/login", admin)).status).toBe(429);
  });

  it.each([
    ["/contact/contact", message],
    ["/contact/enquiry", { Name: "Latha", phone: "9843012345" }],
    [
      "/contact/enquiry",
      { Name: "Latha", phone: "9843012345", pieces: [{ kind: "gate", sizes: { width: 3600 } }] },
    ],
  ])("for %s", async (path, body) => {
    expect((await callApi("post", path, body)).status).toBe(200);
    expect((await callApi("post", path, { phone: "12" })).status).toBe(400);
    expect((await callApi("post", path, "x")).status).toBe(415);
    for (let n = 0; n < 19; n++) await callApi("post", path, body);
    const limited = await callApi("post", path, body);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("for errors, large bodies and outages", async () => {
    await sql`alter table projects rename to projects_away`.execute(db);
    try {
      expect((await callApi("put", "/latest-projects/update/{id}", project)).status).toBe(500);
    } finally {
      await sql`alter table projects_away rename to projects`.execute(db);
    }
    for (const thrown of [createUnavailableResponse(), new Response(null, { status: 413 })]) {
      const serve = serveJson({ GET: () => Promise.reject(thrown) });
      const request = new Request("http://localhost/api");
      const response = await serve({ request, params: {}, context: {} });
      expect(response.status).toBe(thrown.status);
      await expectProblem(response);
    }
  });
});
