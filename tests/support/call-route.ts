import type { ActionFunctionArgs } from "@remix-run/node";
import { readParams } from "./route-params";

/** Result of a loader or action: a value, `data()`, or a returned or thrown response. */
export interface RouteResult {
  status: number;
  headers: Headers;
  /** The value, or the JSON of a response; undefined when the response is not JSON. */
  body: unknown;
}

export interface RouteCall {
  /** Defaults to those in the path. */
  params?: Record<string, string>;
  /** Form fields, sent URL-encoded; FormData, which may contain files, is sent as multipart. */
  form?: Record<string, string> | URLSearchParams | FormData;
  /** JSON body; a string is sent unchanged. */
  json?: object | string;
  headers?: HeadersInit;
}

export type Handler = (args: ActionFunctionArgs) => unknown;

/** Calls a route's loader or action as Remix does. Anything thrown other than a response fails the test. */
export async function callRoute(handler: Handler, path: string, call?: RouteCall): Promise<RouteResult> {
  return await toResult(await runRoute(handler, path, call));
}

/** Calls a route that responds with a file. */
export async function fetchRoute(handler: Handler, path: string, call?: RouteCall): Promise<Response> {
  const response = await runRoute(handler, path, call);
  if (!(response instanceof Response)) throw new Error(`${path} did not return a response`);
  return response;
}

async function runRoute(
  handler: Handler,
  path: string,
  { params = readParams(path), form, json, headers: initHeaders }: RouteCall = {},
): Promise<unknown> {
  const headers = new Headers(initHeaders);
  if (json) headers.set("Content-Type", "application/json");
  const isPlain = form && !(form instanceof FormData || form instanceof URLSearchParams);
  const text = typeof json === "object" ? JSON.stringify(json) : json;
  const body = text ?? (isPlain ? new URLSearchParams(form) : form);
  const request = new Request(new URL(path, "http://localhost:3000"), {
    headers,
    ...(body && { method: "POST", body }),
  });
  try {
    return await handler({ request, params, context: {} });
  } catch (error) {
    if (error instanceof Response || isDataWithInit(error)) return error;
    throw error;
  }
}

async function toResult(value: unknown): Promise<RouteResult> {
  if (value instanceof Response) {
    const { status, headers } = value;
    const isJson = headers.get("Content-Type")?.startsWith("application/json");
    return { status, headers, body: isJson ? await value.json() : undefined };
  }
  if (isDataWithInit(value)) {
    const { status = 200, headers } = value.init ?? {};
    return { status, headers: new Headers(headers), body: value.data };
  }
  return { status: 200, headers: new Headers(), body: value };
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit"
  );
}
