import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeProject } from "~/items/api-answers";
import { readItem, requireBearer } from "~/items/api-items.server";
import { createItem } from "~/items/changes.server";
import { projectSchema } from "~/items/project-schema";
import { findProject } from "~/items/projects.server";
import { db } from "~/server/db/database.server";

/** Adds a project (specification, section 7). */
const serve = serveJson({
  POST: async ({ request }) => {
    await requireBearer(request);
    const { fields, imageId } = await readItem(request, projectSchema);
    const id = await createItem(db, "projects", fields, imageId ?? null);
    const added = id === null ? null : await findProject(db, id);
    if (!added) throw new ApiProblem(500, messages.project.createFailed);
    return Response.json(
      { success: true, message: messages.project.created, data: describeProject(added) },
      { status: 201 },
    );
  },
});

export const loader = serve;
export const action = serve;
