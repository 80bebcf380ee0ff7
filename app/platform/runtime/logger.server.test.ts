import { afterEach, expect, it, vi } from "vitest";
import { startPurging } from "~/features/privacy/retention.server";
import { db } from "~/platform/database/database.server";
import { simulateUnavailableDatabase } from "../../../tests/support/unavailable-database";
import { logError, logger } from "./logger.server";

afterEach(() => vi.restoreAllMocks());

it("does not log an unavailable database, and logs every other error", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const errors: unknown[] = [];
  const purge = startPurging(simulateUnavailableDatabase(db), (error) => {
    errors.push(error);
    logError(error, "the trash could not be purged");
  });
  await purge();
  expect([errors.length > 0, logged.mock.calls]).toEqual([true, []]);
  const fault = new Error("no such column");
  logError(fault, "the trash could not be purged");
  expect(logged.mock.calls).toEqual([[{ err: fault }, "the trash could not be purged"]]);
});
