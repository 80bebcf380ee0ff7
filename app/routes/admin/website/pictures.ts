import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { readQuery } from "~/platform/http/read-request";
import {
  parseFormWithImage,
  parseImageIds,
  renewStagedImages,
  stageImage,
} from "~/platform/images/staged-images.server";
import { uploadProblems } from "~/platform/uploads/upload-rules";

/** Returns the images `?id=…&id=…` of a draft that still exist, and keeps them staged for another day. */
export const loader = adminLoader(async ({ request }) => {
  const pictures = await renewStagedImages(parseImageIds(readQuery(request).getAll("id")));
  return Response.json({ pictures }, { headers: { "Cache-Control": "no-store" } });
});

/** Stages a picture that a script uploads before its form, which then contains the picture's id. */
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
