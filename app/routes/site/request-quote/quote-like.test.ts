import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute } from "../../../../tests/support/call-route";
import { completeFields, makeForm } from "../../../../tests/support/quote-form";
import { action, loader } from "./route";

const send = (path: string) => callRoute(action, path, { form: makeForm({ fields: completeFields }) });
const listEnquiries = () => db.selectFrom("enquiries").selectAll().execute();
const openForm = async (query: string) => (await callRoute(loader, `/request-quote${query}`)).body;

describe("a quote request based on a project or picture", () => {
  const addItem = async (title: string) => {
    const row = db.insertInto("gallery_items").values({ title, content: "" }).returning("id");
    return (await row.executeTakeFirstOrThrow()).id;
  };

  it("shows the item, preselects its kind and stores its title, which outlives the item", async () => {
    await addItem("Balcony railing");
    const id = await addItem("Sliding gate of flat bars");
    const query = `?like=gallery-${id}`;
    expect(await openForm(query)).toMatchObject({
      like: { title: "Sliding gate of flat bars" },
      pieces: [{ kind: "gate" }],
      projectType: "gates",
    });
    await send(`/request-quote${query}`);
    await db.deleteFrom("gallery_items").execute();
    expect(await listEnquiries()).toMatchObject([
      { like_kind: "gallery", like_id: id, like_title: "Sliding gate of flat bars" },
    ]);
  });

  it("preselects no kind if the title names several or none", async () => {
    for (const title of ["Balcony, pergola and porch", "Post and clamp"])
      expect(await openForm(`?like=gallery-${await addItem(title)}`)).toMatchObject({ pieces: [] });
  });

  it("leaves the landing of a stair to the form", async () => {
    const form = await openForm(`?like=gallery-${await addItem("Glass stair railing")}`);
    expect(form).toMatchObject({ pieces: [{ kind: "stair" }] });
    expect(form).toHaveProperty("pieces.0.sizes", {});
  });

  it("ignores drafts, but accepts items in the trash", async () => {
    const projects = [
      { title: "Secret villa", is_draft: true },
      { title: "Old villa", deleted_at: new Date() },
    ];
    const rows = await db.insertInto("projects").values(projects).returning("id").execute();
    const [draftProject, deletedProject] = rows.map(({ id }) => `project-${id}`);
    expect(await openForm(`?like=${draftProject}`)).toMatchObject({ like: null });
    await send(`/request-quote?like=${draftProject}`);
    expect(await listEnquiries()).toMatchObject([{ like_id: null }]);
    await db.deleteFrom("enquiries").execute();
    await send(`/request-quote?like=${deletedProject}`);
    expect(await listEnquiries()).toMatchObject([{ like_title: "Old villa" }]);
  });

  it.each(["gallery-999", "gallery-", "project-0", "gallery-1e9", "gallery-99999999999", "x"])(
    "ignores ?like=%s",
    async (value) => {
      expect(await openForm(`?like=${value}`)).toMatchObject({ like: null, pieces: [] });
      expect(await send(`/request-quote?like=${value}`)).toMatchObject({ status: 302 });
      expect(await listEnquiries()).toMatchObject([{ like_id: null }]);
    },
  );
});
