import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/database.server";
import { askRoute } from "../../../tests/support/ask-route";
import { resetDatabase } from "../../../tests/support/database";
import { loader } from "./route";

beforeEach(resetDatabase);

it("shows the six newest projects, the newest first", async () => {
  const projects = Array.from({ length: 8 }, (_, index) => ({
    title: `Gate ${index + 1}`,
    description: "Double leaf.",
    created_at: new Date(Date.UTC(2025, index, 1)),
  }));
  await db.insertInto("projects").values(projects).execute();
  expect(await askRoute(loader, "/")).toMatchObject({
    status: 200,
    body: { projects: [8, 7, 6, 5, 4, 3].map((number) => ({ title: `Gate ${number}` })) },
  });
});

it("stands without any project", async () => {
  expect(await askRoute(loader, "/")).toMatchObject({ status: 200, body: { projects: [] } });
});
