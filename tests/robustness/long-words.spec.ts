import { addTestimonial, expect, openAnswer, sendMessage, signIn, test } from "../e2e/fixtures";
import { expectNoHorizontalScroll, widths } from "../support/page-rules";
import { makePhotoFile } from "../support/photo";

test("@js unbreakable words stay within their cards on a phone", async ({ page, site, request }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const login = await request.post("/api/admin/login", { data: site.admin });
  const { token } = await login.json();
  const addResponse = await request.post("/api/latest-projects/add", {
    headers: { Authorization: `Bearer ${token}` },
    data: { title: word, description: word, location: word },
  });
  expect(addResponse.status()).toBe(201);
  await sendMessage(page, word, { message: `${word} ${Date.now()}` });

  await page.setViewportSize({ width: widths.phone, height: 740 });
  await signIn(page, site);
  await page.goto("/admin");
  await expectNoHorizontalScroll(page);
  await page.goto("/admin/projects");
  await expect(page.getByRole("article", { name: word })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.goto("/admin/enquiries");
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: word }).first().click();
  const answer = await openAnswer(page);
  await answer.getByRole("textbox", { name: "Note" }).fill(word);
  await answer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("note added")).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "This person's data" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(word);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();

  const testimonial = { text: word, title: word, role: word, source: word, consent: word };
  await addTestimonial(page, site, testimonial);
  await page.goto("/admin/testimonials");
  await expect(page.getByRole("link", { name: `Delete ${word}` })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: `Delete ${word}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Testimonial moved to the trash.")).toBeVisible();

  await page.goto("/admin/galleryadmin/upload");
  await page.getByLabel("Pictures").setInputFiles(await makePhotoFile(`${word}.jpg`));
  await expect(page.getByRole("button", { name: "Add 1 picture" })).toBeVisible();
  await expectNoHorizontalScroll(page);

  await request.delete(`/api/latest-projects/${(await addResponse.json()).data.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
});

test("@no-js long business details keep the header links on one line and the pages within the screen", async ({
  page,
  site,
}) => {
  const headers = { Origin: site.origin };
  await signIn(page, site);
  await page.goto("/admin/firm");
  const form = page.locator("form").filter({ has: page.locator("[name=tagline]") });
  const fields = await form.evaluate((node: HTMLFormElement) => [...new FormData(node)]);
  const save = async (changes: Record<string, string>) => {
    await page.goto("/admin/firm");
    const version = await form.locator("[name=version]").inputValue();
    const response = await page.request.post("/admin/firm", {
      form: { ...Object.fromEntries(fields), ...changes, version },
      headers,
    });
    expect(response.status()).toBe(200);
  };
  const name = "Sri Velmurugan Stainless Steel and Glass Fabrication Works";
  const tagline = "Donaudampfschifffahrtsgesellschaftskapitaen";
  await save({ name, tagline });
  await page.setViewportSize({ width: widths.desk, height: 900 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).locator(".nav-link, .header-action");
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await expectNoHorizontalScroll(page);

  // One word each, of the maximum length.
  const texts = {
    name: tagline.repeat(2),
    street: tagline.repeat(2),
    city: tagline,
    phoneHours: tagline,
  };
  await save(texts);
  for (const address of ["/contact", "/privacy", "/request-quote"]) {
    await page.goto(address);
    await expect(page.getByText(texts.name).first()).toBeAttached();
    await expectNoHorizontalScroll(page);
  }
  for (const part of ["contact", "hours"])
    await page.request.post(`/admin/revisions/firm:${part}/0`, { headers, failOnStatusCode: true });
});
