import { afterEach, expect, it, vi } from "vitest";
import { loader as dashboardLoader } from "~/routes/admin/overview/_index/route";
import { loader as readyLoader } from "~/routes/files/readyz";
import { callRoute } from "../../../tests/support/call-route";
import { resetDatabase } from "../../../tests/support/database";
import { signInAsAdmin } from "../../../tests/support/sign-in";
import { diskRules, measureDisk } from "./staged-file.server";

afterEach(() => vi.restoreAllMocks());

const gigabyte = 1_000_000_000;

it("warns below 5 % or 1 GB of free space, whichever is less, and refuses files below a quarter of that", () => {
  expect(diskRules.calculateWarningBytes(2 * gigabyte)).toBe(0.1 * gigabyte);
  expect(diskRules.calculateWarningBytes(500 * gigabyte)).toBe(gigabyte);
  for (const total of [2 * gigabyte, 500 * gigabyte]) {
    expect(diskRules.calculateReserveBytes(total) * 4).toBe(diskRules.calculateWarningBytes(total));
  }
});

it("measures the disk, and returns null if the system does not report it", async () => {
  const disk = await measureDisk();
  expect(disk?.total).toBeGreaterThan(disk?.free ?? 0);
  expect(await measureDisk("/no such folder")).toBeNull();
});

it("warns in the readiness probe and on the dashboard before the disk is full", async () => {
  await resetDatabase();
  const headers = await signInAsAdmin();
  const readWarnings = async () => ({
    probe: await (await readyLoader()).text(),
    disk: ((await callRoute(dashboardLoader, "/admin", { headers })).body as { disk: unknown }).disk,
  });
  expect(await readWarnings()).toEqual({ probe: expect.not.stringContaining("warning"), disk: null });
  // Simulates a disk with little free space.
  vi.spyOn(diskRules, "calculateWarningBytes").mockReturnValue(Number.MAX_SAFE_INTEGER);
  vi.spyOn(diskRules, "calculateReserveBytes").mockReturnValue(250_000_000);
  expect(await readWarnings()).toEqual({
    probe: expect.stringMatching(/^(?:not )?ready\nwarning: low disk\n$/),
    disk: { free: expect.any(Number), reserve: 250_000_000 },
  });
});
