import { adminLoader } from "~/accounts/guard.server";
import { cutForPreview } from "~/site-pictures/preview.server";

export const loader = adminLoader(({ request, params }) => cutForPreview(request, params.slot));
