import { beforeEach, describe, expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import type { Item } from "~/features/items/items";
import { findItemForEditing } from "~/features/items/queries.server";
import { listShownTestimonials, setSampleTestimonials } from "~/features/testimonials/testimonials.server";
import { db } from "~/platform/database/database.server";
import { action as restoreAction } from "../../app/routes/admin/overview/trash.$list.$id.restore";
import {
  action as feedbackAction,
  loader as feedbackLoader,
} from "../../app/routes/site/feedback.$token/route";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { resetDatabase } from "../support/database";
import { openEnquiryPage, storeEnquiries } from "../support/enquiries";
import { openList } from "../support/item-list";
import { signInAsAdmin } from "../support/sign-in";
import { readToast } from "../support/toast";

const item = {
  title: "Meena R.",
  text: "The gate closes by itself.",
  role: "House owner, Pollachi",
  stars: "5",
  given_on: "2031-05-01",
  source: "WhatsApp",
  consent: "by WhatsApp on 3 May",
};

type Testimonial = Item<"testimonial">;

const admin = setUpAdmin();

const testimonials = openList("testimonials", admin);
const list = (query?: string) => testimonials.readItems<Testimonial>(query);
const save = (form: Record<string, string>, id?: number) =>
  id === undefined ? testimonials.add(form) : testimonials.edit(form, id);
/** Publishes the current version, or the given earlier one. */
const publish = async (id: number, loaded?: Testimonial[]) => {
  const version = (loaded ?? (await list())).find((one) => one.id === id)?.version;
  return await testimonials.setVisibility({ id: String(id), to: "shown", version: String(version) });
};
const hide = (id: number) => testimonials.setVisibility({ id: String(id), to: "hidden" });
const move = (id: number, to: "up" | "down") => testimonials.move({ id: String(id), to });
const listShown = async () => (await listShownTestimonials(db)).map(({ name }) => name);

describe("testimonials", () => {
  it("are examples, marked as such, until there is a real one", async () => {
    const samples = await listShownTestimonials(db);
    expect(samples).toHaveLength(5);
    expect(samples.every(({ isSample }) => isSample)).toBe(true);
    await save(item);
    expect(await listShownTestimonials(db)).toMatchObject([{ name: "Meena R.", stars: 5, isSample: false }]);
  });

  it("are expected to replace the examples until the owner removes these", async () => {
    expect((await testimonials.list()).body).toMatchObject({ isWithoutSamples: false });
    await setSampleTestimonials(db, { isRemoved: true });
    expect((await testimonials.list()).body).toMatchObject({ isWithoutSamples: true });
  });

  it("are shown in the owner's order, and can be hidden, deleted and restored", async () => {
    for (const title of ["A", "B", "C"]) await save({ ...item, title });
    expect(await listShown()).toEqual(["C", "B", "A"]);
    const [c = 0, b = 0, a = 0] = (await list()).map(({ id }) => id);
    await move(a, "up");
    expect(await listShown()).toEqual(["C", "A", "B"]);
    await move(c, "down");
    expect(await listShown()).toEqual(["A", "C", "B"]);
    expect(await readToast(await hide(b))).toMatchObject({ message: "The testimonial is hidden." });
    const undo = (await readToast(await testimonials.remove(a)))?.undo ?? "";
    expect(await listShown()).toEqual(["C"]);
    expect((await admin.call(restoreAction, undo, { form: {} })).status).toBe(302);
    await publish(b);
    expect(await listShown()).toEqual(["A", "C", "B"]);
  });

  it("can be searched; those that need approval come first", async () => {
    for (const title of ["Asha", "Ravi"]) await save({ ...item, title });
    await db.updateTable("testimonials").set({ state: "pending" }).where("name", "=", "Asha").execute();
    expect((await list()).map(({ title }) => title)).toEqual(["Asha", "Ravi"]);
    expect((await list("?q=ravi")).map(({ title }) => title)).toEqual(["Ravi"]);
    expect(await list("?q=closes")).toHaveLength(2);
  });

  it("are loaded individually for their form", async () => {
    for (const title of ["Asha", "Ravi"]) await save({ ...item, title });
    const [{ id } = { id: 0 }] = await list();
    let rows = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    });
    expect(await findItemForEditing(counting, "testimonial", id)).toMatchObject({ item: { title: "Ravi" } });
    expect(rows).toBe(1);
  });

  it("can be added at the same time and moved", async () => {
    await Promise.all(["A", "B", "C", "D"].map((title) => save({ ...item, title })));
    const [first, second] = await list();
    await move(second?.id ?? 0, "up");
    expect((await listShown()).slice(0, 2)).toEqual([second?.title, first?.title]);
  });

  it.each([
    [{ text: " " }, "text", "Please enter the review."],
    [{ text: "x".repeat(601) }, "text", "Please use at most 600 characters."],
    [{ stars: "" }, "stars", "Please choose one to five stars."],
    [{ stars: "6" }, "stars", "Please choose one to five stars."],
    [{ given_on: "2031-02-30" }, "given_on", "Please enter a valid date."],
    [{ given_on: "0000-02-02" }, "given_on", "Please enter a valid date."],
    [{ consent: "" }, "consent", "Please enter how the customer agreed."],
  ])(
    "are refused with a message at the field, with all that was typed: %o",
    async (change, field, sentence) => {
      const response = await save({ ...item, ...change });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: { [field]: sentence }, typed: { ...item, ...change } });
      expect(await list()).toEqual([]);
    },
  );
});

