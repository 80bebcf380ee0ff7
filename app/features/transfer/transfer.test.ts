import { describe, expect, it } from "vitest";
import { deleteItem, updateItem } from "~/features/items/changes.server";
import { findFurtherPictures } from "~/features/items/project-pictures.server";
import { listItems } from "~/features/items/queries.server";
import { erasePerson } from "~/features/privacy/person.server";
import { type Database, db } from "~/platform/database/database.server";
import { imageStore } from "~/platform/images/image-store.server";
import { fillSite, storePhoto } from "../../../tests/support/filled-site";
import { added, exportSite, setUpTwoSites, unchanged } from "../../../tests/support/transferred-site";
import { importRows, previewImport } from "./import-rows.server";
import { openArchive } from "./read-archive.server";

const sites = setUpTwoSites();

/** Reads what visitors and the owner see of a site, without its ids. */
async function readSite(from: Database) {
  const projects = await listItems(from, "project", all, { audience: "admin" });
  const items = [...projects, ...(await listItems(from, "gallery", all))];
  const further = await findFurtherPictures(from, projects);
  const enquiries = await from
    .selectFrom("enquiries")
    .select(["name", "kind", "phone", "town", "status", "quoted_amount", "details", "like_title"])
    .select(["created_at", "origin_id"])
    .orderBy("origin_id")
    .execute();
  return {
    items: items.map(({ id, version: _, image, ...item }) => ({
      ...item,
      picture: image && [image.width, image.height],
      further: item.kind === "project" ? further[id]?.map(({ alt, picture }) => [alt, picture.width]) : [],
    })),
    enquiries,
    notes: await from.selectFrom("enquiry_notes").select(["author", "text"]).execute(),
    files: await from.selectFrom("enquiry_attachments").select(["name", "bytes"]).execute(),
    testimonials: await from
      .selectFrom("testimonials")
      .leftJoin("enquiries", "enquiries.id", "enquiry_id")
      .select(["text", "role", "stars", "state", "consent"])
      .select(["testimonials.origin_id", "enquiries.name as customer"])
      .orderBy("rank", "desc")
      .execute(),
  };
}
const all = { limit: 100, offset: 0 };

describe("importing an export", { timeout: 60_000 }, () => {
  it("adds the same rows and pictures to an empty site, once", async () => {
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
    expect(await previewImport(sites.otherDb, await openArchive(path))).toEqual(expected);
    expect((await readSite(sites.otherDb)).items).toEqual([]);

    expect(await importRows(sites.otherDb, await openArchive(path))).toEqual(expected);
    const site = await readSite(sites.otherDb);
    expect(site).toEqual(await readSite(db));
    expect(site.items.find(({ title }) => title === "Shed")).toMatchObject({
      finished: "2031-02",
      isDraft: true,
      further: [
        ["The hinge", 610],
        [null, 620],
      ],
    });
    const liked = await sites.otherDb
      .selectFrom("enquiries")
      .innerJoin("projects", "projects.id", "like_id")
      .select("projects.title")
      .execute();
    expect(liked).toEqual([{ title: "Gate at Vadavalli" }]);
    for (const { storage_key } of await sites.otherDb.selectFrom("images").select("storage_key").execute()) {
      const file = await imageStore.open(storage_key);
      expect((await new Response(file?.body).arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }

    const again = {
      projects: unchanged(3),
      gallery: unchanged(1),
      testimonials: unchanged(2),
      enquiries: unchanged(2),
      quotations: unchanged(0),
      rates: unchanged(0),
    };
    expect((await importRows(sites.otherDb, await openArchive(path))).tallies).toEqual(again);
    // The first enquiry is erased here, so neither it nor its testimonial is imported again.
    await erasePerson(db, { id: 1, phone: null, email: null }, "owner");
    expect((await importRows(db, await openArchive(path))).tallies).toEqual(again);
  });

  it("updates items that are newer in the export, and keeps items changed or deleted here since", async () => {
    const { projectId, pictureId } = await fillSite();
    await importRows(sites.otherDb, await openArchive(await exportSite()));
    const pictures = [
      { id: await storePhoto(), alt: "Open" },
      { id: await storePhoto(640), alt: "Shut" },
    ];
    const project = { id: projectId, version: null };
    await updateItem(db, "project", project, { title: "Gate, renewed" }, { pictures });
    await updateItem(db, "gallery", { id: pictureId, version: null }, { title: "Rail, renewed" });
    const path = await exportSite();
    const [rail] = await listItems(sites.otherDb, "gallery", all);
    await deleteItem(sites.otherDb, "gallery", rail?.id ?? 0);

    const { tallies } = await importRows(sites.otherDb, await openArchive(path));
    expect(tallies).toMatchObject({ projects: { changed: 1, unchanged: 2 }, gallery: unchanged(1) });
    const listProjects = async (site: Database) =>
      (await readSite(site)).items.filter(({ kind }) => kind === "project");
    expect(await listProjects(sites.otherDb)).toEqual(await listProjects(db));
    expect(await listItems(sites.otherDb, "gallery", all)).toEqual([]);

    const renewed = (await listItems(sites.otherDb, "project", all)).find(
      ({ title }) => title === "Gate, renewed",
    );
    const renewedProject = { id: renewed?.id ?? 0, version: null };
    await updateItem(sites.otherDb, "project", renewedProject, { title: "Changed here" });
    expect((await importRows(sites.otherDb, await openArchive(path))).tallies.projects).toEqual(unchanged(3));
    expect((await listProjects(sites.otherDb)).map(({ title }) => title)).toContain("Changed here");
  });
});
