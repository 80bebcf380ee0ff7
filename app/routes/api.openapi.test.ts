import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Ajv2020 from "ajv/dist/2020";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { ensureAdmin } from "~/accounts/first-admin.server";
import { describeApi } from "~/api/openapi.server";
import { db } from "~/database/database.server";
import { serveJson } from "~/http/json-api.server";
import { createAwayResponse } from "~/runtime/unavailable.server";
import { resetDatabase } from "../../tests/support/database";
import { toFile, toFormData } from "../../tests/support/form-data";
import { makePhotograph } from "../../tests/support/photograph";

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

// Without a type argument, by which Vitest would not see the glob and cache what it matched.
const modules: Record<string, { loader: Route }> = import.meta.glob(
  ["./api.*.ts", "!./*.test.ts", "!./api.$.ts"],
  { eager: true },
);
/** The routes by their paths below /api, as the description writes them. */
const routes = new Map(
  Object.entries(modules).map(([file, { loader }]) => [
    toPath(file.slice("./api.".length, -".ts".length)),
    loader,
  ]),
);
const description = JSON.parse(JSON.stringify(describeApi("http://localhost:3000"))) as {
  paths: Record<string, Record<string, Operation>>;
};
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, "api");

const admin = { username: "owner", password: "a long enough passphrase" };
const project = { title: "Gate", location: "Sulur", description: "Double leaf." };
const message = { name: "Ravi", email: "ravi@example.com", message: "A grill gate, 3 m." };
let token = "";

beforeEach(async () => {
  await resetDatabase();
  await ensureAdmin(db, admin);
  token = "";
  token = (await (await send("post", "/admin/login", admin)).json()).token;
});

function toPath(name: string): string {
  return `/${name.replace("[.]", "\n").replaceAll(".", "/").replace("\n", ".").replace("$id", "{id}")}`;
}

