import { adminLoader } from "~/features/accounts/guard.server";
import { cropForPreview } from "~/features/site-pictures/preview.server";

export const loader = adminLoader(({ request, params }) => cropForPreview(request, params.slot));
