import {
  addTestimonial,
  expect,
  openAnswer,
  openEnquiry,
  sendMessage,
  signIn,
  signInByForm,
  test,
} from "../e2e/fixtures";
import { openWithScripts, waitForScripts } from "../e2e/screen";
import { widths } from "../support/page-rules";

test("@js after signing out in one tab, another tab shows nothing private on reload or Back", async ({
  context,
  page,
  site,
}) => {
  await signInByForm(page, site);
  const otherTab = await context.newPage();
  await otherTab.goto("/admin/projects");
  await expect.poll(() => otherTab.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page).toHaveURL("/login");
  await expect(otherTab).toHaveURL("/admin/projects");
  await otherTab.reload();
  await expect(otherTab).toHaveURL("/login?from=%2Fadmin%2Fprojects");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin/);
});

test("@js a background tab keeps its typed text while another tab signs in again", async ({ page, site }) => {
  await signInByForm(page, site);
  await openWithScripts(page, "/admin/projects/new");
  await page.getByLabel("Title").fill("Half a title");
  const setVisibility = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  const otherTab = await page.context().newPage();
  await page.context().clearCookies({ name: "session" });
  await signInByForm(otherTab, site);
  await setVisibility("visible");
  await page.getByRole("button", { name: "Add Project" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Title and image are required");
  await expect(page.getByLabel("Title")).toHaveValue("Half a title");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: widths.phone, height: 740 }, expectedErrors: [/status of 409/] });

  test("@js shows another tab's change in full in a dialog, and next to the Save button until it is resolved", async ({
    context,
    page,
    site,
  }) => {
    await signIn(page, site);
    await page.goto("/admin/projects");
    const address = (await page.getByRole("link", { name: /^Edit/ }).first().getAttribute("href")) ?? "";
    await openWithScripts(page, address);
    const otherTab = await context.newPage();
    for (const [tab, words] of [
      [otherTab, "Written there."],
      [page, "Written here."],
    ] as const) {
      if (tab === otherTab) await openWithScripts(tab, address);
      await tab.getByRole("textbox", { name: "Description", exact: true }).fill(words);
      await tab.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      if (tab === otherTab) await expect(tab.getByRole("dialog")).toBeHidden();
    }
    const dialog = page.getByRole("dialog");
    const toast = dialog.locator(".toast", { hasText: "Failed to update project" });
    await toast.focus();
    const tops = await toast.evaluate((node) => ({
      toast: node.getBoundingClientRect().top,
      dialog: node.closest("dialog")?.getBoundingClientRect().top ?? 0,
    }));
    expect(tops.toast).toBeGreaterThanOrEqual(tops.dialog);
    await toast.blur();
    await expect(toast).toBeHidden();
    await expect(dialog.getByText("save again", { exact: false })).toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue(
      "Written here.",
    );
  });

  test("shows another tab's change next to the Save button of every form", async ({ page, site }, info) => {
    const name = `Amudha ${info.project.name} ${Date.now()}`;
    const headers = { Origin: site.origin };
    await signIn(page, site);
    await sendMessage(page, name);
    await addTestimonial(page, site, { title: name, text: "Straight welds." });
    await page.goto("/admin/enquiries?list=all");
    const enquiry = await page.getByRole("link", { name, exact: true }).getAttribute("href");
    await page.goto("/admin/testimonials");
    const testimonial = await page.getByRole("link", { name: `Edit ${name}` }).getAttribute("href");
    for (const [address, fieldSelector] of [
      [enquiry, "[name=note]"],
      [testimonial, "[name=consent]"],
      ["/admin/firm", "[name=tagline]"],
    ] as const) {
      await page.goto(address ?? "");
      const form = page.locator("form").filter({ has: page.locator(fieldSelector) });
      const fields = await form.evaluate((node: HTMLFormElement) => [...new FormData(node)]);
      const changes = { status: "won", consent: "By letter.", tagline: "Since then" };
      const otherFields = { ...Object.fromEntries(fields), ...changes };
      const lostOption = form.locator("label", { hasText: /^Lost$/ });
      if (address === enquiry) {
        await openAnswer(page);
        await lostOption.click();
      }
      await page.request.post(address ?? "", { form: otherFields, headers });
      await form.getByRole("button", { name: "Save", exact: true }).click();
      await expect(form.getByText(/save again/i)).toBeVisible();
      if (address !== enquiry) continue;
      await expect(page.locator("header").filter({ hasText: name })).toContainText("Won");
      await expect(lostOption.getByRole("radio")).toBeChecked();
      await expect(lostOption).toBeInViewport({ ratio: 1 });
    }
    await page.request.post("/admin/revisions/firm:contact/0", { headers, failOnStatusCode: true });
    await page.request.post(testimonial?.replace("/edit", "/delete") ?? "", { headers });
  });

  test("@js keeps a typed answer when enquiries arrive, and when the enquiry itself is deleted", async ({
    page,
    site,
  }) => {
    const name = `Devika ${Date.now()}`;
    const send = async (sender: string) => {
      await sendMessage(page, sender);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    };
    await openWithScripts(page, "/");
    await send(name);
    await openEnquiry(page, site, name);
    await waitForScripts(page);
    const note = (await openAnswer(page)).getByRole("textbox", { name: "Note" });
    await note.pressSequentially("She is in");
    await send(`${name} again`);
    await expect(page.getByRole("article", { name: `${name} again`, includeHidden: true })).toHaveCount(1);
    await page.keyboard.type(" on Friday.");
    await expect(note).toHaveValue("She is in on Friday.");

    const address = new URL(page.url()).pathname;
    const response = await page.request.post(`${address}/delete`, {
      form: { sure: "yes" },
      headers: { Origin: site.origin },
    });
    expect(response.status()).toBe(200);
    await send(`${name} once more`);
    const answerForm = page.getByRole("region", { name: "Status and follow-up" });
    await expect(answerForm.getByText(/save to restore it/)).toBeVisible();
    await expect(note).toHaveValue("She is in on Friday.");
    await answerForm.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("region", { name: "History" })).toContainText("She is in on Friday.");
    await expect(page.getByRole("region", { name: "In the trash" })).toBeHidden();
  });
});
