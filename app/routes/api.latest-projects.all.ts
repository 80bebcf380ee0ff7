import { serveJson } from "~/api/json-api.server";
import { answerWholeList } from "~/items/answer-whole-list.server";
import { describeProject } from "~/items/api-answers";
import { findProjects } from "~/items/projects.server";
import { db } from "~/server/db/database.server";

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
