import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/admin/send-or-stay";
import { messages } from "~/content/messages";
import { ProjectDialog } from "~/items/admin/project-dialog";
import { changeItem } from "~/items/change-item.server";
import { updateItem } from "~/items/changes.server";
import { projectSchema } from "~/items/project-schema";
import { findProject } from "~/items/projects.server";
import { db } from "~/server/db/database.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";

const title = "Edit Project";

export const meta = () => adminMeta(title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { project: orNotFound(await findProject(db, readId(params))) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const id = readId(params);
  return await changeItem(request, {
    schema: projectSchema,
    needsImage: false,
    missing: messages.project.validation.titleAndImage,
    done: messages.project.updated,
    failed: messages.project.updateFailed,
    closeTo: `/admin/projects${new URL(request.url).search}`,
    change: ({ fields, imageId, version }) => updateItem(db, "projects", { id, version }, fields, imageId),
    findVersion: async () => (await findProject(db, id))?.version,
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, refuseUnsentItem(messages.project.updateFailed));
}

export default function EditProject() {
  return (
    <ProjectDialog
      title={title}
      submit="Save"
      closeTo={`/admin/projects${useLocation().search}`}
      project={useLoaderData<typeof loader>().project}
      refused={useActionData<typeof action>()}
    />
  );
}
