import { randomBytes } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { diskRules, measureDisk, stageFile } from "../../app/platform/uploads/staged-file.server";
import build from "../support/build";
import { readAsAdmin } from "../support/messages";
import { createPhoto } from "../support/photo";
import { sendQuoteFile } from "../support/send-files";
import { type Site, startSite } from "../support/server";
import { canMount, mountSmallDisk, type SmallDisk } from "../support/small-disk";

const megabyte = 1_000_000;

describe.runIf(canMount)("a full file system", () => {
  let disk: SmallDisk;
  afterEach(() => disk.remove());

  it("refuses a file midway and keeps no part of it", async () => {
    disk = await mountSmallDisk(4);
    async function* send() {
      for (let n = 0; n < 10; n++) yield randomBytes(megabyte);
    }
    const staging = stageFile(send(), disk.folder);
    await expect(staging).rejects.toMatchObject({ problem: { status: 507 }, cause: { code: "ENOSPC" } });
    expect(await readdir(disk.folder)).toEqual([]);
  });
});

describe.runIf(canMount)("a file system that runs out of inodes", () => {
  let disk: SmallDisk;
  afterEach(() => disk.remove());

  it("counts as full before the last inode is used", async () => {
    disk = await mountSmallDisk(40, 1_000);
    const checkSpace = async () => {
      const { free, total } = (await measureDisk(disk.folder)) ?? { free: 0, total: 0 };
      return {
        warns: free < diskRules.calculateWarningBytes(total),
        refuses: free < diskRules.calculateReserveBytes(total),
      };
    };
    expect(await checkSpace()).toEqual({ warns: false, refuses: false });
    const createFolders = (count: number) =>
      Promise.all(Array.from({ length: count }, () => mkdtemp(join(disk.folder, "file-"))));
    await createFolders(960);
    expect(await checkSpace()).toEqual({ warns: true, refuses: false });
    await createFolders(30);
    expect(await checkSpace()).toEqual({ warns: true, refuses: true });
  });
});

describe.runIf(canMount)("a site whose disk fills up", () => {
  let disk: SmallDisk;
  let site: Site;
  beforeAll(async () => {
    build();
    disk = await mountSmallDisk(400);
    site = await startSite({ DATA_DIR: disk.folder, SAMPLE_CONTENT: "false", TRUSTED_PROXIES: "127.0.0.1" });
  });
  afterAll(async () => {
    await site.stop();
    await disk.remove();
  });

  let formCount = 0;
  /** Names of the customers whose request was accepted. */
  const acknowledged: string[] = [];
  async function sendForm(file: Uint8Array | null): Promise<{ status: number; text: string }> {
    const form = new FormData();
    const fields = {
      name: `Visitor ${++formCount}`,
      phone: "9843012345",
      description: `A gate of nine feet ${"and more ".repeat(300)}${randomBytes(1000).toString("hex")}`,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file) form.append("files", new File([new Uint8Array(file)], "front.jpg"));
    const response = await fetch(`${site.origin}/request-quote`, {
      method: "POST",
      body: form,
      redirect: "manual",
      headers: { "X-Forwarded-For": `10.0.${formCount >> 8}.${formCount & 255}` },
    });
    if (response.status === 302) acknowledged.push(fields.name);
    return { status: response.status, text: await response.text() };
  }

  async function callApi(address: string): Promise<{ status: number; success: boolean }> {
    const response = await fetch(`${site.origin}/api/contact/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({
        name: "Caller",
        email: "caller@example.com",
        message: randomBytes(2_000).toString("hex"),
      }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  /** Reads what the admin sees: the dashboard and the exported enquiries. */
  async function readInbox(): Promise<{ dashboard: string; stored: string }> {
    const read = (path: string) => readAsAdmin(site, path);
    const stored =
      (await read("/admin/enquiries.csv")) + (await read("/admin/enquiries.csv?status=quarantine"));
    return { dashboard: await read("/admin"), stored };
  }

  it("warns early, then refuses files, and accepts text to the end", async () => {
    const readProbe = async () => await (await fetch(`${site.origin}/readyz`)).text();
    const photo = await createPhoto();
    expect(await readProbe()).toBe("ready\n");
    expect((await sendForm(photo)).status).toBe(302);

    // With 400 MB, the site warns below 20 MB and refuses files below 5 MB.
    await disk.fillUntilFree(15 * megabyte);
    expect(await readProbe()).toBe("ready\nwarning: low disk\n");
    expect((await readInbox()).dashboard).toContain("The server's disk is nearly full");
    expect((await sendForm(await createPhoto(1_700))).status).toBe(302);

    await disk.fillUntilFree(4 * megabyte);
    const refused = await sendForm(await createPhoto(1_800));
    expect(refused.status).toBe(507);
    expect(refused.text).toContain("front.jpg was left out: we cannot store more files right now.");
    expect(refused.text).toContain("A gate of nine feet");
    expect((await sendForm(null)).status).toBe(302);
    expect(
      await sendQuoteFile(site.origin, { name: "side.jpg", body: await createPhoto(1_900) }),
    ).toMatchObject({ status: 507, staged: null });

    // Another program fills the disk to the last byte.
    await disk.fillUntilFree(0);
    const refusal = await sendForm(await createPhoto(2_000));
    expect([refusal.status, refusal.text.includes("A gate of nine feet")]).toEqual([507, true]);
    // The database has reserved space; when that is full too, no acknowledged enquiry is lost.
    let response = await sendForm(null);
    for (let n = 0; n < 1_000 && response.status === 302; n++) response = await sendForm(null);
    expect([response.status, response.text.includes("A gate of nine feet")]).toEqual([507, true]);

    let call = { status: 200, success: true };
    for (let n = 0; n < 1_000 && call.status === 200; n++) call = await callApi(`10.1.${n >> 8}.${n & 255}`);
    expect(call).toMatchObject({ status: 507, success: false });

    await disk.fillUntilFree(100 * megabyte);
    expect((await sendForm(await createPhoto(2_100))).status).toBe(302);
    expect(await readProbe()).toBe("ready\n");
    const { stored } = await readInbox();
    expect(acknowledged.filter((name) => !stored.includes(`"${name}"`))).toEqual([]);
  });
});
