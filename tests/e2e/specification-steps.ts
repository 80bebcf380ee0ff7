import type { APIResponse, Page } from "@playwright/test";
import { executable } from "../support/documents";
import { makePhotoFile } from "../support/photo";
import type { Site } from "../support/server";
import { expect, fillSignInForm, signIn } from "./fixtures";
import { openWithScripts } from "./screen";

export interface Visit {
  page: Page;
  site: Site;
}

/** Brings a text onto the screen, or returns the text itself when no screen shows it. */
export type Reach = (visit: Visit) => Promise<string | undefined>;

export const show =
  (path: string): Reach =>
  async ({ page, site }) => {
    await page.goto(site.origin + path);
    return undefined;
  };
export const showSignedIn =
  (path: string): Reach =>
  async (visit) => {
    await signIn(visit.page, visit.site);
    return await show(path)(visit);
  };

export const message = { Name: "Kavitha", Email: "kavitha@example.com", Message: "A gate, 4 m wide." };
export const request = { Name: "Kavitha", Phone: "9843012345" };

type Fields = Record<string, string>;

const sendForm =
  (path: string, button: string, fields: Fields): Reach =>
  async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const [label, value] of Object.entries(fields)) await main.getByLabel(label).first().fill(value);
    await main.getByRole("button", { name: button }).click();
    return undefined;
  };
export const sendMessage = (fields: Fields) => sendForm("/contact", "Send Message", fields);
export const sendRequest = (fields: Fields) => sendForm("/request-quote", "Submit Quote Request", fields);

export const login =
  (password?: string): Reach =>
  async ({ page, site: { admin } }) => {
    await page.goto("/login");
    await fillSignInForm(page, { ...admin, ...(password && { password }) });
    return undefined;
  };

export const post =
  (path: string, data: object): Reach =>
  async ({ page }) =>
    await readMessage(await page.request.post(path, { data }));

const readMessage = async (response: APIResponse): Promise<string> => (await response.json()).message;

export const apiMessage = { name: "Kavitha", email: "kavitha@example.com", message: "A gate, 4 m wide." };
export const sendApiMessage = post("/api/contact/contact", apiMessage);
export const sendApiRequest = post("/api/contact/enquiry", { Name: "Kavitha", phone: "9843012345" });

/** Runs while the database refuses every change of the table. Enquiries need a name of their own: a repeated one is not stored. */
export const withRefusals =
  (table: string, reach: Reach): Reach =>
  async (visit) => {
    const { query } = visit.site;
    await query(`alter table ${table} add constraint refused check (false) not valid`);
    try {
      return await reach(visit);
    } finally {
      await query(`alter table ${table} drop constraint refused`);
    }
  };

/** Runs after as many messages as one address may send in an hour. */
export const aboveSendLimit =
  (reach: Reach): Reach =>
  async (visit) => {
    const send = () => visit.page.request.post("/api/contact/contact", { data: apiMessage });
    while ((await send()).status() !== 429);
    try {
      return await reach(visit);
    } finally {
      await visit.site.query("delete from rate_limit_hits");
    }
  };

/** Runs while a list cannot be read. */
export const withoutProjects =
  (reach: Reach): Reach =>
  async (visit) => {
    const { query } = visit.site;
    await query("alter table projects rename to projects_away");
    try {
      return await reach(visit);
    } finally {
      await query("alter table projects_away rename to projects");
    }
  };

const apiPaths = { projects: "/api/latest-projects/add", galleryadmin: "/api/gallery/add" };
type List = keyof typeof apiPaths;

/** Adds an item without a place and a picture; returns its id. */
export async function addItem({ page, site }: Visit, list: List): Promise<number> {
  const { token } = await (await page.request.post("/api/admin/login", { data: site.admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.post(apiPaths[list], {
    headers,
    data: { title: "Gate", content: "Steel" },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data.id;
}

const addInForm =
  (list: List, button: string, file?: "picture" | "program"): Reach =>
  async ({ page, site }) => {
    await signIn(page, site);
    // Without scripts, the browser itself asks for the image.
    await (file ? page.goto(`/admin/${list}/new`) : openWithScripts(page, `/admin/${list}/new`));
    const form = page.getByRole("dialog");
    await form.getByLabel("Description").fill("Steel");
    if (file) await form.getByLabel("Title").fill("Gate");
    if (file && list === "projects") await form.getByLabel("Location").fill("Vadavalli");
    if (file === "picture")
      await form.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg", 900));
    if (file === "program")
      await form
        .getByLabel("Image")
        .setInputFiles({ name: "gate.exe", mimeType: "application/octet-stream", buffer: executable });
    await form.getByRole("button", { name: button }).click();
    return undefined;
  };
export const addProject = (file?: "picture") => addInForm("projects", "Add Project", file);
export const addPicture = (file?: "picture" | "program") =>
  addInForm("galleryadmin", "Add Gallery Item", file);

export const openItem =
  (list: List, screen: "edit" | "delete", button?: string): Reach =>
  async (visit) => {
    const { page, site } = visit;
    const id = await addItem(visit, list);
    await signIn(page, site);
    await page.goto(`/admin/${list}/${id}/${screen}`);
    const dialog = page.getByRole("dialog");
    if (screen === "edit" && list === "projects") await dialog.getByLabel("Location").fill("Vadavalli");
    if (screen === "edit") await dialog.getByLabel("Description").fill("Glass");
    if (button) await dialog.getByRole("button", { name: button }).click();
    return undefined;
  };

export const save = (list: List) => openItem(list, "edit", "Save");
export const remove = (list: List) => openItem(list, "delete", "Yes, delete it!");

/** Adds the item first: the refusals begin with the click. */
export const refuseItem =
  (table: string, list: List, screen: "edit" | "delete", button: string): Reach =>
  async (visit) => {
    await openItem(list, screen)(visit);
    const press: Reach = async ({ page }) => {
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      return undefined;
    };
    return await withRefusals(table, press)(visit);
  };
