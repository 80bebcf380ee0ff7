import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { db } from "~/db/database.server";
import { countEnquiries, listEnquiries } from "~/domain/enquiries/queries.server";
import { selectListPage } from "~/domain/items/list-page";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { EnquiryCard } from "~/ui/admin/enquiry-card";
import { EmptyList } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";
import { Pagination } from "~/ui/pagination";

export const meta = () => adminMeta("Enquiries");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const page = selectListPage(new URL(request.url).searchParams.get("page"), await countEnquiries(db));
  if (!page) throw redirect("/admin/enquiries");
  return { enquiries: await listEnquiries(db, page), page };
}

export default function Enquiries() {
  const { enquiries, page } = useLoaderData<typeof loader>();
  if (enquiries.length === 0) {
    return <EmptyList>No enquiries yet. Messages and quote requests from the website appear here.</EmptyList>;
  }
  return (
    <>
      <ul className="grid max-w-4xl gap-4">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <Pagination list="/admin/enquiries" number={page.number} count={page.count} />
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
