import { expect, it } from "vitest";
import { setStatuses } from "~/features/enquiries/batch.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { action as undo } from "../../app/routes/admin/enquiries/undo";
import { action } from "../../app/routes/admin/inbox/route";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
import { toFormData } from "../support/form-data";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

/** The values of the checkboxes, as a screen that is opened now shows them. */
async function select(ids: number[]): Promise<string[]> {
  const rows = await db.selectFrom("enquiries").select(["id", "status"]).where("id", "in", ids).execute();
  return rows.map(({ id, status }) => `${id}:${status}`);
}

/** Submits the bulk form. Returns the path of the redirect and the toast. */
async function change(id: string[], fields: Record<string, string>, query = "") {
  const form = toFormData({ id, ...fields });
  const response = await admin.call(action, `/admin/enquiries${query}`, { form });
  return { to: response.headers.get("Location"), toast: await readToast(response) };
}

async function readStatuses(): Promise<string[]> {
  const rows = await db.selectFrom("enquiries").select("status").orderBy("id").execute();
  return rows.map(({ status }) => status);
}

const undoChange = (address = "") => admin.call(undo, address, { form: {} });

it.each([
  [{ intent: "status", status: "won" }, "won", "2 enquiries marked as won"],
  [{ intent: "spam", status: "won" }, "spam", "2 enquiries marked as spam"],
  [{ intent: "trash", status: "won" }, "trash", "2 enquiries deleted"],
])("applies %j to the selected enquiries and undoes it", async (fields, status, message) => {
  const [first = 0, , third = 0] = await storeEnquiries(
    { name: "Meena", status: "quoted" },
    { name: "Ravi" },
    { name: "Devi" },
  );
  const { to, toast } = await change(await select([first, third]), fields, "?list=today");
  expect(to).toBe("/admin/enquiries?list=today");
  expect(toast).toMatchObject({ type: "success", message });
  expect(await readStatuses()).toEqual([status, "new", status]);
  const response = await undoChange(toast?.undo);
  expect(response.headers.get("Location")).toBe("/admin/enquiries?list=today");
  expect(await readToast(response)).toMatchObject({ type: "success" });
  expect(await readStatuses()).toEqual(["quoted", "new", "new"]);
});

it.each([{ intent: "spam" }, { intent: "trash" }])(
  "returns the same result when %j is sent twice, and can undo it",
  async (fields) => {
    const ids = await storeEnquiries({ name: "Meena", status: "quoted" }, { name: "Ravi" });
    const selection = await select(ids);
    const [first, second] = [await change(selection, fields), await change(selection, fields)];
    expect(second.toast).toEqual(first.toast);
    for (const _ of [1, 2]) {
      const toast = await readToast(await undoChange(second.toast?.undo));
      expect(toast).toMatchObject({ type: "success", message: "2 enquiries restored" });
    }
    expect(await readStatuses()).toEqual(["quoted", "new"]);
  },
);

it("offers no undo when part of an earlier selection is sent again", async () => {
  const ids = await storeEnquiries({ name: "Meena" }, { name: "Ravi" });
  const selection = await select(ids);
  await change(selection, { intent: "spam" });
  expect((await change(selection.slice(0, 1), { intent: "spam" })).toast?.undo).toBeUndefined();
});

it("restores only enquiries that have not changed since", async () => {
  const ids = await storeEnquiries({ name: "Meena" }, { name: "Ravi" });
  const { toast } = await change(await select(ids), { intent: "status", status: "lost" });
  await change(await select(ids.slice(0, 1)), { intent: "status", status: "won" });
  await undoChange(toast?.undo);
  expect(await readStatuses()).toEqual(["won", "new"]);
});

it("leaves enquiries that were changed on another device, and does not count those that had the status", async () => {
  const ids = await storeEnquiries({ name: "Meena" }, { name: "Ravi" }, { name: "Devi", status: "lost" });
  const selection = await select(ids);
  await change(selection.slice(1, 2), { intent: "status", status: "won" });
  const lost = { intent: "status", status: "lost" };
  const message = "1 enquiry marked as lost. 1 skipped: changed on another device";
  const { toast } = await change(selection, lost);
  expect(toast).toMatchObject({ type: "success", message });
  expect((await change(selection, lost)).toast).toEqual(toast);
  expect(await readStatuses()).toEqual(["lost", "won", "lost"]);
  expect((await change(await select(ids.slice(2)), lost)).toast?.message).toBe("Nothing was changed");
  await undoChange(toast?.undo);
  expect(await readStatuses()).toEqual(["new", "won", "lost"]);
});

it("changes nothing for an empty selection or deleted enquiries", async () => {
  expect((await change([], { intent: "trash" })).toast).toMatchObject({ type: "info" });
  const [deletedId = 0] = await storeEnquiries({ name: "Meena" });
  await deleteEnquiry(db, deletedId, { author: "owner" });
  for (const id of [99, deletedId])
    for (const intent of ["spam", "trash", "status"])
      expect((await change([`${id}:new`], { intent, status: "won" })).toast).toMatchObject({ type: "info" });
  expect(await readStatuses()).toEqual(["trash"]);
  expect(
    (await undoChange("/admin/enquiries/undo?batch=x&from=https://evil.example")).headers.get("Location"),
  ).toBe("/admin");
});

it("changes nothing for an unknown action", async () => {
  const ids = await storeEnquiries({ name: "Meena" });
  const selected = { id: `${ids[0]}:new` };
  const malformed: Record<string, string>[] = [
    {},
    { intent: "" },
    { intent: "status" },
    { intent: "status", status: "trash" },
    { intent: "spam", id: "x:new" },
    { intent: "spam", id: String(ids[0]) },
    { intent: "spam", id: `${ids[0]}:trash` },
  ];
  for (const fields of malformed) {
    const form = { ...selected, ...fields };
    expect(await admin.call(action, "/admin/enquiries", { form })).toMatchObject({
      status: 400,
      body: { toast: { type: "error", message: expect.stringContaining("Nothing was changed.") } },
    });
  }
  expect(await readStatuses()).toEqual(["new"]);
});

it("changes all enquiries, or none if one fails", async () => {
  const [id = 0] = await storeEnquiries({ name: "Meena" });
  const actor = { author: "owner", batch: "00000000-0000-4000-8000-000000000000" };
  const selection = [id, 2 ** 31].map((id): [number, "new"] => [id, "new"]);
  for (const status of ["won", "trash"] as const)
    await expect(setStatuses(db, selection, status, null, actor)).rejects.toThrow();
  expect(await readStatuses()).toEqual(["new"]);
});
