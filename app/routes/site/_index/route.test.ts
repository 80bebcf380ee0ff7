import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute } from "../../../../tests/support/call-route";
import { loader } from "./route";

it("shows the six newest projects, newest first", async () => {
  const projects = Array.from({ length: 8 }, (_, index) => ({
    title: `Gate ${index + 1}`,
    description: "Double leaf.",
    created_at: new Date(Date.UTC(2025, index, 1)),
  }));
  await db.insertInto("projects").values(projects).execute();
  expect(await callRoute(loader, "/")).toMatchObject({
    status: 200,
    body: { projects: [8, 7, 6, 5, 4, 3].map((number) => ({ title: `Gate ${number}` })) },
  });
});

describe("query parameters of the home page", () => {
  const findRedirect = async (address: string) => (await callRoute(loader, address)).headers.get("Location");

  it("open one of the newest projects, or redirect to the project's page", async () => {
    const [{ id } = { id: 0 }] = await db
      .insertInto("projects")
      .values({ title: "Gate", description: "Double leaf." })
      .returning("id")
      .execute();
    expect(await callRoute(loader, `/?project=${id}&utm_source=maps`)).toMatchObject({ status: 200 });
    expect(await findRedirect("/?project=77")).toBe("/project/77");
    expect(await findRedirect("/?project=junk&utm_source=maps")).toBe("/?utm_source=maps");
  });

  it("select the first testimonial shown", async () => {
    expect(await callRoute(loader, "/?testimonials=2")).toMatchObject({ status: 200 });
    for (const start of ["02", "3", "-1", "x"])
      expect(await findRedirect(`/?testimonials=${start}`)).toBe("/");
  });
});
