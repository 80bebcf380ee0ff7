import { expect, it } from "vitest";
import { setUpAdmin } from "../../tests/support/admin";
import { toFile, toFormData } from "../../tests/support/form-data";
import { makePhotograph } from "../../tests/support/photograph";
import { loader as listLoader } from "./admin.$list";
import { action as addAction } from "./admin.$list.new";
import { action } from "./admin.pictures";

const admin = setUpAdmin();

/** Sends a file ahead of its form; what a script gets back. */
async function send(body: Uint8Array | string) {
  const form = toFormData({ image: toFile(body, "rail.jpg") });
  const { status, body: sent } = await admin.ask(action, "/admin/pictures", { form });
  return { status, body: sent as { id?: number; problem?: string } };
}

it("takes a picture ahead of its form, which then names it", async () => {
  const { status, body } = await send(await makePhotograph(800));
  expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(Number) } });
  const form = { title: "Top rail", content: "Brushed.", stagedImage: String(body.id) };
  await admin.ask(addAction, "/admin/galleryadmin/new", { form });
  const { body: listed } = await admin.ask(listLoader, "/admin/galleryadmin");
  expect(listed).toMatchObject({ items: [{ title: "Top rail", image: { width: 800 } }] });
});

it("says what is wrong with it", async () => {
  const notAPicture = "Please select a valid image file.";
  expect(await send("no picture")).toEqual({ status: 400, body: { problem: notAPicture } });
  expect(await send("")).toEqual({ status: 400, body: { problem: notAPicture } });
});
