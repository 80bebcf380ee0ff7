import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/database/database.server";
import { deleteEnquiry } from "~/enquiries/trash.server";
import type { StoredTestimonial } from "~/testimonials/testimonial";
import { listShownTestimonials } from "~/testimonials/testimonials.server";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { openEnquiryPage, storeEnquiries } from "../../tests/support/enquiries";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { action as feedbackAction, loader as feedbackLoader } from "./_site.feedback.$token/route";
import { action as listAction, loader as listLoader } from "./admin.testimonials._index/route";
import { action as formAction } from "./admin.testimonials.$id/route";

const words = {
  text: "The gate closes by itself.",
  name: "Meena R.",
  role: "House owner, Pollachi",
  stars: "5",
  givenOn: "2031-05-01",
  source: "WhatsApp",
  consent: "by WhatsApp on 3 May",
};

let headers: { Cookie: string };

const list = async () =>
  (
    (await askRoute(listLoader, "/admin/testimonials", { headers })).body as {
      testimonials: StoredTestimonial[];
    }
  ).testimonials;
const write = (form: Record<string, string>, id = "new") =>
  askRoute(formAction, `/admin/testimonials/${id}`, { params: { id }, form, headers });
/** Presses a button of a card, on the list as it is now unless one that was loaded earlier is given. */
const work = async (id: number, act: string, loaded?: StoredTestimonial[]) => {
  const version = (loaded ?? (await list())).find((one) => one.id === id)?.version;
  const form = { id: String(id), version: String(version), do: act };
  return await askRoute(listAction, "/admin/testimonials?index", { form, headers });
};
const shown = async () => (await listShownTestimonials(db)).map(({ name }) => name);

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});

describe("testimonials", () => {
  it("are examples, and say so, until there is a real one", async () => {
    const samples = await listShownTestimonials(db);
    expect(samples).toHaveLength(5);
    expect(samples.every(({ isSample }) => isSample)).toBe(true);
    await write(words);
    expect(await listShownTestimonials(db)).toMatchObject([{ name: "Meena R.", stars: 5, isSample: false }]);
  });

  it("are added once by a form that is sent twice, and again by another", async () => {
    const idempotencyKey = "0d8e9bc1-5d0a-4a5a-8a86-31f3b7a2c002";
    await Promise.all([1, 2].map(() => write({ ...words, idempotencyKey })));
    expect(await shown()).toEqual(["Meena R."]);
    await write({ ...words, name: "Meena Ravi", idempotencyKey });
    await write(words);
    expect(await shown()).toEqual(["Meena R.", "Meena Ravi", "Meena R."]);
  });

  it("are shown in the owner's order, hidden, deleted and restored", async () => {
    for (const name of ["A", "B", "C"]) await write({ ...words, name });
    expect(await shown()).toEqual(["C", "B", "A"]);
    const [c, b, a] = await list();
    await work(a?.id ?? 0, "up");
    expect(await shown()).toEqual(["C", "A", "B"]);
    await work(c?.id ?? 0, "down");
    expect(await shown()).toEqual(["A", "C", "B"]);
    await work(b?.id ?? 0, "hide");
    await work(a?.id ?? 0, "delete");
    expect(await shown()).toEqual(["C"]);
    await work(a?.id ?? 0, "restore");
    await work(b?.id ?? 0, "show");
    expect(await shown()).toEqual(["A", "C", "B"]);
  });

  it("are moved by 24 requests at once", async () => {
    const names = [..."ABCDEFGHIJKL"];
    for (const name of names) await write({ ...words, name });
    const cards = await list();
    const moves = [
      ...cards.map(({ id }) => work(id, "down", cards)),
      ...cards.toReversed().map(({ id }) => work(id, "up", cards)),
    ];
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 302));
    expect([...(await shown())].sort()).toEqual(names);
  });

  it("are added at once, and each one can be moved", async () => {
    await Promise.all(["A", "B", "C", "D"].map((name) => write({ ...words, name })));
    const [first, second] = await list();
    await work(second?.id ?? 0, "up");
    expect((await shown()).slice(0, 2)).toEqual([second?.name, first?.name]);
  });

  it.each([
    [{ text: " " }, "text", "Please write what was said."],
    [{ text: "x".repeat(601) }, "text", "Please keep this under 600 characters."],
    [{ stars: "" }, "stars", "Please choose one to five stars."],
    [{ stars: "6" }, "stars", "Please choose one to five stars."],
    [{ givenOn: "2031-02-30" }, "givenOn", "Please enter a valid date."],
    [{ givenOn: "0000-02-02" }, "givenOn", "Please enter a valid date."],
    [{ consent: "" }, "consent", "Please say how the customer agreed."],
  ])(
    "are refused in a sentence beside the field, with all that was typed: %o",
    async (change, field, sentence) => {
      const answer = await write({ ...words, ...change });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { [field]: sentence }, typed: { ...words, ...change } });
      expect(await list()).toEqual([]);
    },
  );

  it("that were changed meanwhile are not overwritten unseen", async () => {
    await write(words);
    const [{ id, version } = { id: 0, version: 0 }] = await list();
    await write({ ...words, text: "From the phone.", version: String(version) }, String(id));
    const answer = await write({ ...words, text: "From the desk.", version: String(version) }, String(id));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ typed: { text: "From the desk." }, version: version + 1 });
    expect((await list())[0]?.text).toBe("From the phone.");
  });

  it("are changed and shown once by forms that are sent twice, which is no change by others", async () => {
    await write(words);
    const [{ id, version } = { id: 0, version: 0 }] = await list();
    const changed = { ...words, text: "From the desk.", version: String(version) };
    const answers = [1, 2].map(() => write(changed, String(id)));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([302, 302]);
    await work(id, "hide");
    const read = await list();
    expect((await work(id, "show", read)).status).toBe(302);
    expect((await work(id, "show", read)).status).toBe(302);
    expect(await list()).toMatchObject([{ text: "From the desk.", state: "shown" }]);
  });

  it("that were deleted meanwhile come back with what was typed, and leave the trash when saved again", async () => {
    await write(words);
    const [{ id, version } = { id: 0, version: 0 }] = await list();
    await work(id, "delete");
    const mine = { ...words, text: "From the desk." };
    const answer = await write({ ...mine, version: String(version) }, String(id));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      typed: { text: "From the desk." },
      version: version + 1,
      toast: { message: expect.stringContaining("deleted") },
    });
    expect((await write({ ...mine, version: String(version + 1) }, String(id))).status).toBe(302);
    expect(await shown()).toEqual(["Meena R."]);
    await db.deleteFrom("testimonials").execute();
    const gone = await write({ ...mine, version: String(version + 2) }, String(id));
    expect(gone.status).toBe(410);
    expect(gone.body).toMatchObject({ written: [{ text: "From the desk." }, {}, {}, {}, {}, {}, {}] });
  });
});

