import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { createItem } from "~/domain/items/changes.server";
import { findProject } from "~/domain/projects/queries.server";
import { projectSchema } from "~/domain/projects/schema";
import { describeProject } from "~/http/api-answers";
import { readItem, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

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
