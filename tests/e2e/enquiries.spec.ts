import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from "../support/measure";
import { expect, signIn, test } from "./fixtures";
import { takeTime } from "./screen";

test("an enquiry is found new, worked on, found again, exported, deleted and restored", async ({
  page,
  site,
}, info) => {
  const name = `Kavitha ${info.project.name} ${Date.now()}`;
  await page.goto("/services/ms-gate?utm_source=maps&utm_campaign=monsoon");
  await page.getByRole("main").getByRole("link", { name: "Get Quote" }).first().click();
  await expect(page).toHaveURL("/request-quote?service=ms-gate");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByLabel("Description").fill("Sliding gate, 14 feet clear.");
  await takeTime(page);
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();

  await signIn(page, site);
  const before = await countNew(page);
  await expect(page.getByRole("main").getByRole("link", { name: "New Enquiries" })).toContainText(
    `${before}`,
  );
  await page.goto("/admin/enquiries");
  const card = page.getByRole("article", { name });
  await expect(card).toContainText("Unread");
  await expect(card).toContainText("Quote request: Gates");

  await card.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("/services/ms-gate", { exact: true })).toBeVisible();
  await expect(page.getByText("source maps, campaign monsoon")).toBeVisible();
  await page.getByLabel("Status").selectOption("Site visit");
  await page.getByRole("button", { name: "Save status" }).click();
  await expect(page.getByText("Status: Site visit")).toBeVisible();
  await page.getByLabel("Next follow-up").fill("2025-05-01");
  await page.getByRole("button", { name: "Save date" }).click();
  await expect(page.getByText("Overdue since May 1, 2025")).toBeVisible();
  await page.getByLabel("New note").fill("Called, she is in on Friday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Called, she is in on Friday.")).toBeVisible();
  expect(await countNew(page)).toBe(before - 1);

  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(card).not.toContainText("Unread");
  await page.getByLabel("Search").fill(name);
  await page.getByLabel("Status").selectOption("Site visit");
  await page.getByLabel("Overdue only").check();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 enquiry")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`"${name}"`);
  expect(file).toContain('"Called, she is in on Friday."');

  await card.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Enquiry deleted successfully!")).toBeVisible();
  await expect(page.getByText("No enquiry matches.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Enquiry restored")).toBeVisible();
  await card.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("Called, she is in on Friday.")).toBeVisible();

  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await page.getByRole("link", { name: /^Trash \(\d/ }).click();
  await card.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("region", { name: "In the trash" })).toContainText("30 days left");
  await expect(page.getByRole("button", { name: "Save status" })).toHaveCount(0);
  await page.getByRole("link", { name: "Delete now" }).click();
  await expect(page.getByRole("dialog")).toContainText("gone for good");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Enquiry deleted for good")).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("what a program sent waits in the quarantine until it is released", async ({ page, site }, info) => {
  const name = `Devi ${info.project.name} ${Date.now()}`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("devi@example.com");
  await page.getByLabel("Message").fill("Our shutter hangs since Friday.");
  await takeTime(page);
  await page.locator('input[name="subject"]').evaluate((trap: HTMLInputElement) => {
    trap.value = "Shutter";
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();

  await signIn(page, site);
  const before = await countNew(page);
  await page.goto("/admin/enquiries");
  const card = page.getByRole("article", { name });
  await expect(card).toHaveCount(0);
  await page.getByRole("link", { name: /^Quarantine \(\d+\)$/ }).click();
  await expect(card).toContainText("A hidden field was filled in");
  await card.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Release to inbox" }).click();
  await expect(page.getByText("Released to the inbox")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("new");
  expect(await countNew(page)).toBe(before + 1);
  await page.goto("/admin/enquiries");
  await expect(card).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("@js list, page and quarantine keep to the rules", async ({ page, site }) => {
    for (const more of ["", " https://a.example".repeat(5)]) {
      const email = "a.long.address.of.an.architect.and.partners@example.com";
      const data = {
        Name: "Ravi",
        phone: "9843012345",
        email,
        projectDescription: `Gate ${Date.now()}${more}`,
      };
      await page.request.post("/api/contact/enquiry", { data });
    }
    await signIn(page, site);
    for (const address of ["/admin/enquiries", "/admin/enquiries?status=quarantine"]) {
      await page.goto(address);
      await keepToTheRules(page);
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page.getByRole("link", { name: "All enquiries" })).toBeVisible();
      await keepToTheRules(page);
    }
  });
});

async function keepToTheRules(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page, "main");
  await expectAccessible(page);
}

/** The count beside the sidebar's link. */
async function countNew(page: Page): Promise<number> {
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Enquiries/ });
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}
