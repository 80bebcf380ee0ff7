import { expect, it } from "vitest";
import { findNextStage, type Order } from "./order";

it.each<[Order["stages"], string | undefined]>([
  [{}, "measured"],
  [{ measured: "2031-05-01" }, "approved"],
  // The owner skipped the stages in between.
  [{ ready: "2031-05-01" }, "fitted"],
  [{ paid: "2031-05-01" }, undefined],
])("proposes the stage that follows the last one reached (%j)", (stages, next) => {
  expect(findNextStage({ stages })?.value).toBe(next);
});
