import { db } from "~/db/database.server";
import { listProjects } from "~/domain/projects/queries.server";
import { describeProject } from "~/http/api-answers";
import { answerList } from "~/http/api-items.server";
import { serveJson } from "~/http/json-api.server";

/** Every project, newest first (specification, section 7). */
const serve = serveJson({
  GET: async ({ request }) => {
    const projects = await listProjects(db, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
    return answerList(request, projects.map(describeProject));
  },
});

export const loader = serve;
export const action = serve;
