import type { Locator, Page, Response } from "@playwright/test";
import { addTestimonial, test as base, expect, openEnquiry, sendQuoteRequest } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { listAdminScreens } from "../support/admin-screens";
import { changeFields, type FieldValues, openParts, readFields } from "../support/form-walk";
import { makePhotoFile } from "../support/photo";
import { type Site, startSite } from "../support/server";

/** Forms that store nothing which their screen shows again: passwords, filters of a batch, confirmations. */
const formsWithoutStoredValues = [
  "/admin/account",
  "/admin/account password",
  "/admin/account/two-step",
  "/admin/account/two-step password",
  "/admin/account/two-step-off",
  "/admin/account/recovery-codes",
  "/admin/account export",
  "/admin/firm/signature save",
  "/admin/site-pictures/gallery",
  "bulk",
  "/admin/enquiries/:id/person",
  "/admin/quotations/:id/copy",
  "accepted",
];

/** A form that is missing here is new, or can no longer be reached. */
const walkedForms = [
  "/admin/:list/:id/edit",
  "/admin/:list/new",
  "/admin/enquiries/:id",
  "/admin/enquiries/:id answer",
  "/admin/enquiries/:id/edit",
  "/admin/enquiries/:id/order agreed",
  "/admin/enquiries/:id/order payment",
  "/admin/enquiries/:id/order reach",
  "/admin/enquiries/new",
  "/admin/firm/:part?",
  "/admin/firm/logo save",
  "/admin/galleryadmin/upload",
  "/admin/pages/:page",
  "/admin/quotations/:id",
  "/admin/rates save",
  "/admin/site-pictures/:slot",
];

/** Fields that are empty again after a save, because they add something. */
const addingFields = /^(note$|remember\.|instead\.)/;

/** Forms without a version that store one value. */
const unversionedForms = ["agreed"];

/** Fields for which the site proposes the next value, such as the balance after a payment. */
const proposedFields = /^amount$/;

/** With a site of its own, because the walk changes everything. */
const test = base.extend<{ ownSite: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  ownSite: async ({}, use) => {
    const ownSite = await startSite({ SAMPLE_CONTENT: "true" });
    await use(ownSite);
    await ownSite.stop();
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});

test("@js every form of the admin area shows what is stored, and ends its draft", async ({
  page,
  ownSite,
}) => {
  test.setTimeout(600_000);
  const examples = await fillSite(page, ownSite);
  page.setDefaultTimeout(40_000);
  const walked: string[] = [];
  for (const screen of listAdminScreens())
    for (const address of findAddresses(screen, examples)) {
      await openWithScripts(page, address);
      for (const name of await listForms(page)) {
        const key = [screen, name].join(" ").trim();
        if ([key, name].some((one) => formsWithoutStoredValues.includes(one))) continue;
        await walkForm(page, address, name).catch((error) =>
          expect.soft(String(error), `${address} ${name}`).toBe(""),
        );
        if (!walked.includes(key)) walked.push(key);
      }
    }
  expect(walked.toSorted()).toEqual(walkedForms);
});

type Examples = Awaited<ReturnType<typeof fillSite>>;

/** Adds what the screens need to show their forms. */
async function fillSite(page: Page, site: Site) {
  const name = "Meena";
  await sendQuoteRequest(page, name, { pieces: [{ kind: "gate", sizes: { width: 3600, height: 1800 } }] });
  await openEnquiry(page, site, name);
  await expect(page).toHaveURL(/\/admin\/enquiries\/\d+$/);
  const readPath = () => new URL(page.url()).pathname;
  const enquiry = readPath();
  await page.getByRole("button", { name: "Make a quotation" }).click();
  await expect(page).toHaveURL(/\/admin\/quotations\/\d+$/);
  const quotation = readPath();
  await site.query("update enquiries set status = 'won'");
  await site.query("insert into orders (enquiry_id, agreed_amount) select id, 24000 from enquiries");
  // The walk refunds what it proposes to receive.
  await site.query(
    "insert into payments (order_id, amount, method, received_on, author) select id, 12000, 'upi', '2026-11-01', 'owner' from orders",
  );
  await addTestimonial(page, site, { title: "Meena", text: "Good work." });
  const findEdit = async (list: string) => {
    await page.goto(`/admin/${list}`);
    return (await page.getByRole("link", { name: /^Edit/ }).first().getAttribute("href")) ?? "";
  };
  return {
    enquiry,
    quotation,
    project: await findEdit("projects"),
    picture: await findEdit("galleryadmin"),
    testimonial: await findEdit("testimonials"),
  };
}

/** A screen with parameters that is unknown here fails the test. */
function findAddresses(
  screen: string,
  { enquiry, quotation, project, picture, testimonial }: Examples,
): string[] {
  const lists = ["/admin/projects", "/admin/galleryadmin", "/admin/testimonials"];
  const addresses: Record<string, string[]> = {
    "/admin/:list": lists,
    "/admin/:list/new": lists.map((list) => `${list}/new`),
    "/admin/:list/:id/edit": [project, picture, testimonial],
    "/admin/:list/:id/delete": [project.replace("/edit", "/delete")],
    "/admin/:list/order": ["/admin/projects/order"],
    "/admin/enquiries/:id": [enquiry],
    "/admin/enquiries/:id/delete": [`${enquiry}/delete`],
    "/admin/enquiries/:id/person": [`${enquiry}/person`],
    "/admin/enquiries/:id/photos/:number": [],
    "/admin/enquiries/:id/data": [],
    "/admin/enquiries/:id/edit": [`${enquiry}/edit`],
    "/admin/enquiries/:id/order": [`${enquiry}/order`],
    "/admin/enquiries/:id/order/payments/:payment": [],
    "/admin/enquiries/:id/workshop": [`${enquiry}/workshop`],
    "/admin/firm/:part?": ["", "/customers", "/hours", "/quick-replies", "/figures", "/notice"].map(
      (part) => `/admin/firm${part}`,
    ),
    "/admin/pages/:page": ["/admin/pages/home", "/admin/pages/ms-gate"],
    "/admin/quotations/:id": [quotation],
    "/admin/quotations/:id/delete": [`${quotation}/delete`],
    "/admin/quotations/:id/copy": [`${quotation}/copy`],
    "/admin/quotations/:id/preview": [`${quotation}/preview`],
    "/admin/site-pictures/:slot": ["/admin/site-pictures/about-hero"],
    "/admin/trash/:list/:id/delete": [],
  };
  const known = addresses[screen] ?? (screen.includes(":") ? undefined : [screen]);
  expect(known, `how to open ${screen}`).toBeDefined();
  return known ?? [];
}

