import { beforeEach, expect, it } from "vitest";
import { askRoute, ofList } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { makePhotograph } from "../../tests/support/photograph";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { loader as anyListLoader } from "./admin.$list";
import { action as anyNewAction } from "./admin.$list.new";
import { action } from "./admin.pictures";

const listLoader = ofList("galleryadmin", anyListLoader);
const addAction = ofList("galleryadmin", anyNewAction);

let headers: HeadersInit;

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});

/** Sends a file ahead of its form; what a script gets back. */
async function send(body: Uint8Array | string) {
  const form = new FormData();
  form.set("image", new File([new Uint8Array(Buffer.from(body))], "rail.jpg", { type: "image/jpeg" }));
  const request = new Request("http://localhost:3000/admin/pictures", {
    method: "POST",
    body: form,
    headers,
  });
  const answer = await action({ request, params: {}, context: {} });
  return { status: answer.status, body: await answer.json() };
}

it("takes a picture ahead of its form, which then names it", async () => {
  const { status, body } = await send(await makePhotograph(800));
  expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(Number) } });
  const form = { title: "Top rail", content: "Brushed.", stagedImage: String(body.id) };
  await askRoute(addAction, "/admin/galleryadmin/new", { form, headers });
  const { body: listed } = await askRoute(listLoader, "/admin/galleryadmin", { headers });
  expect(listed).toMatchObject({ items: [{ title: "Top rail", image: { width: 800 } }] });
});

it("says what is wrong with it", async () => {
  const notAPicture = "Please select a valid image file.";
  expect(await send("no picture")).toEqual({ status: 400, body: { problem: notAPicture } });
  expect(await send("")).toEqual({ status: 400, body: { problem: notAPicture } });
});
