import { afterEach, expect, it, vi } from "vitest";
import { createUnavailableResponse } from "~/platform/runtime/failure.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { logger } from "~/platform/runtime/logger.server";

afterEach(() => vi.restoreAllMocks());

it("returns the fallback during an outage without logging", async () => {
  const error = vi.spyOn(logger, "error").mockReturnValue();
  for (const list of ["projects", "gallery", "projects"])
    expect(await withFallback(list, Promise.reject(createUnavailableResponse()), [])).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

it("rethrows responses such as a 404", async () => {
  const response = new Response(null, { status: 404 });
  await expect(withFallback("projects", Promise.reject(response), [])).rejects.toBe(response);
});
