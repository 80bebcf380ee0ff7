import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { updateItem } from "~/domain/items/changes.server";
import { findProject } from "~/domain/projects/queries.server";
import { projectSchema } from "~/domain/projects/schema";
import { changeItem } from "~/http/change-item.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { ProjectDialog } from "~/ui/admin/project-dialog";
import { adminMeta } from "~/ui/admin/screens";
import { refuseUnsentItem, sendOrStay } from "~/ui/admin/send-or-stay";

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
