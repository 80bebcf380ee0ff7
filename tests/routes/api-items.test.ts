import { beforeEach, expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import { admin, callApi, signInAtApi, signOutOfApi } from "../support/described-api";
import { toFile, toFormData } from "../support/form-data";
import { createPhoto } from "../support/photo";

beforeEach(signInAtApi);

const addProject = (body: unknown) => callApi("post", "/latest-projects/add", body);
const updateProject = (body: unknown, id = "1") =>
  callApi("put", "/latest-projects/update/{id}", body, { id });
const deleteProject = () => callApi("delete", "/latest-projects/{id}");
const listProjects = async () => await (await callApi("get", "/latest-projects/all")).json();

test("adds, lists, changes and deletes a project with a picture", async () => {
  const texts = { title: "Portico roof", location: "Ganapathy", description: "Steel frame with glass." };
  const image = toFile(await createPhoto(900), "roof.jpg");
  const added = await addProject(toFormData({ ...texts, image }));
  expect(added.status).toBe(201);
  const { success, message, data } = await added.json();
  expect({ success, message }).toEqual({ success: true, message: "Project created successfully!" });
  expect(data).toMatchObject(texts);
  expect(data.image).toMatch(/^\/images\//);
  expect(new Date(data.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(await listProjects()).toEqual([data]);

  const changed = await updateProject({ title: "Glass roof" });
  expect(changed.status).toBe(200);
  expect((await changed.json()).data).toEqual({ ...data, title: "Glass roof" });
  await db.updateTable("projects").set({ created_at: null }).execute();
  expect(await listProjects()).toMatchObject([{ createdAt: null }]);

  const deleted = await deleteProject();
  expect(await deleted.json()).toMatchObject({ success: true, message: "Project deleted successfully!" });
  expect(await listProjects()).toEqual([]);
  expect((await deleteProject()).status).toBe(404);
});

test("adds, lists, changes and deletes a gallery item", async () => {
  const { message, data } = await (
    await callApi("post", "/gallery/add", { title: "Hinge", content: "Bearing type." })
  ).json();
  expect(message).toBe("Gallery item added successfully!");
  expect(data).toMatchObject({ title: "Hinge", content: "Bearing type.", image: null });
  expect(await (await callApi("get", "/gallery/all")).json()).toEqual({ success: true, data: [data] });
  const changed = await callApi("put", "/gallery/update/{id}", { content: "Greased yearly." });
  expect((await changed.json()).data).toMatchObject({ title: "Hinge", content: "Greased yearly." });
  const deleted = await callApi("delete", "/gallery/delete/{id}");
  expect((await deleted.json()).message).toBe("Gallery item deleted successfully!");
});

test("stores alternative text without changing any response", async () => {
  const fields = { title: "Roof", description: "", location: null, alt: "A glass roof from below" };
  const { data } = await (await addProject(fields)).json();
  expect(Object.keys(data)).toEqual(["id", "title", "description", "image", "location", "createdAt"]);
  await updateProject({ title: "Porch roof" });
  const row = await db.selectFrom("projects").select("image_alt").executeTakeFirstOrThrow();
  expect(row.image_alt).toBe("A glass roof from below");
});

test.each<[string, Record<string, string>]>([
  ["no credentials", {}],
  ["a wrong token", { Authorization: "Bearer nonsense" }],
  ["only a session cookie", { Cookie: "session=anything" }],
])("refuses a write with %s", async (_, headers) => {
  signOutOfApi();
  const response = await callApi("post", "/latest-projects/add", { title: "Gate" }, { headers });
  expect(response.status).toBe(401);
});

test("refuses a file that is not a picture and stores nothing", async () => {
  const body = toFormData({ title: "Gate", image: toFile("plain text", "gate.jpg") });
  const response = await callApi("post", "/gallery/add", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    success: false,
    message: "Please select a valid image file.",
  });
  for (const table of ["gallery_items", "images"] as const)
    expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
});

test("applies two simultaneous changes of different fields", async () => {
  const { data } = await (await addProject({ title: "Gate", description: "Sliding." })).json();
  await Promise.all([updateProject({ title: "Main gate" }), updateProject({ location: "Singanallur" })]);
  expect(await listProjects()).toEqual([{ ...data, title: "Main gate", location: "Singanallur" }]);
});

test("returns 404 for invalid ids", async () => {
  await addProject({ title: "Gate" });
  for (const id of ["0", "0x1", " 1", "1e0", "abc", "99999999999", "1.5"])
    expect((await updateProject({ title: "x" }, id)).status).toBe(404);
});

test("returns 401 with the specified message for a wrong password", async () => {
  const response = await callApi("post", "/admin/login", { ...admin, password: "guess" });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    success: false,
    message: "Invalid username or password. Please try again.",
  });
});

test.each([
  [{ username: "owner" }, "Please enter your password."],
  [{ password: 12 }, "Please enter your username."],
  [{ username: 12, password: "x" }, "Invalid username or password. Please try again."],
  [{ username: "x".repeat(101), password: "x" }, "Invalid username or password. Please try again."],
])("returns 400 for a sign-in with %j", async (body, message) => {
  const response = await callApi("post", "/admin/login", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, message });
});

test("refuses a text field that is not a string", async () => {
  const response = await addProject({ title: "Gate", location: 12 });
  expect(await response.json()).toMatchObject({ errors: { location: "Please write this as text." } });
});
