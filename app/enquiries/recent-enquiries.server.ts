import type { Database } from "~/database/database.server";

export async function listRecentEnquiries(db: Database): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "name", "town"])
    .where("status", "in", ["new", "contacted", "site-visit", "quoted", "won"])
    .orderBy("created_at", "desc")
    .limit(200)
    .execute();
  return rows.map(({ id, name, town }) => ({
    value: String(id),
    label: [name, town, `no. ${id}`].filter(Boolean).join(", "),
  }));
}
