import { describe, expect, it } from "vitest";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import type { ShownPieces } from "~/features/enquiries/show-pieces.server";
import { db } from "~/platform/database/database.server";
import { serializePieces } from "~/sizes/schema";
import { loader as pageLoader } from "../../app/routes/admin/enquiries/$id/route";
import { loader as sheetsLoader } from "../../app/routes/admin/enquiries/$id.drawings";
import { loader as listLoader } from "../../app/routes/admin/inbox/route";
import { loader as galleryLoader } from "../../app/routes/admin/website/$list";
import { action as sendQuote } from "../../app/routes/api/contact.enquiry";
import { loader as exportLoader } from "../../app/routes/files/admin.enquiries[.]csv";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();

const pieces = serializePieces({
  unit: "ft",
  isUnmeasured: false,
  pieces: [
    { kind: "gate", sizes: { type: "sliding", width: 3658 }, count: 2, remark: "Red" },
    { kind: "railing", sizes: { shape: "l" }, count: 1, remark: "" },
    { kind: "other", sizes: {}, count: 1, remark: "A bench" },
  ],
});

const showPieces = async (id: number) => {
  const { body } = await admin.call(pageLoader, `/admin/enquiries/${id}`);
  return (body as { pieces: ShownPieces | null }).pieces;
};

describe("the pieces of an enquiry", () => {
  it("are listed, null if there are none, and raw data if a newer version stored them", async () => {
    const [withoutPieces, withPieces, fromNewer] = await storeEnquiries(
      { name: "Old", kind: "quote" },
      { name: "Now", kind: "quote", pieces },
      { name: "Newer", kind: "quote", pieces: JSON.stringify({ version: 9, shape: "dome" }) },
    );
    const list = await admin.call(listLoader, "/admin/enquiries");
    const entries = (list.body as { entries: InboxEntry[] }).entries;
    expect(entries.map(({ name, pieces }) => [name, pieces])).toEqual([
      ["Newer", ""],
      ["Now", "2 gates, 1 railing, 1 other item"],
      ["Old", ""],
    ]);
    expect(await showPieces(withoutPieces ?? 0)).toBeNull();
    expect(await showPieces(fromNewer ?? 0)).toMatchObject({
      pieces: [],
      unreadable: expect.stringContaining("dome"),
    });
    const shown = await showPieces(withPieces ?? 0);
    expect(shown?.pieces.map(({ title, drawings }) => [title, drawings !== null])).toEqual([
      ["1. Gate × 2", true],
      ["2. Railing or balcony", false],
      ["3. Something else", false],
    ]);
    expect(shown?.pieces[0]).toMatchObject({
      sizes: expect.arrayContaining([
        { label: "Clear opening", value: "12′ 0″ (3,658 mm)", isAssumed: false },
        { label: "Height", value: "≈ 5′ 10⅞″ (1,800 mm), assumed", isAssumed: true },
      ]),
      assumedText: expect.stringMatching(/^Not entered yet, .*Height/),
      facts: expect.arrayContaining([
        expect.objectContaining({
          label: "Steel",
          value: expect.stringMatching(/^about.* each, about .* in all$/),
        }),
      ]),
      remark: "Red",
    });
    expect(shown?.text).toContain("Clear opening: 12′ 0″ (3,658 mm)");
    expect(shown?.text).not.toContain("Height");
  });

  it("are compared with the request of the same work", async () => {
    const list = (length: number) => ({
      ...{ kind: "railing" as const, count: 1, remark: length < 5000 ? "Front balcony" : "Terrace" },
      sizes: { length },
    });
    const serialize = (...lengths: number[]) =>
      serializePieces({ unit: "mm", isUnmeasured: false, pieces: lengths.map(list) });
    const [id = 0, longerId = 0] = await storeEnquiries(
      ...[6000, 6050].map((length) => ({
        ...{ name: "Now", pieces: serialize(3600, 6000), measured_pieces: serialize(length) },
      })),
    );
    const notMeasuredText = "1. Railing or balcony: Length: 3,600 mm";
    expect(await showPieces(id)).toMatchObject({ pieces: [{ requestedDifferences: null }], notMeasuredText });
    const longer = await showPieces(longerId);
    expect(longer).toMatchObject({ pieces: [{ remark: "Terrace" }], notMeasuredText });
    expect(longer?.pieces[0]?.requestedDifferences).toMatchObject({
      sizes: [{ label: "Length", value: expect.stringContaining("6,000 mm") }],
      remark: "",
    });
  });

  it("have an A4 drawing sheet each if they have sizes", async () => {
    const [id, idWithoutPieces] = await storeEnquiries({ name: "Now", pieces }, { name: "Old" });
    const html = await (await admin.fetch(sheetsLoader, `/admin/enquiries/${id}/drawings`)).text();
    expect(html.match(/<svg [^>]*width="297mm" height="210mm"/g)).toHaveLength(1);
    expect(html).toContain("3,658");
    for (const text of [">1 of 1<", ">Now<", `>${id}<`, "Sketch from your sizes."])
      expect(html).toContain(text);
    expect(html).toContain("Not entered yet, drawn with assumed values: Height");
    await db.updateTable("enquiries").set({ measured_pieces: pieces }).where("id", "=", Number(id)).execute();
    const measuredHtml = await (await admin.fetch(sheetsLoader, `/admin/enquiries/${id}/drawings`)).text();
    expect(measuredHtml).toContain("measured on site.");
    expect(measuredHtml).not.toContain("We measure on site first.");
    for (const address of [`/admin/enquiries/${idWithoutPieces}/drawings`, "/admin/enquiries/99/drawings"])
      expect(await admin.call(sheetsLoader, address)).toMatchObject({ status: 404 });
    expect(await callRoute(sheetsLoader, `/admin/enquiries/${id}/drawings`)).toMatchObject({ status: 302 });
  });

  it("are exported with quantities and the liked item", async () => {
    await storeEnquiries({ name: "Now", pieces, like_kind: "project", like_id: 4, like_title: "Old gate" });
    const file = await (await admin.fetch(exportLoader, "/admin/enquiries.csv")).text();
    expect(file).toContain('"Items","Area in m²","Area in sq ft","Weight in kg"');
    // Two gates of 3.658 m × 1.8 m have 13.17 m².
    expect(file).toMatch(/,13\.17,141\.75,\d+\.\d\d,"Old gate"\r\n/);
    expect(file).toContain("1. Gate × 2\n  How it opens: Sliding to the side");
    expect(file).toContain('"Old gate"');
  });
});

