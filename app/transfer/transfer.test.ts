import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, db } from "~/database/database.server";
import { imageStore } from "~/images/image-store.server";
import { deleteItem, updateItem } from "~/items/changes.server";
import { findFurtherPictures } from "~/items/project-pictures.server";
import { listItems } from "~/items/queries.server";
import { erasePerson } from "~/privacy/person.server";
import { writeAcceptedCsv } from "~/quotations/accepted-csv.server";
import { acceptQuotation } from "~/quotations/answer-quotation.server";
import { addPayment, findOrder, setStage } from "~/quotations/order.server";
import { listVersions } from "~/quotations/quotations.server";
import type { Rate } from "~/quotations/rates";
import { listRates, saveRate } from "~/quotations/rates.server";
import { createTestDatabase, resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { fillSite, storePhotograph } from "../../tests/support/filled-site";
import { storeSent } from "../../tests/support/quotations";
import { importRows, tryImport } from "./import-rows.server";
import { openArchive } from "./read-archive.server";
import { prepareExport } from "./write-export.server";

let folder: string;
let other: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "transfer-"));
  other = await createTestDatabase();
  await resetDatabase();
});
afterEach(async () => {
  await other.destroy();
  await resetDatabase();
  await rm(folder, { recursive: true });
});

async function exportSite(): Promise<string> {
  const out = new PassThrough();
  const source = { db, store: imageStore, spoolFolder: join(folder, "spool") };
  const prepared = await prepareExport(source);
  const [bytes] = await Promise.all([buffer(out), prepared.write(out)]);
  const path = join(folder, "export.tar.gz");
  await writeFile(path, bytes);
  return path;
}

/** What visitors and the owner see of a site, without the numbers that are its own. */
async function readSite(from: Database) {
  const projects = await listItems(from, "project", all, { audience: "admin" });
  const items = [...projects, ...(await listItems(from, "gallery", all))];
  const further = await findFurtherPictures(from, projects);
  const enquiries = await from
    .selectFrom("enquiries")
    .select([
      "name",
      "kind",
      "phone",
      "town",
      "status",
      "quoted_amount",
      "details",
      "like_title",
      "created_at",
    ])
    .select("origin_id")
    .orderBy("origin_id")
    .execute();
  return {
    items: items.map(({ id, version: _, image, ...item }) => ({
      ...item,
      picture: image && [image.width, image.height],
      further: "description" in item ? further[id]?.map(({ alt, picture }) => [alt, picture.width]) : [],
    })),
    enquiries,
    notes: await from.selectFrom("enquiry_notes").select(["author", "text"]).execute(),
    files: await from.selectFrom("enquiry_attachments").select(["name", "bytes"]).execute(),
    testimonials: await from
      .selectFrom("testimonials")
      .leftJoin("enquiries", "enquiries.id", "enquiry_id")
      .select([
        "text",
        "role",
        "stars",
        "state",
        "consent",
        "testimonials.origin_id",
        "enquiries.name as giver",
      ])
      .orderBy("rank", "desc")
      .execute(),
  };
}
const all = { limit: 100, offset: 0 };

const added = (count: number) => ({ added: count, changed: 0, left: 0, refused: 0 });
const left = (count: number) => ({ ...added(0), left: count });