describe("what a customer writes behind his link", () => {
  const feedback = { ...words, agreed: "yes" };
  let id: number;
  let path: string;

  const findFeedbackPath = async () => {
    const { feedbackAddress } = await openEnquiryPage(id, headers);
    return feedbackAddress && new URL(feedbackAddress).pathname;
  };
  const open = () => askRoute(feedbackLoader, path, { params: { token: path.slice("/feedback/".length) } });
  const send = (form: Record<string, string>) =>
    askRoute(feedbackAction, path, { params: { token: path.slice("/feedback/".length) }, form });

  beforeEach(async () => {
    [id = 0] = await storeEnquiries({ name: "Meena", status: "won" });
    path = (await findFeedbackPath()) ?? "";
  });

  it("waits for the owner, can be changed until he approves it, and is one a customer", async () => {
    expect((await send(feedback)).headers.get("Location")).toBe(path);
    await send({ ...feedback, text: "The gate closes by itself, and quietly." });
    expect((await listShownTestimonials(db)).every(({ isSample }) => isSample)).toBe(true);
    const waiting = await list();
    expect(waiting).toMatchObject([
      { state: "pending", text: "The gate closes by itself, and quietly.", source: "by the link" },
    ]);
    await work(waiting[0]?.id ?? 0, "show");
    expect(await shown()).toEqual(["Meena R."]);
    expect((await open()).body).toMatchObject({ isShown: true });
    expect((await send({ ...feedback, text: "Changed after all." })).status).toBe(409);
    expect((await list())[0]?.text).toBe("The gate closes by itself, and quietly.");
  });

  it("is not shown when he changed it after the owner had read it, until it is read again", async () => {
    await send(feedback);
    const read = await list();
    const [{ id: waiting } = { id: 0 }] = read;
    await send({ ...feedback, text: "Nobody has read this." });
    const answer = await work(waiting, "show", read);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ toast: { kind: "error", title: "The testimonial is not shown" } });
    expect((await listShownTestimonials(db)).every(({ isSample }) => isSample)).toBe(true);
    expect(await list()).toMatchObject([{ state: "pending", text: "Nobody has read this." }]);
    await work(waiting, "show");
    expect(await listShownTestimonials(db)).toMatchObject([{ text: "Nobody has read this." }]);
  });

  it("is shown by no form that does not say what was read", async () => {
    await send(feedback);
    const [{ id: waiting } = { id: 0 }] = await list();
    const form = { id: String(waiting), do: "show" };
    expect((await askRoute(listAction, "/admin/testimonials?index", { form, headers })).status).toBe(400);
    expect(await list()).toMatchObject([{ state: "pending" }]);
  });

  it("needs the agreement, and loses nothing without it", async () => {
    const { agreed: _, ...silent } = feedback;
    const answer = await send(silent);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: { agreed: "Without your agreement it cannot be shown." },
      typed: { text: words.text },
    });
  });

  it("is not there for another enquiry that has the same id, as on a restored site", async () => {
    await send(feedback);
    await resetDatabase();
    headers = await signInAsAdmin();
    expect(await storeEnquiries({ name: "Ravi", status: "won" })).toEqual([id]);
    expect((await open()).status).toBe(404);
    expect((await send({ ...feedback, text: "Not about Ravi's gate." })).status).toBe(404);
    expect(await findFeedbackPath()).not.toBe(path);
  });

  it("is not there under an address that was made up, nor once the enquiry is deleted", async () => {
    expect((await open()).status).toBe(200);
    const real = path;
    path = `${real.slice(0, -1)}${real.endsWith("A") ? "B" : "A"}`;
    expect((await open()).status).toBe(404);
    expect((await send(feedback)).status).toBe(404);
    path = real;
    await deleteEnquiry(db, id, { author: "owner" });
    expect((await open()).status).toBe(404);
  });
});
