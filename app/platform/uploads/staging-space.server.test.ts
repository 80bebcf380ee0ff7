import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { diskRules, StagingSpace, stageFile, type Visitor } from "./staged-file.server";

afterEach(async () => {
  vi.restoreAllMocks();
  expect(await readdir(uploadDirectory).catch(() => [])).toEqual([]);
  await rm(uploadDirectory, { recursive: true, force: true });
});

const limits = { total: 12_000_000, visitors: 7_000_000, address: 4_000_000 };

function makeVisitor(address: string): Visitor {
  return { address, charge: async () => {} };
}

/** An upload that sends this many bytes, and then nothing until `disconnect` is called. */
function makeUpload(bytes: number) {
  let disconnect = () => {};
  const broken = new Promise<void>((resolve) => {
    disconnect = resolve;
  });
  let reportSent = () => {};
  const sent = new Promise<void>((resolve) => {
    reportSent = resolve;
  });
  async function* send() {
    yield randomBytes(bytes);
    reportSent();
    await broken;
    throw new Error("The connection broke");
  }
  return { data: send(), disconnect, sent };
}

async function* sendBytes(bytes: number) {
  yield randomBytes(bytes);
}

async function measureFolder(): Promise<number> {
  const names = await readdir(uploadDirectory).catch(() => []);
  const sizes = await Promise.all(names.map((name) => stat(join(uploadDirectory, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

const tooManyAtOnce = "Too many files are being uploaded right now. Please try again in a minute.";

describe("unfinished uploads", () => {
  it("use at most the share of their IP address, and free it when they end", async () => {
    const space = new StagingSpace(limits);
    const visitor = makeVisitor("203.0.113.1");
    const uploads = Array.from({ length: 4 }, () => makeUpload(900_000));
    const staging = uploads.map(({ data }) => stageFile(data, uploadDirectory, { visitor, space }));
    for (const file of staging) file.catch(() => undefined);
    await Promise.all(uploads.map(({ sent }) => sent));
    const fifth = stageFile(sendBytes(900_000), uploadDirectory, { visitor, space });
    await expect(fifth).rejects.toThrow(tooManyAtOnce);
    expect(await measureFolder()).toBe(4 * 900_000);

    const options = { visitor: makeVisitor("203.0.113.2"), space };
    await (await stageFile(sendBytes(900_000), uploadDirectory, options)).dispose();
    for (const { disconnect } of uploads) disconnect();
    await Promise.allSettled(staging);
    const file = await stageFile(sendBytes(900_000), uploadDirectory, { visitor, space });
    await file.dispose();
    await file.dispose();
  });

  it("leave space for the admin even when visitors use all of theirs", async () => {
    const space = new StagingSpace(limits);
    const visitors = Array.from({ length: 7 }, (_, n) => makeVisitor(`203.0.113.${n}`));
    const staged = [];
    for (const visitor of visitors) {
      staged.push(await stageFile(sendBytes(1_000_000), uploadDirectory, { visitor, space }));
    }
    const eighth = stageFile(sendBytes(1), uploadDirectory, { visitor: makeVisitor("203.0.113.9"), space });
    await expect(eighth).rejects.toThrow(tooManyAtOnce);
    staged.push(await stageFile(sendBytes(1_000_000), uploadDirectory, { space }));
    const [last, ...others] = staged;
    for (const file of [...others, ...others]) await file.dispose();
    expect(space.measure().used).toBe(1_000_000);
    await last?.dispose();
    expect(space.measure().used).toBe(0);
  });

  it("are charged by size before they are written", async () => {
    const charges: unknown[] = [];
    const visitor = {
      address: "203.0.113.1",
      charge: async (more: unknown) => {
        charges.push([more, await measureFolder()]);
      },
    };
    async function* send() {
      for (let n = 0; n < 7; n++) yield randomBytes(1_000_000);
    }
    await (await stageFile(send(), uploadDirectory, { visitor })).dispose();
    expect(charges).toEqual([
      [{ isNewFile: true, megabytes: 1 }, 0],
      [{ isNewFile: false, megabytes: 5 }, 1_000_000],
      [{ isNewFile: false, megabytes: 5 }, 6_000_000],
    ]);
  });
});

it("writes nothing to a full disk", async () => {
  vi.spyOn(diskRules, "calculateReserveBytes").mockReturnValue(Number.MAX_SAFE_INTEGER);
  const staging = stageFile(sendBytes(1_000), uploadDirectory);
  await expect(staging).rejects.toMatchObject({ problem: { status: 507 } });
});
