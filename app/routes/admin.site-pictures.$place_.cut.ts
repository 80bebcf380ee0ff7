import { adminLoader } from "~/accounts/guard.server";
import { cutForPreview } from "~/site-pictures/preview.server";

/** A small picture of a part of a photograph, for the preview of a place. */
export const loader = adminLoader(({ request, params }) => cutForPreview(request, params.place));
