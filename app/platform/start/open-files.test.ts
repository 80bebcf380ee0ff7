import { expect, it } from "vitest";
import { calculateMaxConnections } from "./open-files.mjs";

it.each([
  [512, 56],
  [1_024, 312],
  [4_096, 1_848],
  [1_048_576, 2_048],
  [Number.POSITIVE_INFINITY, 2_048],
])("with a limit of %d open files allows %d connections", (limit, connections) => {
  expect(calculateMaxConnections(limit)).toBe(connections);
});
