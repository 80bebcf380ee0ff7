import { afterEach, expect, it, vi } from "vitest";
import { logger } from "~/runtime/logger.server";
import { createUnavailableResponse } from "~/runtime/unavailable.server";
import { withFallback } from "./with-fallback.server";

afterEach(() => vi.restoreAllMocks());

it("does not log each list during an outage, which is logged itself", async () => {
  const error = vi.spyOn(logger, "error").mockReturnValue();
  for (const list of ["projects", "gallery", "projects"])
    expect(await withFallback(list, Promise.reject(createUnavailableResponse()), [])).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

it("passes on thrown responses such as a redirect", async () => {
  const answer = new Response(null, { status: 404 });
  await expect(withFallback("projects", Promise.reject(answer), [])).rejects.toBe(answer);
});
