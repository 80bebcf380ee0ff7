import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { db } from "./database.server";
import type { Tables } from "./tables";

const deleted = { status: "trash", deleted_at: new Date() } as const;

it.each<[string, Partial<Insertable<Tables["enquiries"]>>]>([
  ["an empty name", { name: "" }],
  ["a phone number of nine digits", { phone: "984301234" }],
  ["a phone number with a space", { phone: "98430 12345" }],
  ["an unknown status before the trash", { ...deleted, status_before: "open" as "new" }],
  ["trash as the status before the trash", { ...deleted, status_before: "trash" }],
])("rejects an enquiry with %s", async (_, columns) => {
  const enquiry = { kind: "message", name: "Asha", ...columns } as const;
  await expect(db.insertInto("enquiries").values(enquiry).execute()).rejects.toMatchObject({ code: "23514" });
});

it("rejects an event of an unknown kind", async () => {
  const [enquiry_id = 0] = await storeEnquiries({ name: "Asha" });
  const event = { enquiry_id, kind: "sneeze" as "call" };
  await expect(db.insertInto("enquiry_events").values(event).execute()).rejects.toMatchObject({
    code: "23514",
  });
});

it("rejects two testimonials with the same rank", async () => {
  const details = { text: "Good.", role: "", stars: 5, source: "", consent: "by phone" };
  const testimonial = { ...details, state: "shown", rank: 1 } as const;
  const rows = [
    { ...testimonial, name: "Asha" },
    { ...testimonial, name: "Meena" },
  ];
  await expect(db.insertInto("testimonials").values(rows).execute()).rejects.toMatchObject({ code: "23505" });
});

it("prevents deletion of a picture that a slot uses", async () => {
  const image = { sha256: "a".repeat(64), width: 1600, height: 900, storage_key: "a.jpg" };
  const { id } = await db.insertInto("images").values(image).returning("id").executeTakeFirstOrThrow();
  await saveRevision(db, "picture:home-hero", { previousId: 0, content: {}, images: [id] });
  await expect(db.deleteFrom("images").execute()).rejects.toMatchObject({ code: "23503" });
});
