import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { stripHeicMetadata } from "~/platform/images/shrink-photo";
import { UNSENT_HEADER } from "~/platform/ui/form/form-result";
import { maxFileBytes } from "../../app/platform/uploads/upload-rules";
import { loader as pageLoader } from "../../app/routes/admin/enquiries/$id/route";
import { loader } from "../../app/routes/admin/enquiries/$id.attachments.$number";
import { loader as viewerLoader } from "../../app/routes/admin/enquiries/$id.photos.$number";
import { action as addFilesAction } from "../../app/routes/admin/enquiries/photos.$id";
import { loader as listLoader } from "../../app/routes/admin/inbox/route";
import { loader as csvLoader } from "../../app/routes/files/admin.enquiries[.]csv";
import { action as sendQuote } from "../../app/routes/site/request-quote/route";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { executable, makePdf } from "../support/documents";
import { openEnquiryPage, storeEnquiries } from "../support/enquiries";
import { toFile, toFormData } from "../support/form-data";
import { readHeic } from "../support/heic";
import { makePicture } from "../support/pictures";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

beforeEach(async () => {
  const files = [
    toFile(await makePicture(60, 40).webp().toBuffer(), 'வாயில் "front".webp', ""),
    toFile(makePdf(), "sketch.pdf", ""),
    toFile(await readHeic("telephone"), "IMG_2041.HEIC", ""),
  ];
  const form = toFormData({ name: "Meena", phone: "9843012345", files });
  expect((await callRoute(sendQuote, "/request-quote", { form })).status).toBe(302);
});

const openAttachment = (number: string, query = "", id = "1") =>
  admin.fetch(loader, `/admin/enquiries/${id}/attachments/${number}${query}`);

it("lists attachments on the enquiry's page and in the viewer, and counts them in the list and the CSV file", async () => {
  const { body } = await admin.call(pageLoader, "/admin/enquiries/1");
  expect(body).toMatchObject({
    attachments: [
      { number: 1, name: 'வாயில் "front".webp', type: "image/jpeg" },
      { number: 2, name: "sketch.pdf", type: "application/pdf", bytes: makePdf().length, thumbnail: null },
      { number: 3, name: "IMG_2041.HEIC", type: "image/jpeg", hasSource: true },
    ],
  });
  expect(await admin.call(listLoader, "/admin/enquiries")).toMatchObject({
    body: { entries: [{ attachmentCount: 3 }] },
  });
  const file = await admin.fetch(csvLoader, "/admin/enquiries.csv");
  const [titles, row] = (await file.text()).split("\r\n");
  const column = titles?.split(",").indexOf('"Attachments"') ?? -1;
  expect(row?.split(",")[column]).toBe("3");
  const openViewer = (number: string) => admin.call(viewerLoader, `/admin/enquiries/1/photos/${number}`);
  expect((await openViewer("2")).body).toMatchObject({ file: { name: "sketch.pdf" }, total: 3 });
  expect((await openViewer("4")).status).toBe(404);
});

it("serves an image with its stored type and a restrictive content policy", async () => {
  const response = await openAttachment("1");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition":
      "inline; filename=\"______ _front_.jpg\"; filename*=UTF-8''%E0%AE%B5%E0%AE%BE%E0%AE%AF%E0%AE%BF%E0%AE%B2%E0%AF%8D%20%22front%22.jpg",
    "content-security-policy": expect.stringMatching(/default-src 'none';.*sandbox/),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 60 });
  expect((await openAttachment("1", "?download")).headers.get("Content-Disposition")).toMatch(/^attachment;/);
});

it("serves a PDF as a download, or framed in the enquiry's page without scripts", async () => {
  const response = await openAttachment("2");
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="sketch\.pdf"/);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(makePdf());
  const framedPdf = await openAttachment("2", "?framed");
  expect(Object.fromEntries(framedPdf.headers)).toMatchObject({
    "content-disposition": expect.stringMatching(/^inline; filename="sketch\.pdf"/),
    "content-security-policy":
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
  });
  const picture = await openAttachment("1", "?framed");
  expect(picture.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(picture.headers.get("X-Frame-Options")).toBeNull();
});

