import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { BodyTooLargeError } from "~/platform/http/request.server";
import { serializeError } from "~/platform/runtime/logger.server";
import { reportError } from "./report-error.server";

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
});

const log = pino(
  { base: null, timestamp: false, serializers: { err: serializeError } },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);

const createRequest = (init?: RequestInit) =>
  new Request("http://site.test/project?name=Kumar", { headers: { "x-request-id": "abc" }, ...init });

it("logs an unexpected error with its stack and request id, without the query", () => {
  reportError(new Error("no such column"), createRequest(), log);
  expect(lines).toEqual([
    {
      level: 50,
      id: "abc",
      path: "/project",
      err: { type: "Error", message: "no such column", stack: expect.stringContaining("report-error") },
      msg: "unexpected error",
    },
  ]);
});

it("omits the secret part of a customer page's path", () => {
  reportError(new Error("broken"), new Request("http://site.test/feedback/7-q3Zb_x-4.data"), log);
  expect(lines).toMatchObject([{ path: "/feedback/…" }]);
});

it("omits extra properties that drivers add to errors", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(kumar@example.com)",
  });
  reportError(error, createRequest(), log);
  expect(lines[0]).toMatchObject({ err: { code: "23505" } });
  expect(JSON.stringify(lines)).not.toContain("kumar");
});

it("logs a client error in one line without a stack", () => {
  const notAllowed = { status: 405, statusText: "Method Not Allowed", internal: true, data: "" };
  reportError(notAllowed, createRequest(), log);
  expect(lines).toEqual([{ level: 40, id: "abc", path: "/project", status: 405, msg: "Method Not Allowed" }]);
});

it("ignores disconnected clients and oversized bodies", () => {
  reportError(new Error("whatever"), createRequest({ signal: AbortSignal.abort() }), log);
  reportError(Object.assign(new Error("aborted"), { code: "ECONNRESET" }), createRequest(), log);
  reportError(new TypeError("Failed", { cause: new BodyTooLargeError("too large") }), createRequest(), log);
  expect(lines).toEqual([]);
});
