import { redirect } from "@remix-run/node";
import { Form, Link, Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { TRASH_DAYS } from "~/content/constants";
import { adminLoader } from "~/features/accounts/guard.server";
import { EmptyList } from "~/features/items/admin/item-grid";
import { Thumbnail } from "~/features/items/admin/picture-preview";
import { selectListPage } from "~/features/items/list-page";
import { Pagination } from "~/features/items/public/pagination";
import { describeDaysLeft, getRestorePath, trashListNames } from "~/features/items/trash";
import { countTrash, listTrash, type TrashedItem } from "~/features/items/trash.server";
import { adminMeta, TRASH_PATH } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon } from "~/platform/ui/icon";

export const meta = () => adminMeta("Trash");

export const loader = adminLoader(async ({ request }) => {
  const page = selectListPage(readQuery(request).get("page"), await countTrash(db));
  if (!page) throw redirect(TRASH_PATH);
  return { items: await listTrash(db, page), page };
});

export default function Trash() {
  const { items, page } = useLoaderData<typeof loader>();
  return (
    <div>
      <Outlet />
      <p className="measure mb-4 text-steel-600 sm:mb-6">
        {`Deleted items stay here for ${TRASH_DAYS} days. After that they are deleted for good.`}
      </p>
      {items.length > 0 ? (
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={`${item.list} ${item.id}`}>
              <TrashRow item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList>The trash is empty.</EmptyList>
      )}
      <Pagination listPath={TRASH_PATH} number={page.number} count={page.count} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";

function TrashRow({ item }: { item: TrashedItem }) {
  const { list, id, title, image, deletedAt, daysLeft } = item;
  const titleId = useId();
  const { search } = useLocation();
  const restorePath = getRestorePath(list, id, `${TRASH_PATH}${search}`);
  const { state, formAction } = useNavigation();
  return (
    <article
      aria-labelledby={titleId}
      className="sheet flex flex-wrap items-start gap-x-4 gap-y-2 p-3 sm:p-4"
    >
      {list === "project" || list === "gallery" ? <Thumbnail image={image} /> : null}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="caption text-steel-600">{trashListNames[list]}</p>
        <h2 id={titleId} className="text-title wrap-anywhere">
          {list === "enquiry" ? (
            <Link to={`/admin/enquiries/${id}`} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="figures flex flex-wrap gap-x-3 text-sm text-steel-600">
          <span>{`Deleted ${formatDay(deletedAt)}`}</span>
          <span>{describeDaysLeft(daysLeft)}</span>
        </p>
      </div>
      <div className="flex w-full items-center justify-end gap-2 sm:w-auto sm:self-center" data-no-print="">
        <DialogLink
          to={`${TRASH_PATH}/${list}/${id}/delete${search}`}
          className="inline-flex min-h-11 items-center gap-2 px-3 text-danger text-sm underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current"
        >
          <Icon name="trash" className="size-4.5" />
          <span>
            Delete now
            <span className="sr-only">{` ${title}`}</span>
          </span>
        </DialogLink>
        <Form method="post" action={restorePath} preventScrollReset>
          <Button variant="secondary" busy={state !== "idle" && formAction === restorePath}>
            Restore
            <span className="sr-only">{` ${title}`}</span>
          </Button>
        </Form>
      </div>
    </article>
  );
}
