import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { maintain } from "../../support/maintain";
import { startSite } from "../../support/server";
import { createSiteData } from "../../support/site-data";

async function listProjects(origin: string): Promise<{ title: string; image: string }[]> {
  return await (await fetch(`${origin}/api/latest-projects/all`)).json();
}

test("imports projects from another site's API, and exports them to a third site", async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "transfer-"));
  const file = join(folder, "site.tar.gz");
  const [sourceData, targetData, thirdData] = [
    await createSiteData("samples"),
    await createSiteData("no-samples"),
    await createSiteData("no-samples"),
  ];
  const sourceSite = await startSite(sourceData.settings);
  const projects = await listProjects(sourceSite.origin);
  expect(projects.length).toBeGreaterThan(0);

  const preview = await maintain(["import", sourceSite.origin], targetData.settings);
  expect(preview.stderr).toContain(`projects: ${projects.length} would be added`);
  expect(preview.stderr).toContain("Nothing was changed.");
  const imported = await maintain(["import", sourceSite.origin, "--write"], targetData.settings);
  expect(imported.stderr).toContain(`projects: ${projects.length} added`);
  await sourceSite.stop();

  const site = await startSite(targetData.settings);
  expect((await listProjects(site.origin)).map(({ title }) => title).sort()).toEqual(
    projects.map(({ title }) => title).sort(),
  );
  const enquiry = { Name: "Asha", phone: "9843012345" };
  const headers = { "Content-Type": "application/json" };
  const requestInit = { method: "POST", headers, body: JSON.stringify(enquiry) };
  expect((await fetch(`${site.origin}/api/contact/enquiry`, requestInit)).status).toBe(200);
  // The embedded database is open in the running site, which creates the export itself.
  await maintain(["export", file], { ...targetData.settings, PORT: new URL(site.origin).port });
  if (!targetData.settings.DATABASE_URL) {
    const refused = await maintain(["import", file, "--write"], targetData.settings).catch(
      (error: unknown) => error,
    );
    expect(String(refused)).toContain("The site is running. Stop it first.");
  }
  await site.stop();

  await maintain(["import", file, "--write"], thirdData.settings);
  const secondImport = await maintain(["import", file, "--write"], thirdData.settings);
  expect(secondImport.stderr).toContain(`projects: 0 added, 0 changed, ${projects.length} unchanged`);
  expect(secondImport.stderr).toContain("enquiries: 0 added, 0 changed, 1 unchanged");
  const thirdSite = await startSite(thirdData.settings);
  const [first] = await listProjects(thirdSite.origin);
  const picture = await fetch(thirdSite.origin + first?.image);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  await thirdSite.stop();

  const refused = await maintain(["import", join(folder, "nothing")], thirdData.settings).catch(
    (error: unknown) => error,
  );
  expect(String(refused)).toContain("There is no file");
  await Promise.all([
    rm(folder, { recursive: true }),
    sourceData.remove(),
    targetData.remove(),
    thirdData.remove(),
  ]);
});
