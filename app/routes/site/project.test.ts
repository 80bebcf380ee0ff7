import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute } from "../../../tests/support/call-route";
import { loader as listLoader } from "./project";
import { loader as detailLoader } from "./project.$id";

async function addProjects(count: number): Promise<void> {
  const projects = Array.from({ length: count }, (_, index) => ({
    title: `Gate ${index + 1}`,
    description: "Double leaf.",
    created_at: new Date(Date.UTC(2025, 0, 1 + index)),
  }));
  await db.insertInto("projects").values(projects).execute();
}

const openList = (query = "", path = "/project") => callRoute(listLoader, path + query);
const openItem = (id: string) => callRoute(detailLoader, `/project/${id}`);

describe("the list of projects", () => {
  it("has one empty page before there are projects", async () => {
    expect(await openList()).toMatchObject({
      status: 200,
      body: { items: [], total: 0, page: { count: 1 } },
    });
    expect((await openList("?page=2")).status).toBe(404);
  });

  it("hides deleted projects, and shows no date for undated projects", async () => {
    await addProjects(3);
    await db.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", 2).execute();
    await db.updateTable("projects").set({ created_at: null }).where("id", "=", 1).execute();
    const undated = { title: "Gate 1", location: null, createdAt: null, image: null };
    expect(await openList()).toMatchObject({ body: { total: 2, items: [{ title: "Gate 3" }, undated] } });
  });

  it("is split into pages", async () => {
    await addProjects(25);
    expect(await openList("?page=2")).toMatchObject({
      status: 200,
      body: { items: [{ title: "Gate 1" }], page: { number: 2, count: 2 } },
    });
  });

  it("shows the first page of the list behind an open project when the page number is invalid", async () => {
    await addProjects(1);
    expect(await openList("?page=9", "/project/1")).toMatchObject({
      status: 200,
      body: { page: { number: 1 } },
    });
  });
});

describe("a project's page", () => {
  it("shows the project with links to its neighbours, wrapping around", async () => {
    await addProjects(25);
    expect(await openItem("25")).toMatchObject({
      status: 200,
      body: {
        item: { title: "Gate 25", description: "Double leaf." },
        position: { position: 1, total: 25, previousId: 1, nextId: 24 },
      },
    });
  });

  it("works for a single project", async () => {
    await addProjects(1);
    expect(await openItem("1")).toMatchObject({
      body: { position: { position: 1, total: 1, previousId: 1, nextId: 1 } },
    });
  });

  it.each(["2", "0", "-1", "1.0", "x", "9999999999", "2147483648"])("returns 404 for %s", async (id) => {
    await addProjects(1);
    expect((await openItem(id)).status).toBe(404);
  });
});
