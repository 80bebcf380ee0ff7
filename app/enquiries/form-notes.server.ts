import { noteOrigin } from "./enquiry-source";
import type { FormNotes } from "./form/enquiry-hidden-fields";
import { stampForm } from "./form-stamp.server";

/** What a form of the public site says of its showing. */
export function writeFormNotes(request: Request): FormNotes {
  return { stamp: stampForm(), origin: noteOrigin(request) };
}
