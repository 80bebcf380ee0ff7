import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listItems } from "~/features/items/queries.server";
import { db } from "~/platform/database/database.server";
import { isPrivateHost } from "~/platform/http/public-lookup.server";
import { resetDatabase } from "../../../tests/support/database";
import { createPhoto } from "../../../tests/support/photo";
import { openEarlierHost } from "./earlier-host.server";
import { importItems } from "./import-items.server";

const all = { limit: 100, offset: 0 };
/** The normal number of attempts, without pauses. */
const pauses = [0, 0, 0];

let host: Server;
let address: string;
let responses: Record<string, RequestListener>;
let requests: string[];

beforeEach(async () => {
  requests = [];
  responses = {};
  host = createServer((request, response) => {
    requests.push(request.url ?? "");
    const handler = responses[request.url ?? ""];
    if (handler) handler(request, response);
    else response.writeHead(404).end("<html>");
  });
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(async () => {
  host.close();
  await once(host, "close");
  await resetDatabase();
});

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));

const projects = [
  {
    _id: "65f0c0ffee65f0c0ffee0001",
    title: "Gate at Vadavalli",
    description: "Sliding",
    location: "Vadavalli",
    image: "/uploads/gate.jpg",
    createdAt: "2023-04-05T06:07:08.000Z",
    __v: 0,
  },
];
const gallery = {
  success: true,
  data: [{ _id: "65f0c0ffee65f0c0ffee0002", Name: "Rail", content: "SS 304" }],
};

async function serveAll(prefix = "") {
  const photo = await createPhoto(600);
  responses[`${prefix}/latest-projects/all`] = json(projects);
  responses[`${prefix}/gallery/all`] = json(gallery);
  responses["/uploads/gate.jpg"] = (_, response) => response.end(photo);
}

const open = () => openEarlierHost(address, pauses);
const write = async () => await importItems(db, await open(), { isWrite: true });

it.each(["", "/api"])(
  "imports lists and pictures under the path prefix %j, and skips them on a second import",
  async (prefix) => {
    await serveAll(prefix);
    const { tallies, problems } = await importItems(db, await open(), { isWrite: false });
    expect([tallies.project.added, tallies.gallery.added, problems]).toEqual([1, 1, []]);
    expect(requests).not.toContain("/uploads/gate.jpg");
    await write();
    const [project] = await listItems(db, "project", all);
    expect(project).toMatchObject({
      title: "Gate at Vadavalli",
      location: "Vadavalli",
      createdAt: "2023-04-05T06:07:08.000Z",
      image: { width: 600 },
      isSample: false,
    });
    expect(await listItems(db, "gallery", all)).toMatchObject([
      { title: "Rail", content: "SS 304", createdAt: null },
    ]);

    const again = await write();
    expect([again.tallies.project.known, again.tallies.gallery.known]).toEqual([1, 1]);
    expect(await listItems(db, "project", all)).toHaveLength(1);
  },
);

it("normalizes imported text for search, and fetches a picture by its original file name", async () => {
  const picture = "/uploads/jose\u0301.jpg";
  const photo = await createPhoto(600);
  responses["/latest-projects/all"] = json([{ title: "Jose\u0301's gate", image: picture }]);
  responses["/gallery/all"] = json([]);
  responses[encodeURI(picture)] = (_, response) => response.end(photo);
  await write();
  expect(await listItems(db, "project", all, { search: "Jos\u00e9" })).toMatchObject([
    { image: { width: 600 } },
  ]);
});

it("imports items beside one with odd values, which lacks only those", async () => {
  await serveAll();
  responses["/latest-projects/all"] = json([
    ...projects,
    {
      id: 2,
      title: "Stairs",
      description: ["Oak"],
      image: { url: "/uploads/gate.jpg" },
      createdAt: 1_700_000_000_000,
    },
    { id: 3, title: 4, image: 5, createdAt: {} },
  ]);
  const { tallies } = await write();
  expect(tallies.project).toMatchObject({ added: 2, refused: 1 });
  expect(await listItems(db, "project", all, { search: "Stairs" })).toMatchObject([
    { description: "", image: { width: 600 }, createdAt: "2023-11-14T22:13:20.000Z" },
  ]);
});

it("retries a busy host, and reports its URL if it stays busy", async () => {
  await serveAll();
  const serveGallery = responses["/gallery/all"];
  let refusals = 2;
  responses["/gallery/all"] = (request, response) => {
    if (refusals-- > 0) response.writeHead(503).end();
    else serveGallery?.(request, response);
  };
  expect((await open()).items).toHaveLength(2);
  refusals = 100;
  await expect(open()).rejects.toThrow(`${address}/gallery/all returned status 503.`);
});