/** Sends a call and expects the answer to be as the description has it; `described` is false for what it has in words only. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  { id = "1", headers = {}, described = true } = {},
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
  const answer = await (routes.get(path) as Route)({ request, params: { id }, context: {} });
  if (described && answer.status !== 304) {
    const pointer = [
      "paths",
      path,
      method,
      "responses",
      answer.status,
      "content",
      "application/json",
      "schema",
    ];
    await expectValid(answer, pointer);
  }
  return answer;
}

async function expectValid(answer: Response, pointer: (string | number)[]): Promise<void> {
  const escaped = pointer.map((part) =>
    encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const validate = ajv.getSchema(`api#/${escaped.join("/")}`);
  if (!validate) throw new Error(`${pointer.join(" ")} is not described`);
  expect(validate(await answer.clone().json()) || validate.errors).toBe(true);
}

const expectProblem = (answer: Response) => expectValid(answer, ["components", "schemas", "Problem"]);

it("describes every route of the API with all its methods, and nothing else", async () => {
  expect(Object.keys(description.paths).sort()).toEqual([...routes.keys()].sort());
  for (const [path, methods] of Object.entries(description.paths)) {
    const answer = await send("patch", path, undefined, { described: false });
    expect(answer.status).toBe(405);
    await expectProblem(answer);
    const allowed = answer.headers
      .get("Allow")
      ?.toLowerCase()
      .split(", ")
      .filter((name) => name !== "head");
    expect(allowed).toEqual(Object.keys(methods));
  }
});

it("says that a quote request's project type and budget are free text, and takes them", async () => {
  const { requestBody } = description.paths["/contact/enquiry"]?.post ?? {};
  const { properties = {} } = requestBody?.content["application/json"]?.schema ?? {};
  expect(properties.projectType?.description).toMatch(/^Free text\. .*gates/);
  expect(properties.budget?.description).toMatch(/^Free text\. .*5000-15000/);
  const body = {
    Name: "Latha",
    phone: "9843012345",
    projectType: "A gate, and a roof",
    budget: "about 2 lakh",
  };
  expect((await send("post", "/contact/enquiry", body)).status).toBe(200);
});

it("is described without an error or a warning of Redocly's linter", async () => {
  const require = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  try {
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(describeApi("https://site.test")));
    // The site has no license of its own.
    const options = [file, "--format=json", "--skip-rule=info-license"];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [require.resolve("@redocly/cli/bin/cli.js"), "lint", ...options],
      {
        cwd: folder,
        env: { NODE_ENV: "test", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      },
    ).catch((failed: { stdout: string }) => failed);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("names each call for generated clients, and says which need a token", () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const names = (needsToken: boolean) =>
    operations.filter(({ security }) => security.length > 0 === needsToken).map((one) => one.operationId);
  expect(names(false).sort()).toEqual(
    ["describeApi", "listGalleryItems", "listProjects", "sendMessage", "sendQuoteRequest", "signIn"].sort(),
  );
  expect(names(true)).toHaveLength(6);
});

it("describes itself at its own address", async () => {
  const answer = await send("get", "/openapi.json", undefined, { described: false });
  expect(await answer.json()).toEqual(description);
});

describe("every answer is as it is described", () => {
  const kinds = [
    {
      list: "/latest-projects/all",
      add: "/latest-projects/add",
      update: "/latest-projects/update/{id}",
      remove: "/latest-projects/{id}",
    },
    {
      list: "/gallery/all",
      add: "/gallery/add",
      update: "/gallery/update/{id}",
      remove: "/gallery/delete/{id}",
    },
  ];

  it.each(kinds)("of $list and what changes it", async ({ list, add, update, remove }) => {
    const form = toFormData({ title: "Roof", image: toFile(await makePhotograph(640), "roof.jpg") });
    expect((await send("post", add, form)).status).toBe(201);
    expect((await send("post", add, project)).status).toBe(201);
    expect((await send("put", update, { title: "Porch roof", alt: "A glass roof" })).status).toBe(200);
    await db.updateTable("projects").set({ created_at: null }).where("id", "=", 2).execute();
    const listed = await send("get", list);
    expect(listed.status).toBe(200);
    const headers = { "If-None-Match": listed.headers.get("ETag") ?? "" };
    expect((await send("get", list, undefined, { headers })).status).toBe(304);
    expect((await send("delete", remove)).status).toBe(200);
  });

  it.each(kinds)("when writes beside $list are refused", async ({ add, update, remove }) => {
    const writes = [["post", add] as const, ["put", update] as const];
    expect((await send("put", update, project)).status).toBe(404);
    expect((await send("delete", remove)).status).toBe(404);
    await send("post", add, project);
    for (const [method, path] of writes) {
      expect((await send(method, path, { title: " " })).status).toBe(400);
      expect(
        (await send(method, path, "{", { headers: { "Content-Type": "application/json" } })).status,
      ).toBe(400);
      expect((await send(method, path, "title=x")).status).toBe(415);
    }
    token = "";
    for (const [method, path] of [...writes, ["delete", remove] as const]) {
      expect((await send(method, path, method === "delete" ? undefined : project)).status).toBe(401);
    }
  });

  it("of signing in", async () => {
    expect((await send("post", "/admin/login", { username: "owner" })).status).toBe(400);
    expect((await send("post", "/admin/login", "x")).status).toBe(415);
    for (let n = 0; n < 10; n++) {
      expect((await send("post", "/admin/login", { ...admin, password: "guess" })).status).toBe(401);
    }
    expect((await send("post", "/admin/login", admin)).status).toBe(429);
  });

  it.each([
    ["/contact/contact", message],
    ["/contact/enquiry", { Name: "Latha", phone: "9843012345" }],
    [
      "/contact/enquiry",
      { Name: "Latha", phone: "9843012345", pieces: [{ kind: "gate", sizes: { width: 3600 } }] },
    ],
  ])("of %s", async (path, body) => {
    expect((await send("post", path, body)).status).toBe(200);
    expect((await send("post", path, { phone: "12" })).status).toBe(400);
    expect((await send("post", path, "x")).status).toBe(415);
    for (let n = 0; n < 19; n++) await send("post", path, body);
    expect((await send("post", path, body)).status).toBe(429);
  });

  it("when something breaks, is too large or away", async () => {
    await sql`alter table projects rename to projects_away`.execute(db);
    try {
      expect((await send("put", "/latest-projects/update/{id}", project)).status).toBe(500);
    } finally {
      await sql`alter table projects_away rename to projects`.execute(db);
    }
    for (const thrown of [createAwayResponse(), new Response(null, { status: 413 })]) {
      const serve = serveJson({ GET: () => Promise.reject(thrown) });
      const request = new Request("http://localhost/api");
      const answer = await serve({ request, params: {}, context: {} });
      expect(answer.status).toBe(thrown.status);
      await expectProblem(answer);
    }
  });
});
