import { rename } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";
import { sampleGalleryItems, sampleProjects } from "~/content/sample-content";
import { db } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { runShutdown } from "~/platform/runtime/shutdown.server";
import { loader as healthz } from "~/routes/files/healthz";
import { loader as readyz } from "~/routes/files/readyz";
import { boot } from "./boot.server";

afterAll(() => runShutdown());

// Decoding all sample pictures takes a long time on a busy machine.
const timeout = 120_000;

it("is alive from the start, and ready once admin and samples are stored, unless the data folder is missing", {
  timeout,
}, async () => {
  const consoleLog = vi.spyOn(console, "log").mockReturnValue();
  expect([healthz().status, (await readyz()).status]).toEqual([200, 503]);

  const booting = boot();
  let response = await readyz();
  for (; response.status !== 200; response = await readyz()) await nextTurn();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const countRows = async (table: "admins" | "projects" | "gallery_items") =>
    (await db.selectFrom(table).select("id").execute()).length;
  expect([await countRows("admins"), await countRows("projects"), await countRows("gallery_items")]).toEqual([
    1,
    sampleProjects.length,
    sampleGalleryItems.length,
  ]);

  await booting;
  await rename(config.dataDir, `${config.dataDir}-away`);
  expect((await readyz()).status).toBe(503);
  await rename(`${config.dataDir}-away`, config.dataDir);
  expect((await readyz()).status).toBe(200);
  expect(consoleLog.mock.calls.join()).toMatch(/user name \S+, password \S+/);
  consoleLog.mockRestore();
});
