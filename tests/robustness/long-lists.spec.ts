import { expect, test } from "../e2e/fixtures";
import { expectNoSidewaysScroll } from "../support/measure";
import { startSite } from "../support/server";

/** Longer than a phone is wide. */
const longWord = "Doppelstabmattenzaun".repeat(4);

test("lists say that they are empty, and go on over pages when they are long", async ({ page, request }) => {
  test.setTimeout(120_000);
  const site = await startSite({ SAMPLE_CONTENT: "false" });
  try {
    await page.goto(`${site.origin}/gallery`);
    await expect(page.getByText("No projects found.")).toBeVisible();
    await page.goto(`${site.origin}/project`);
    await expect(page.getByText("No projects available.")).toBeVisible();

    const signIn = await request.post(`${site.origin}/api/admin/login`, { data: site.admin });
    const headers = { Authorization: `Bearer ${(await signIn.json()).token}` };
    for (let number = 1; number <= 25; number++) {
      const isLast = number === 25;
      const data = {
        title: `Gate ${number}.${isLast ? longWord : ""}`,
        description: isLast ? longWord : "Double leaf.",
        location: "",
      };
      await request.post(`${site.origin}/api/latest-projects/add`, { headers, data, failOnStatusCode: true });
    }

    await page.goto(`${site.origin}/project`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(longWord).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Gate 25." }).click();
    const detail = page.getByRole("dialog");
    await expect(detail.getByText(longWord, { exact: true })).toBeVisible();
    const isCut = () => detail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await isCut()).toBe(false);
    await detail.getByRole("link", { name: "Close" }).click();
    await expect(detail).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("article")).toHaveCount(24);
    await expect(page.getByRole("article").first()).toContainText("N/A");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(`${site.origin}/project?page=2`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${site.origin}/project?page=2`,
    );

    await page.getByRole("link", { name: "Gate 1." }).click();
    await expect(detail).toHaveAccessibleName("Gate 1.");
    await detail.getByRole("link", { name: "Previous" }).click();
    await expect(detail).toHaveAccessibleName("Gate 2.");
    await detail.getByRole("link", { name: "Next" }).click();
    await expect(detail).toHaveAccessibleName("Gate 1.");
    await detail.getByRole("link", { name: "Close" }).click();
    // Without scripts the address leads back to the card.
    await expect(page).toHaveURL(/\/project\?page=2(#project-1)?$/);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(`${site.origin}/project`);
    await expect(page.getByRole("article")).toHaveCount(24);
  } finally {
    await site.stop();
  }
});
