import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { loader as pageLoader } from "~/routes/admin/enquiries/$id/route";
import { loader as csvLoader } from "~/routes/files/admin.enquiries[.]csv";
import { setUpAdmin } from "../../../../../tests/support/admin";
import { storeEnquiries } from "../../../../../tests/support/enquiries";
import { action } from "./route";

const admin = setUpAdmin();

const entry = {
  phone: "+91 98430 12345",
  channel: "phone",
  name: "Meena",
  projectType: "gates",
  town: "Peelamedu",
  message: "A gate, 12 feet",
  next: "on",
  followUpOn: "2031-05-10",
};

const send = (form: Record<string, string>) =>
  admin.call(action, "/admin/enquiries/new?list=today", { form });

it("stores an entered enquiry as read and contacted, with its channel and without emails", async () => {
  const response = await send(entry);
  expect(response.headers.get("Location")).toBe("/admin/enquiries/1?list=today");
  const { body } = await admin.call(pageLoader, "/admin/enquiries/1");
  expect(body).toMatchObject({
    enquiry: {
      name: "Meena",
      phone: "9843012345",
      channel: "phone",
      town: "Peelamedu",
      message: "A gate, 12 feet",
      details: { projectType: "gates" },
      status: "contacted",
      isRead: true,
      followUp: { day: "2031-05-10" },
    },
    mails: [],
    history: [
      { kind: "entered", author: "owner" },
      { kind: "arrived", after: "phone" },
    ],
  });
  const file = await (await admin.fetch(csvLoader, "/admin/enquiries.csv")).text();
  expect(file).toContain('"Phone"');
  const [titles, row] = file.split("\r\n");
  expect(row?.split(",")[titles?.split(",").indexOf('"Source"') ?? -1]).toBe('"Phone"');
});

it("stores a walk-in without a phone number", async () => {
  expect((await send({ ...entry, phone: "", channel: "door" })).status).toBe(302);
  expect(await db.selectFrom("enquiries").select(["phone", "channel"]).execute()).toEqual([
    { phone: null, channel: "door" },
  ]);
});

it("stores the pieces", async () => {
  await send({ ...entry, "piece-1-kind": "gate", "piece-1-size-width": "12 ft", "piece-1-count": "2" });
  const { pieces } = await db.selectFrom("enquiries").select("pieces").executeTakeFirstOrThrow();
  expect(pieces).toMatchObject({ pieces: [{ kind: "gate", sizes: { width: 3657.6 }, count: 2 }] });
});

it("adds a piece to the form without storing anything when scripts are off", async () => {
  const { body } = await send({ ...entry, "piece-1-kind": "gate", intent: "add" });
  expect(body).toMatchObject({ typed: { ...entry, "piece-1-kind": "gate", "piece-2-kind": "" } });
  expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(0);
});

it.each([
  [{ phone: "12345" }, { phone: "Enter a valid 10-digit phone number" }],
  [{ phone: "" }, { phone: "Phone is required" }],
  [{ phone: "", channel: "whatsapp" }, { phone: "Phone is required" }],
  [{ phone: "12345", channel: "door" }, { phone: "Enter a valid 10-digit phone number" }],
  [{ name: " " }, { name: "Name is required" }],
  [{ projectType: "Click here" }, { projectType: "Please choose from the list." }],
  [{ channel: "fax" }, { channel: "Please choose the source." }],
  [{ next: "on", followUpOn: "" }, { followUpOn: "Please choose a date, or None." }],
  [{ followUpOn: "2031-02-30" }, { followUpOn: "Please enter a valid date." }],
  [{ followUpOn: "0000-02-02" }, { followUpOn: "Please enter a valid date." }],
])("returns 400 with the submitted values for %j", async (changes, errors) => {
  const response = await send({ ...entry, ...changes } as Record<string, string>);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ errors, typed: { ...entry, ...changes } });
});

it("looks up earlier enquiries from a phone number without storing anything", async () => {
  await storeEnquiries({ name: "Meena Kumar", phone: "9843012345", status: "won" });
  const response = await send({ intent: "look-up", phone: "098430-12345", name: "typed" });
  expect(response.body).toMatchObject({
    extra: { earlierEnquiries: [{ name: "Meena Kumar", status: "won" }] },
    typed: { name: "typed" },
  });
  expect((await send({ intent: "look-up", phone: "9843099999" })).body).toMatchObject({
    extra: { earlierEnquiries: [] },
  });
  expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
});
