import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { createItem } from "~/domain/items/changes.server";
import { changeItem } from "~/http/change-item.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { GalleryItemDialog } from "~/ui/admin/gallery-item-dialog";
import { adminMeta } from "~/ui/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/ui/admin/send-or-stay";

export const meta = () => adminMeta(messages.gallery.add);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { submission: randomUUID() };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  return await changeItem(request, {
    schema: galleryItemSchema,
    needsImage: true,
    missing: messages.gallery.validation.titleAndImage,
    done: messages.gallery.created,
    failed: messages.gallery.createFailed,
    closeTo: `/admin/galleryadmin${new URL(request.url).search}`,
    change: async ({ fields, imageId = null, submission }) => {
      await createItem(db, "gallery_items", fields, imageId, submission);
      return "done";
    },
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, refuseUnsentItem(messages.gallery.createFailed));
}

export default function NewGalleryItem() {
  return (
    <GalleryItemDialog
      title={messages.gallery.add}
      submit={messages.gallery.add}
      closeTo={`/admin/galleryadmin${useLocation().search}`}
      submission={useLoaderData<typeof loader>().submission}
      refused={useActionData<typeof action>()}
    />
  );
}
