import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { deleteItem } from "~/domain/items/items.server";
import { findProject } from "~/domain/projects/queries.server";
import { describeProject } from "~/http/api-answers";
import { readId, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

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
