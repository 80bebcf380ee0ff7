import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { delayResponses, openWithScripts, waitForScripts } from "../e2e/screen";
import { makePdfFile } from "../support/documents";
import { translatePage } from "../support/translator";

// Of refused forms.
test.use({ expectedErrors: [/status of 40[01]/] });

/** Opens a page, and translates it when its scripts run. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await openWithScripts(page, address);
  await translatePage(page);
}

test("@js a visitor reads projects and asks for a quote on a translated page", async ({ page }) => {
  await openTranslated(page, "/project");
  await page.getByRole("article").first().getByRole("link").first().click();
  const detail = page.getByRole("dialog");
  // After the photos of a project with several.
  const position = detail.getByRole("navigation").last().getByRole("paragraph");
  await expect(position).toHaveText(/ta:1 \/ \d+$/);
  await detail.getByRole("link", { name: "Next" }).click();
  await expect(position).toHaveText(/ta:2 \/ \d+$/);
  await detail.getByRole("link", { name: "Previous" }).click();
  await expect(position).toHaveText(/ta:1 \/ \d+$/);
  await detail.getByRole("link", { name: "Close" }).click();
  await expect(detail).toHaveCount(0);

  await openTranslated(page, "/request-quote?service=ms-gate");
  const opening = page.getByRole("textbox", { name: "Clear opening" });
  await opening.fill("12");
  await page.getByRole("button", { name: /add/i }).last().click();
  await page
    .getByRole("button", { name: /remove/i })
    .last()
    .click();
  await opening.fill("3600 mm");
  await expect(page.getByText("ta:3,600 mm = 11′ 9¾″", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText(/^ta:.*name/i).first()).toBeVisible();
  await page.getByLabel("Name").fill("Meena");
  await page.getByLabel("Name").blur();
  await expect(page.getByRole("alert").filter({ hasText: "Please enter your name" })).toHaveCount(0);
});

test("@js an admin works on translated screens", async ({ page, site }) => {
  const signInTranslated = async (page: Page, password: string) => {
    await page.getByLabel("Username").fill(site.admin.username);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await openTranslated(page, "/login");
  await signInTranslated(page, "wrong password");
  await expect(page.getByText("ta:Login Failed")).toBeVisible();
  await signInTranslated(page, site.admin.password);
  await expect(page).toHaveURL("/admin");
  await page.getByRole("link", { name: "Projects" }).first().click();
  await expect(page).toHaveURL("/admin/projects");
  await page.getByRole("link", { name: "Delete" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Delete" }).first().click();
  await dialog.getByRole("button", { name: "Yes, delete it!" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/restored|put back/i).first()).toBeVisible();
  await page.getByRole("link", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page).toHaveURL("/login");
});

test("@js keeps what was typed on a page that was translated before its scripts ran", async ({ page }) => {
  const scripts = await delayResponses(page, "**/assets/*.js");
  await page.goto("/request-quote?service=ms-gate", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Name").fill("Meena");
  await translatePage(page);
  const opening = page.getByRole("textbox", { name: "Clear opening" });
  await opening.fill("5 m");
  scripts.release();
  await waitForScripts(page);
  await expect(page.getByText("ta:5,000 mm = 16′ 4⅞″", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Meena");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^ta:/);
});

const rewrites: Record<string, (html: string) => string> = {
  "a script first in the head": (html) => html.replace(/<head[^>]*>/, "$&<script></script>"),
  "an element first in the body": (html) => html.replace(/<body[^>]*>/, "$&<div></div>"),
  "no comments": (html) => html.replaceAll(/<!--.*?-->/g, ""),
  "rewritten email addresses": (html) =>
    html.replaceAll(/>[\w.]+@[\w.]+</g, "><span>[email&#160;protected]</span><"),
  "marked telephone numbers": (html) => html.replaceAll(/>(\+91 [\d ]+)</g, "><span>$1</span><"),
};

test.describe("a page that a proxy rewrote", () => {
  test.use({ expectedErrors: [/React error #4\d\d|Content Security Policy/] });

  for (const [name, rewrite] of Object.entries(rewrites)) {
    test(`@js with ${name} keeps what was typed before the scripts ran`, async ({ page }) => {
      const scripts = await delayResponses(page, "**/assets/*.js");
      await page.route("/request-quote*", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(rewrite(html)).not.toBe(html);
        await route.fulfill({ response, body: rewrite(html) });
      });
      await page.goto("/request-quote?service=ms-gate", { waitUntil: "domcontentloaded" });
      await page.getByLabel("Project Type").selectOption("railings");
      const opening = page.getByRole("textbox", { name: "Clear opening" });
      await opening.fill("5 m");
      await page.getByRole("radio", { name: "cm", exact: true }).check({ force: true });
      await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf"));
      await page.getByLabel("Description").fill("Balcony railing");
      await page.keyboard.press("ArrowLeft");
      scripts.release();
      await waitForScripts(page);
      await expect(page.getByLabel("Project Type")).toHaveValue("railings");
      await expect(opening).toHaveValue("5 m");
      await expect(page.getByText("5,000 mm = 16′ 4⅞″", { exact: true })).toBeVisible();
      await expect(page.getByRole("radio", { name: "cm", exact: true })).toBeChecked();
      await expect(page.getByRole("listitem").filter({ hasText: "sketch.pdf" })).toHaveText([/Uploaded/]);
      await page.keyboard.type("s");
      await expect(page.getByLabel("Description")).toHaveValue("Balcony railinsg");
    });
  }
});

test.describe("an extension that moves a part of the page", () => {
  test.use({ expectedErrors: [/NotFoundError|removeChild|React Router caught/] });

  test("@js shows no error page", async ({ page, site }) => {
    await signIn(page, site);
    await openWithScripts(page, "/admin/projects");
    await page.getByRole("link", { name: "Delete" }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await dialog.evaluate((part) => {
      const wrapper = document.createElement("div");
      part.replaceWith(wrapper);
      wrapper.append(part);
    });
    const errorPages = await page.evaluateHandle(() => {
      const texts: string[] = [];
      const record = () => {
        const text = document.body.textContent ?? "";
        if (text.includes("Unexpected Application Error")) texts.push(text);
      };
      new MutationObserver(record).observe(document, { childList: true, subtree: true });
      return texts;
    });
    const failure = page.waitForEvent("console", (message) => message.text().includes("NotFoundError"));
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await failure;
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await errorPages.jsonValue()).toEqual([]);
  });
});
