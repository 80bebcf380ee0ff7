import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import {
  action as orderAction,
  loader as orderLoader,
} from "../../app/routes/admin/website/$list_.order/route";
import { loader as homeLoader } from "../../app/routes/site/_index/route";
import { loader as publicLoader } from "../../app/routes/site/project";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { toFormData } from "../support/form-data";
import { openList } from "../support/item-list";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

async function addProjects(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `Gate ${index + 1}`,
    description: index === 2 ? "With a 100% galvanised frame." : "",
    location: index === 3 ? "Vadavalli" : null,
    created_at: new Date(Date.UTC(2025, 0, 1 + index)),
  }));
  await db.insertInto("projects").values(rows).execute();
}

const projects = openList("projects", admin);
const gallery = openList("galleryadmin", admin);

describe("searching a list", () => {
  it.each([
    ["gate 25", ["Gate 25"]],
    ["GALVANISED frame", ["Gate 3"]],
    ["100%", ["Gate 3"]],
    ["vadavalli", ["Gate 4"]],
    ["vadavalli frame", []],
    ["_", []],
    ["zq\0", []],
  ])("for %j finds %j", async (q, titles) => {
    await addProjects(25);
    const { body } = await projects.list(`?${new URLSearchParams({ q })}`);
    expect(body).toMatchObject({
      items: titles.map((title) => ({ title })),
      adminList: { total: 25, matches: titles.length },
    });
  });

  it.each(["NFC", "NFD"])("finds text in the other Unicode form when the query is %s", async (form) => {
    const savedForm = form === "NFC" ? "NFD" : "NFC";
    const title = "Jos\u00e9's \u0b95\u0bcb\u0bb5\u0bbf\u0bb2\u0bcd gate";
    await addProjects(1);
    await projects.edit(toFormData({ title: title.normalize(savedForm), description: "Sliding" }));
    for (const word of title.split(" ")) {
      const { body } = await projects.list(`?${new URLSearchParams({ q: word.normalize(form) })}`);
      expect(body).toMatchObject({ adminList: { matches: 1 } });
    }
  });

  it("splits results into pages, redirects to the last page when the number is too high, and excludes deleted items", async () => {
    await addProjects(26);
    await db.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", 1).execute();
    expect((await projects.list("?q=gate&page=2")).body).toMatchObject({
      items: [{ title: "Gate 2" }],
      adminList: { search: "gate", matches: 25, page: { number: 2, count: 2 }, trashCount: 1 },
    });
    expect((await projects.list("?q=gate&page=3")).headers.get("Location")).toBe(
      "/admin/projects?q=gate&page=2",
    );
    expect((await projects.list("?page=x")).headers.get("Location")).toBe("/admin/projects");
  });

  it("finds gallery items by their text and their alternative text", async () => {
    await db
      .insertInto("gallery_items")
      .values([{ title: "Hinge", image_alt: "A brass hinge" }, { title: "Rail" }])
      .execute();
    const { body } = await gallery.list("?q=brass");
    expect(body).toMatchObject({ items: [{ title: "Hinge" }], adminList: { matches: 1 } });
  });
});

describe("ordering a list", () => {
  const { move } = projects;
  const listTitles = async (loader: typeof publicLoader | typeof homeLoader, address: string) => {
    const { items, projects = items } = (await callRoute(loader, address)).body as Record<
      "items" | "projects",
      { title: string }[]
    >;
    return projects.map(({ title }) => title);
  };

  it("changes the order for visitors, except on the home page", async () => {
    await addProjects(4);
    const response = await move({ id: "1", to: "top" });
    expect(response.headers.get("Location")).toBe("/admin/projects/order#item-1");
    const titles = ["Gate 1", "Gate 4", "Gate 3", "Gate 2"];
    expect(await listTitles(publicLoader, "/project")).toEqual(titles);
    expect((await projects.list("")).body).toMatchObject({ items: titles.map((title) => ({ title })) });
    const { body } = await projects.openOrder();
    expect(body).toMatchObject({ items: titles.map((title) => ({ title })), total: 4 });
    expect(await listTitles(homeLoader, "/")).toEqual(["Gate 4", "Gate 3", "Gate 2", "Gate 1"]);
  });

  it("stays on the page with JavaScript; without it, follows an item to another page", async () => {
    await addProjects(25);
    const moveFields = { to: "before", anchor: "23", scripted: "" };
    expect((await move({ id: "25", ...moveFields })).headers.get("Location")).toBe("/admin/projects/order");
    const down = await move({ id: "2", to: "down", scripted: "" });
    expect(down.headers.get("Location")).toBe("/admin/projects/order?page=2#item-2");
    const top = await move({ id: "2", to: "top", scripted: "" }, "?page=2");
    expect(top.headers.get("Location")).toBe("/admin/projects/order#item-2");
  });

  it("reports an item deleted in the meantime and refuses an invalid move", async () => {
    await addProjects(2);
    await db.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", 2).execute();
    const response = await move({ id: "1", to: "before", anchor: "2" });
    expect(await readToast(response)).toMatchObject({ type: "error" });
    for (const form of [{}, { id: "1", to: "side" }, { id: "1", to: "before" }, { id: "x", to: "up" }]) {
      expect((await move(form as Record<string, string>)).status).toBe(400);
    }
  });

  it("returns 404 for other lists", async () => {
    const options = { headers: admin.headers, params: { list: "enquiries" } };
    expect((await callRoute(orderLoader, "/admin/enquiries/order", options)).status).toBe(404);
    const form = { id: "1", to: "top" };
    expect((await callRoute(orderAction, "/admin/enquiries/order", { ...options, form })).status).toBe(404);
  });
});
