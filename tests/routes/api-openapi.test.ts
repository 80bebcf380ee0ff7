import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, it } from "vitest";
import { describeApi } from "~/routes/api/openapi[.]json/openapi.server";
import { callApi, description, expectProblem, routes, signInAtApi } from "../support/described-api";

beforeEach(signInAtApi);

it("describes every route of the API with all its methods, and nothing else", async () => {
  expect(Object.keys(description.paths).sort()).toEqual([...routes.keys()].sort());
  for (const [path, methods] of Object.entries(description.paths)) {
    const response = await callApi("patch", path, undefined, { isDescribed: false });
    expect(response.status).toBe(405);
    await expectProblem(response);
    const allowed = response.headers
      .get("Allow")
      ?.toLowerCase()
      .split(", ")
      .filter((name) => name !== "head");
    expect(allowed).toEqual(Object.keys(methods));
  }
});

it("describes project type and budget of a quote request as free text, which the API accepts", async () => {
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
  expect((await callApi("post", "/contact/enquiry", body)).status).toBe(200);
});

it("passes Redocly's linter without errors or warnings", async () => {
  const require = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  try {
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(describeApi("https://site.test")));
    // The API has no license.
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

it("gives each call a unique operationId and marks those that need a token", () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const listOperations = (needsToken: boolean) =>
    operations.filter(({ security }) => security.length > 0 === needsToken).map((one) => one.operationId);
  expect(listOperations(false).sort()).toEqual(
    ["describeApi", "listGalleryItems", "listProjects", "sendMessage", "sendQuoteRequest", "signIn"].sort(),
  );
  expect(listOperations(true)).toHaveLength(6);
});

it("is served at /openapi.json", async () => {
  const response = await callApi("get", "/openapi.json", undefined, { isDescribed: false });
  expect(await response.json()).toEqual(description);
});
