import { useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { readTrashKind } from "~/features/items/admin-routes.server";
import { findTrashedTitle, purgeFromTrash } from "~/features/items/trash.server";
import { adminMeta } from "~/frames/admin/screens";
import { describePurge, TRASH_PATH, trashKindNames } from "~/frames/admin/trash";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Are you sure?");

export const loader = adminLoader(async ({ params }) => {
  const kind = readTrashKind(params);
  return { kind, title: orNotFound(await findTrashedTitle(db, kind, readId(params))) };
});

export const action = adminAction(async ({ request, params }) => {
  const kind = readTrashKind(params);
  const isDone = (await purgeFromTrash(db, kind, readId(params))) === "done";
  const { search } = new URL(request.url);
  return await replaceWithToast(
    `${TRASH_PATH}${search}`,
    isDone
      ? { kind: "success", message: `${trashKindNames[kind]} deleted for good` }
      : { kind: "info", message: "Not deleted: it was restored on another device." },
  );
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function PurgeItem() {
  const { kind, title } = useLoaderData<typeof loader>();
  const closeTo = `${TRASH_PATH}${useLocation().search}`;
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirm="Yes, delete it!"
      cancel="Cancel"
      toast={useRefusedForm()?.toast}
      message={describePurge(kind, title)}
      closeTo={closeTo}
    />
  );
}
