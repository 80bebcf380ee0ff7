import { beforeEach, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { createAdmin } from "../../../tests/support/sign-in";
import { createSession, deleteSession, findExpiredSession, resumeSession } from "./sessions.server";

const start = new Date("2031-05-01T06:00:00Z");
const daysLater = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

let adminId: number;

beforeEach(async () => {
  adminId = await createAdmin();
});

it("finds a session by its token, of which it stores only a hash", async () => {
  const { token, sessionId } = await createSession(db, adminId, { now: start });
  expect(await resumeSession(db, token, start)).toEqual({
    sessionId,
    admin: { id: adminId, username: "owner" },
  });
  expect(await resumeSession(db, `${token}x`, start)).toBeNull();
  expect(JSON.stringify(await db.selectFrom("sessions").selectAll().execute())).not.toContain(token);
});

it("extends a session on use and ends it after 14 days without use", async () => {
  const { token } = await createSession(db, adminId, { now: start });
  expect(await resumeSession(db, token, daysLater(13))).not.toBeNull();
  expect(await resumeSession(db, token, daysLater(26))).not.toBeNull();
  expect(await resumeSession(db, token, daysLater(40))).toBeNull();
});

it("does not write to the database on each request", async () => {
  const { token } = await createSession(db, adminId, { now: start });
  await resumeSession(db, token, new Date(start.getTime() + 60_000));
  const { last_seen_at } = await db.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow();
  expect(last_seen_at).toEqual(start);
});

it("ends only the session that signed out", async () => {
  const phone = await createSession(db, adminId, { now: start });
  const desk = await createSession(db, adminId, { now: start });
  await deleteSession(db, phone.token);
  expect(await resumeSession(db, phone.token, start)).toBeNull();
  expect(await resumeSession(db, desk.token, start)).not.toBeNull();
});

it("remembers an expired session for 14 days without granting access", async () => {
  const { token, sessionId } = await createSession(db, adminId, { now: start });
  expect(await findExpiredSession(db, token, daysLater(13))).toBeNull();
  expect(await findExpiredSession(db, token, daysLater(14))).toMatchObject({ sessionId });
  expect(await resumeSession(db, token, daysLater(14))).toBeNull();
  expect(await findExpiredSession(db, token, daysLater(28))).toBeNull();
});

it("does not remember a session that signed out", async () => {
  const { token } = await createSession(db, adminId, { now: start });
  await deleteSession(db, token);
  expect(await findExpiredSession(db, token, daysLater(15))).toBeNull();
});

it("deletes sessions that expired long ago", async () => {
  const ids: number[] = [];
  for (const days of [0, 27, 28]) {
    ids.push((await createSession(db, adminId, { now: daysLater(days) })).sessionId);
  }
  const left = await db.selectFrom("sessions").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1));
});
