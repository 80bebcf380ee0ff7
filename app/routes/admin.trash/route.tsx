import { redirect } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { trashWords } from "~/content/trash";
import { countEnquiries } from "~/enquiries/inbox.server";
import { EmptyList } from "~/items/admin/item-grid";
import { selectListPage } from "~/items/list-page";
import { Pagination } from "~/items/public/pagination";
import { TRASH } from "~/items/trash";
import { countTrash, listTrash } from "~/items/trash.server";
import { db } from "~/server/db/database.server";
import { readQuery } from "~/server/read-query.server";
import { TrashRow } from "./trash-row";

export const meta = () => adminMeta(trashWords.title);

export const loader = adminLoader(async ({ request }) => {
  const page = selectListPage(readQuery(request).get("page"), await countTrash(db));
  if (!page) throw redirect(TRASH);
  return { items: await listTrash(db, page), page, enquiries: await countEnquiries(db, "trash") };
});

/** The trash: deleted projects and gallery items to restore or purge, and a link to deleted enquiries. */
export default function Trash() {
  const { items, page, enquiries } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-4xl">
      <Outlet />
      <p className="measure mb-4 text-steel-600 sm:mb-6">{trashWords.explanation}</p>
      {enquiries > 0 ? (
        <Link
          to="/admin/enquiries?status=trash"
          className="text-link figures mb-4 inline-flex min-h-11 items-center text-sm"
        >
          {trashWords.enquiry.link(enquiries)}
        </Link>
      ) : null}
      {items.length > 0 ? (
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <TrashRow item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList>{enquiries > 0 ? trashWords.onlyEnquiries : trashWords.empty}</EmptyList>
      )}
      <Pagination list={TRASH} number={page.number} count={page.count} />
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
