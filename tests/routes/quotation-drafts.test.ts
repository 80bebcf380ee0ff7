import { describe, expect, it } from "vitest";
import { listEnquiryQuotations } from "~/features/quotations/enquiry-quotations.server";
import { listQuotations } from "~/features/quotations/quotation-list.server";
import { findQuotation } from "~/features/quotations/quotations.server";
import { sendQuotation } from "~/features/quotations/send-quotation.server";
import { deleteDraft } from "~/features/quotations/trash-draft.server";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import { action as create } from "../../app/routes/admin/enquiries/$id.quotation";
import { loader as trashLoader } from "../../app/routes/admin/overview/trash/route";
import { action as purge } from "../../app/routes/admin/overview/trash.$list.$id.delete";
import { action as restore } from "../../app/routes/admin/overview/trash.$list.$id.restore";
import { action as save } from "../../app/routes/admin/quotations/quotations.$id/route";
import { action as remove } from "../../app/routes/admin/quotations/quotations.$id.delete";
import { setUpAdmin } from "../support/admin";
import { createDraft, sendOptions, sendStoredQuotation, storeQuotation } from "../support/quotations";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

const post = (action: typeof remove | typeof save, path: string, form = {}) =>
  admin.call(action, path, { form });
const deleteById = (id: number) => post(remove, `/admin/quotations/${id}/delete`);
const restoreById = (id: number) =>
  post(restore, `/admin/trash/quotation/${id}/restore?from=/admin/quotations`);
const listTrash = async () => (await admin.call(trashLoader, "/admin/trash")).body;
const listIds = async () => {
  const { quotations } = await listQuotations(db, { state: null, search: "", page: 1 });
  return quotations.map(({ id }) => id);
};

describe("a draft", () => {
  it("moves to the trash, and comes back as it was", async () => {
    const { id, enquiryId } = await storeQuotation(createDraft(), { name: "Meena" });
    const draft = (await findQuotation(db, id))?.draft;
    const response = await deleteById(id);
    expect(response.headers.get("Location")).toBe(`/admin/enquiries/${enquiryId}`);
    expect(await findQuotation(db, id)).toBeNull();
    expect(await listEnquiryQuotations(db, enquiryId, "2031-05-01")).toEqual([]);
    expect(await listIds()).not.toContain(id);
    expect(await listTrash()).toMatchObject({ items: [{ id, title: "Meena", daysLeft: 30 }] });
    await restoreById(id);
    expect((await findQuotation(db, id))?.draft).toEqual(draft);
    expect(await listIds()).toContain(id);
    expect(await listTrash()).toMatchObject({ items: [] });
  });

  it("in the trash makes room for a new one, and can neither be saved nor sent", async () => {
    const { id, enquiryId } = await storeQuotation();
    await deleteById(id);
    const { headers } = await post(create, `/admin/enquiries/${enquiryId}/quotation`);
    expect(headers.get("Location")).not.toBe(`/admin/quotations/${id}`);
    const form = { ...toDraftFields(createDraft()), intent: "save" };
    expect((await post(save, `/admin/quotations/${id}`, form)).status).toBe(410);
    expect(await sendQuotation(db, id, sendOptions)).toEqual({ result: "missing" });
  });

  it("is deleted for good from the trash", async () => {
    const { id } = await storeQuotation();
    await deleteById(id);
    await post(purge, `/admin/trash/quotation/${id}/delete`);
    expect(await readToast(await restoreById(id))).toMatchObject({ type: "error" });
  });
});

describe("a quotation that was sent", () => {
  it("stays, and the owner reads why", async () => {
    const { id } = await storeQuotation();
    await sendStoredQuotation(id);
    expect((await readToast(await deleteById(id)))?.message).toContain("stays as a record");
    expect((await findQuotation(db, id))?.versions).toHaveLength(1);
  });

  it("is either sent or deleted when both happen at once", async () => {
    const { id } = await storeQuotation();
    const [sent, deleted] = await Promise.all([
      sendQuotation(db, id, sendOptions),
      deleteDraft(db, id, "owner"),
    ]);
    const isSent = sent.result === "sent";
    expect(deleted).toBe(isSent ? "sent" : "done");
    expect((await findQuotation(db, id))?.versions.length).toBe(isSent ? 1 : undefined);
  });
});
