import type { ActionFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session.server";
import { keepImage } from "~/items/item-form.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { parseFormWithImage } from "~/uploads/upload.server";
import { uploadProblems } from "~/uploads/upload-problems";

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
