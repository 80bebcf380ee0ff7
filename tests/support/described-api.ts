import Ajv2020 from "ajv/dist/2020";
import { expect } from "vitest";
import { ensureAdmin } from "~/features/accounts/first-admin.server";
import { db } from "~/platform/database/database.server";
import type { serveJson } from "~/platform/http/json-api.server";
import { describeApi } from "~/routes/api/openapi[.]json/openapi.server";
import { loadRoute, siteRoutes } from "./routes";

type Route = ReturnType<typeof serveJson>;

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  responses: Record<string, unknown>;
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { description: string }> } }>;
  };
}

/** Routes by path below /api, in the notation of the API description. */
export const routes = new Map(
  await Promise.all(
    siteRoutes
      .filter(({ path }) => path.startsWith("/api/") && path !== "/api/*")
      .map(async (route) => {
        const { loader } = await loadRoute(route);
        return [route.path.slice("/api".length).replace(":id", "{id}"), loader as Route] as const;
      }),
  ),
);
export const description = JSON.parse(JSON.stringify(describeApi("http://localhost:3000"))) as {
  paths: Record<string, Record<string, Operation>>;
};
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, "api");

export const admin = { username: "owner", password: "a long enough passphrase" };
let token = "";

export async function signInAtApi(): Promise<void> {
  await ensureAdmin(db, admin);
  signOutOfApi();
  token = (await (await callApi("post", "/admin/login", admin)).json()).token;
}

export function signOutOfApi(): void {
  token = "";
}

/** Sends a request with the admin's token and checks the response against the description, unless `isDescribed` is false. */
export async function callApi(
  method: string,
  path: string,
  body?: unknown,
  { id = "1", headers = {}, isDescribed = true } = {},
) {
  const isJson = !(body instanceof FormData || typeof body === "string" || body === undefined);
  const request = new Request(`http://localhost/api${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(isJson && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
  });
  const response = await (routes.get(path) as Route)({ request, params: { id }, context: {} });
  if (isDescribed && response.status !== 304) {
    const pointer = ["paths", path, method, "responses", response.status];
    await expectValid(response, [...pointer, "content", "application/json", "schema"]);
  }
  return response;
}

async function expectValid(response: Response, pointer: (string | number)[]): Promise<void> {
  const escaped = pointer.map((part) =>
    encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const validate = ajv.getSchema(`api#/${escaped.join("/")}`);
  if (!validate) throw new Error(`${pointer.join(" ")} is not described`);
  expect(validate(await response.clone().json()) || validate.errors).toBe(true);
}

export const expectProblem = (response: Response) =>
  expectValid(response, ["components", "schemas", "Problem"]);
