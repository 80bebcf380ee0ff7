import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { updateItem } from "~/domain/items/changes.server";
import { findProject } from "~/domain/projects/queries.server";
import { projectSchema } from "~/domain/projects/schema";
import { describeProject } from "~/http/api-answers";
import { readId, readItemChange, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

/** Changes a project; what the call leaves out stays as it is (specification, section 7). */
const serve = serveJson({
  PUT: async ({ request, params }) => {
    await requireBearer(request);
    const id = readId(params.id);
    const current = await findProject(db, id);
    if (!current) throw missing();
    const { title, description, location } = current;
    const { fields, imageId } = await readItemChange(request, projectSchema, {
      title,
      description,
      location,
    });
    await updateItem(db, "projects", { id, version: null }, fields, imageId);
    const changed = await findProject(db, id);
    if (!changed) throw missing();
    return Response.json({
      success: true,
      message: messages.project.updated,
      data: describeProject(changed),
    });
  },
});

export const loader = serve;
export const action = serve;

function missing(): ApiProblem {
  return new ApiProblem(404, "There is no such project.");
}
