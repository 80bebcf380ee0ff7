import { expect, it } from "vitest";
import { countConnections } from "./open-files.mjs";

it.each([
  [512, 56],
  [1_024, 312],
  [4_096, 1_848],
  [1_048_576, 2_048],
  [Number.POSITIVE_INFINITY, 2_048],
])(
  "of %d files, each connection may have two beside those of the site: %d connections",
  (limit, connections) => {
    expect(countConnections(limit)).toBe(connections);
  },
);
