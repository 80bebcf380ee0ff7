import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { nastyQuery, runs } from "../../support/nasty-texts";
import { type Site, startSite } from "../../support/server";

/** Fragments of paths that servers, routers and browsers interpret differently. */
const fragment = fc.oneof(
  fc.constantFrom(..."/ // . .. %5c %5C%5C \\ %2f %2e%2e %25 % %0a %09 %7f %3f".split(" ")),
  fc.constantFrom(..."%e0%a4%a %ff %ed%a0%80 %F0%9F%98%80 %00 : * $ @evil.example ;a=b .data".split(" ")),
  fc.constantFrom(..."about services ms-gate project 1 admin api images login assets _root.data".split(" ")),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
);

const nastyPath = fc.oneof(
  fc.array(fragment, { maxLength: 6 }).map((fragments) => `/${fragments.join("")}`),
  fc.array(fragment, { maxLength: 4 }).map((fragments) => `/${fragments.join("/")}`),
);

const worstPaths = "/%5c /%5C%5Cevil.example /contact/%5c /%5c.data //%5c /api/%5c /. /%2e%2e/%5c".split(" ");

/** Requests a path unchanged and returns the status; `fetch` would normalize the path. */
async function fetchStatus(site: Site, path: string): Promise<number> {
  const { hostname, port } = new URL(site.origin);
  const outgoing = request({ hostname, port, path, agent: false }).end();
  const [response] = await once(outgoing, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

test("no path or query causes a server error", async () => {
  const site = await startSite({ SAMPLE_CONTENT: "false" });
  try {
    expect(await fetchStatus(site, "/%5c")).toBe(404);
    const property = fc.asyncProperty(nastyPath, nastyQuery, async (path, query) => {
      expect(await fetchStatus(site, path + query)).toBeLessThan(500);
    });
    await fc.assert(property, {
      seed: runs.seed,
      numRuns: worstPaths.length + runs.numRuns * 20,
      examples: worstPaths.map((path) => [path, ""]),
    });
    expect(site.output()).not.toContain("unexpected error");
  } finally {
    await site.stop();
  }
});
