import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makePicture } from "../../../tests/support/pictures";
import {
  DecoderCrash,
  type DecoderLimits,
  DecoderProcess,
  DecoderUnavailable,
  JobFailed,
} from "./decoder-process.server";

let folder: string;
let [smallFile, largeFile] = ["", ""];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decoder-"));
  [smallFile, largeFile] = [join(folder, "small.jpg"), join(folder, "large.png")];
  await writeFile(smallFile, await makePicture(60, 40).jpeg().toBuffer());
  // Interlaced, so that 144 MB of pixels must be in memory at once.
  const image = { create: { width: 8_000, height: 6_000, channels: 3, background: "#234" } } as const;
  await sharp(image).png({ progressive: true }).toFile(largeFile);
});
afterAll(() => rm(folder, { recursive: true }));

let decoder: DecoderProcess;
afterEach(() => decoder.end());

function startDecoder(limits: Partial<DecoderLimits> = {}): DecoderProcess {
  decoder = new DecoderProcess({ memoryBytes: 360 * 2 ** 20, timeoutMs: 60_000, idleMs: 60_000, ...limits });
  return decoder;
}

const readSmall = () => decoder.run("readHeader", { path: smallFile, isHeic: false });

describe("a decoder process", () => {
  it("runs one job after another", async () => {
    startDecoder();
    expect(await readSmall()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    const firstPid = decoder.pid;
    await decoder.run("verify", { path: smallFile });
    expect(decoder.pid).toBe(firstPid);
  });

  it("reports a problem with a picture and continues", async () => {
    startDecoder();
    await writeFile(join(folder, "half.jpg"), Buffer.from("\xff\xd8\xff\xe0", "latin1"));
    const failing = decoder.run("verify", { path: join(folder, "half.jpg") });
    await expect(failing).rejects.toThrow(JobFailed);
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
  });

  it.runIf(process.platform === "linux")("is restarted after it exceeds its memory limit", async () => {
    startDecoder({ memoryBytes: 130 * 2 ** 20 });
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
    const firstPid = decoder.pid;
    await expect(decoder.run("verify", { path: largeFile })).rejects.toThrow(
      /DecoderCrash|memory|bytes|SIG|code/,
    );
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
    expect(decoder.pid).not.toBe(firstPid);
  });

  it("is killed when a job exceeds its time limit", async () => {
    startDecoder({ timeoutMs: 1 });
    await expect(decoder.run("verify", { path: largeFile })).rejects.toThrow(DecoderCrash);
    expect(decoder.pid).toBeUndefined();
  });

  it("is restarted when it is killed during a job", async () => {
    startDecoder();
    await readSmall();
    const verifying = decoder.run("verify", { path: largeFile });
    process.kill(decoder.pid ?? 0, "SIGKILL");
    await expect(verifying).rejects.toThrow(DecoderCrash);
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
  });

  it("does not blame the picture when it cannot start", async () => {
    const { execPath } = process;
    process.execPath = join(folder, "nothing");
    await expect(startDecoder().run("verify", { path: smallFile })).rejects.toThrow(DecoderUnavailable);
    process.execPath = execPath;
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
  });

  it("is restarted when it is killed between jobs", async () => {
    startDecoder();
    await readSmall();
    process.kill(decoder.pid ?? 0, "SIGKILL");
    await vi.waitFor(() => expect(decoder.pid).toBeUndefined(), { timeout: 10_000 });
    expect(await readSmall()).toMatchObject({ format: "jpeg" });
  });

  it("exits when idle to free its memory", async () => {
    startDecoder({ idleMs: 1 });
    await readSmall();
    await vi.waitFor(() => expect(decoder.pid).toBeUndefined(), { timeout: 10_000 });
  });

  it("receives no settings or secrets of the site", async () => {
    startDecoder();
    await readSmall();
    if (process.platform !== "linux") return;
    const { readFileSync } = await import("node:fs");
    const names = readFileSync(`/proc/${decoder.pid}/environ`, "latin1")
      .split("\0")
      .map((line) => line.split("=")[0]);
    expect(names).not.toContain("SESSION_SECRET");
    expect(names).not.toContain("DATA_DIR");
  });
});
