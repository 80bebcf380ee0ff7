import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { listStoredKeys, stageImage } from "../../../tests/support/images";
import { makePicture } from "../../../tests/support/pictures";
import { simulateUnavailableDatabase } from "../../../tests/support/unavailable-database";
import { imageStore } from "./image-store.server";
import { claimJob, storeImage } from "./queries.server";
import { makeNextVariants, startImageWorker } from "./worker.server";

const notAborted = new AbortController().signal;

async function storePicture(): Promise<number> {
  const staged = await stageImage(await makePicture(400, 200).jpeg().toBuffer());
  const { id } = await storeImage(db, staged);
  await staged.dispose();
  return id;
}

const findImage = (id: number) =>
  db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const waitForVariants = (id: number) =>
  vi.waitFor(async () => expect((await findImage(id)).variants).toHaveLength(5), {
    timeout: 10_000,
    interval: 20,
  });

it("creates the variants of waiting images and of those added while it runs", async () => {
  const earlierId = await storePicture();
  const stop = startImageWorker(db, async () => undefined);
  await waitForVariants(earlierId);
  await waitForVariants(await storePicture());
  await stop();
});

it("retries an image whose instance was killed, after its lease expires", async () => {
  const id = await storePicture();
  // Simulates an instance that claims the image and is killed.
  expect(await claimJob(db)).toMatchObject({ id, attempt: 1 });
  expect(await makeNextVariants(db, notAborted)).toBe(false);
  await db
    .updateTable("images")
    .set({ next_attempt_at: sql`next_attempt_at - interval '5 minutes'` })
    .execute();
  const stop = startImageWorker(db, async () => undefined);
  await waitForVariants(id);
  await stop();
});

it("processes an image added while the clock was ahead", async () => {
  const id = await storePicture();
  await db.updateTable("images").set({ next_attempt_at: sql`now() + interval '30 days'` }).execute();
  expect(await makeNextVariants(db, notAborted)).toBe(true);
  expect((await findImage(id)).variants).toHaveLength(5);
});

it("does not log an unavailable database, which is logged elsewhere", async () => {
  const spies = [vi.spyOn(logger, "warn"), vi.spyOn(logger, "error")];
  await startImageWorker(simulateUnavailableDatabase(db), async () => undefined)();
  await storePicture();
  // The database fails while the variants are created.
  await expect(
    makeNextVariants(simulateUnavailableDatabase(db, { resultCount: 1 }), notAborted),
  ).rejects.toSatisfy(isDatabaseUnavailable);
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

it("assigns each image to one instance", async () => {
  const ids = [await storePicture(), await storePicture()];
  const jobs = await Promise.all([claimJob(db), claimJob(db), claimJob(db)]);
  expect(jobs.flatMap((job) => job?.id ?? []).sort()).toEqual(ids);
});

it("releases an image when it is stopped midway", async () => {
  const id = await storePicture();
  expect(await makeNextVariants(db, AbortSignal.abort())).toBe(true);
  expect(await findImage(id)).toMatchObject({ variants: null, attempts: 0 });
  expect(await makeNextVariants(db, notAborted)).toBe(true);
  expect((await findImage(id)).variants).toHaveLength(5);
});

it("claims an image immediately, even if its time was rounded up", async () => {
  const id = await storePicture();
  for (let tries = 0; tries < 20; tries++) {
    // Within a transaction now() does not change.
    const job = await db.transaction().execute(async (trx) => {
      await trx.updateTable("images").set({ attempts: 0, next_attempt_at: sql`now()` }).execute();
      return await claimJob(trx);
    });
    expect(job).toMatchObject({ id, attempt: 1 });
  }
});

it("stops after three failures and still shows the original", async () => {
  const id = await storePicture();
  const { storage_key } = await findImage(id);
  await imageStore.put(storage_key, Buffer.from("no picture"));
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await makeNextVariants(db, notAborted)).toBe(true);
    expect(await makeNextVariants(db, notAborted)).toBe(false);
    await db.updateTable("images").set({ next_attempt_at: sql`now()` }).execute();
  }
  expect(await makeNextVariants(db, notAborted)).toBe(false);
  expect(await findImage(id)).toMatchObject({ variants: null, attempts: 3 });
  expect(await listStoredKeys()).toEqual([storage_key]);
});
