import { toIndianDay } from "~/platform/time/time";
import {
  expect,
  openAnswer,
  openEnquiry,
  sendMessage,
  sendQuoteRequest,
  signIn,
  test,
} from "../e2e/fixtures";
import { openWithScripts, waitForScripts } from "../e2e/screen";

test("@js text typed in the admin area survives closing the tab", async ({ page, site }) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin/projects/new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill("Stair at Ganapathy");
  await form.getByLabel("Description").fill("Two flights, glass on one side.");
  await page.reload();
  await expect(form.getByLabel("Title")).toHaveValue("Stair at Ganapathy");
  await expect(form.getByLabel("Description")).toHaveValue("Two flights, glass on one side.");

  await sendMessage(page, "Ravi", { message: `${Date.now()}` });
  await openWithScripts(page, "/admin/enquiries");
  await page.getByRole("article").first().getByRole("link").first().click();
  const answerForm = await openAnswer(page);
  const note = answerForm.getByRole("textbox", { name: "Note" });
  await note.fill("Called from the site");
  for (const name of ["Contacted", /^Tomorrow/])
    await answerForm.getByRole("radio", { name }).check({ force: true });
  await page.reload();
  await expect(note).toHaveValue("Called from the site");
  // Restoring the note without the chosen status would save a wrong status.
  await expect(answerForm.getByRole("radio", { name: "Contacted" })).toBeChecked();
  // "Tomorrow" would be a later day in a draft that is restored the day after.
  await expect(answerForm.getByRole("radio", { name: "Date" })).toBeChecked();
  const tomorrow = toIndianDay(new Date(Date.now() + 24 * 3600_000));
  await expect(answerForm.getByLabel("Follow-up date")).toHaveValue(tomorrow);
  // It also survives a visit to another screen, online or offline. The router has prefetched that screen.
  await waitForScripts(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Gallery" }).first().click();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(note).toHaveValue("Called from the site");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Gallery" }).first().click();
  await expect(page).toHaveURL("/admin/galleryadmin");
  await page.goBack();
  await expect(note).toHaveValue("Called from the site");
  await answerForm.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Saved: Contacted.+note added/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Called from the site")).toBeVisible();
  await openAnswer(page);
  await expect(note).toHaveValue("");
});

test("@js a restored quotation still follows its steel with the owner's rate", async ({ page, site }) => {
  for (const [grade, rate] of [
    ["", 10_000],
    ["ss304", 20_000],
    ["ss316", 30_000],
  ])
    await site.query(
      `insert into rates (kind, grade, unit, rate, gst, hsn) values ('charupudi', '${grade}', 'ft', ${rate}, ${grade === "ss316" ? 12 : 18}, '7308')`,
    );
  const name = `Sita ${Date.now()}`;
  await sendQuoteRequest(page, name, { pieces: [{ kind: "charupudi", sizes: { length: 3000 } }] });
  await openEnquiry(page, site, name);
  await page.getByRole("button", { name: "Make a quotation" }).click();
  const rate = page.getByLabel("Rate in rupees");
  await expect(rate).toHaveValue("100");
  await page.getByText("Steel, finish, GST, choice").click();
  const steel = page.getByLabel("Steel", { exact: true });
  await waitForScripts(page);
  await steel.selectOption("SS 304");
  await expect(rate).toHaveValue("200");
  await page.reload();
  await expect(rate).toHaveValue("200");
  await waitForScripts(page);
  await page.getByText("Steel, finish, GST, choice").click();
  await steel.selectOption("SS 316");
  await expect(rate).toHaveValue("300");
  await expect(page.getByLabel("GST", { exact: true })).toHaveValue("12");
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(rate).toHaveValue("100");
  await steel.selectOption("SS 316");
  await expect(rate).toHaveValue("300");
});

test("@js never stores a typed password", async ({ page, site }) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin/account");
  const password = page.getByLabel("Current password");
  await password.fill("half a passphrase");
  await page.getByRole("link", { name: "Gallery" }).first().click();
  await expect(page).toHaveURL("/admin/galleryadmin");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("half a");
});
