import { expect, it } from "vitest";
import { readContentVersion } from "./content-version.server";
import { db } from "./database.server";

const title = "Sliding gate";

it("changes with every change of page content and with no other change", async () => {
  const seen = [await readContentVersion(db)];
  const step = async (change: { execute: () => Promise<unknown> }) => {
    await change.execute();
    seen.push(await readContentVersion(db));
  };
  await step(db.insertInto("projects").values({ title }));
  await step(db.updateTable("projects").set({ title: "Swing gate" }));
  await step(db.insertInto("gallery_items").values([{ title }, { title }]));
  await step(db.deleteFrom("gallery_items").where("id", "=", 1));
  expect(new Set(seen).size).toBe(5);
  await db.insertInto("rate_limit_hits").values({ key: "anything" }).execute();
  await db.insertInto("enquiries").values({ kind: "message", name: "Asha", details: "{}" }).execute();
  expect(await readContentVersion(db)).toBe(seen.at(-1));
});

it("becomes visible in the same transaction as the change", async () => {
  const before = await readContentVersion(db);
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto("projects").values({ title }).execute();
    throw new Error("undone");
  });
  await expect(failed).rejects.toThrow("undone");
  expect(await readContentVersion(db)).toBe(before);
});
