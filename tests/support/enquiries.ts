import type { Insertable } from "kysely";
import { db } from "../../app/platform/database/database.server";
import type { Tables } from "../../app/platform/database/tables";
import { action as pageAction, loader as pageLoader } from "../../app/routes/admin/enquiries/$id/route";
import { loader as listLoader } from "../../app/routes/admin/inbox/route";
import type { setUpAdmin } from "./admin";
import { callRoute } from "./call-route";

type NewRow = Partial<Insertable<Tables["enquiries"]>> & { name: string };

/** Stores enquiries a minute apart, oldest first; returns their ids. */
export async function storeEnquiries(...rows: NewRow[]): Promise<number[]> {
  const values = rows.map((row, n) => ({
    kind: "message" as const,
    created_at: new Date(Date.UTC(2031, 0, 1, 0, n)),
    ...row,
  }));
  const stored = await db.insertInto("enquiries").values(values).returning("id").execute();
  return stored.map(({ id }) => id);
}

/** Loads the page of an enquiry as the admin, with only author and text of its notes. */
export async function openEnquiryPage(id = 0, headers: HeadersInit) {
  const { body } = await callRoute(pageLoader, `/admin/enquiries/${id}`, { headers });
  const page = body as Awaited<ReturnType<typeof pageLoader>>;
  const notes = page.history.filter(({ kind }) => kind === "note");
  return { ...page, notes: notes.map(({ author, after: text }) => ({ author, text })) };
}

/** Actions of the admin in the inbox and on the page of an enquiry. */
export function openInbox(admin: ReturnType<typeof setUpAdmin>) {
  const list = async (query = "") => {
    const { body } = await admin.call(listLoader, `/admin/enquiries${query}`);
    return (body as Awaited<ReturnType<typeof listLoader>>).entries;
  };
  return {
    list,
    listNames: async (query = "") => (await list(query)).map(({ name }) => name),
    openPage: (id?: number) => openEnquiryPage(id, admin.headers),
    send: (id = 0, form: Record<string, string>, query = "") =>
      admin.call(pageAction, `/admin/enquiries/${id}${query}`, { form }),
  };
}

export async function findEnquiryStatus(id: number): Promise<string> {
  const enquiry = await db
    .selectFrom("enquiries")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return enquiry.status;
}
