import { randomUUID } from "node:crypto";
import { useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { enterEnquiry, entrySchema, LOOK_UP } from "~/features/enquiries/enter-enquiry.server";
import { listRelatedEnquiries } from "~/features/enquiries/find-enquiry.server";
import {
  changePiecesForm,
  getProblemLabels,
  readPiecesForm,
  withPieces,
} from "~/features/enquiries/form/pieces-form.server";
import { isPhone, normalizePhone } from "~/features/enquiries/phone";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, showForm } from "~/platform/http/handle-form.server";
import { readForm } from "~/platform/http/read-request";
import { EntryForm, type LookUpResult } from "./entry-form";

export const meta = () => adminMeta("New enquiry");

export const loader = adminLoader(() => ({ now: new Date().toISOString(), idempotencyKey: randomUUID() }));

/** Also looks up a phone number. This is a POST request, because URLs must not contain phone numbers. */
export const action = adminAction(async ({ request, signedIn: { admin } }) => {
  const form = readPiecesForm(await readForm(request));
  const { fields, pieceAction } = form;
  const { search } = new URL(request.url);
  if (fields.intent === LOOK_UP) {
    const phone = normalizePhone(fields.phone ?? "");
    const earlierEnquiries = isPhone(phone) ? await listRelatedEnquiries(db, { phone }) : [];
    return showForm<LookUpResult>({ typed: fields, errors: {}, extra: { earlierEnquiries } });
  }
  if (pieceAction) return showForm(changePiecesForm(pieceAction, form));
  return await handleForm(fields, {
    schema: withPieces(entrySchema, form.typed, { fieldsAfterPieces: ["followUpOn"] }),
    failure: { message: "The enquiry could not be saved. Please try again." },
    extra: { labels: getProblemLabels(form.typed) },
    save: async ({ content, pieces }) => {
      const id = await enterEnquiry(db, { ...content, pieces }, admin.username);
      return await replaceWithToast(`/admin/enquiries${id === null ? search : `/${id}${search}`}`, {
        type: "success",
        message: "Enquiry saved",
      });
    },
  });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function EnterEnquiry() {
  const { now, idempotencyKey } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <BackLink to={`/admin/enquiries${search}`} data-back-to-list="" className="mb-2">
        All enquiries
      </BackLink>
      <EntryForm now={now} idempotencyKey={idempotencyKey} />
    </>
  );
}
