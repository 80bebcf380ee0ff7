import { expect, it } from "vitest";
import { markMigrated } from "~/db/availability.server";
import { loader as live } from "./healthz";
import { loader as ready } from "./readyz";

it("is alive from the start, and ready once the tables are there", async () => {
  expect(live().status).toBe(200);
  expect((await ready()).status).toBe(503);
  markMigrated();
  const response = await ready();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});
