import { expect, it } from "vitest";
import { findNextStage, findUnpaidAdvance, type Order } from "./order";

it.each<[Order["stages"], string | undefined]>([
  [{}, "measured"],
  [{ measured: "2031-05-01" }, "approved"],
  // The owner skipped the stages in between.
  [{ ready: "2031-05-01" }, "fitted"],
  [{ paid: "2031-05-01" }, undefined],
])("proposes the stage that follows the last one reached (%j)", (stages, next) => {
  expect(findNextStage({ stages })?.value).toBe(next);
});

it.each<[string, Partial<Order>, number]>([
  ["of a new order", {}, 5900],
  ["that was partly paid", { paid: 2000 }, 3900],
  ["of an order that became cheaper", { advance: 11_800, total: 10_000, paid: 10_000 }, 0],
  ["once the work is fitted", { stages: { fitted: "2031-05-01" } }, 0],
  ["of a lost enquiry after a refund", { isWon: false }, 0],
])("asks for the advance %s: %j", (_, change, due) => {
  expect(
    findUnpaidAdvance({ isWon: true, stages: {}, total: 11_800, advance: 5900, paid: 0, ...change }),
  ).toBe(due);
});
