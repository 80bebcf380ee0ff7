import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import build from "../support/build";
import { type Disk, findSkipReason, mountDisk } from "../support/disk";
import { exportNames, sendUntilStopped } from "../support/messages";
import { type Site, startSite } from "../support/server";

const skipReason = await findSkipReason();
if (skipReason) console.warn(`Skipped: ${skipReason}.`);

describe.skipIf(skipReason !== null)("a power failure", () => {
  let disk: Disk;
  let settings: Record<string, string>;
  let round = 0;

  const setDataFolder = (name: string) => {
    settings = { DATA_DIR: join(disk.folder, name), SAMPLE_CONTENT: "false", TRUSTED_PROXIES: "127.0.0.1" };
  };
  const start = () => startSite(settings);

  beforeAll(async () => {
    build();
    disk = await mountDisk(600);
  });
  afterAll(() => disk?.remove());

  /** Cuts the power while the site receives messages; appends the names of acknowledged ones to `acknowledged`. */
  async function cutDuringMessages(site: Site, milliseconds: number, acknowledged: string[]): Promise<void> {
    const names: string[] = [];
    const sender = sendUntilStopped(site, `Round ${round++}`, names);
    await wait(milliseconds);
    acknowledged.push(...names);
    await disk.cutPower();
    await site.kill();
    await sender;
    await disk.restorePower();
  }

  /** Cuts the power a given time after a process was started. */
  async function cutDuringStart(milliseconds: number): Promise<void> {
    const child = spawn(process.execPath, ["app/platform/start/start.mjs"], {
      env: { NODE_ENV: "production", PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", ...settings },
      stdio: "ignore",
    });
    await wait(milliseconds);
    await disk.cutPower();
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    await disk.restorePower();
  }

  async function expectStored(acknowledged: readonly string[], site: Site): Promise<void> {
    const stored = new Set([
      ...(await exportNames(site)),
      ...(await exportNames(site, "?status=quarantine")),
    ]);
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  }

  it.each([400, 900, 1_400, 1_900, 2_400])(
    "during the first start, after %d ms, leaves a site that starts",
    async (milliseconds) => {
      setDataFolder(`first-start-${milliseconds}`);
      await cutDuringStart(milliseconds + Math.random() * 500);
      const site = await start();
      expect(await site.stop()).toBe(0);
    },
  );

  it.each([200, 1_500, 6_000])(
    "%d ms after the first start loses no acknowledged message",
    async (milliseconds) => {
      setDataFolder(`soon-after-${milliseconds}`);
      const acknowledged: string[] = [];
      await cutDuringMessages(await start(), milliseconds, acknowledged);
      const site = await start();
      await expectStored(acknowledged, site);
      expect(await site.stop()).toBe(0);
    },
  );

  it("at a random time loses no acknowledged message", async () => {
    setDataFolder("life");
    const acknowledged: string[] = [];
    await (await start()).stop();
    for (let repetition = 0; repetition < 4; repetition++) {
      // While receiving messages, right after a clean restart.
      await cutDuringMessages(await start(), 100 + Math.random() * 2_000, acknowledged);
      // During a start that recovers from the last power cut, and during the next start.
      await cutDuringStart(300 + Math.random() * 1_500);
      await cutDuringStart(300 + Math.random() * 1_500);
      // Right after a clean shutdown.
      const site = await start();
      await expectStored(acknowledged, site);
      await site.stop();
      await disk.cutPower();
      await disk.restorePower();
    }
    const site = await start();
    await expectStored(acknowledged, site);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await site.stop()).toBe(0);
  });
});