describe("a customer's review", () => {
  const feedback = { text: item.text, name: item.title, role: item.role, stars: "5", agreed: "yes" };
  let id: number;
  let path: string;

  const findFeedbackPath = async () => {
    const { feedbackUrl } = await openEnquiryPage(id, admin.headers);
    return feedbackUrl && new URL(feedbackUrl).pathname;
  };
  const openPage = () => callRoute(feedbackLoader, path);
  const send = (form: Record<string, string>) => callRoute(feedbackAction, path, { form });

  beforeEach(async () => {
    [id = 0] = await storeEnquiries({ name: "Meena", status: "won", work_done_at: new Date() });
    path = (await findFeedbackPath()) ?? "";
  });

  it("needs the owner's approval, can be changed until then, and is one per customer", async () => {
    expect((await send(feedback)).headers.get("Location")).toBe(path);
    await send({ ...feedback, text: "The gate closes by itself, and quietly." });
    expect((await listShownTestimonials(db)).every(({ isSample }) => isSample)).toBe(true);
    const pending = await list();
    expect(pending).toMatchObject([
      { state: "pending", text: "The gate closes by itself, and quietly.", source: "Review link" },
    ]);
    await publish(pending[0]?.id ?? 0);
    expect(await listShown()).toEqual(["Meena R."]);
    expect((await openPage()).body).toMatchObject({ state: "shown" });
    expect((await send({ ...feedback, text: "Changed after all." })).status).toBe(409);
    expect((await list())[0]?.text).toBe("The gate closes by itself, and quietly.");
  });

  it("can be corrected when the clock was ahead at the first save", async () => {
    await send(feedback);
    await db
      .updateTable("testimonials")
      .set({ created_at: new Date("2040-01-01") })
      .execute();
    expect((await send({ ...feedback, text: "It closes quietly." })).status).toBe(302);
    expect(await list()).toMatchObject([{ text: "It closes quietly." }]);
  });

  it("is reported as not on the site after the owner has hidden or deleted it", async () => {
    await send(feedback);
    const [{ id: pendingId } = { id: 0 }] = await list();
    await publish(pendingId);
    await hide(pendingId);
    expect((await openPage()).body).toMatchObject({ state: "hidden" });
    const body = { toast: { message: "Your review is not on our site. To change it, please call us." } };
    expect(await send({ ...feedback, text: "Changed." })).toMatchObject({ status: 409, body });
    await publish(pendingId);
    await testimonials.remove(pendingId);
    expect((await openPage()).body).toMatchObject({ state: "hidden", saved: { text: item.text } });
    expect(await send({ ...feedback, text: "Changed." })).toMatchObject({ status: 409, body });
  });

  it("is not published when it changed after the owner read it, until the owner reads it again", async () => {
    await send(feedback);
    const items = await list();
    const [{ id: pendingId } = { id: 0 }] = items;
    await send({ ...feedback, text: "Nobody has read this." });
    const response = await publish(pendingId, items);
    expect(await readToast(response)).toMatchObject({
      type: "error",
      title: "Failed to publish the testimonial",
    });
    expect((await listShownTestimonials(db)).every(({ isSample }) => isSample)).toBe(true);
    expect(await list()).toMatchObject([{ state: "pending", text: "Nobody has read this." }]);
    await publish(pendingId);
    expect(await listShownTestimonials(db)).toMatchObject([{ text: "Nobody has read this." }]);
  });

  it("is not approved by a form without the version that was read", async () => {
    await send(feedback);
    const [{ id: pendingId } = { id: 0 }] = await list();
    expect((await testimonials.setVisibility({ id: String(pendingId), to: "shown" })).status).toBe(400);
    expect(await list()).toMatchObject([{ state: "pending" }]);
  });

  it("requires consent, and keeps what was typed without it", async () => {
    const { agreed: _, ...withoutConsent } = feedback;
    const response = await send(withoutConsent);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      errors: { agreed: "We need your permission to publish it." },
      typed: { text: item.text },
    });
  });

  it("returns 404 for another enquiry with the same id, as on a restored site", async () => {
    await send(feedback);
    await resetDatabase();
    admin.headers = await signInAsAdmin();
    expect(await storeEnquiries({ name: "Ravi", status: "won" })).toEqual([id]);
    expect((await openPage()).status).toBe(404);
    expect((await send({ ...feedback, text: "Not about Ravi's gate." })).status).toBe(404);
    expect(await findFeedbackPath()).not.toBe(path);
  });

  it("returns 404 for an invented link, and when the enquiry is deleted", async () => {
    expect((await openPage()).status).toBe(200);
    const validPath = path;
    path = `${validPath.slice(0, -1)}${validPath.endsWith("A") ? "B" : "A"}`;
    expect((await openPage()).status).toBe(404);
    expect((await send(feedback)).status).toBe(404);
    path = validPath;
    await deleteEnquiry(db, id, { author: "owner" });
    expect((await openPage()).status).toBe(404);
  });
});
