import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { BodyTooLargeError } from "~/http/body-too-large";
import { serializeError } from "~/runtime/logger.server";
import { reportError } from "./report-error.server";

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
});

const log = pino(
  { base: null, timestamp: false, serializers: { err: serializeError } },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);

const send = (init?: RequestInit) =>
  new Request("http://site.test/project?name=Kumar", { headers: { "x-request-id": "abc" }, ...init });

it("writes an unexpected error with its stack and the request's id, and without the query", () => {
  reportError(new Error("no such column"), send(), log);
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

it("leaves out what makes the address of a customer's page secret", () => {
  reportError(new Error("broken"), new Request("http://site.test/feedback/7-q3Zb_x-4.data"), log);
  expect(lines).toMatchObject([{ path: "/feedback/…" }]);
});

it("leaves out what drivers hang on their errors", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(kumar@example.com)",
  });
  reportError(error, send(), log);
  expect(lines[0]).toMatchObject({ err: { code: "23505" } });
  expect(JSON.stringify(lines)).not.toContain("kumar");
});

it("writes a line without a stack for what a visitor caused", () => {
  const notAllowed = { status: 405, statusText: "Method Not Allowed", internal: true, data: "" };
  reportError(notAllowed, send(), log);
  expect(lines).toEqual([{ level: 40, id: "abc", path: "/project", status: 405, msg: "Method Not Allowed" }]);
});

it("is silent about visitors who left, and about bodies that were broken off", () => {
  reportError(new Error("whatever"), send({ signal: AbortSignal.abort() }), log);
  reportError(Object.assign(new Error("aborted"), { code: "ECONNRESET" }), send(), log);
  reportError(new TypeError("Failed to read", { cause: new BodyTooLargeError("too large") }), send(), log);
  expect(lines).toEqual([]);
});
