import { useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { readTrashList } from "~/features/items/admin-routes.server";
import { describePurge, trashListNames } from "~/features/items/trash";
import { findTrashedTitle, purgeFromTrash } from "~/features/items/trash.server";
import { adminMeta, TRASH_PATH } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Are you sure?");

export const loader = adminLoader(async ({ params }) => {
  const list = readTrashList(params);
  return { list, title: orNotFound(await findTrashedTitle(db, list, readId(params))) };
});

export const action = adminAction(async ({ request, params }) => {
  const list = readTrashList(params);
  const isDone = (await purgeFromTrash(db, list, readId(params))) === "done";
  const { search } = new URL(request.url);
  return await replaceWithToast(
    `${TRASH_PATH}${search}`,
    isDone
      ? { type: "success", message: `${trashListNames[list]} deleted for good` }
      : { type: "info", message: "Not deleted: it was restored on another device." },
  );
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function PurgeItem() {
  const { list, title } = useLoaderData<typeof loader>();
  const closeTo = `${TRASH_PATH}${useLocation().search}`;
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirm="Yes, delete it!"
      cancel="Cancel"
      toast={useRefusedForm()?.toast}
      message={describePurge(list, title)}
      closeTo={closeTo}
    />
  );
}
