import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { clearAttempts, countAttempt } from "./rate-limit.server";

const start = new Date("2031-05-01T06:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const name = { key: "name owner", limit: 3, windowMs: 60_000 };
const address = { key: "address 203.0.113.7", limit: 5, windowMs: 60_000 };

it("allows attempts up to the limit, then returns the time to wait", async () => {
  for (const seconds of [0, 10, 20]) expect(await countAttempt(db, [name], after(seconds))).toBeNull();
  expect(await countAttempt(db, [name], after(25))).toBe(35);
});

it("does not extend the wait on further attempts", async () => {
  for (const seconds of [0, 10, 20]) await countAttempt(db, [name], after(seconds));
  for (const seconds of [30, 40, 59])
    expect(await countAttempt(db, [name], after(seconds))).toBe(60 - seconds);
  expect(await countAttempt(db, [name], after(60))).toBeNull();
  expect(await countAttempt(db, [name], after(61))).toBe(9);
});

it("counts each key separately and returns the longest wait", async () => {
  for (const user of ["a", "b", "c", "d", "e"]) {
    expect(await countAttempt(db, [{ ...name, key: user }, address], start)).toBeNull();
  }
  expect(await countAttempt(db, [{ ...name, key: "f" }, address], start)).toBe(60);
  expect(await countAttempt(db, [{ ...name, key: "f" }], start)).toBeNull();
});

it("accepts a weighted attempt only when its full weight fits", async () => {
  const heavy = { ...address, weight: 3 };
  expect(await countAttempt(db, [address], start)).toBeNull();
  expect(await countAttempt(db, [heavy], after(10))).toBeNull();
  expect(await countAttempt(db, [heavy], after(20))).toBe(50);
  expect(await countAttempt(db, [address], after(20))).toBeNull();
  expect(await countAttempt(db, [heavy], after(70))).toBeNull();
});

it("ignores attempts made while the clock was far ahead", async () => {
  for (const seconds of [0, 10, 20]) await countAttempt(db, [name], after(6 * 3600 + seconds));
  for (const seconds of [0, 10, 20]) expect(await countAttempt(db, [name], after(seconds))).toBeNull();
  expect(await countAttempt(db, [name], after(25))).toBe(35);
});

it("enforces the limit on concurrent attempts", async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => countAttempt(db, [name, address], start)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

it("clears the attempts of one key on request, and deletes all attempts after a day", async () => {
  for (const seconds of [0, 1, 2]) await countAttempt(db, [name, { ...address, limit: 3 }], after(seconds));
  await clearAttempts(db, [name.key]);
  expect(await countAttempt(db, [name], after(3))).toBeNull();
  expect(await countAttempt(db, [{ ...address, limit: 3 }], after(3))).toBe(57);
  await countAttempt(db, [address], after(2 * 24 * 3600));
  expect(await db.selectFrom("rate_limit_hits").selectAll().execute()).toHaveLength(1);
});
