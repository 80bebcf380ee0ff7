import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/admin/send-or-stay";
import { messages } from "~/content/messages";
import { ProjectDialog } from "~/items/admin/project-dialog";
import { changeItem } from "~/items/change-item.server";
import { createItem } from "~/items/changes.server";
import { projectSchema } from "~/items/project-schema";
import { db } from "~/server/db/database.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