it("refuses an item with a damaged picture, and adds it once the picture is repaired", async () => {
  await serveAll();
  const servePicture = responses["/uploads/gate.jpg"];
  responses["/uploads/gate.jpg"] = (_, response) => response.end("<html>no picture</html>");
  const first = await write();
  expect(first.tallies.project).toMatchObject({ added: 0, refused: 1 });
  expect(first.problems).toEqual([expect.stringContaining('Project "Gate at Vadavalli"')]);
  expect(await listItems(db, "project", all)).toEqual([]);
  if (servePicture) responses["/uploads/gate.jpg"] = servePicture;
  expect((await write()).tallies.project.added).toBe(1);
});

it("does not fetch a picture that redirects to a private address of another host", async () => {
  await serveAll();
  const port = new URL(address).port;
  for (const host of [`http://localhost:${port}`, "http://[::1]:1", "http://169.254.169.254"]) {
    responses["/uploads/gate.jpg"] = (_, response) =>
      response.writeHead(302, { Location: `${host}/secret` }).end();
    const { problems } = await write();
    expect(problems).toEqual([expect.stringContaining("leads to the private address")]);
  }
  expect(requests).not.toContain("/secret");
});

it("does not fetch a picture at a private address of another host", async () => {
  await serveAll();
  const { host: source, port } = new URL(address);
  for (const host of [`localhost:${port}`, "127.0.0.1:9", "169.254.169.254"]) {
    responses["/latest-projects/all"] = json([{ ...projects[0], image: `http://${host}/uploads/gate.jpg` }]);
    const { problems } = await write();
    expect(problems).toEqual([expect.stringContaining(`leads to the private address ${host}.`)]);
  }
  expect(requests).not.toContain("/uploads/gate.jpg");
  // The operator named this host, so it may be private.
  responses["/latest-projects/all"] = json([{ ...projects[0], image: `http://${source}/uploads/gate.jpg` }]);
  expect((await write()).problems).toEqual([]);
});

// Not every machine can look up its own name.
const ownLookup = await lookup(hostname()).catch(() => null);
it.skipIf(ownLookup === null || !isPrivateHost(ownLookup.address))(
  "does not fetch a picture from a host name with a private address",
  async () => {
    await serveAll();
    const servePicture = responses["/uploads/gate.jpg"];
    const name = `http://${hostname()}:${new URL(address).port}`;
    responses["/latest-projects/all"] = json([{ ...projects[0], image: `${name}/listed.jpg` }]);
    if (servePicture) responses["/listed.jpg"] = servePicture;
    const listed = await write();
    expect(listed.problems).toEqual([expect.stringContaining("leads to the private address")]);
    responses["/latest-projects/all"] = json(projects);
    responses["/uploads/gate.jpg"] = (_, response) =>
      response.writeHead(302, { Location: `${name}/listed.jpg` }).end();
    const redirected = await write();
    expect(redirected.problems).toEqual([expect.stringContaining("leads to the private address")]);
    expect(requests).not.toContain("/listed.jpg");
    // The operator may name a private host.
    responses["/listed.jpg"] = responses["/uploads/gate.jpg"] = servePicture ?? json(null);
    expect((await importItems(db, await openEarlierHost(name, pauses), { isWrite: true })).problems).toEqual(
      [],
    );
  },
);

it("reports a picture that redirects endlessly", async () => {
  await serveAll();
  responses["/uploads/gate.jpg"] = (_, response) =>
    response.writeHead(302, { Location: "/uploads/gate.jpg" }).end();
  const { problems } = await write();
  expect(problems).toEqual([expect.stringContaining("redirects too often")]);
});

it("reports lists that are missing, invalid or unreachable", async () => {
  await expect(open()).rejects.toThrow("returned status 404");
  responses["/latest-projects/all"] = json({ message: "hello" });
  await expect(open()).rejects.toThrow("did not return a list of items");
  responses["/latest-projects/all"] = (_, response) => response.end("<html>");
  responses["/api/latest-projects/all"] = (_, response) => response.end("<html>");
  await expect(open()).rejects.toThrow("did not return JSON");
  await expect(openEarlierHost("http://127.0.0.1:9", [])).rejects.toThrow("cannot be reached");
});
