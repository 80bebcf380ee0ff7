import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import build from "../support/build";
import { createPhoto } from "../support/photo";
import { measureTreeMemory, recordPeakMemory } from "../support/process-memory";
import { sendQuoteFile } from "../support/send-files";
import { type Site, startSite } from "../support/server";
import {
  type CostlyPicture,
  makeLargestAcceptedPictures,
  makeRejectedPictures,
} from "../support/worst-pictures";

/** Maximum memory of the process and its children above their memory at rest, in bytes. */
const maxBytes = 450_000_000;
/** Maximum response time of other visitors' pages meanwhile, in milliseconds. */
const maxMs = 300;

let site: Site;
let folder: string;
beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), "worst-pictures-"));
  site = await startSite({ DATA_DIR: folder, SAMPLE_CONTENT: "true", TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Requests pages one after the other until stopped; returns the slowest response time. */
function requestPages(): { stop: () => Promise<number> } {
  let [slowest, isRunning] = [0, true];
  const visits = (async () => {
    while (isRunning) {
      for (const path of ["/", "/request-quote", "/gallery", "/healthz"]) {
        const start = performance.now();
        await (await fetch(site.origin + path)).text();
        slowest = Math.max(slowest, performance.now() - start);
      }
      await wait(20);
    }
  })();
  return {
    stop: async () => {
      isRunning = false;
      await visits;
      return slowest;
    },
  };
}

async function sendSimultaneously(pictures: readonly CostlyPicture[]) {
  for (const path of ["/", "/request-quote", "/gallery", "/healthz"])
    await (await fetch(site.origin + path)).text();
  // Waits until the decoder of a first picture has exited, so that only the memory at rest is left.
  await sendQuoteFile(site.origin, { name: "first.jpg", body: await createPhoto() });
  await wait(12_000);
  const memoryAtRest = measureTreeMemory(site.pid);
  // Measures how slow pages are without the pictures.
  const pagesAtRest = requestPages();
  await wait(5_000);
  const slowestAtRest = await pagesAtRest.stop();
  const [memory, pages] = [recordPeakMemory(site.pid), requestPages()];
  const startedAt = performance.now();
  const responses = await Promise.all(
    pictures.map((picture, index) =>
      sendQuoteFile(site.origin, picture, { "X-Forwarded-For": `203.0.113.${index}` }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const [peak, slowest] = [await memory.stop(), await pages.stop()];
  const extraBytes = peak - memoryAtRest;
  console.log(
    `${pictures.map(({ name }) => name).join(", ")}:\n  ${Math.round(memoryAtRest / 1e6)} MB at rest, ${Math.round(extraBytes / 1e6)} MB above it, ` +
      `${seconds.toFixed(1)} s, slowest page ${Math.round(slowest)} ms (at rest ${Math.round(slowestAtRest)} ms)\n  ${responses.map(({ problems, staged }) => problems[0] ?? `accepted: ${staged?.files[0]?.name}`).join("\n  ")}`,
  );
  return { extraBytes, slowest };
}

it("refuses pictures that are too large without decoding them", async () => {
  const { extraBytes, slowest } = await sendSimultaneously(await makeRejectedPictures());
  expect(extraBytes).toBeLessThan(maxBytes);
  expect(slowest).toBeLessThan(maxMs);
});

it("decodes the largest pictures within the memory limit", async () => {
  const { extraBytes, slowest } = await sendSimultaneously(await makeLargestAcceptedPictures());
  expect(extraBytes).toBeLessThan(maxBytes);
  expect(slowest).toBeLessThan(maxMs);
});