/** A dialog covers the forms of the screen behind it. */
const shownForms = ":is(dialog[open] form, body:not(:has(dialog[open])) form)";

/** Returns the names of the forms with fields that a person can change: the intent, the label, or nothing. */
async function listForms(page: Page): Promise<string[]> {
  const names = await page.locator(shownForms).evaluateAll((forms) =>
    (forms as HTMLFormElement[])
      .filter(
        (form) =>
          // A field named "method" hides the property.
          form.getAttribute("method") === "post" &&
          form.querySelector(
            ":is(input, select, textarea):not([type=hidden], [hidden], [type=submit], [aria-hidden] *)",
          ) !== null,
      )
      .map(
        (form) =>
          form.querySelector<HTMLInputElement>("input[name=intent]")?.value ?? form.getAttribute("id") ?? "",
      ),
  );
  return [...new Set(names)];
}

function findForm(page: Page, name: string): Locator {
  const withName = name
    ? `:is(#${name}, :has(> input[name=intent][value="${name}"]))`
    : ":not([id], :has(> input[name=intent]))";
  return page
    .locator(
      `${shownForms}[method=post]${withName}:has(:is(input, select, textarea):not([type=hidden], [hidden]))`,
    )
    .first();
}

async function walkForm(page: Page, address: string, name: string): Promise<void> {
  const form = findForm(page, name);
  await openParts(form);
  const initial = await readFields(form);
  if (await form.locator("input[type=file]").count()) await chooseFile(page, form);
  await openParts(form);
  await changeFields(form);
  const typed = omitFiles(await readFields(form));
  const isAdding =
    !unversionedForms.includes(name) && (await form.locator("input[name=version]").count()) === 0;
  await save(page, form);
  const stored = isAdding
    ? Object.fromEntries(Object.entries(initial).filter(([name]) => !proposedFields.test(name)))
    : {
        ...typed,
        ...Object.fromEntries(Object.entries(initial).filter(([name]) => addingFields.test(name))),
      };
  await expectValues(page, form, address, stored, "after a save");
  if (!isAdding && Object.keys(typed).length > 0) {
    await save(page, form);
    await expectValues(page, form, address, stored, "after saving it unchanged");
  }
  const drafts = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.split(" ")[2] === location.pathname),
  );
  expect(drafts).toEqual([]);
  await expect(page.getByText("Your unsaved changes are back")).toHaveCount(0);
}

/** Expects the values on the screen, if the form is still there, and after it is loaded again. */
async function expectValues(
  page: Page,
  form: Locator,
  address: string,
  values: FieldValues,
  when: string,
): Promise<void> {
  const hasForm = new URL(page.url()).pathname === address && (await form.count()) > 0;
  const shown = hasForm ? await readFields(form) : null;
  await openWithScripts(page, address);
  if ((await form.count()) === 0) return;
  const loaded = await readFields(form);
  // A stored row of a list can bring an empty one.
  expect.soft(loaded, `${address} loaded again ${when}`).toMatchObject(inTypedUnit(values));
  if (shown) expect.soft(shown, `${address} on the screen ${when}`).toEqual(loaded);
}

async function chooseFile(page: Page, form: Locator): Promise<void> {
  const input = form.locator("input[type=file]");
  await input.setInputFiles(await makePhotoFile("gate.jpg", 1800));
  if ((await input.getAttribute("name")) !== null && !page.url().includes("site-pictures")) return;
  await expect(form.getByText("Uploaded").or(form.locator("[name=size]")).first()).toBeAttached({
    timeout: 40_000,
  });
}

async function save(page: Page, form: Locator): Promise<void> {
  await openParts(form);
  const button = form
    .getByRole("button", { name: /^(Save|Add (Project|Gallery Item|payment|1 picture)|Add$|Done)/ })
    .last();
  const isSave = (response: Response) =>
    response.request().method() === "POST" && new URL(response.url()).pathname !== "/admin/pictures";
  const [response] = await Promise.all([
    page.waitForResponse(isSave, { timeout: 60_000 }),
    button.click({ timeout: 60_000 }),
  ]);
  await page.waitForFunction(
    () =>
      (window as unknown as { __remixRouter: { state: { navigation: { state: string } } } }).__remixRouter
        .state.navigation.state === "idle",
  );
  const problems = await page.locator("[role=alert], [id$=-error]").allInnerTexts();
  expect(response.status(), problems.join("\n")).toBeLessThan(400);
}

/** A chosen file is not shown again. */
function omitFiles(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !value.startsWith("C:\\fakepath")));
}

/** Edit enquiry opens a list in the unit that was chosen, whatever unit a length was typed in. */
function inTypedUnit(values: FieldValues): FieldValues {
  if (values["pieces-unit"] !== "cm") return values;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replace(/^(\d+)0 mm$/, "$1 cm") : value,
  ]);
  return Object.fromEntries(entries);
}
