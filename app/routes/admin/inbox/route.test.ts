import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";
import { setUpAdmin } from "../../../../tests/support/admin";
import { openInbox, storeEnquiries } from "../../../../tests/support/enquiries";
import { readToast } from "../../../../tests/support/toast";
import { loader as listLoader } from "./route";

const admin = setUpAdmin();
const { list, listNames, send } = openInbox(admin);

describe("the inbox", () => {
  it("lists the newest first, and spam only with its filter", async () => {
    await storeEnquiries({ name: "First" }, { name: "Second" }, { name: "Junk", status: "spam" });
    expect(await listNames()).toEqual(["Second", "First"]);
    expect(await listNames("?status=spam")).toEqual(["Junk"]);
  });

  it("filters by kind and status, and ignores unknown values", async () => {
    await storeEnquiries(
      { name: "Asks", kind: "quote", status: "won" },
      { name: "Tells", kind: "message", status: "won" },
      { name: "Waits", kind: "quote" },
    );
    expect(await listNames("?kind=quote&status=won")).toEqual(["Asks"]);
    expect(await listNames("?kind=fax&status=done&page=zero&list=all")).toEqual(["Waits", "Tells", "Asks"]);
  });

  it("shows open enquiries first, and has lists for today, for due ones and for all", async () => {
    const today = toIndianDay(new Date());
    await storeEnquiries(
      { name: "Won", status: "won", follow_up_on: today },
      { name: "Lost", status: "lost" },
      { name: "Later", status: "quoted", follow_up_on: "2131-05-01" },
      { name: "Due", status: "contacted", follow_up_on: today },
      { name: "New" },
    );
    expect(await listNames()).toEqual(["New", "Due", "Later"]);
    expect(await listNames("?list=today")).toEqual(["New", "Due", "Won"]);
    expect(await listNames("?list=due")).toEqual(["Due", "Won"]);
    expect(await listNames("?list=all")).toEqual(["New", "Due", "Later", "Lost", "Won"]);
    expect(await listNames("?sort=follow-up")).toEqual(["Due", "Later", "New"]);
    const { body } = await admin.call(listLoader, "/admin/enquiries");
    expect(body).toMatchObject({ openCounts: { open: 3, today: 3 } });
  });

  it("lists all enquiries of one person by phone number or email address", async () => {
    const [, id] = await storeEnquiries(
      { name: "First", phone: "9843012345", status: "won" },
      { name: "Second", phone: "9843012345", email: "meena@example.com" },
      { name: "Third", email: "Meena@example.com" },
      { name: "Other", phone: "9843000000" },
      { name: "Suspected", phone: "9843012345", status: "quarantine", spam_reasons: '["5 links"]' },
    );
    expect(await listNames(`?person=${id}`)).toEqual(["Suspected", "Third", "Second", "First"]);
    expect(await listNames("?person=99")).toEqual([]);
  });

  it("searches names, phone numbers, email addresses, notes and file names, including those of won enquiries", async () => {
    const [id, other = 0] = await storeEnquiries(
      { name: "Meena", status: "won", phone: "9843012345" },
      { name: "Ravi", email: "ravi@example.com" },
    );
    await send(id, { intent: "answer", status: "won", note: "Wants powder coating" });
    await db
      .insertInto("attached_files")
      .values({ sha256: "ab".repeat(32), storage_key: "attached/ab.pdf" })
      .execute();
    await db
      .insertInto("enquiry_attachments")
      .values({ enquiry_id: other, file_id: 1, name: "verandah plan.pdf", bytes: 12 })
      .execute();
    expect(await listNames("?q=powder+meena")).toEqual(["Meena"]);
    expect(await listNames("?q=98430+12345")).toEqual(["Meena"]);
    for (const q of ["verandah", "@example.com"]) expect(await listNames(`?q=${q}`)).toEqual(["Ravi"]);
  });

  it("filters open enquiries that are overdue in India", async () => {
    const today = toIndianDay(new Date());
    const yesterday = toIndianDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
    await storeEnquiries(
      { name: "Late", follow_up_on: yesterday },
      { name: "Today", follow_up_on: today },
      { name: "Won", follow_up_on: yesterday, status: "won" },
      { name: "Unplanned" },
    );
    expect(await listNames("?overdue=1")).toEqual(["Late"]);
    expect(await listNames("?overdue=1&list=all")).toEqual(["Won", "Late"]);
  });

  it("is split into pages, and redirects to the last page when the number is too high", async () => {
    await storeEnquiries(
      ...Array.from({ length: 27 }, (_, n) => ({ name: `Visitor ${n}`, kind: "quote" as const })),
    );
    expect(await listNames("?kind=quote")).toHaveLength(25);
    expect(await listNames("?kind=quote&page=2")).toEqual(["Visitor 1", "Visitor 0"]);
    const response = await admin.call(listLoader, "/admin/enquiries?kind=quote&page=9");
    expect(response.headers.get("Location")).toBe("/admin/enquiries?kind=quote&page=2");
  });
});

describe("the quarantine", () => {
  const quarantineFields = { status: "quarantine", spam_reasons: JSON.stringify(["5 links"]) } as const;

  it("is separate from the inbox, with its own count and the reasons", async () => {
    await storeEnquiries({ name: "Meena" }, { name: "Bot", ...quarantineFields });
    expect(await listNames()).toEqual(["Meena"]);
    expect(await list("?status=quarantine")).toMatchObject([
      { name: "Bot", spamReasons: [{ reason: "5 links" }] },
    ]);
    const { body } = await admin.call(listLoader, "/admin/enquiries");
    expect(body).toMatchObject({ total: 1, quarantineCount: 1 });
  });

  it("releases enquiries to the inbox or to spam, but an admin cannot quarantine one", async () => {
    const [genuine, junk, other] = await storeEnquiries(
      { name: "Genuine", ...quarantineFields },
      { name: "Junk", ...quarantineFields },
      { name: "Ravi" },
    );
    await send(genuine, { intent: "status", status: "new" });
    await send(junk, { intent: "status", status: "spam" });
    expect((await send(other, { intent: "status", status: "quarantine" })).status).toBe(400);
    expect(await listNames()).toEqual(["Ravi", "Genuine"]);
    expect(await listNames("?status=spam")).toEqual(["Junk"]);
    expect(await listNames("?status=quarantine")).toEqual([]);
  });

  it("keeps the first decision when two tabs decide, and reports it to the second", async () => {
    const [id] = await storeEnquiries({ name: "Genuine", ...quarantineFields });
    await send(id, { intent: "status", status: "new" });
    await send(id, { intent: "answer", status: "won" });
    for (const status of ["spam", "new"]) {
      const toast = await readToast(await send(id, { intent: "status", status }));
      expect(toast).toMatchObject({ type: "info", message: expect.stringContaining("Won") });
    }
    expect(await list("?status=won")).toMatchObject([{ name: "Genuine", status: "won" }]);
  });
});