it("adds the owner's files once per enquiry, and reports refused files", async () => {
  const [otherId = 0] = await storeEnquiries({ name: "Ravi" });
  const photo = new Uint8Array(await makePicture(80, 50).jpeg().toBuffer());
  const add = (id: number, files: Record<string, Uint8Array<ArrayBuffer>>) => {
    const chosenFiles = Object.entries(files).map(([name, bytes]) => toFile(bytes, name, ""));
    const form = toFormData({ files: chosenFiles });
    const address = `/admin/enquiries/photos/${id}?q=meena`;
    return admin.call(addFilesAction, address, { form });
  };
  const response = await add(1, { "visit.jpg": photo, "setup.exe": executable });
  expect(response.headers.get("Location")).toBe("/admin/enquiries/1?q=meena");
  expect(await readToast(response)).toMatchObject({
    type: "error",
    message: expect.stringMatching(/1 .+ added.*setup\.exe: /),
  });
  expect(await readToast(await add(1, {}))).toMatchObject({ type: "error" });
  // The device deletes waiting photos only after a success.
  const addWaiting = (headers: Record<string, string>, files = [toFile(executable, "setup.exe", "")]) =>
    callRoute(addFilesAction, "/admin/enquiries/photos/1", {
      form: toFormData({ files }),
      headers: { ...headers, [UNSENT_HEADER]: "1" },
    });
  expect((await addWaiting(admin.headers)).status).toBe(400);
  const tooLarge = toFile(new Uint8Array(maxFileBytes + 1), "video.jpg", "");
  expect((await addWaiting(admin.headers, [toFile(executable, "setup.exe", ""), tooLarge])).status).toBe(413);
  expect((await addWaiting({})).status).toBe(401);
  await add(1, { "again.jpg": photo });
  expect(await readToast(await add(otherId, { "visit.jpg": photo }))).toMatchObject({ type: "success" });
  const { attachments, history } = await openEnquiryPage(1, admin.headers);
  expect(attachments.map(({ name }) => name).slice(3)).toEqual(["visit.jpg"]);
  expect(history.filter(({ kind }) => kind === "photographs")).toMatchObject([
    { after: "1", author: "owner" },
  ]);
  expect((await openEnquiryPage(otherId, admin.headers)).attachments).toMatchObject([{ name: "visit.jpg" }]);
});

it("adds no files to an enquiry in the trash", async () => {
  await deleteEnquiry(db, 1, { author: "owner" });
  const photo = new Uint8Array(await makePicture(80, 50).jpeg().toBuffer());
  const add = (headers: Record<string, string> = {}) =>
    callRoute(addFilesAction, "/admin/enquiries/photos/1?q=meena", {
      form: toFormData({ files: [toFile(photo, "visit.jpg", "")] }),
      headers: { ...admin.headers, ...headers },
    });
  const response = await add();
  expect(response.headers.get("Location")).toBe("/admin/enquiries?q=meena");
  expect(await readToast(response)).toMatchObject({ type: "error" });
  expect((await add({ [UNSENT_HEADER]: "1" })).status).toBe(404);
  expect((await openEnquiryPage(1, admin.headers)).attachments).toHaveLength(3);
});

it("shows HEIC as JPEG, and downloads it as HEIC without metadata", async () => {
  const response = await openAttachment("3");
  expect(response.headers.get("Content-Disposition")).toContain('inline; filename="IMG_2041.jpg"');
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 64, height: 100 });
  expect(metadata.exif).toBeUndefined();
  const download = await openAttachment("3", "?download");
  expect(download.headers.get("Content-Type")).toBe("image/heic");
  expect(download.headers.get("Content-Disposition")).toContain('attachment; filename="IMG_2041.HEIC"');
  expect(Buffer.from(await download.arrayBuffer())).toEqual(stripHeicMetadata(await readHeic("telephone")));
});

it("returns 404 for an unknown number or enquiry", async () => {
  for (const number of ["4", "0", "x"]) expect((await openAttachment(number)).status).toBe(404);
  expect((await openAttachment("1", "", "2")).status).toBe(404);
});