describe("an export", { timeout: 60_000 }, () => {
  it("brings the same rows and pictures to an empty site, once however often it is imported", async () => {
    await fillSite();
    const path = await exportSite();
    const expected = {
      tallies: {
        projects: added(3),
        gallery: added(1),
        testimonials: added(2),
        enquiries: added(2),
        quotations: added(0),
        rates: added(0),
      },
      problems: [],
    };
    expect(await tryImport(other.db, await openArchive(path))).toEqual(expected);
    expect((await readSite(other.db)).items).toEqual([]);

    expect(await importRows(other.db, await openArchive(path))).toEqual(expected);
    const site = await readSite(other.db);
    expect(site).toEqual(await readSite(db));
    expect(site.items.find(({ title }) => title === "Shed")).toMatchObject({
      finished: "2031-02",
      isDraft: true,
      further: [
        ["The hinge", 610],
        [null, 620],
      ],
    });
    const liked = await other.db
      .selectFrom("enquiries")
      .innerJoin("projects", "projects.id", "like_id")
      .select("projects.title")
      .execute();
    expect(liked).toEqual([{ title: "Gate at Vadavalli" }]);
    for (const { storage_key } of await other.db.selectFrom("images").select("storage_key").execute()) {
      const file = await imageStore.open(storage_key);
      expect((await new Response(file?.body).arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }

    const again = {
      projects: left(3),
      gallery: left(1),
      testimonials: left(2),
      enquiries: left(2),
      quotations: left(0),
      rates: left(0),
    };
    expect((await importRows(other.db, await openArchive(path))).tallies).toEqual(again);
    // Who was erased here, the first, stays so with what was said.
    await erasePerson(db, { id: 1, phone: null, email: null }, "owner");
    expect((await importRows(db, await openArchive(path))).tallies).toEqual(again);
  });

  it("brings quotations with their answers, and orders, and numbers go on above them", async () => {
    const { enquiryId, tokenHash, number } = await storeSent();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await setStage(db, enquiryId, { stage: "measured", day: "2031-05-01", author: "owner" });
    const payment = { amount: 5000, method: "upi", reference: "42", receivedOn: "2031-05-02" } as const;
    await addPayment(db, enquiryId, { ...payment, author: "owner", idempotencyKey: null });
    await importRows(other.db, await openArchive(await exportSite()));
    const read = async (from: Database) => {
      const { id, enquiry_id } = await from
        .selectFrom("quotations")
        .select(["id", "enquiry_id"])
        .executeTakeFirstOrThrow();
      const versions = await listVersions(from, id);
      const order = await findOrder(from, enquiry_id ?? 0);
      return {
        versions: versions.map(({ id: _, ...version }) => version),
        stages: order?.stages,
        payments: order?.payments.map(({ id: _, ...one }) => one),
      };
    };
    expect(await read(other.db)).toEqual(await read(db));
    const numbers = await other.db.selectFrom("quotation_numbers").selectAll().execute();
    expect(numbers).toEqual([{ financial_year: number.slice(2, 9), last: 1 }]);
  });

  it("brings rates, and accepted quotations whose enquiry was deleted for good, once", async () => {
    const { enquiryId, tokenHash } = await storeSent();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await db.deleteFrom("enquiries").where("id", "=", enquiryId).execute();
    const rate: Rate = { kind: "gate", finish: "bars", unit: "sqft", rate: 1200_50, gst: 18, hsn: "7308" };
    await saveRate(db, rate);
    const path = await exportSite();
    const { tallies } = await importRows(other.db, await openArchive(path));
    expect(tallies).toMatchObject({ quotations: added(1), rates: added(1) });
    expect(await listRates(other.db)).toEqual([rate]);
    expect(await writeAcceptedCsv(other.db)).toEqual(await writeAcceptedCsv(db));
    expect(await writeAcceptedCsv(other.db)).toContain("Meena");

    await saveRate(other.db, { ...rate, rate: 1300_00 });
    const again = await importRows(other.db, await openArchive(path));
    expect(again.tallies).toMatchObject({ quotations: left(1), rates: left(1) });
    expect(await listRates(other.db)).toMatchObject([{ rate: 1300_00 }]);
  });

  it("changes what is newer in it, and leaves what was changed or deleted here since", async () => {
    const { project, picture } = await fillSite();
    await importRows(other.db, await openArchive(await exportSite()));
    const sites = { from: { id: project, version: null }, picture: { id: picture, version: null } };
    await updateItem(
      db,
      "project",
      sites.from,
      { title: "Gate, renewed" },
      {
        pictures: [
          { id: await storePhotograph(), alt: "Open" },
          { id: await storePhotograph(640), alt: "Shut" },
        ],
      },
    );
    await updateItem(db, "gallery", sites.picture, { title: "Rail, renewed" });
    const path = await exportSite();
    const [rail] = await listItems(other.db, "gallery", all);
    await deleteItem(other.db, "gallery", rail?.id ?? 0);

    const { tallies } = await importRows(other.db, await openArchive(path));
    expect(tallies).toMatchObject({ projects: { changed: 1, left: 2 }, gallery: left(1) });
    const projectsOf = async (site: Database) =>
      (await readSite(site)).items.filter((item) => "description" in item);
    expect(await projectsOf(other.db)).toEqual(await projectsOf(db));
    expect(await listItems(other.db, "gallery", all)).toEqual([]);

    const renewed = (await listItems(other.db, "project", all)).find(
      ({ title }) => title === "Gate, renewed",
    );
    await updateItem(other.db, "project", { id: renewed?.id ?? 0, version: null }, { title: "Changed here" });
    expect((await importRows(other.db, await openArchive(path))).tallies.projects).toEqual(left(3));
    expect((await projectsOf(other.db)).map(({ title }) => title)).toContain("Changed here");
  });

  it("keeps the names of its format, whatever the columns are called", async () => {
    await fillSite();
    const entries = await readEntries(await readFile(await exportSite()));
    expect(JSON.parse(entries.get("export.json") ?? "")).toMatchObject({ format: 2 });
    const [asha] = JSON.parse(entries.get("enquiries.json") ?? "");
    expect(asha).toMatchObject({ place: "Peelamedu", details: { requestedDelivery: "2031-03-31" } });
    expect(asha.details).not.toHaveProperty("deliveryDate");
    const [said] = JSON.parse(entries.get("testimonials.json") ?? "");
    expect(said).toMatchObject({ place: "House owner, Pollachi" });
  });

  it("contains neither samples nor what is in the trash, and CSV that is no formula", async () => {
    const { picture } = await fillSite();
    await deleteItem(db, "gallery", picture);
    await db.insertInto("projects").values({ title: "Sample", is_sample: true }).execute();
    await db
      .updateTable("testimonials")
      .set({ deleted_at: new Date() })
      .where("text", "=", "Second")
      .execute();
    await storeEnquiries({ name: "Gone", status: "trash", status_before: "new", deleted_at: new Date() });
    const entries = await readEntries(await readFile(await exportSite()));
    expect([...entries.keys()].filter((name) => !name.includes("/"))).toEqual([
      "export.json",
      ...["projects", "gallery", "testimonials", "enquiries", "quotations", "rates"].flatMap((list) => [
        `${list}.json`,
        `${list}.csv`,
      ]),
    ]);
    expect([...entries.keys()].filter((name) => name.includes("/"))).toHaveLength(5);
    expect(JSON.parse(entries.get("gallery.json") ?? "")).toEqual([]);
    expect(entries.get("projects.json")).not.toContain("Sample");
    expect(entries.get("enquiries.json")).not.toContain("Gone");
    expect(entries.get("testimonials.json")).not.toContain("Second");
    expect(entries.get("projects.csv")).toContain(`"'=Sliding, 4 m"`);
    expect(entries.get("enquiries.csv")).toContain(`"Asha"`);
  });
});

async function readEntries(bytes: Buffer): Promise<Map<string, string>> {
  const archive = extract();
  Readable.from([gunzipSync(bytes)]).pipe(archive);
  const entries = new Map<string, string>();
  for await (const entry of archive) entries.set(entry.header.name, (await buffer(entry)).toString());
  return entries;
}
