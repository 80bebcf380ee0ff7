import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeProject } from "~/items/api-answers";
import { readId, readItemChange, requireBearer } from "~/items/api-items.server";
import { updateItem } from "~/items/changes.server";
import { projectSchema } from "~/items/project-schema";
import { findProject } from "~/items/projects.server";
import { db } from "~/server/db/database.server";

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
