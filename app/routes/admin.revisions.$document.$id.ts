import { adminAction } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { firmDocument } from "~/firm/firm-screen.server";
import { logoDocument } from "~/firm/logo.server";
import { notFound } from "~/http/read-request";
import { getPageDocument } from "~/page-texts/page-screen.server";
import { type EditedDocument, readRevisionId, restoreEdit } from "~/revisions/edit-document.server";
import { getPictureDocument } from "~/site-pictures/site-pictures.server";

export { submitButton as clientAction } from "~/ui/form/submit-form";

/** Id 0 restores the default. */
export const action = adminAction(
  async ({ params }) => await restoreEdit(db, findDocument(params.document), readRevisionId(params)),
  { savesForm: false },
);

/** @throws {Response} 404 for an unknown document */
function findDocument(document = ""): EditedDocument {
  const [type, name] = document.split(":");
  switch (type) {
    case "firm":
      return firmDocument;
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
