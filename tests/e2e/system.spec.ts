import { expect, signIn, test } from "./fixtures";

test("the system screen says in words what needs attention, and leads to where it is done", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin");
  await page.getByRole("link", { name: "System", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "System" })).toBeVisible();
  const attention = page.getByRole("region", { name: "What needs attention" });
  await expect(
    attention.getByRole("heading", { name: "You don't get emails about new enquiries" }),
  ).toBeVisible();
  const fact = (name: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole("definition");
  await expect(fact("Email server")).toHaveText("Not set up");
  await expect(fact("Node.js")).toHaveText(process.versions.node);
  await expect(fact("Size of the database")).toHaveText(/^\d+\.\d MB$/);
  await expect(fact("Last test-restored")).toHaveText("Never");
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(page.getByRole("link", { name: "System", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Download a backup" }).click();
  await expect(page).toHaveURL(`${site.origin}/admin/account`);
});
