import { describe, expect, it } from "vitest";
import { PENDING_FORM_COOKIE, type SentPictures } from "~/features/accounts/pending-form.server";
import { listNotes } from "~/features/enquiries/enquiry-history.server";
import { listAttachments } from "~/features/enquiries/files/attached-files.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import type { PendingForm } from "~/platform/ui/form/form-result";
import { loader as adminLoader } from "~/routes/admin";
import { loader as manifest } from "~/routes/files/app[.]webmanifest";
import { setUpAdmin } from "../../../../tests/support/admin";
import { callRoute } from "../../../../tests/support/call-route";
import { storeEnquiries } from "../../../../tests/support/enquiries";
import { toFile, toFormData } from "../../../../tests/support/form-data";
import { createPhoto } from "../../../../tests/support/photo";
import { readCookies } from "../../../../tests/support/sign-in";
import { readToast } from "../../../../tests/support/toast";
import { action } from "./share";

const admin = setUpAdmin();

/** Shares pictures as a phone does, or sends the form of the share screen. */
const share = (fields: Record<string, string | File>) =>
  admin.call(action, "/admin/share", { form: toFormData(fields) });

/** Returns the path of the redirect and the pictures in its form. */
async function followRedirect({ headers }: { headers: Headers }) {
  const path = headers.get("Location") ?? "";
  const cookie = headers.getSetCookie().find((line) => line.startsWith(PENDING_FORM_COOKIE)) ?? "";
  const Cookie = `${admin.headers.Cookie}; ${cookie.split(";")[0]}`;
  const { body } = await callRoute(adminLoader, path, { headers: { Cookie } });
  const { pendingForm } = body as { pendingForm: PendingForm<SentPictures> | null };
  return { path, pendingForm, pictures: pendingForm?.extra?.pictures ?? [] };
}

const makePhoto = async () => toFile(await createPhoto(), "gate.jpg");

describe("sharing pictures with the installed app", () => {
  it("shows them on the share screen", async () => {
    const { path, pictures } = await followRedirect(await share({ images: await makePhoto() }));
    expect(path).toBe("/admin/share");
    expect(pictures).toHaveLength(1);
  });

  it("passes them to the gallery and to a new project", async () => {
    const { pictures } = await followRedirect(await share({ images: await makePhoto() }));
    const stagedImage = String(pictures[0]?.id);
    const gallery = await followRedirect(
      await share({ intent: "gallery", stagedImage, stagedName: "gate.jpg" }),
    );
    expect(gallery).toMatchObject({
      path: "/admin/galleryadmin/upload",
      pictures: [{ name: "gate.jpg" }],
    });
    const project = await followRedirect(await share({ intent: "project", project: "new", stagedImage }));
    expect(project).toMatchObject({ path: "/admin/projects/new", pictures: [{ id: pictures[0]?.id }] });
  });

  it("adds them to the pictures of a project", async () => {
    const first = await followRedirect(await share({ images: await makePhoto() }));
    const { id } = await db
      .insertInto("projects")
      .values({ title: "Gate", image_id: first.pictures[0]?.id ?? null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const image = await db.selectFrom("images").select("id").executeTakeFirstOrThrow();
    const { path, pictures } = await followRedirect(
      await share({ intent: "project", project: String(id), stagedImage: String(image.id) }),
    );
    expect(path).toBe(`/admin/projects/${id}/edit`);
    expect(pictures).toHaveLength(2);
  });

  it("keeps them on the screen when the project was deleted or purged", async () => {
    const { pictures } = await followRedirect(await share({ images: await makePhoto() }));
    const { id } = await db
      .insertInto("projects")
      .values({ title: "Gate", deleted_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const project of [id, id + 1]) {
      const form = { intent: "project", project: String(project), stagedImage: String(pictures[0]?.id) };
      const { status, body } = await share(form);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        toast: { message: "This project was deleted. Please choose another one." },
        extra: { pictures: [{ id: pictures[0]?.id }] },
      });
    }
  });

  it("attaches them to an enquiry", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", phone: "9843012345" });
    const { pictures } = await followRedirect(await share({ images: await makePhoto() }));
    const response = await share({
      intent: "enquiry",
      enquiry: String(id),
      stagedImage: String(pictures[0]?.id),
      stagedName: "gate.jpg",
    });
    expect(response.headers.get("Location")).toBe(`/admin/enquiries/${id}`);
    expect(await listAttachments(db, id)).toMatchObject([{ name: "gate.jpg" }]);
  });
});

