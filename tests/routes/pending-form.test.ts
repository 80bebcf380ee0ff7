import { readdir } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { purgePendingForms, type SentPictures } from "~/features/accounts/pending-form.server";
import { EXPIRED_SESSION_RETENTION_MS } from "~/features/accounts/sessions.server";
import { db } from "~/platform/database/database.server";
import { collectOrphanedImages } from "~/platform/images/queries.server";
import { readRevision } from "~/platform/revisions/revisions.server";
import type { PendingForm } from "~/platform/ui/form/form-result";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { loader as adminLoader } from "../../app/routes/admin";
import { action as passwordAction } from "../../app/routes/admin/account/account/route";
import { action as enquiryAction } from "../../app/routes/admin/enquiries/$id/route";
import { action as inboxAction } from "../../app/routes/admin/inbox/route";
import { action as addAction } from "../../app/routes/admin/website/$list.new";
import { action as firmAction } from "../../app/routes/admin/website/firm.($part)/route";
import { action as addManyAction } from "../../app/routes/admin/website/galleryadmin_.upload/route";
import { action as loginAction, loader as loginLoader } from "../../app/routes/standalone/login/route";
import { action as logoutAction } from "../../app/routes/standalone/logout";
import { callRoute, type RouteResult } from "../support/call-route";
import { toFile, toFormData } from "../support/form-data";
import { createPhoto } from "../support/photo";
import { credentials, readCookies, signInAsAdmin } from "../support/sign-in";

const texts = { title: "Main gate", location: "Vadavalli", description: "Sliding, 4 m wide." };
const newProject = "/admin/projects/new";
let session: { Cookie: string };

beforeEach(async () => {
  session = await signInAsAdmin();
  await endSessions(new Date());
});

async function endSessions(expires_at: Date) {
  await db.updateTable("sessions").set({ expires_at }).execute();
}

async function sendProject(headers: HeadersInit = session, title = texts.title): Promise<RouteResult> {
  const image = toFile(await createPhoto(900), "gate.jpg");
  const form = toFormData({ ...texts, title, image, alt: "The gate from the street." });
  return await callRoute(addAction, `${newProject}?page=2`, { form, headers });
}

const sendNote = (text: string) =>
  callRoute(enquiryAction, "/admin/enquiries/7", { form: { intent: "note", note: text }, headers: session });

/** Signs in again. Returns the browser's cookies, including those of `response`. */
async function signInAgain(response: RouteResult): Promise<{ Cookie: string }> {
  const signedIn = await callRoute(loginAction, "/login", { form: credentials });
  return { Cookie: [readCookies(response), readCookies(signedIn)].join("; ") };
}

async function findPending(
  headers: { Cookie: string },
  path = newProject,
): Promise<PendingForm<SentPictures> | null> {
  const { body } = await callRoute(adminLoader, path, { headers });
  return (body as { pendingForm: PendingForm<SentPictures> | null }).pendingForm;
}

/** True if the sign-in screen reports a stored form for the path. */
async function hasForm(path: string, response: RouteResult): Promise<boolean> {
  const login = `/login?${new URLSearchParams({ from: path })}`;
  const { body } = await callRoute(loginLoader, login, { headers: { Cookie: readCookies(response) } });
  return (body as { hasForm: boolean }).hasForm;
}

const countImages = async () => (await db.selectFrom("images").select("id").execute()).length;