describe("an enquiry with a liked item", () => {
  it("is counted in the item list unless it is spam or likes an item of another kind", async () => {
    const rows = [{ title: "Gate" }, { title: "Door" }];
    const [gate, door] = await db.insertInto("gallery_items").values(rows).returning("id").execute();
    const like = { like_kind: "gallery" as const, like_id: gate?.id ?? 0, like_title: "Gate" };
    await storeEnquiries(
      { name: "One", ...like },
      { name: "Two", ...like, status: "won" },
      { name: "Junk", ...like, status: "spam" },
      { name: "Other", ...like, like_kind: "project" },
    );
    const { body } = await admin.call(galleryLoader, "/admin/galleryadmin");
    expect(body).toMatchObject({ likes: { [gate?.id ?? 0]: 2 } });
    expect((body as { likes: Record<number, number> }).likes).not.toHaveProperty(String(door?.id));
  });

  it("shows the title of a deleted or draft item without a link", async () => {
    const [id] = await storeEnquiries({ name: "One", like_kind: "gallery", like_id: 77, like_title: "Gate" });
    expect(await showPieces(id ?? 0)).toMatchObject({
      like: { title: "Gate", kind: "gallery picture", path: null },
    });
    const rows = [{ title: "Door" }, { title: "Draft", is_draft: true }];
    const projects = await db.insertInto("projects").values(rows).returning("id").execute();
    for (const like_id of [projects[1]?.id, 77]) {
      const [enquiryId] = await storeEnquiries({
        name: "One",
        like_kind: "project",
        like_id,
        like_title: "Gate",
      });
      expect(await showPieces(enquiryId ?? 0)).toMatchObject({ like: { path: null } });
    }
    const like = { like_kind: "project" as const, like_id: projects[0]?.id ?? 0, like_title: "Door" };
    const [other] = await storeEnquiries({ name: "Two", ...like });
    expect(await showPieces(other ?? 0)).toMatchObject({ like: { path: `/project/${like.like_id}` } });
  });
});

describe("the JSON API", () => {
  const call = (json: object) =>
    callRoute(sendQuote, "/api/contact/enquiry", { json: { Name: "Latha", phone: "9843012345", ...json } });

  it("accepts pieces and returns them as they are stored", async () => {
    const { status, body } = await call({ pieces: [{ kind: "gate", sizes: { width: "12 ft" }, count: 2 }] });
    const stored = [{ kind: "gate", sizes: { width: 3657.6 }, count: 2, remark: "" }];
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Your enquiry has been sent successfully!",
      pieces: stored,
    });
    const row = await db.selectFrom("enquiries").select("pieces").executeTakeFirstOrThrow();
    expect(row.pieces).toMatchObject({ version: 1, pieces: stored });
  });
});
