import { expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import { readServicesPage } from "./services-page.server";

test("lists each service once, in the groups of the specification", async () => {
  const { groups } = await readServicesPage(db);
  expect(groups.map(({ name, services }) => [name, services.length])).toEqual([
    ["Railings & Balcony", 5],
    ["Gates & Doors", 4],
    ["Fabrication Work", 2],
    ["Specialized Doors", 3],
    ["Windows", 2],
    ["Interior Glass", 1],
    ["Exterior Structures", 1],
  ]);
  const paths = groups.flatMap(({ services }) => services.map(({ to }) => to));
  expect(new Set(paths).size).toBe(paths.length);
});
