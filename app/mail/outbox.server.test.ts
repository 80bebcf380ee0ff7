import { beforeEach, expect, it } from "vitest";
import { db } from "~/database/database.server";
import { deleteEnquiry, restoreEnquiry } from "~/enquiries/trash.server";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { claimDueMail, findNextAttempt, resendUndelivered } from "./outbox.server";

const owner = { author: "owner" };

beforeEach(resetDatabase);

it("sends no mail about an enquiry in the trash until that is restored", async () => {
  const [deleted = 0, other = 0] = await storeEnquiries({ name: "Kavitha" }, { name: "Ravi" });
  const mails = [deleted, other].map((enquiry_id) => ({
    enquiry_id,
    kind: "notification" as const,
    recipient: "office@example.com",
  }));
  await db.insertInto("outbox").values(mails).execute();
  await deleteEnquiry(db, deleted, owner);
  expect(await claimDueMail(db)).toMatchObject({ enquiryId: other });
  expect(await claimDueMail(db)).toBeNull();
  await db.deleteFrom("enquiries").where("id", "=", other).execute();
  expect(await findNextAttempt(db)).toBeNull();
  expect(await resendUndelivered(db, deleted)).toBe(0);
  await restoreEnquiry(db, deleted, owner);
  expect(await findNextAttempt(db)).toBeInstanceOf(Date);
  expect(await claimDueMail(db)).toMatchObject({ enquiryId: deleted });
});

it("sends what was put off while the clock was ahead", async () => {
  const [enquiry_id = 0] = await storeEnquiries({ name: "Ravi" });
  const ahead = new Date(Date.now() + 300 * 24 * 60 * 60_000);
  await db
    .insertInto("outbox")
    .values({ enquiry_id, kind: "notification", recipient: "office@example.com", next_attempt_at: ahead })
    .execute();
  expect(await claimDueMail(db)).toMatchObject({ enquiryId: enquiry_id });
  expect(await claimDueMail(db)).toBeNull();
});
