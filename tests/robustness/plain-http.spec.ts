import { expect, fillSignInForm, test } from "../e2e/fixtures";
import { findBrowser } from "../support/browser";
import { findFreePort } from "../support/free-port.mjs";
import { makePhotoFile } from "../support/photo";
import { type Site, startSite } from "../support/server";

/** Browsers treat localhost as secure, but not this name, which resolves to this machine. */
const host = "steel.test";

test.use({
  // Browsers ignore this header on plain http, and say so.
  expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
  launchOptions: {
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

let localSite: Site;
let origin: string;

test.beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://${host}:${port}`;
  localSite = await startSite({ PORT: String(port), PUBLIC_URL: origin });
});
test.afterAll(() => localSite.stop());

test("the admin and visitors do their work on plain http @js", async ({ page }) => {
  // Opened first, because a form that is filled in within three seconds counts as spam.
  const visitor = await page.context().newPage();
  await visitor.goto(`${origin}/request-quote`);
  expect(await visitor.evaluate(() => isSecureContext)).toBe(false);

  await page.goto(`${origin}/login`);
  await fillSignInForm(page, localSite.admin);
  await expect(page).toHaveURL(`${origin}/admin`);

  await page.goto(`${origin}/admin/projects/new`);
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill("Gate with two leaves");
  await form.getByLabel("Location").fill("Vadavalli");
  await form.getByLabel("Description").fill("Sliding gate, MS.");
  await form.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg", 800));
  await form.getByRole("button", { name: "Add Project" }).click();
  await expect(page.getByText("Project created successfully!")).toBeVisible();

  await page.goto(`${origin}/admin/galleryadmin/upload`);
  await page.getByRole("textbox", { name: /^Description\b(?! of)/ }).fill("At one house.");
  await page
    .getByLabel("Pictures")
    .setInputFiles([await makePhotoFile("stair.jpg"), await makePhotoFile("rail.jpg")]);
  await page.getByRole("button", { name: "Add 2 pictures" }).click();
  for (const name of ["Stair", "Rail"]) await expect(page.getByRole("article", { name })).toBeVisible();

  await visitor.getByLabel("Name").fill("Meena");
  await visitor.getByLabel("Phone").fill("9843012345");
  await visitor.getByLabel("Photos or drawings").setInputFiles(await makePhotoFile("gate.jpg"));
  await visitor
    .getByRole("button", { name: /Send|Submit|Request/ })
    .last()
    .click();
  await expect(visitor.getByText("Quote Request Submitted")).toBeVisible();

  await page.goto(`${origin}/admin/enquiries`);
  await page.getByRole("link", { name: "Meena", exact: true }).click();
  await page.getByRole("link", { name: "Edit" }).first().click();
  await page.getByLabel("Town").fill("Peelamedu");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Peelamedu").first()).toBeVisible();
});
