import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { maintain } from "../../support/maintain";
import { startSite } from "../../support/server";
import { createSiteData } from "../../support/site-data";

const sendEnquiry = (origin: string, name: string) =>
  fetch(`${origin}/api/contact/enquiry`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ Name: name, phone: "9843012345" }),
  });

async function listProjects(origin: string): Promise<{ title: string; image: string }[]> {
  const response = await fetch(`${origin}/api/latest-projects/all`);
  return await response.json();
}

const notEmpty = "This database is not empty";

test("a backup made while the site runs restores everything on another site", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const file = join(folder, "site.tar.gz");
  const [source, target] = [await createSiteData("samples"), await createSiteData()];
  const site = await startSite(source.settings);
  expect((await sendEnquiry(site.origin, "Asha")).status).toBe(200);
  const projects = await listProjects(site.origin);
  expect(projects.length).toBeGreaterThan(0);
  await maintain(["backup", file], { ...source.settings, PORT: new URL(site.origin).port });
  await site.stop();

  expect((await maintain(["restore", file], target.settings)).stderr).toContain(
    "no erased.txt beside the backup",
  );
  const restored = await startSite(target.settings);
  const restoredProjects = await listProjects(restored.origin);
  expect(restoredProjects.map(({ title }) => title)).toEqual(projects.map(({ title }) => title));
  const picture = await fetch(restored.origin + restoredProjects[0]?.image);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  expect(restored.output()).not.toContain("first admin");
  const refusedRestore = await maintain(["restore", file], target.settings).catch((error: unknown) => error);
  expect(String(refusedRestore)).toContain(
    target.settings.DATABASE_URL ? notEmpty : "Another process uses the data folder",
  );
  await restored.stop();

  const secondRestore = await maintain(["restore", file], target.settings).catch((error: unknown) => error);
  expect(String(secondRestore)).toContain(notEmpty);
  await Promise.all([rm(folder, { recursive: true }), source.remove(), target.remove()]);
});
