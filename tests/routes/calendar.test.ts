import { expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import {
  action as accountAction,
  loader as accountLoader,
} from "../../app/routes/admin/account/account/route";
import { action, loader as dialogLoader } from "../../app/routes/admin/account/account.calendar";
import { loader as eventLoader } from "../../app/routes/files/admin.enquiries.$id.event[.]ics";
import { loader } from "../../app/routes/files/calendar[.]ics";
import { setUpAdmin } from "../support/admin";
import { fetchRoute } from "../support/call-route";
import { storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();

const sendForm = () => admin.call(action, "/admin/account/calendar", { form: {} });

async function createAddress(): Promise<string> {
  return ((await sendForm()).body as { address: string }).address;
}

async function readCalendar(address: string) {
  const response = await fetchRoute(loader, address);
  // Unfolds long lines.
  return { response, text: (await response.text()).replaceAll("\r\n ", "") };
}

it("lists follow-ups with a link to the enquiry", async () => {
  const [id] = await storeEnquiries(
    {
      name: "Muthu",
      town: "Peelamedu",
      status: "contacted",
      follow_up_on: "2031-05-20",
      phone: "9843012345",
    },
    { name: "Fitting", status: "won", follow_up_on: "2031-05-21" },
    { name: "Lost", status: "lost", follow_up_on: "2031-05-20" },
    { name: "Junk", status: "spam", follow_up_on: "2031-05-20" },
    { name: "Whenever" },
  );
  const { response, text } = await readCalendar(await createAddress());
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("SUMMARY:Call: Fitting");
  expect(text).toContain("DTSTART;VALUE=DATE:20310520");
  expect(text).toContain("SUMMARY:Call: Muthu\\, Peelamedu");
  expect(text).toMatch(new RegExp(`URL;VALUE=URI:http://\\S+/admin/enquiries/${id}\r`));
  expect(text).toContain("Call: +91 98430 12345");
  expect(text).toContain("Map: https://www.google.com/maps/search/?api=1&query=Peelamedu");
});

it("downloads the event of one enquiry, if it has a follow-up", async () => {
  const [id, otherId] = await storeEnquiries({ name: "Muthu", follow_up_on: "2031-05-20" }, { name: "Asha" });
  await storeEnquiries({ name: "Meena", follow_up_on: "2031-05-20" });
  const response = await admin.fetch(eventLoader, `/admin/enquiries/${id}/event.ics`);
  expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="follow-up-${id}.ics"`);
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("SUMMARY:Call: Muthu");
  const missing = await admin.fetch(eventLoader, `/admin/enquiries/${otherId}/event.ics`);
  expect(missing.status).toBe(404);
});

it("has an entity tag that changes only with the follow-ups", async () => {
  const [id = 0] = await storeEnquiries({ name: "Muthu", follow_up_on: "2031-05-20" });
  const address = await createAddress();
  const readTag = async () => (await readCalendar(address)).response.headers.get("ETag");
  const tag = await readTag();
  expect(tag).toMatch(/^"[\w-]+"$/);
  // Times in the calendar have whole seconds.
  vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ["Date"] });
  expect(await readTag()).toBe(tag);
  vi.useRealTimers();
  await db.updateTable("enquiries").set({ town: "Peelamedu" }).where("id", "=", id).execute();
  expect(await readTag()).not.toBe(tag);
});

it("continues lines after 75 bytes without splitting a character", async () => {
  const name = "முத்து ".repeat(20).trim();
  await storeEnquiries({ name, follow_up_on: "2031-05-20" });
  const text = await (await fetchRoute(loader, await createAddress())).text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\ufffd");
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:Call: ${name}\r\n`);
});

it("shows a site visit at its time in India", async () => {
  await storeEnquiries({
    name: "Muthu",
    town: "Peelamedu",
    status: "site-visit",
    follow_up_on: "2031-05-20",
    follow_up_kind: "site-visit",
    follow_up_time: "16:30",
  });
  const { text } = await readCalendar(await createAddress());
  expect(text).toContain("SUMMARY:Site visit: Muthu\\, Peelamedu");
  expect(text).toContain("DTSTART:20310520T110000Z");
  expect(text).toContain("DTEND:20310520T120000Z");
});

it("escapes a typed name, so that it cannot add calendar lines", async () => {
  await storeEnquiries({ name: "A\r\nEND:VEVENT\r\nX-EVIL:1", follow_up_on: "2031-05-20" });
  const { text } = await readCalendar(await createAddress());
  expect(text).not.toMatch(/^X-EVIL/m);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
});

it("revokes the old address when a new one is created and when the calendar is turned off", async () => {
  const first = await createAddress();
  const second = await createAddress();
  expect((await readCalendar(first)).response.status).toBe(404);
  expect((await readCalendar(second)).response.status).toBe(200);
  expect((await admin.call(accountLoader, "/admin/account")).body).toMatchObject({
    calendarCreatedAt: expect.stringMatching(/20\d\d/),
  });
  const form = { intent: "endCalendar" };
  expect((await admin.call(accountAction, "/admin/account", { form })).status).toBe(302);
  expect((await readCalendar(second)).response.status).toBe(404);
  expect((await admin.call(accountLoader, "/admin/account")).body).toMatchObject({ calendarCreatedAt: null });
});

it("returns 404 for a wrong key, and stores the key only as a hash", async () => {
  const address = await createAddress();
  for (const query of ["", "?key=", "?key=guess", `?key=${"a".repeat(43)}`])
    expect((await readCalendar(`http://localhost:3000/calendar.ics${query}`)).response.status).toBe(404);
  const key = new URL(address).searchParams.get("key") ?? "";
  expect(key).toMatch(/^[\w-]{43}$/);
  const rows = await db.selectFrom("calendar_addresses").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
});

it("warns that a connected calendar will be disconnected", async () => {
  const loadDialog = async () => (await admin.call(dialogLoader, "/admin/account/calendar")).body;
  expect(await loadDialog()).toEqual({ isFirst: true });
  await createAddress();
  expect(await loadDialog()).toEqual({ isFirst: false });
});
