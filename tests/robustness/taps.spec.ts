import { createTapCounter, expect, openEnquiry, sendMessage, signIn, test } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { widths } from "../support/page-rules";
import { makePhotoFile } from "../support/photo";

// Taps for quotations and orders are counted in quotation.spec.ts, those for ten pictures in gallery-upload.spec.ts.
test.use({ viewport: { width: widths.phone, height: 740 } });

test("@js calling the newest customer takes one tap on Today, answering and a visit at most four", async ({
  page,
  site,
}) => {
  const name = `Devi ${Date.now()}`;
  await sendMessage(page, name, { phone: "9843012399" });
  await signIn(page, site);
  await openWithScripts(page, "/admin");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(row.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+919843012399");

  const answer = createTapCounter();
  await answer.tap(row.getByRole("link", { name, exact: true }));
  const bar = page.getByRole("region", { name: "Status and follow-up" });
  await answer.tap(bar.getByRole("link", { name: "Contacted" }));
  await answer.tap(bar.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Saved: Contacted")).toBeVisible();
  expect(answer.total()).toBeLessThanOrEqual(4);

  const visit = createTapCounter();
  await visit.tap(bar.getByRole("link", { name: "Follow up" }));
  // The day is tomorrow by default.
  await visit.tap(bar.locator("label").filter({ hasText: "Site visit" }));
  const time = bar.getByLabel("Follow-up time (optional)");
  await visit.tap(time);
  await time.fill("16:30");
  await visit.tap(bar.getByRole("button", { name: "Save" }));
  await expect(page.getByText(/^Saved: .*4:30/)).toBeVisible();
  expect(visit.total()).toBeLessThanOrEqual(4);
});

test("@js a project with three photos takes nine taps, an enquiry by phone three, photos of a visit four", async ({
  page,
  site,
}) => {
  const photos = await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map((name) => makePhotoFile(name)));
  await signIn(page, site);
  await openWithScripts(page, "/admin/projects");
  const project = createTapCounter();
  const title = `Gate ${Date.now()}`;
  await project.tap(page.getByRole("link", { name: "Add Project" }));
  const form = page.getByRole("dialog");
  for (const [label, text] of [
    ["Title", title],
    ["Location", "Vadavalli"],
    ["Description", "Two leaves."],
  ] as const) {
    await project.tap(form.getByLabel(label));
    await page.keyboard.type(text);
  }
  // One more tap on the field, and three in the phone's own gallery.
  await form.getByLabel("Images").setInputFiles(photos);
  await project.tap(form.getByRole("button", { name: "Add Project" }));
  await expect(page.getByRole("article", { name: title })).toBeVisible({ timeout: 30_000 });
  expect(project.total() + 1 + 3).toBeLessThanOrEqual(9);

  await openWithScripts(page, "/admin/enquiries");
  const entry = createTapCounter();
  const name = `Mani ${Date.now()}`;
  await entry.tap(page.getByRole("link", { name: "New enquiry" }));
  await page.getByRole("textbox", { name: "Phone" }).fill("9843012388");
  await entry.tap(page.getByLabel("Name"));
  await page.keyboard.type(name);
  await entry.tap(page.getByRole("button", { name: "Save enquiry" }));
  await expect(page.getByText("Enquiry saved")).toBeVisible();
  expect(entry.total()).toBe(3);

  await openEnquiry(page, site, name);
  const visit = createTapCounter();
  await visit.tap(page.getByText("Add photos of your visit").first());
  // One more tap on the field opens the phone's camera.
  await page.getByLabel("Add photos of your visit").setInputFiles(photos.slice(0, 1));
  await visit.tap(page.getByRole("button", { name: "Add", exact: true }));
  await expect(page.getByText("1 file added").first()).toBeVisible({ timeout: 30_000 });
  expect(visit.total() + 1).toBeLessThanOrEqual(4);
});
