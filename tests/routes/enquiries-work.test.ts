import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { findNeighbours, findNextRow } from "../../app/routes/admin/enquiries/$id/neighbours";
import { action as deleteAction } from "../../app/routes/admin/enquiries/$id.delete";
import { action as reply } from "../../app/routes/admin/enquiries/$id.reply";
import { action as switchKeys } from "../../app/routes/admin/enquiries/keys";
import { loader as pulse } from "../../app/routes/admin/enquiries/pulse";
import { loader as listLoader } from "../../app/routes/admin/inbox/route";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();

async function readList(query = "", headers: { Cookie: string } = admin.headers) {
  const { body } = await callRoute(listLoader, `/admin/enquiries${query}`, { headers });
  return body as Awaited<ReturnType<typeof listLoader>>;
}

it("records the start of a call", async () => {
  const [id] = await storeEnquiries({ name: "Meena" });
  const startCall = (enquiry: number | undefined, by: string) =>
    admin.call(reply, `/admin/enquiries/${enquiry}/reply`, { form: { by } });
  expect((await startCall(id, "call")).status).toBe(204);
  expect((await startCall(id, "fax")).status).toBe(400);
  expect((await startCall(99, "call")).status).toBe(404);
  expect(await db.selectFrom("enquiry_events").select(["kind", "author"]).execute()).toEqual([
    { kind: "call", author: "owner" },
  ]);
});

it("reports new enquiries to an open list, but not spam", async () => {
  const fetchPulse = async (query = "") => (await admin.call(pulse, `/admin/enquiries/pulse${query}`)).body;
  expect(await fetchPulse()).toEqual({ latest: 0, arrived: 0, count: 0 });
  const bot = { name: "Bot", status: "quarantine" as const };
  const [first] = await storeEnquiries({ name: "Meena" }, bot);
  expect(await fetchPulse("?since=0")).toEqual({ latest: first, arrived: 1, count: 1 });
  const [, , third] = await storeEnquiries(bot, bot, { name: "Ravi" });
  expect(await fetchPulse(`?since=${first}`)).toEqual({ latest: third, arrived: 1, count: 2 });
  expect(await fetchPulse(`?since=${third}`)).toMatchObject({ arrived: 0 });
  // With a missing or invalid `since`, nothing counts as new.
  for (const query of ["", "?since=", "?since=x", "?since=99999999999"])
    expect(await fetchPulse(query)).toMatchObject({ latest: third });
  expect(await fetchPulse()).toMatchObject({ arrived: 0 });
});

it("turns keyboard shortcuts off and on for one browser", async () => {
  expect((await readList()).areShortcutsOn).toBe(true);
  for (const [keys, isOn] of [
    ["off", false],
    ["on", true],
  ] as const) {
    const response = await admin.call(switchKeys, "/admin/enquiries/keys?q=gate", { form: { keys } });
    expect(response.headers.get("Location")).toBe("/admin/enquiries?q=gate");
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("inbox-keys=")) ?? "";
    const Cookie = `${admin.headers.Cookie}; ${cookie.split(";")[0]}`;
    expect((await readList("", { Cookie })).areShortcutsOn).toBe(isOn);
  }
});

it("finds the previous and next enquiry across pages", async () => {
  const ids = await storeEnquiries(...Array.from({ length: 30 }, (_, n) => ({ name: `Visitor ${n}` })));
  const [first, second] = [await readList(), await readList("?page=2")];
  const findAround = (list: typeof first, id: number | undefined) =>
    findNeighbours(list, { id: id ?? 0, createdAt: "2031-01-01T00:10:00.000Z", hasUrgentWords: false });
  expect(findAround(first, ids[29])).toEqual({ previous: null, next: `/admin/enquiries/${ids[28]}` });
  expect(findAround(first, ids[5])).toEqual({
    previous: `/admin/enquiries/${ids[6]}`,
    next: `/admin/enquiries/${ids[4]}?page=2`,
  });
  expect(findAround(second, ids[4])).toEqual({
    previous: `/admin/enquiries/${ids[5]}`,
    next: `/admin/enquiries/${ids[3]}?page=2`,
  });
  // For an enquiry that has left the list, its old position counts.
  expect(findAround(first, 999).next).toBe(`/admin/enquiries/${ids[10]}`);
});

it("continues from the old position of an answered enquiry when urgent ones come first", async () => {
  const urgent = { message: "The gate is broken" };
  const names = [{ name: "20th", ...urgent }, { name: "21st" }, { name: "22nd" }];
  const [oldUrgent, , older] = await storeEnquiries(...names, { name: "26th", ...urgent }, { name: "27th" });
  const list = await readList("?status=new");
  const [newUrgent, , newest] = list.entries.map(({ id }) => id);
  expect(list.entries.map(({ name }) => name)).toEqual(["26th", "20th", "27th", "22nd", "21st"]);
  const createdAt = (id: number | undefined) =>
    list.entries.find((entry) => entry.id === id)?.createdAt ?? "";
  const findNext = (id: number | undefined, hasUrgentWords: boolean) => {
    const entries = list.entries.filter((entry) => entry.id !== id);
    const enquiry = { id: id ?? 0, createdAt: createdAt(id), hasUrgentWords };
    return findNeighbours({ ...list, entries }, enquiry).next;
  };
  const pathTo = (id: number | undefined) => `/admin/enquiries/${id}?status=new`;
  expect(findNext(newUrgent, true)).toBe(pathTo(oldUrgent));
  expect(findNext(oldUrgent, true)).toBe(pathTo(newest));
  expect(findNext(newest, false)).toBe(pathTo(older));
});

it.each([
  [3, 2],
  [2, 1],
  [1, 2],
  [9, undefined],
])("scrolls to the row below a deleted enquiry, or above the last one: from %i to %i", (deleted, row) => {
  expect(findNextRow([{ id: 3 }, { id: 2 }, { id: 1 }], deleted)).toBe(row);
});

it("returns to the neighbouring row of the list after a deletion", async () => {
  const [id] = await storeEnquiries({ name: "Meena" });
  const response = await admin.call(deleteAction, `/admin/enquiries/${id}/delete?q=e`, {
    form: { neighbour: "7" },
  });
  expect(response.headers.get("Location")).toBe("/admin/enquiries?q=e#enquiry-7");
});
