import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeProject } from "~/items/api-answers";
import { readId, requireBearer } from "~/items/api-items.server";
import { deleteItem } from "~/items/items.server";
import { findProject } from "~/items/projects.server";
import { db } from "~/server/db/database.server";

/** Takes a project off the site (specification, section 7). */
const serve = serveJson({
  DELETE: async ({ request, params }) => {
    await requireBearer(request);
    const id = readId(params.id);
    const current = await findProject(db, id);
    if (!current || (await deleteItem(db, "projects", id)) === "missing") {
      throw new ApiProblem(404, "There is no such project.");
    }
    return Response.json({
      success: true,
      message: messages.project.deleted,
      data: describeProject(current),
    });
  },
});

export const loader = serve;
export const action = serve;
