import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { TRASH } from "~/admin/trash";
import { trashWords } from "~/content/trash";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { orNotFound, readId } from "~/http/read-request";
import { readKind } from "~/items/admin-routes.server";
import { findTrashedTitle, purgeItem } from "~/items/trash.server";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const { confirmPurge } = trashWords;

export const meta = () => adminMeta(confirmPurge.title);

export const loader = adminLoader(async ({ params }) => ({
  title: orNotFound(await findTrashedTitle(db, readKind(params), readId(params))),
}));

export const action = adminAction(async ({ request, params }) => {
  const kind = readKind(params);
  const isDone = (await purgeItem(db, kind, readId(params))) === "done";
  const { search } = new URL(request.url);
  return await replaceWithToast(
    `${TRASH}${search}`,
    isDone
      ? { kind: "success", message: trashWords.purged[kind] }
      : { kind: "info", message: trashWords.notPurged },
  );
});

export const clientAction = submitWithFallback(tellUnsent());

export default function PurgeItem() {
  const { title } = useLoaderData<typeof loader>();
  const closeTo = `${TRASH}${useLocation().search}`;
  return (
    <ConfirmDialog
      {...confirmPurge}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      message={confirmPurge.message(title)}
      closeTo={closeTo}
    />
  );
}
