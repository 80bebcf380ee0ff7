import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { manyPictures } from "~/content/many-pictures";
import { addPictures } from "~/http/add-pictures.server";
import { redirectWithToast } from "~/http/flash.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { ManyPicturesForm } from "~/ui/admin/many-pictures-form";
import { adminMeta } from "~/ui/admin/screens";

export const meta = () => adminMeta(manyPictures.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { submission: randomUUID() };
}

/** Takes all the pictures in one form; where scripts run, each comes by itself instead. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request, { keepsForm: false });
  const outcome = await addPictures(request);
  if (outcome.failed.length > 0 || outcome.problem) return data(outcome, { status: 400 });
  const message = manyPictures.allAdded(outcome.added);
  return await redirectWithToast("/admin/galleryadmin", { kind: "success", message });
}

/** The screen on which many pictures are added to the gallery at once. */
export default function AddManyPictures() {
  const { submission } = useLoaderData<typeof loader>();
  return <ManyPicturesForm submission={submission} outcome={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