describe("a form sent with an expired session", () => {
  it("asks for sign-in and is shown again once, with its picture", async () => {
    const response = await sendProject();
    const login = "/login?from=%2Fadmin%2Fprojects%2Fnew%3Fpage%3D2";
    expect(response.headers.get("Location")).toBe(login);
    expect(await hasForm(`${newProject}?page=2`, response)).toBe(true);
    expect(await hasForm("/admin/projects", response)).toBe(false);
    const elsewhere = await sendNote("Call after 6.");
    expect(await hasForm(newProject, elsewhere)).toBe(false);

    const headers = await signInAgain(response);
    expect(await findPending(headers, "/admin/projects")).toBeNull();
    const pending = await findPending(headers, `${newProject}?page=2`);
    expect(pending).toMatchObject({
      path: newProject,
      typed: texts,
      toast: { message: "What you typed is still here. Please send it again." },
      extra: { pictures: [{ name: "gate.jpg", alt: "The gate from the street.", picture: { width: 900 } }] },
    });
    const form = { ...texts, stagedImage: String(pending?.extra?.pictures[0]?.id) };
    expect((await callRoute(addAction, newProject, { form, headers })).status).toBe(302);
    expect(await db.selectFrom("projects").select(["title", "image_id"]).execute()).toEqual([
      { title: texts.title, image_id: pending?.extra?.pictures[0]?.id },
    ]);
    expect(await findPending(headers)).toBeNull();
  });

  it("is stored for an enquiry too, separately for each screen", async () => {
    const project = await sendProject();
    const cookies = { Cookie: `${session.Cookie}; ${readCookies(project)}` };
    const note = await callRoute(enquiryAction, "/admin/enquiries/7", {
      form: { intent: "note", note: "Call after 6." },
      headers: cookies,
    });
    const headers = await signInAgain(note);
    expect((await findPending(headers, "/admin/enquiries/7"))?.typed.note).toBe("Call after 6.");
    expect((await findPending(headers))?.typed.title).toBe(texts.title);
  });

  it("keeps all pictures of the form and the reason for a refused one", async () => {
    const upload = "/admin/galleryadmin/upload";
    const form = toFormData({
      content: "Brushed.",
      idempotencyKey: "6f1d3c62-5f0e-4d0a-9f57-0a4c0b6f1a11",
      image: [
        toFile(await createPhoto(300), "ss-gate.jpg"),
        toFile(await createPhoto(310), "stair.jpg"),
        toFile("no picture", "notes.jpg"),
      ],
    });
    const response = await callRoute(addManyAction, upload, { form, headers: session });
    expect(response.headers.get("Location")).toBe("/login?from=%2Fadmin%2Fgalleryadmin%2Fupload");
    expect(await readdir(uploadDirectory)).toEqual([]);

    const headers = await signInAgain(response);
    const pending = await findPending(headers, upload);
    expect(pending?.typed.content).toBe("Brushed.");
    expect(pending?.extra?.pictures.map(({ name }) => name)).toEqual(["ss-gate.jpg", "stair.jpg"]);
    expect(pending?.extra?.refused).toMatchObject([
      { name: "notes.jpg", problem: "Please select a valid image file." },
    ]);
  });

  it("of details that were never edited does not replace what another device saved", async () => {
    const send = (headers: { Cookie: string }, form: Record<string, string>) =>
      callRoute(firmAction, "/admin/firm", { form, headers });
    const headers = await signInAgain(await send(session, { tagline: "Steel", version: "0" }));
    expect((await send(headers, { tagline: "Glass", version: "0" })).status).toBe(302);
    const pending = await findPending(headers, "/admin/firm");
    // Without a version of its own, the form is shown with the current one.
    const version = pending?.version ?? (await readRevision(db, "firm"))?.id;
    expect((await send(headers, { ...pending?.typed, version: String(version) })).status).toBe(409);
  });

  it("protects its picture from garbage collection until it is sent", async () => {
    const headers = await signInAgain(await sendProject());
    await db
      .updateTable("images")
      .set({ created_at: new Date(Date.now() - 2 * 3600_000) })
      .execute();
    await findPending(headers);
    await collectOrphanedImages(db);
    expect(await countImages()).toBe(1);
  });

  it("is kept for the same admin and browser for an hour", async () => {
    const response = await sendProject();
    const elsewhere = await signInAgain(await sendNote("Call after 6."));
    expect(await findPending(elsewhere)).toBeNull();

    await db.insertInto("admins").values({ username: "other", password_hash: "x" }).execute();
    const headers = await signInAgain(response);
    const { id } = await db
      .selectFrom("admins")
      .select("id")
      .where("username", "=", "other")
      .executeTakeFirstOrThrow();
    await db.updateTable("sessions").set({ admin_id: id }).execute();
    expect(await findPending(headers)).toBeNull();

    await db
      .updateTable("pending_forms")
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await findPending(await signInAgain(response))).toBeNull();
    expect(await hasForm(newProject, response)).toBe(false);
    await purgePendingForms(db);
    expect(await db.selectFrom("pending_forms").select("path").execute()).toEqual([]);
  });

  it("survives the sign-out of another tab whose token was removed", async () => {
    const response = await sendProject();
    const cookies = `${session.Cookie}; ${readCookies(response)}`;
    const form = { intent: "removed", from: "/admin" };
    const signOut = await callRoute(logoutAction, "/logout", { form, headers: { Cookie: cookies } });
    const removedCookies = signOut.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(removedCookies).toContain("session");
    expect(removedCookies).not.toContain("pending-form");
    expect((await findPending(await signInAgain(response)))?.typed.title).toBe(texts.title);
  });
});

describe("no form is stored", () => {
  it.each([
    ["from a browser that never signed in", async () => ({})],
    ["with a forged cookie", async () => ({ Cookie: "session=InRva2VuIg.c2lnbmF0dXJl" })],
    [
      "for a session that expired long ago",
      async () => {
        await endSessions(new Date(Date.now() - EXPIRED_SESSION_RETENTION_MS));
        return session;
      },
    ],
    [
      "for a session that signed out",
      async () => {
        await db.deleteFrom("sessions").execute();
        return session;
      },
    ],
  ])("%s", async (_, prepare) => {
    const response = await sendProject(await prepare());
    expect(response.status).toBe(302);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await countImages()).toBe(0);
    expect(await db.selectFrom("pending_forms").selectAll().execute()).toEqual([]);
  });

  it("when it selects enquiries, of which a stored form has only one", async () => {
    const form = toFormData({ id: ["1:new", "2:new"], intent: "spam" });
    const response = await callRoute(inboxAction, "/admin/enquiries", { form, headers: session });
    expect(response.headers.get("Location")).toBe("/login?from=%2Fadmin%2Fenquiries");
    expect(await db.selectFrom("pending_forms").selectAll().execute()).toEqual([]);
  });

  it("when it contains passwords", async () => {
    const form = {
      intent: "password",
      currentPassword: "one",
      newPassword: "another",
      repeatedPassword: "another",
    };
    const response = await callRoute(passwordAction, "/admin/account", { form, headers: session });
    expect(response.headers.get("Location")).toBe("/login?from=%2Fadmin%2Faccount");
    expect(await db.selectFrom("pending_forms").selectAll().execute()).toEqual([]);
  });

  it("when it is empty or too long", async () => {
    const emptyForm = await callRoute(addAction, newProject, { form: {}, headers: session });
    for (const response of [emptyForm, await sendNote("x".repeat(250_000))])
      expect(readCookies(response)).not.toContain("pending-form");
    expect(await db.selectFrom("pending_forms").selectAll().execute()).toEqual([]);
  });

  it("above 20 forms an hour", async () => {
    for (let n = 0; n < 20; n++) await sendNote("x");
    expect(readCookies(await sendNote("x"))).not.toContain("pending-form");
  });
});
