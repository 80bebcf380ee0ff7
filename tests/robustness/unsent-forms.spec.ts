import type { Page } from "@playwright/test";
import { expect, openAnswer, openEnquiry, sendMessage, test } from "../e2e/fixtures";
import { waitForScripts } from "../e2e/screen";
import { makePhotoFile } from "../support/photo";
import type { Site } from "../support/server";

// The browser's messages about the failed requests, the ended session and the conflict.
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches|status of (401|409)/],
});

const findWaiting = (page: Page) => page.getByRole("region", { name: "Waiting for the network" });

/** Returns the id of a new enquiry, whose screen is open. */
async function openNewEnquiry(page: Page, site: Site): Promise<string> {
  const name = `Malar ${Date.now()}`;
  await sendMessage(page, name);
  await openEnquiry(page, site, name);
  await expect(page.getByRole("region", { name: "Status and follow-up" })).toBeVisible();
  await waitForScripts(page);
  return new URL(page.url()).pathname.match(/\d+$/)?.[0] ?? "";
}

async function answerOffline(page: Page, note: string): Promise<void> {
  await page.context().setOffline(true);
  const form = await openAnswer(page);
  await form.getByRole("radio", { name: "Contacted" }).check({ force: true });
  await form.getByRole("textbox", { name: "Note" }).fill(note);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(findWaiting(page)).toContainText(`Contacted\n${note}`, { useInnerText: true });
}

test("@js an answer that could not be sent waits on the screen and is saved once, even after the tab is closed", async ({
  page,
  site,
}) => {
  const id = await openNewEnquiry(page, site);
  const note = `Gate 12 ft, wall on the left ${Date.now()}`;
  await answerOffline(page, note);
  const context = page.context();
  await page.close();
  await context.setOffline(false);

  const tab = await context.newPage();
  await tab.goto(`/admin/enquiries/${id}`);
  await expect(tab.getByText("New → Contacted")).toBeVisible();
  await expect(findWaiting(tab)).toBeHidden();
  await tab.reload();
  await expect(tab.getByText(note)).toHaveCount(1);
});

test("@js an answer to an enquiry that changed meanwhile shows both, and can be changed", async ({
  page,
  site,
}) => {
  const id = await openNewEnquiry(page, site);
  await answerOffline(page, "Called, wants a railing");
  await site.query(`update enquiries set status = 'site-visit', version = version + 1 where id = ${id}`);
  await page.context().setOffline(false);
  await expect(findWaiting(page)).toContainText("Not saved: this enquiry was changed on another device");
  await expect(findWaiting(page)).toContainText("Called, wants a railing");
  await page.reload();
  await expect(page.getByText("Site visit", { exact: true }).filter({ visible: true }).first()).toBeVisible();

  await expect(findWaiting(page).getByRole("button")).toHaveText(["Change", "Discard"]);
  await findWaiting(page).getByRole("button", { name: "Change" }).click();
  const bar = page.getByRole("region", { name: "Status and follow-up" });
  await expect(bar.getByRole("textbox", { name: "Note" })).toHaveValue("Called, wants a railing");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: Contacted, note added")).toBeVisible();
  await expect(findWaiting(page)).toBeHidden();
  await expect(bar.getByRole("button", { name: "Save" })).toBeHidden();
});

test("@js an answer that is being changed waits until the changed one is saved", async ({ page, site }) => {
  const id = await openNewEnquiry(page, site);
  await answerOffline(page, "Gate 12 ft");
  const bar = page.getByRole("region", { name: "Status and follow-up" });
  await findWaiting(page).getByRole("button", { name: "Change" }).click();
  await bar.getByRole("textbox", { name: "Note" }).fill("Gate 13 ft");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(findWaiting(page)).toContainText("Contacted\nGate 13 ft", { useInnerText: true });
  await expect(findWaiting(page).getByRole("listitem")).toHaveCount(1);
  await findWaiting(page).getByRole("button", { name: "Change" }).click();
  await expect(bar.getByRole("textbox", { name: "Note" })).toHaveValue("Gate 13 ft");
  const context = page.context();
  await page.close();
  await context.setOffline(false);

  const tab = await context.newPage();
  await tab.goto(`/admin/enquiries/${id}`);
  await expect(findWaiting(tab)).toContainText("Gate 13 ft");
  await findWaiting(tab).getByRole("button", { name: "Change" }).click();
  await expect(findWaiting(tab)).toBeHidden();
  const form = tab.getByRole("region", { name: "Status and follow-up" });
  await form.getByRole("textbox", { name: "Note" }).fill("Gate 14 ft");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(tab.getByText("Saved: Contacted, note added")).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeHidden();
  await openAnswer(tab);
  await expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("");
  await tab.reload();
  await expect(tab.getByText("Gate 14 ft")).toHaveCount(1);
  await expect(findWaiting(tab)).toBeHidden();
});

test("@js photos of a visit wait for the network", async ({ page, site }) => {
  await openNewEnquiry(page, site);
  await page.getByText("Add photos of your visit").first().click();
  await page.getByLabel("Add photos of your visit").setInputFiles(await makePhotoFile("wall.jpg"));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(findWaiting(page)).toContainText("1 photo");
  await page.context().setOffline(false);
  await expect(findWaiting(page)).toBeHidden();
  await expect(page.getByText("wall.jpg").first()).toBeVisible();
});

test("@js an answer of more than a week ago is sent only when the admin says so", async ({ page, site }) => {
  await openNewEnquiry(page, site);
  await answerOffline(page, "Gate 12 ft");
  await page.evaluate(makeFormsOld);
  await page.context().setOffline(false);
  await expect(findWaiting(page)).toContainText("Over a week old and perhaps saved already.");
  await page.reload();
  await expect(page.getByText("New → Contacted")).toHaveCount(0);

  await findWaiting(page).getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("New → Contacted")).toBeVisible();
  await expect(findWaiting(page)).toBeHidden();
});

test("@js an answer waits for a new sign-in when the session has ended", async ({ page, site }) => {
  await openNewEnquiry(page, site);
  await answerOffline(page, "Gate 12 ft");
  await page.context().clearCookies({ name: "session" });
  await page.context().setOffline(false);
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("New → Contacted")).toBeVisible();
  await expect(findWaiting(page)).toBeHidden();
});

/** Runs in the browser. */
async function makeFormsOld(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("unsent forms");
    request.onsuccess = () => resolve(request.result);
  });
  const store = database.transaction("forms", "readwrite").objectStore("forms");
  await new Promise((resolve) => {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
      cursor.update({ ...cursor.value, at: new Date(Date.now() - 8 * 86_400_000).toISOString() }).onsuccess =
        resolve;
    };
  });
  database.close();
}
