import { expect, signIn, test } from "../e2e/fixtures";
import { expectNoSidewaysScroll, widths } from "../support/measure";
import { makePhotograph } from "../support/photograph";

test("@js words that never break stay within their cards on a phone", async ({ page, site, request }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const login = await request.post("/api/admin/login", { data: site.admin });
  const { token } = await login.json();
  const added = await request.post("/api/latest-projects/add", {
    headers: { Authorization: `Bearer ${token}` },
    data: { title: word, description: word, location: word },
  });
  expect(added.status()).toBe(201);
  await request.post("/api/contact/contact", {
    data: { name: word, email: "a@example.com", message: `${word} ${Date.now()}` },
  });

  await page.setViewportSize({ width: widths.phone, height: 740 });
  await signIn(page, site);
  await page.goto("/admin");
  await expectNoSidewaysScroll(page);
  await page.goto("/admin/projects");
  await expect(page.getByRole("article", { name: word })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/admin/enquiries");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: word }).first().click();
  await page.getByRole("textbox", { name: "Note" }).fill(word);
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("note added")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto("/admin/galleryadmin/upload");
  await page
    .getByLabel("Pictures")
    .setInputFiles({ name: `${word}.jpg`, mimeType: "image/jpeg", buffer: await makePhotograph(300) });
  await expect(page.getByRole("button", { name: "Add 1 picture" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await request.delete(`/api/latest-projects/${(await added.json()).data.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
});
