import type { ActionFunctionArgs } from "@remix-run/node";
import { keepImage } from "~/http/item-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { parseFormWithImage } from "~/images/upload.server";
import { uploadProblems } from "~/images/upload-problems";

/** Takes a picture that a script sends ahead of its form, which names it by the number that is answered. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request, { keepsForm: false });
  const { image, problem, status } = await parseFormWithImage(request);
  if (!image) {
    const { notAPicture } = uploadProblems;
    return Response.json({ problem: problem ?? notAPicture.message }, { status: problem ? status : 400 });
  }
  const kept = await keepImage(image);
  return Response.json(kept.id === null ? { problem: kept.problem } : { id: kept.id }, {
    status: kept.status,
  });
}
