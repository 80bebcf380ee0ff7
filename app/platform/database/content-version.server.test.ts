import { expect, it } from "vitest";
import { db, readContentVersion } from "./database.server";

const title = "Sliding gate";

it("changes only with public content", async () => {
  const versions = [await readContentVersion(db)];
  const applyChange = async (change: { execute: () => Promise<unknown> }) => {
    await change.execute();
    versions.push(await readContentVersion(db));
  };
  await applyChange(db.insertInto("projects").values({ title }));
  await applyChange(db.updateTable("projects").set({ title: "Swing gate" }));
  await applyChange(db.insertInto("gallery_items").values([{ title }, { title }]));
  await applyChange(db.deleteFrom("gallery_items").where("id", "=", 1));
  // Service pages can show prices.
  const key = { kind: "gate", variant: "", grade: "", finish: "" };
  await applyChange(
    db.insertInto("rates").values({ ...key, unit: "sqft", rate: 65_000, gst: 18, hsn: "7308" }),
  );
  expect(new Set(versions).size).toBe(6);
  await db.insertInto("rate_limit_hits").values({ key: "anything" }).execute();
  await db.insertInto("enquiries").values({ kind: "message", name: "Asha", details: "{}" }).execute();
  expect(await readContentVersion(db)).toBe(versions.at(-1));
});

it("stays the same when the change is rolled back", async () => {
  const before = await readContentVersion(db);
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto("projects").values({ title }).execute();
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await readContentVersion(db)).toBe(before);
});
