import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { maintain } from "../../support/maintain";
import { startSite } from "../../support/server";
import { createSiteData } from "../../support/site-data";

async function listProjects(origin: string): Promise<{ title: string; image: string }[]> {
  return await (await fetch(`${origin}/api/latest-projects/all`)).json();
}

test("imports projects from another site's API once, and exports them", async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "transfer-"));
  const file = join(folder, "site.tar.gz");
  const [sourceData, targetData] = [await createSiteData("samples"), await createSiteData("no-samples")];
  const sourceSite = await startSite(sourceData.settings);
  const projects = await listProjects(sourceSite.origin);
  expect(projects.length).toBeGreaterThan(0);

  const preview = await maintain(["import", sourceSite.origin], targetData.settings);
  expect(preview.stderr).toContain(`projects: ${projects.length} would be added`);
  expect(preview.stderr).toContain("Nothing was changed.");
  const imported = await maintain(["import", sourceSite.origin, "--write"], targetData.settings);
  expect(imported.stderr).toContain(`projects: ${projects.length} added`);
  const again = await maintain(["import", sourceSite.origin, "--write"], targetData.settings);
  expect(again.stderr).toContain(`projects: 0 added, ${projects.length} already here`);

  const site = await startSite(targetData.settings);
  const importedProjects = await listProjects(site.origin);
  expect(importedProjects.map(({ title }) => title)).toEqual(projects.map(({ title }) => title));
  const picture = await fetch(site.origin + importedProjects[0]?.image);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  // The embedded database is open in the running site, which creates the export itself.
  await maintain(["export", file], { ...targetData.settings, PORT: new URL(site.origin).port });
  const read = (name: string) => promisify(execFile)("tar", ["-xzOf", file, name]);
  expect(JSON.parse((await read("projects.json")).stdout)).toHaveLength(projects.length);
  if (!targetData.settings.DATABASE_URL) {
    const refused = maintain(["import", sourceSite.origin, "--write"], targetData.settings);
    await expect(refused).rejects.toThrow("The site is running. Stop it first.");
  }
  await Promise.all([site.stop(), sourceSite.stop()]);

  const refused = maintain(["import", file], targetData.settings);
  await expect(refused).rejects.toThrow("Enter the address of the earlier site");
  await Promise.all([rm(folder, { recursive: true }), sourceData.remove(), targetData.remove()]);
});
