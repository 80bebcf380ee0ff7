import { beforeEach, expect, test } from "vitest";
import { ensureAdmin } from "~/accounts/first-admin.server";
import { db } from "~/database/database.server";
import { toFile, toFormData } from "../../tests/support/form-data";
import { makePhotograph } from "../../tests/support/photograph";
import { action as signIn } from "./api.admin.login";
import { action as addItem } from "./api.gallery.add";
import { loader as listItems } from "./api.gallery.all";
import { action as deleteItem } from "./api.gallery.delete.$id";
import { action as updateItem } from "./api.gallery.update.$id";
import { action as deleteProject } from "./api.latest-projects.$id";
import { action as addProject } from "./api.latest-projects.add";
import { loader as listProjects } from "./api.latest-projects.all";
import { action as updateProject } from "./api.latest-projects.update.$id";

const admin = { username: "owner", password: "a long enough passphrase" };
let token: string;

beforeEach(async () => {
  await ensureAdmin(db, admin);
  const answer = await call(signIn, json("POST", admin, null));
  token = (await answer.json()).token;
});

test("a project with a picture is added, listed, changed and deleted", async () => {
  const words = { title: "Portico roof", location: "Ganapathy", description: "Steel frame with glass." };
  const body = toFormData({ ...words, image: toFile(await makePhotograph(900), "roof.jpg") });
  const added = await call(addProject, { method: "POST", body });
  expect(added.status).toBe(201);
  const { success, message, data } = await added.json();
  expect({ success, message }).toEqual({ success: true, message: "Project created successfully!" });
  expect(data).toMatchObject(words);
  expect(data.image).toMatch(/^\/images\//);
  expect(new Date(data.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);

  const listed = await call(listProjects, { method: "GET" });
  expect(await listed.json()).toEqual([data]);

  const changed = await call(updateProject, json("PUT", { title: "Glass roof" }), data.id);
  expect(changed.status).toBe(200);
  expect((await changed.json()).data).toEqual({ ...data, title: "Glass roof" });

  const deleted = await call(deleteProject, { method: "DELETE" }, data.id);
  expect(await deleted.json()).toMatchObject({ success: true, message: "Project deleted successfully!" });
  expect(await (await call(listProjects, { method: "GET" })).json()).toEqual([]);
  expect((await call(deleteProject, { method: "DELETE" }, data.id)).status).toBe(404);
});

test("a gallery item goes the same way, in its own words", async () => {
  const added = await call(addItem, json("POST", { title: "Hinge", content: "Bearing type." }));
  const { message, data } = await added.json();
  expect(message).toBe("Gallery item added successfully!");
  expect(data).toMatchObject({ title: "Hinge", content: "Bearing type.", image: null });
  expect(await (await call(listItems, { method: "GET" })).json()).toEqual({ success: true, data: [data] });
  const changed = await call(updateItem, json("PUT", { content: "Greased yearly." }), data.id);
  expect((await changed.json()).data).toMatchObject({ title: "Hinge", content: "Greased yearly." });
  const deleted = await call(deleteItem, { method: "DELETE" }, data.id);
  expect((await deleted.json()).message).toBe("Gallery item deleted successfully!");
});

test("words for the picture are stored, and change no answer", async () => {
  const sent = { title: "Roof", description: "", location: null, alt: "A glass roof from below" };
  const { data } = await (await call(addProject, json("POST", sent))).json();
  expect(Object.keys(data)).toEqual(["id", "title", "description", "image", "location", "createdAt"]);
  await call(updateProject, json("PUT", { title: "Porch roof" }), data.id);
  const stored = await db.selectFrom("projects").select("image_alt").executeTakeFirstOrThrow();
  expect(stored.image_alt).toBe("A glass roof from below");
});

test.each([
  ["nothing", {}],
  ["a wrong token", { Authorization: "Bearer nonsense" }],
  ["only the cookie of the browser", { Cookie: "session=anything" }],
])("a write with %s is refused", async (_, headers) => {
  const answer = await addProject(argue({ method: "POST", body: "{}", headers }));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false });
});

test("a file that is no picture is refused, and nothing is stored", async () => {
  const body = toFormData({ title: "Gate", image: toFile("plain text", "gate.jpg") });
  const answer = await call(addItem, { method: "POST", body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, message: "Please select a valid image file." });
  expect(await db.selectFrom("gallery_items").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("images").selectAll().execute()).toEqual([]);
});

test("two changes of different fields at once both have their way", async () => {
  const sent = { title: "Gate", description: "Sliding.", location: "Podanur" };
  const { data } = await (await call(addProject, json("POST", sent))).json();
  await Promise.all([
    call(updateProject, json("PUT", { title: "Main gate" }), data.id),
    call(updateProject, json("PUT", { location: "Singanallur" }), data.id),
  ]);
  expect(await (await call(listProjects, { method: "GET" })).json()).toEqual([
    { ...data, title: "Main gate", location: "Singanallur" },
  ]);
});

test("ids that can be none are not found", async () => {
  await call(addProject, json("POST", { title: "Gate" }));
  for (const id of ["0", "0x1", " 1", "1e0", "abc", "99999999999", "1.5"]) {
    expect((await call(updateProject, json("PUT", { title: "x" }), id)).status).toBe(404);
  }
});

test("a wrong password is answered 401 in the specified words", async () => {
  const answer = await call(signIn, json("POST", { ...admin, password: "guess" }, null));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({
    success: false,
    message: "Invalid username or password. Please try again.",
  });
});

test.each([
  [{ username: "owner" }, "Please enter your password."],
  [{ password: 12 }, "Please enter your username."],
  [{ username: 12, password: "x" }, "Invalid username or password. Please try again."],
  [{ username: "x".repeat(101), password: "x" }, "Invalid username or password. Please try again."],
])("a sign-in of %j is answered 400 in words for a person", async (sent, message) => {
  const answer = await call(signIn, json("POST", sent, null));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, message });
});

test("a text that is none is refused in words for a person", async () => {
  const answer = await call(addProject, json("POST", { title: "Gate", location: 12 }));
  expect(await answer.json()).toMatchObject({ errors: { location: "Please write this as text." } });
});

type Route = typeof addProject;

function json(method: string, body: object, bearer: string | null = token): RequestInit {
  const headers = {
    "Content-Type": "application/json",
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  };
  return { method, body: JSON.stringify(body), headers };
}

function call(route: Route, init: RequestInit, id?: number | string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return route(argue({ ...init, headers }, id));
}

function argue(init: RequestInit, id?: number | string) {
  const params = id === undefined ? {} : { id: String(id) };
  return { request: new Request("http://localhost/api", init), params, context: {} };
}
