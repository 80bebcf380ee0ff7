import { afterEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "~/platform/front/front.server";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;
afterEach(() => server.stop());

const hello: Handler = (request, response) => {
  if (request.url?.startsWith("/missing")) response.statusCode = 404;
  response.end("<p>Hello</p>");
};

describe("the access log", () => {
  it("has one line per request, with the path and without the query", async () => {
    server = await startFrontServer(hello);
    const { headers } = await server.send({
      path: "/project?name=Kumar",
      headers: { "user-agent": "Kumar's phone" },
    });
    await vi.waitFor(() => expect(server.readLog()).toHaveLength(1));
    expect(server.readLog()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        id: headers["x-request-id"],
        method: "GET",
        path: "/project",
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        network: "127.0.0.0",
        msg: "request",
      },
    ]);
  });

  it("omits the secret part of a customer page's path", async () => {
    server = await startFrontServer(hello);
    await server.send({ path: "/feedback/7-q3zb_x-4" });
    await server.send({ path: "//Feedback/7-q3zb_x-4.data?index" });
    await vi.waitFor(() => expect(server.readLog()).toHaveLength(2));
    expect(server.readLog()).toMatchObject([{ path: "/feedback/…" }, { path: "/feedback/…" }]);
  });

  it.each([
    [400, { method: "POST", path: "/api/gallery/add.data", headers: { origin: "https://evil.test" } }],
    [404, { path: "/?_data=routes%2Findex" }],
  ])("does not warn of a request with status %i that no page of the site sends", async (status, options) => {
    const app = vi.fn(hello);
    server = await startFrontServer(app, {});
    expect((await server.send(options)).status).toBe(status);
    await vi.waitFor(() => expect(server.readLog()).toMatchObject([{ level: 30, status }]));
    expect(app).not.toHaveBeenCalled();
  });

  it("warns of a path that is not found", async () => {
    server = await startFrontServer(hello);
    await server.send({ path: "/missing/page" });
    const line = { level: 40, path: "/missing/page", status: 404, msg: "not found" };
    await vi.waitFor(() => expect(server.readLog()).toMatchObject([line]));
  });
});