it.each([
  ["the gallery", () => ({ intent: "gallery" })],
  [
    "an enquiry",
    async () => ({ intent: "enquiry", enquiry: String(await storeEnquiries({ name: "Meena" })) }),
  ],
])("a reload shows the pictures again until they are sent to %s", async (_, prepare) => {
  const response = await share({ images: await makePhoto() });
  const { pictures } = await followRedirect(response);
  expect((await followRedirect(response)).pictures).toEqual(pictures);
  const Cookie = `${admin.headers.Cookie}; ${readCookies(response)}`;
  const send = (fields: Record<string, string>) =>
    callRoute(action, "/admin/share", { form: toFormData(fields), headers: { Cookie } });
  const form = { ...(await prepare()), stagedImage: String(pictures[0]?.id), stagedName: "gate.jpg" };
  expect((await send({ ...form, intent: "unknown" })).status).toBe(400);
  expect((await followRedirect(response)).pictures).toEqual(pictures);
  expect((await send(form)).status).toBe(302);
  expect((await followRedirect(response)).pendingForm).toBeNull();
});

describe("sharing a picture for an enquiry", () => {
  const shareFor = async (enquiry: number, fields: Record<string, string> = {}) => {
    const { pendingForm, pictures } = await followRedirect(
      await share({ images: await makePhoto(), text: "Meena, 98430 12345: gate, 12 ft" }),
    );
    const stagedImage = String(pictures[0]?.id);
    const form = {
      ...pendingForm?.typed,
      intent: "enquiry",
      enquiry: String(enquiry),
      stagedImage,
      ...fields,
    };
    const response = await share({ ...form, stagedName: "gate.jpg" });
    return { response, repeat: () => share({ ...form, stagedName: "gate.jpg" }) };
  };

  it("adds the text that came with it as a note, once", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    const { response, repeat } = await shareFor(id);
    expect(await readToast(response)).toEqual({ type: "success", message: "1 file added" });
    expect((await repeat()).status).toBe(302);
    expect(await listNotes(db, id)).toMatchObject([{ text: "Meena, 98430 12345: gate, 12 ft" }]);
    expect(await listAttachments(db, id)).toHaveLength(1);
  });

  it("keeps the picture on the screen when the enquiry was deleted", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    await deleteEnquiry(db, id, { author: "owner" });
    for (const enquiry of [id, 999]) {
      const { status, body } = (await shareFor(enquiry)).response;
      expect(status).toBe(400);
      expect(body).toMatchObject({
        typed: { text: "Meena, 98430 12345: gate, 12 ft" },
        toast: { type: "error", message: "This enquiry was deleted. Please choose another one." },
        extra: { pictures: [{ name: "gate.jpg" }] },
      });
    }
    expect(await listAttachments(db, id)).toEqual([]);
  });

  it("reports an upload that has expired", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    const { response } = await shareFor(id, { stagedImage: "99999" });
    expect(await readToast(response)).toEqual({
      type: "error",
      message: "gate.jpg: this upload has expired. Please share it again",
    });
  });
});

it.each([
  [{ intent: "project", project: "new" }, "description"],
  [{ intent: "gallery" }, "content"],
])("passes the text that came with pictures to %j", async (destination, field) => {
  const first = await followRedirect(await share({ images: await makePhoto(), text: "Gate in Peelamedu" }));
  const stagedImage = String(first.pictures[0]?.id);
  const { pendingForm } = await followRedirect(
    await share({ ...first.pendingForm?.typed, ...destination, stagedImage }),
  );
  expect(pendingForm?.typed).toEqual({ [field]: "Gate in Peelamedu" });
});

describe("sharing the text of a chat with the installed app", () => {
  it("starts a new enquiry with the text and the phone number in it", async () => {
    const response = await share({ title: "", text: "Meena: SS gate 12 ft, call +91 98430 12345 today" });
    const { path, pendingForm } = await followRedirect(response);
    expect(path).toBe("/admin/enquiries/new");
    expect(pendingForm?.typed).toEqual({
      message: "Meena: SS gate 12 ft, call +91 98430 12345 today",
      phone: "+91 98430 12345",
      channel: "whatsapp",
    });
    expect(pendingForm?.toast?.message).toContain("The shared text is in the request");
  });

  it("takes the beginning of a text that is too long for a request", async () => {
    const { pendingForm } = await followRedirect(await share({ text: `Meena: ${"gate ".repeat(1500)}` }));
    expect(pendingForm?.typed.message).toMatch(/^Meena: gate/);
    expect(pendingForm?.typed.message).toHaveLength(5000);
    expect(pendingForm?.toast?.message).toContain("The beginning of the shared text is in the request");
  });
});

it("the admin area has an app manifest with a share target", async () => {
  expect(await (await manifest()).json()).toMatchObject({
    scope: "/admin",
    display: "standalone",
    shortcuts: [{ name: "Today" }, { name: "New enquiry" }, { name: "Add pictures" }],
    share_target: { action: "/admin/share", method: "POST", enctype: "multipart/form-data" },
  });
});
