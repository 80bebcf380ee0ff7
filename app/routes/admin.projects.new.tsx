import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { createItem } from "~/domain/items/changes.server";
import { projectSchema } from "~/domain/projects/schema";
import { changeItem } from "~/http/change-item.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { ProjectDialog } from "~/ui/admin/project-dialog";
import { adminMeta } from "~/ui/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/ui/admin/send-or-stay";

export const meta = () => adminMeta(messages.project.add);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { submission: randomUUID() };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  return await changeItem(request, {
    schema: projectSchema,
    needsImage: true,
    missing: messages.project.validation.titleAndImage,
    done: messages.project.created,
    failed: messages.project.createFailed,
    closeTo: `/admin/projects${new URL(request.url).search}`,
    change: async ({ fields, imageId = null, submission }) => {
      await createItem(db, "projects", fields, imageId, submission);
      return "done";
    },
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, refuseUnsentItem(messages.project.createFailed));
}

export default function NewProject() {
  return (
    <ProjectDialog
      title={messages.project.add}
      submit={messages.project.add}
      closeTo={`/admin/projects${useLocation().search}`}
      submission={useLoaderData<typeof loader>().submission}
      refused={useActionData<typeof action>()}
    />
  );
}
