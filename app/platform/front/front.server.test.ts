import { afterEach, describe, expect, it } from "vitest";
import type { Handler } from "~/platform/front/front.server";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;
afterEach(() => server.stop());

const hello: Handler = (request, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  if (request.url?.startsWith("/missing")) response.statusCode = 404;
  else response.setHeader("ETag", 'W/"one"');
  response.end("<p>Hello</p>");
};

const mirror: Handler = (request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

const defaultHeaderNames = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cache-control",
  "x-request-id",
];

describe("headers", () => {
  it.each([
    ["a page", { path: "/" }, 200],
    ["a 304 response", { path: "/", headers: { "if-none-match": '"one"' } }, 304],
    ["a HEAD response", { method: "HEAD" }, 200],
    ["a missing page", { path: "/missing" }, 404],
    ["a missing file", { path: "/assets/gone.js" }, 404],
    ["a body that is too large", { method: "POST", body: "x".repeat(400_000) }, 413],
    ["an unknown method", { method: "TRACE" }, 405],
    ["an unsupported method", { method: "DELETE", path: "/contact" }, 405],
    ["an invalid URL", { path: "/%E0%A4%A" }, 400],
  ])("protect %s", async (_, options, status) => {
    server = await startFrontServer(hello);
    const response = await server.send(options);
    expect(response.status).toBe(status);
    expect(Object.keys(response.headers)).toEqual(expect.arrayContaining(defaultHeaderNames));
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'; style-src 'self';");
  });

  it("keeps headers set by the app", async () => {
    server = await startFrontServer((_, response) => {
      response.setHeader("Content-Security-Policy", "sandbox").setHeader("Cache-Control", "no-cache").end();
    });
    const { headers } = await server.send();
    expect(headers).toMatchObject({ "content-security-policy": "sandbox", "cache-control": "no-cache" });
  });

  it("sends no-store by default, and HSTS only over https", async () => {
    server = await startFrontServer(hello, { publicUrl: new URL("https://site.test") });
    const { headers } = await server.send();
    expect(headers["cache-control"]).toBe("private, no-store, no-transform");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("include subdomains in HSTS if the owner says so", async () => {
    const publicUrl = new URL("https://site.test");
    server = await startFrontServer(hello, { publicUrl, hstsIncludesSubdomains: true });
    const { headers } = await server.send();
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  it.each([
    ["a page", { path: "/quotation/0123456789abcdefghijkl" }],
    ["its data", { path: "/quotation/0123456789abcdefghijkl.data" }],
    ["its PDF", { path: "/Quotation/0123456789abcdefghijkl.pdf" }],
    ["an encoded path", { method: "POST", path: "/quotatio%6E/0123456789abcdefghijkl" }],
    ["a path with a host", { path: "http://site.test/quotation/0123456789abcdefghijkl" }],
    ["a wrong link", { path: "/feedback/missing" }],
    ["a receipt", { path: "/receipt/1-0123456789abcdefghijkl.pdf" }],
    ["a refused method", { method: "DELETE", path: "/feedback/1-0123456789abcdefghijkl" }],
    ["a foreign form", { method: "POST", path: "/feedback/1-a", headers: { origin: "https://evil.test" } }],
    ["a moved page", { path: "/feedback/1-a//" }],
    ["an unchanged calendar", { path: "/calendar.ics?key=a", headers: { "if-none-match": '"one"' } }],
    ["a calendar with a wrong key", { path: "/calendar.ics?key=missing" }],
  ])("keep the secret of a customer's link or calendar in %s", async (_, options) => {
    server = await startFrontServer((request, response) => {
      response.statusCode = request.url?.includes("missing") ? 404 : 200;
      response.setHeader("ETag", 'W/"one"').setHeader("Referrer-Policy", "same-origin");
      response.setHeader("Cache-Control", "private, no-cache").end("hello");
    });
    const { headers } = await server.send(options);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
  });
});

it("returns 405 with the allowed methods", async () => {
  server = await startFrontServer(hello);
  const readAllow = async (options: Parameters<typeof server.send>[0]) =>
    (await server.send(options)).headers.allow;
  expect(await readAllow({ method: "PUT", path: "/contact" })).toBe("GET, HEAD, POST");
  expect(await readAllow({ method: "TRACE", path: "/api/gallery/all" })).toBe(
    "GET, HEAD, POST, PUT, PATCH, DELETE",
  );
  expect((await server.send({ method: "DELETE", path: "/api/gallery/delete/1" })).status).toBe(200);
});

it("responds to OPTIONS with the allowed methods of the path", async () => {
  server = await startFrontServer(mirror);
  const sendOptions = (path: string) => server.send({ method: "OPTIONS", path });
  const readAllow = async (path: string) => {
    const { status, headers, text } = await sendOptions(path);
    expect([status, text]).toEqual([204, ""]);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(defaultHeaderNames));
    return headers.allow;
  };
  expect(await readAllow("/contact")).toBe("GET, HEAD, POST, OPTIONS");
  expect(await readAllow("/about")).toBe("GET, HEAD, OPTIONS");
  expect(await readAllow("/assets/site.js")).toBe("GET, HEAD, OPTIONS");
  expect((await sendOptions("/%E0%A4%A")).status).toBe(400);
  // The API handles OPTIONS itself.
  expect((await sendOptions("/api/gallery/all")).status).toBe(200);
});

describe("request URLs", () => {
  it.each([
    ["an invalid percent encoding", "/%E0%A4%A", 400],
    ["an encoded zero byte", "/project?id=%00", 400],
    ["an invalid path", "*", 400],
    ["more than 8 kB", `/${"a".repeat(9_000)}`, 414],
  ])("are refused with %s", async (_, path, status) => {
    server = await startFrontServer(mirror);
    const response = await server.send({ path });
    expect(response.status).toBe(status);
    expect(response.text).toMatch(/^<!doctype html>\n<html lang="en-IN">[\s\S]*<title>/);
    expect(response.text).not.toContain("<script");
  });

  it("are redirected to the canonical path, with the query", async () => {
    server = await startFrontServer(mirror);
    const { status, headers } = await server.send({ path: "//ABOUT//a?b=//C" });
    expect([status, headers.location]).toEqual([301, "/about/a?b=//C"]);
    expect((await server.send({ path: "/ABOUT/", method: "POST" })).status).toBe(200);
  });

  it("may be absolute, and the app gets the path", async () => {
    server = await startFrontServer(mirror);
    const response = await server.send({ path: "http://site.test/about?a=1" });
    expect(JSON.parse(response.text).url).toBe("/about?a=1");
  });

  it.each(["bad host", "a/b", "site.test:99999", "user@site.test"])(
    "are refused for the host %j",
    async (host) => {
      server = await startFrontServer(mirror);
      expect((await server.send({ headers: { host } })).status).toBe(400);
    },
  );
});

describe("forwarded headers", () => {
  it("are ignored when they come from an untrusted client", async () => {
    server = await startFrontServer(mirror);
    const response = await server.send({
      headers: {
        "x-forwarded-host": "evil.test",
        "x-forwarded-for": "1.2.3.4",
        "x-forwarded-proto": "https",
        "x-client-address": "1.2.3.4",
        "x-request-id": "mine",
      },
    });
    const { headers } = JSON.parse(response.text);
    expect(headers).toMatchObject({
      host: "site.test",
      "x-forwarded-proto": "http",
      "x-client-address": "127.0.0.1",
      "x-request-id": response.headers["x-request-id"],
    });
    expect(headers["x-request-id"]).not.toBe("mine");
    expect(headers).not.toHaveProperty("x-forwarded-host");
  });

  it("are used when they come from a trusted proxy", async () => {
    server = await startFrontServer(mirror, { trustedProxies: ["127.0.0.0/8"] });
    const response = await server.send({
      headers: {
        host: "backend:3000",
        "x-forwarded-host": "site.test",
        "x-forwarded-for": "6.6.6.6, 1.2.3.4",
        "x-forwarded-proto": "https",
        "x-request-id": "from-the-proxy",
      },
    });
    expect(response.headers["x-request-id"]).toBe("from-the-proxy");
    expect(JSON.parse(response.text).headers).toMatchObject({
      host: "site.test",
      "x-client-address": "1.2.3.4",
      "x-forwarded-proto": "https",
    });
  });
});

describe("cross-site forms", () => {
  const post = (headers: Record<string, string>) =>
    server.send({ method: "POST", path: "/contact", headers });

  it("are refused by pages and accepted by the API, which ignores cookies", async () => {
    server = await startFrontServer(mirror);
    for (const origin of ["https://evil.test", "null", "nonsense"]) {
      expect((await post({ origin })).status).toBe(403);
      const call = { method: "POST", path: "/api/contact/contact", headers: { origin } };
      expect((await server.send(call)).status).toBe(200);
    }
  });

  it("do not include the site's own forms, whatever the host name", async () => {
    server = await startFrontServer(mirror, { publicUrl: new URL("https://site.test") });
    expect((await post({ origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" })).status).toBe(200);
    // Many proxies replace Host with their own name.
    const response = await post({ origin: "https://site.test", host: "backend:3000" });
    expect(JSON.parse(response.text).headers.host).toBe("site.test");
  });
});
