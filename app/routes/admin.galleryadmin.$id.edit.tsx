import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/admin/send-or-stay";
import { messages } from "~/content/messages";
import { GalleryItemDialog } from "~/items/admin/gallery-item-dialog";
import { changeItem } from "~/items/change-item.server";
import { updateItem } from "~/items/changes.server";
import { findGalleryItem } from "~/items/gallery.server";
import { galleryItemSchema } from "~/items/gallery-schema";
import { db } from "~/server/db/database.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
