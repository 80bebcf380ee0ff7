import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { delayResponses } from "../e2e/screen";
import { expectAccessible, expectNoHorizontalScroll, widths } from "../support/page-rules";
import { createPhoto, makePhotoFile } from "../support/photo";

interface PastedFile {
  name: string;
  type: string;
  bytes: number[];
}

async function transferFile(target: Locator, event: "paste" | "drop", file: PastedFile): Promise<void> {
  await target.evaluate(
    (element, [event, { name, type, bytes }]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent(event, { ...init, clipboardData: transfer })
          : new DragEvent(event, { ...init, dataTransfer: transfer }),
      );
    },
    [event, file] as const,
  );
}

async function openForm(page: Page, title: string): Promise<Locator> {
  await page.goto("/admin/galleryadmin/new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description").fill("Seen from the gate in the morning.");
  return form;
}

async function choosePicture(form: Locator): Promise<void> {
  await form.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg"));
}

test("accepts a pasted picture, its removal and a dropped picture, and refuses a file that is not a picture @js", async ({
  page,
  site,
}, info) => {
  const title = `Pasted ${info.project.name} ${Date.now()}`;
  const photo = { name: "gate.jpg", type: "image/jpeg", bytes: [...(await createPhoto(600))] };
  await signIn(page, site);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  const form = await openForm(page, title);
  const preview = form.getByRole("img", { name: "Chosen file" });

  await transferFile(form, "paste", photo);
  await expect(preview).toBeVisible();
  await expect(form.getByText(/^gate\.jpg, \d+ kB/)).toBeVisible();
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(150);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await form.getByRole("button", { name: "Remove" }).click();
  await expect(preview).toBeHidden();

  await transferFile(form, "drop", { name: "prices.pdf", type: "application/pdf", bytes: [1] });
  await expect(form.getByRole("alert")).toContainText("Please select a valid image file.");
  await expect(preview).toBeHidden();

  await transferFile(form, "drop", photo);
  await expect(preview).toBeVisible();
  await form.getByRole("button", { name: "Add Gallery Item" }).click();
  await expect(page.getByText("Gallery item added successfully!")).toBeVisible();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
});

test.describe("a connection that breaks", () => {
  test.use({ expectedErrors: [/status of 502/] });

  test("shows the upload's progress, and keeps the form and the picture @js", async ({ page, site }) => {
    await page.clock.install();
    await signIn(page, site);
    const form = await openForm(page, `Sent slowly ${Date.now()}`);
    let breakConnection = () => {};
    const broken = new Promise<void>((resolve) => (breakConnection = resolve));
    await page.route("/admin/pictures", async (route) => {
      await broken;
      await route.fulfill({ status: 502, body: "Bad gateway" });
    });
    await choosePicture(form);
    await expect(form.getByRole("progressbar", { name: "Sending the picture" })).toBeVisible();
    await form.getByRole("button", { name: "Add Gallery Item" }).click();
    await expect(form.getByRole("button", { name: "Uploading the picture…" })).toBeDisabled();
    breakConnection();
    for (const seconds of [1, 2, 4, 8]) {
      await expect(form.getByText(`Connection lost. Trying again in ${seconds} s.`).first()).toBeVisible();
      await page.clock.runFor(seconds * 1000);
    }
    await expect(form.getByRole("alert")).toContainText("The picture was not sent.");

    await page.unroute("/admin/pictures");
    await form.getByRole("button", { name: "Add Gallery Item" }).click();
    await expect(page.getByText("Gallery item added successfully!")).toBeVisible();
  });
});

test("stops an upload that stalls @js", async ({ page, site }) => {
  await page.clock.install();
  await signIn(page, site);
  const form = await openForm(page, `Stood still ${Date.now()}`);
  await delayResponses(page, "**/admin/pictures");
  await choosePicture(form);
  await expect(form.getByRole("progressbar", { name: "Sending the picture" })).toBeVisible();
  await page.clock.fastForward("01:30");
  await expect(form.getByText("Connection lost. Trying again").first()).toBeVisible();
});

test("uploads a picture before the form is sent, and keeps it after a reload @js", async ({
  page,
  site,
}, info) => {
  const title = `Reloaded ${info.project.name} ${Date.now()}`;
  await signIn(page, site);
  const form = await openForm(page, title);
  await choosePicture(form);
  await expect(form.getByText("Uploaded").first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Describe the picture/ }).fill("A gate at dawn");
  await page.reload();
  await expect(form.getByLabel("Title")).toHaveValue(title);
  await expect(form.getByRole("textbox", { name: /^Describe the picture/ })).toHaveValue("A gate at dawn");
  await page.route("/admin/pictures", (route) => route.abort());
  await form.getByRole("button", { name: "Add Gallery Item" }).click();
  await expect(page.getByText("Gallery item added successfully!")).toBeVisible();
  await page.goto("/gallery");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: "A gate at dawn" })).toBeVisible();
});

test.describe("a form that is refused", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("keeps its picture", async ({ page, site }, info) => {
    const title = `Kept ${info.project.name} ${Date.now()}`;
    await signIn(page, site);
    const form = await openForm(page, "  ");
    await choosePicture(form);
    await form.getByRole("button", { name: "Add Gallery Item" }).click();
    await expect(page.getByText("Title and image are required.").first()).toBeVisible();
    await form.getByLabel("Title").fill(title);
    await form.getByRole("button", { name: "Add Gallery Item" }).click();
    await expect(page.getByText("Gallery item added successfully!")).toBeVisible();
    await expect(page.getByRole("article", { name: title }).locator("img").last()).toBeVisible();
  });
});
