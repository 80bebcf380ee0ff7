import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/admin/send-or-stay";
import { messages } from "~/content/messages";
import { GalleryItemDialog } from "~/items/admin/gallery-item-dialog";
import { changeItem } from "~/items/change-item.server";
import { createItem } from "~/items/changes.server";
import { galleryItemSchema } from "~/items/gallery-schema";
import { db } from "~/server/db/database.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
