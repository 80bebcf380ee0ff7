import { db } from "~/db/database.server";
import { findProjects } from "~/domain/projects/queries.server";
import { describeProject } from "~/http/api-answers";
import { serveJson } from "~/http/json-api.server";
import { answerWholeList } from "~/http/whole-list.server";

/** Every project, newest first (specification, section 7). */
const serve = serveJson({
  GET: ({ request }) =>
    answerWholeList(request, {
      table: "projects",
      read: (ids) => findProjects(db, ids),
      describe: describeProject,
      frame: ["[", "]"],
    }),
});

export const loader = serve;
export const action = serve;
