import { getFirmDocument, readFirmPart } from "~/business/firm-screen.server";
import { logoDocument } from "~/business/logo.server";
import { adminAction } from "~/features/accounts/guard.server";
import { getPageDocument } from "~/features/page-texts/page-screen.server";
import { getPictureDocument } from "~/features/site-pictures/site-pictures.server";
import { db } from "~/platform/database/database.server";
import { notFound } from "~/platform/http/read-request";
import { type EditedDocument, readRevisionId, restoreEdit } from "~/platform/revisions/revisions.server";

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

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
