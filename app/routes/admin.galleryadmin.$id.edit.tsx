import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findGalleryItem } from "~/domain/gallery/queries.server";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { updateItem } from "~/domain/items/changes.server";
import { changeItem } from "~/http/change-item.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { GalleryItemDialog } from "~/ui/admin/gallery-item-dialog";
import { adminMeta } from "~/ui/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/ui/admin/send-or-stay";

const title = "Edit Gallery Item";

export const meta = () => adminMeta(title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { item: orNotFound(await findGalleryItem(db, readId(params))) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const id = readId(params);
  return await changeItem(request, {
    schema: galleryItemSchema,
    needsImage: false,
    missing: messages.gallery.validation.titleAndImage,
    done: messages.gallery.updated,
    failed: messages.gallery.updateFailed,
    closeTo: `/admin/galleryadmin${new URL(request.url).search}`,
    change: ({ fields, imageId, version }) =>
      updateItem(db, "gallery_items", { id, version }, fields, imageId),
    findVersion: async () => (await findGalleryItem(db, id))?.version,
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, refuseUnsentItem(messages.gallery.updateFailed));
}

export default function EditGalleryItem() {
  return (
    <GalleryItemDialog
      title={title}
      submit="Save"
      closeTo={`/admin/galleryadmin${useLocation().search}`}
      item={useLoaderData<typeof loader>().item}
      refused={useActionData<typeof action>()}
    />
  );
}
