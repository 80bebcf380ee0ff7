import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { isDiskFull } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { collectFieldErrors } from "~/platform/text/form-fields";
import { cleanText } from "~/platform/text/text";
import { hasDisconnected } from "./request.server";

export class ApiProblem extends Error {
  override name = "ApiProblem";

  constructor(
    readonly status: number,
    message: string,
    readonly details: { errors?: Record<string, string>; headers?: HeadersInit } = {},
  ) {
    super(message);
  }
}

type Arguments = LoaderFunctionArgs | ActionFunctionArgs;
type Method = "GET" | "POST" | "PUT" | "DELETE";

export type ApiHandlers = Partial<Record<Method, (args: Arguments) => Promise<Response>>>;

const diskFullMessage = "We cannot store this right now. Please try again later, or call us.";
const unexpectedMessage = "An error occurred. Please try again.";

/** Returns errors as JSON too (`success`, `message`, `errors`), never as HTML or a stack. Handles HEAD and OPTIONS. */
export function serveJson(handlers: ApiHandlers): (args: Arguments) => Promise<Response> {
  const methods = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return async (args) => {
    const { method } = args.request;
    if (method === "OPTIONS")
      return new Response(null, { status: 204, headers: { Allow: `${methods.join(", ")}, OPTIONS` } });
    const handler = handlers[method === "HEAD" ? "GET" : (method as Method)];
    if (!handler) return refuse(405, "Method not allowed.", {}, { Allow: methods.join(", ") });
    try {
      return await handler(args);
    } catch (thrown) {
      return respondToThrown(thrown, args);
    }
  };
}

/** @throws {ApiProblem} 400 when the body is invalid, 415 when it is not sent as JSON */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  summarize: (error: z.ZodError, body: Record<string, unknown>) => string,
): Promise<z.output<Schema>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiProblem(415, "Send the request as application/json.");
  const body = await parseJsonBody(request);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiProblem(400, summarize(parsed.error, body), { errors: collectFieldErrors(parsed.error) });
}

/** Cleans all strings. @throws {ApiProblem} 400 when the body is not a JSON object, has too many values or nests too deeply */
export async function parseJsonBody(request: Request): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new ApiProblem(400, "The request is not valid JSON.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new ApiProblem(400, "Send a JSON object.");
  return cleanJson(body) as Record<string, unknown>;
}

/** Valid calls have little nesting. Without a limit, deep nesting would exhaust the stack. */
const MAX_DEPTH = 10;
/** Several times the number of values in the largest call. */
const MAX_VALUES = 1000;

function cleanJson(body: object): unknown {
  let remainingValues = MAX_VALUES;
  const clean = (value: unknown, remainingDepth: number): unknown => {
    if (typeof value === "string") return cleanText(value);
    if (typeof value !== "object" || value === null) return value;
    if (remainingDepth === 0) throw new ApiProblem(400, "The request is nested too deeply.");
    const entries = Object.entries(value);
    remainingValues -= entries.length;
    if (remainingValues < 0) throw new ApiProblem(400, "The request has too many values.");
    if (Array.isArray(value)) return value.map((inner) => clean(inner, remainingDepth - 1));
    return Object.fromEntries(
      entries.map(([name, inner]) => [cleanText(name), clean(inner, remainingDepth - 1)]),
    );
  };
  return clean(body, MAX_DEPTH);
}

function respondToThrown(thrown: unknown, { request }: Arguments): Response {
  if (thrown instanceof ApiProblem) {
    const { errors, headers } = thrown.details;
    return refuse(
      thrown.status,
      thrown.message,
      errors && { errors: Object.fromEntries(Object.entries(errors).slice(0, MAX_ERRORS)) },
      headers,
    );
  }
  if (thrown instanceof Response)
    return refuse(thrown.status, describeStatus(thrown.status), {}, thrown.headers);
  if (isDiskFull(thrown)) {
    logger.error({ err: thrown }, "the disk was full during an API call");
    return refuse(507, diskFullMessage);
  }
  // The access log records disconnects.
  if (!hasDisconnected(thrown, request))
    logger.error({ err: thrown, path: new URL(request.url).pathname }, "an API call failed");
  return refuse(500, unexpectedMessage);
}

const MAX_ERRORS = 20;

function describeStatus(status: number): string {
  if (status === 503) return "The service is temporarily unavailable. Please try again later.";
  if (status === 413) return "The request is too large.";
  return status < 500 ? "The request was refused." : unexpectedMessage;
}

function refuse(status: number, message: string, extra: object = {}, headers?: HeadersInit): Response {
  return Response.json({ success: false, message, ...extra }, { status, headers: selectHeaders(headers) });
}

/** Only these headers of a thrown response also apply to the JSON response. */
function selectHeaders(thrownHeaders: HeadersInit | undefined): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const name of ["Retry-After", "Allow", "WWW-Authenticate"]) {
    const value = new Headers(thrownHeaders).get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
