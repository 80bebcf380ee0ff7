import { adminAction } from "~/accounts/guard.server";
import { stageImage } from "~/items/staged-images.server";
import { parseFormWithImage } from "~/uploads/receive-form.server";
import { uploadProblems } from "~/uploads/upload-rules";

/** Stages a picture that a script uploads ahead of its form. The form then names it by the id in the answer. */
export const action = adminAction(
  async ({ request }) => {
    const { image, problem, status } = await parseFormWithImage(request);
    if (!image) {
      const { notAPicture } = uploadProblems;
      return Response.json({ problem: problem ?? notAPicture.message }, { status: problem ? status : 400 });
    }
    const staged = await stageImage(image);
    return Response.json(staged.id === null ? { problem: staged.problem } : { id: staged.id }, {
      status: staged.status,
    });
  },
  { savesForm: false },
);
