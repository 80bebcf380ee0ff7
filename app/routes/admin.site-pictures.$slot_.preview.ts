import { adminLoader } from "~/accounts/guard.server";
import { cropForPreview } from "~/site-pictures/preview.server";

export const loader = adminLoader(({ request, params }) => cropForPreview(request, params.slot));
