import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { isDiskFull } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { cleanText } from "~/text/clean-text";
import { collectFieldErrors } from "~/text/form-fields";
import { hasLeft } from "./has-left";

/** A call the API refuses: its status, a sentence for the person and, for invalid input, a sentence a field. */
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

/** What answers each method of one address; other methods are answered 405 with `Allow`. */
export type ApiHandlers = Partial<Record<Method, (args: Arguments) => Promise<Response>>>;

const noRoom = "There is no room to store this just now. Please try again later, or call us.";
const unexpected = "An error occurred. Please try again.";

/**
 * Makes the loader and action of an API route: whatever happens, the answer is JSON (`success`, `message`, `errors`)
 * with the right status, never HTML and never a stack.
 */
export function serveJson(handlers: ApiHandlers): (args: Arguments) => Promise<Response> {
  const methods = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return async (args) => {
    const { method } = args.request;
    // Asks what can be done here.
    if (method === "OPTIONS")
      return new Response(null, { status: 204, headers: { Allow: `${methods.join(", ")}, OPTIONS` } });
    const handler = handlers[method === "HEAD" ? "GET" : (method as Method)];
    if (!handler) return refuse(405, "Method not allowed.", {}, { Allow: methods.join(", ") });
    try {
      return await handler(args);
    } catch (thrown) {
      return answerThrown(thrown, args);
    }
  };
}

/** The body of a JSON call, read once and checked by a schema. Throws the ApiProblem that says what is wrong with it. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  summarize: (error: z.ZodError, sent: Record<string, unknown>) => string,
): Promise<z.output<Schema>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiProblem(415, "Send the request as application/json.");
  const sent = await parseJsonBody(request);
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw new ApiProblem(400, summarize(parsed.error, sent), { errors: collectFieldErrors(parsed.error) });
}

/**
 * The object that a call sends as JSON, its texts made fit to be stored and shown. Throws an ApiProblem of status 400 when it is
 * none, or has more values or nests them deeper than any call of ours.
 */
export async function parseJsonBody(request: Request): Promise<Record<string, unknown>> {
  let sent: unknown;
  try {
    sent = await request.json();
  } catch {
    throw new ApiProblem(400, "The request is not valid JSON.");
  }
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    throw new ApiProblem(400, "Send a JSON object.");
  return cleanJson(sent) as Record<string, unknown>;
}

/** Our calls are flat; what is nested without end exhausts the stack of whatever looks at it. */
const DEEPEST = 10;
/** Most values of a call, several times those of the largest. */
const MAX_VALUES = 1000;

function cleanJson(sent: object): unknown {
  let valuesLeft = MAX_VALUES;
  const clean = (value: unknown, depthLeft: number): unknown => {
    if (typeof value === "string") return cleanText(value);
    if (typeof value !== "object" || value === null) return value;
    if (depthLeft === 0) throw new ApiProblem(400, "The request is nested too deeply.");
    const entries = Object.entries(value);
    valuesLeft -= entries.length;
    if (valuesLeft < 0) throw new ApiProblem(400, "The request has too many values.");
    if (Array.isArray(value)) return value.map((inner) => clean(inner, depthLeft - 1));
    return Object.fromEntries(entries.map(([name, inner]) => [cleanText(name), clean(inner, depthLeft - 1)]));
  };
  return clean(sent, DEEPEST);
}

function answerThrown(thrown: unknown, { request }: Arguments): Response {
  if (thrown instanceof ApiProblem) {
    const { errors, headers } = thrown.details;
    return refuse(thrown.status, thrown.message, errors && { errors: cutErrors(errors) }, headers);
  }
  if (thrown instanceof Response)
    return refuse(thrown.status, describeStatus(thrown.status), {}, thrown.headers);
  if (isDiskFull(thrown)) {
    logger.error({ err: thrown }, "there was no room for an API call");
    return refuse(507, noRoom);
  }
  // That a caller left is in the access log.
  if (!hasLeft(thrown, request))
    logger.error({ err: thrown, path: new URL(request.url).pathname }, "an API call failed");
  return refuse(500, unexpected);
}

/** Most problems of a refusal. */
const MAX_ERRORS = 20;

function cutErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).slice(0, MAX_ERRORS));
}

function describeStatus(status: number): string {
  if (status === 503) return "The service is away for a moment. Please try again later.";
  if (status === 413) return "The request is too large.";
  return status < 500 ? "The request was refused." : unexpected;
}

function refuse(status: number, message: string, more: object = {}, headers?: HeadersInit): Response {
  return Response.json({ success: false, message, ...more }, { status, headers: retryOnly(headers) });
}

/** Of a thrown answer only these headers mean something in the JSON one. */
function retryOnly(given: HeadersInit | undefined): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const name of ["Retry-After", "Allow", "WWW-Authenticate"]) {
    const value = new Headers(given).get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
