import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { delayResponses, waitForScripts } from "../e2e/screen";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-rules";
import { startSite } from "../support/server";

/** Wider than a phone. */
const longWord = "Doppelstabmattenzaun".repeat(4);

test("splits many projects into pages for visitors, and the admin finds, reorders and deletes them", async ({
  page,
  request,
}, info) => {
  const hasScripts = info.project.use.javaScriptEnabled === true;
  const site = await startSite({ SAMPLE_CONTENT: "false" });
  try {
    await page.goto(`${site.origin}/gallery`);
    await expect(page.getByText("No projects found.")).toBeVisible();
    await page.goto(`${site.origin}/project`);
    await expect(page.getByText("No projects available.")).toBeVisible();
    const response = await request.post(`${site.origin}/api/admin/login`, { data: site.admin });
    const headers = { Authorization: `Bearer ${(await response.json()).token}` };
    for (let number = 1; number <= 25; number++) {
      const [suffix, description] = number === 25 ? [longWord, longWord] : ["", "Double leaf."];
      const data = { title: `Gate ${number}.${suffix}`, description, location: number === 25 ? "" : "Sulur" };
      await request.post(`${site.origin}/api/latest-projects/add`, { headers, data, failOnStatusCode: true });
    }
    await expectPages(page, site.origin);
    await signIn(page, site);
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto(`${site.origin}/admin/projects`);
    if (hasScripts) await waitForScripts(page);
    const search = page.getByRole("searchbox", { name: "Search projects" });
    if (hasScripts) {
      const searchResponse = await delayResponses(page, "**/admin/projects.data?*q=gate*");
      await search.fill("gate");
      await search.press("Enter");
      await search.press("s");
      searchResponse.release();
      await expect(page).toHaveURL(`${site.origin}/admin/projects?q=gate`);
      await expect(search).toHaveValue("gates");
    }
    await search.fill("gate 25.");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`${site.origin}/admin/projects?q=gate+25.`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page.getByRole("article")).toHaveCount(24);
    await expect(search).toHaveValue("");

    await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Change order" }).click();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toContainText("Gate 25.");
    if (hasScripts) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "Move down: Gate 25." }).click();
    await expect(rows.nth(1)).toContainText("Gate 25.");
    await page.getByRole("button", { name: "Move to top: Gate 20." }).click();
    await expect(rows.first()).toContainText("Gate 20.");

    await page.goto(`${site.origin}/project`);
    const cards = page.getByRole("article");
    for (const [index, title] of ["Gate 20.", "Gate 24.", "Gate 25.", "Gate 23."].entries()) {
      await expect(cards.nth(index)).toContainText(title);
    }
    await page.goto(site.origin);
    const latest = page.getByRole("region", { name: "Our Latest Projects" });
    await expect(latest.getByRole("article").first()).toContainText("Gate 25.");

    await page.goto(`${site.origin}/admin/projects/7/delete`);
    await page.getByRole("button", { name: "Yes, delete it!" }).click();
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Trash (1)" }).click();
    await expect(page.getByRole("article", { name: "Gate 7." })).toBeVisible();
    if (hasScripts) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.goto(`${site.origin}/admin`);
    await expect(page.getByText("Total Projects")).toBeVisible();
    if (hasScripts) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  } finally {
    await site.stop();
  }
});

test("reorders a row by mouse and by touch @js", async ({ page, site }) => {
  await signIn(page, site);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/galleryadmin/order");
  const rows = page.getByRole("main").getByRole("listitem");
  const readTitle = async (index: number) =>
    (await rows.nth(index).getByRole("paragraph").first().textContent()) ?? "";
  const [first, second, third] = [await readTitle(0), await readTitle(1), await readTitle(2)];
  const findHandle = async (index: number) => {
    const box = await rows.nth(index).locator("[data-handle]").boundingBox();
    if (!box) throw new Error("The row has no handle.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  const firstHandle = await findHandle(0);
  const thirdHandle = await findHandle(2);
  await page.mouse.move(firstHandle.x, firstHandle.y);
  await page.mouse.down();
  await page.mouse.move(thirdHandle.x, thirdHandle.y - 30, { steps: 4 });
  await page.mouse.move(thirdHandle.x, thirdHandle.y + 8, { steps: 2 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await readTitle(0)).toBe(first);

  await page.mouse.move(firstHandle.x, firstHandle.y);
  await page.mouse.down();
  await page.mouse.move(thirdHandle.x, thirdHandle.y + 8, { steps: 4 });
  const saving = await delayResponses(page, "**/order.data*");
  const announcements = await page.getByRole("main").evaluateHandle((main) => {
    const texts: string[] = [];
    const recordStatus = () =>
      texts.push(...[...main.querySelectorAll("[role=status]")].map((status) => status.textContent ?? ""));
    new MutationObserver(recordStatus).observe(main, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await page.mouse.up();
  await expect.poll(() => readTitle(2)).toBe(first);
  expect((await announcements.jsonValue()).filter((text) => text.includes("is now number"))).toEqual([]);
  saving.release();
  await expect(page.getByRole("status").filter({ hasText: "is now number 3" })).toBeAttached();
  await page.reload();
  expect([await readTitle(0), await readTitle(1), await readTitle(2)]).toEqual([second, third, first]);

  await expect(rows.first().locator("[data-handle]")).toBeVisible();
  const touch = await page.context().newCDPSession(page);
  const dispatchTouch = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    point?: { x: number; y: number },
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const start = await findHandle(2);
  const end = await findHandle(0);
  await dispatchTouch("touchStart", start);
  await dispatchTouch("touchMove", { x: start.x, y: start.y - 40 });
  await dispatchTouch("touchMove", { x: end.x, y: end.y - 8 });
  await dispatchTouch("touchEnd");
  await expect(page.getByRole("status").filter({ hasText: "is now number 1" })).toBeAttached();
  await page.reload();
  expect([await readTitle(0), await readTitle(1), await readTitle(2)]).toEqual([first, second, third]);
});

/** Pages through 25 projects; the newest has long words and no location. */
async function expectPages(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/project`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(longWord).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: "Gate 25." }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByText(longWord, { exact: true })).toBeVisible();
  const isTruncated = () => detail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isTruncated()).toBe(false);
  await detail.getByRole("link", { name: "Close" }).click();
  await expect(detail).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("article").first()).toContainText("N/A");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${origin}/project?page=2`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/project?page=2`);

  await page.getByRole("link", { name: "Gate 1." }).click();
  await expect(detail).toHaveAccessibleName("Gate 1.");
  await detail.getByRole("link", { name: "Previous" }).click();
  await expect(detail).toHaveAccessibleName("Gate 2.");
  await detail.getByRole("link", { name: "Next" }).click();
  await expect(detail).toHaveAccessibleName("Gate 1.");
  await detail.getByRole("link", { name: "Close" }).click();
  // Without JavaScript the fragment leads back to the card.
  await expect(page).toHaveURL(/\/project\?page=2(#project-1)?$/);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(`${origin}/project`);
  await expect(page.getByRole("article")).toHaveCount(24);
}
