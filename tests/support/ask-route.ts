import type { ActionFunctionArgs } from "@remix-run/node";

/** What a loader or an action answered, whichever way it did: by a value, by `data()`, by a response returned or thrown. */
export interface RouteAnswer {
  status: number;
  headers: Headers;
  /** The value; of a response its JSON, undefined for another. */
  body: unknown;
}

interface Asked {
  params?: Record<string, string>;
  /** Sends these fields as a form, URL-encoded; a FormData, which may hold files, as multipart. */
  form?: Record<string, string> | FormData;
  headers?: HeadersInit;
}

/** Asks a route's loader or action as Remix does. What is thrown and is no response is an error of the test. */
export async function askRoute(
  handler: (args: ActionFunctionArgs) => unknown,
  address: string,
  { params = {}, form, headers }: Asked = {},
): Promise<RouteAnswer> {
  const request = new Request(new URL(address, "http://localhost:3000"), {
    headers,
    ...(form && { method: "POST", body: form instanceof FormData ? form : new URLSearchParams(form) }),
  });
  try {
    return await toAnswer(await handler({ request, params, context: {} }));
  } catch (thrown) {
    if (thrown instanceof Response || isDataWithInit(thrown)) return await toAnswer(thrown);
    throw thrown;
  }
}

/** A handler of `/admin/$list`, for one of the lists. */
export function ofList(list: string, handler: (args: ActionFunctionArgs) => unknown) {
  return (args: ActionFunctionArgs) => handler({ ...args, params: { list, ...args.params } });
}

async function toAnswer(value: unknown): Promise<RouteAnswer> {
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
