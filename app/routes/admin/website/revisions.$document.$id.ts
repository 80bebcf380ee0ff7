import { getFirmDocument, readFirmPart } from "~/business/firm-screen.server";
import { logoDocument } from "~/business/logo.server";
import { adminAction } from "~/features/accounts/guard.server";
import { getPageDocument } from "~/features/page-texts/page-screen.server";
import { getPictureDocument } from "~/features/site-pictures/site-pictures.server";
import { db } from "~/platform/database/database.server";
import { idField, notFound, parseOrBadRequest, readQuery } from "~/platform/http/read-request";
import { type EditedDocument, readRevisionId, restoreEdit } from "~/platform/revisions/revisions.server";

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

/** Id 0 restores the default. Undo sends the id of the save that it undoes as `of`. */
export const action = adminAction(
  async ({ request, params }) => {
    const undoneId = parseOrBadRequest(idField().optional(), readQuery(request).get("of") ?? undefined);
    return await restoreEdit(db, findDocument(params.document), readRevisionId(params), undoneId);
  },
  { savesForm: false },
);

/** @throws {Response} 404 for an unknown document */
function findDocument(document = ""): EditedDocument {
  const [type, name] = document.split(":");
  switch (type) {
    case "firm":
      return getFirmDocument(readFirmPart(name === "contact" ? {} : { part: name ?? "" }));
    case "logo":
      return logoDocument;
    case "page":
    case "service":
      return getPageDocument(name);
    case "picture":
      return getPictureDocument(name);
    default:
      throw notFound();
  }
}
