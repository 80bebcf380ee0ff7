import type { MetaFunction } from "@remix-run/node";
import { redirect, useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { areListsEqual, getCurrentPieces, outlinePieces } from "~/features/enquiries/current-pieces";
import { formatRupees } from "~/features/enquiries/describe-enquiry";
import { type CurrentDetails, editEnquiry, editSchema } from "~/features/enquiries/edit-enquiry.server";
import { listAnswers, listEditableFields } from "~/features/enquiries/enquiry-fields";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import {
  changePiecesForm,
  getProblemLabels,
  readPiecesForm,
  withPieces,
} from "~/features/enquiries/form/pieces-form.server";
import { findOrder } from "~/features/orders/find-order.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, showForm } from "~/platform/http/handle-form.server";
import { describeStale, mergeStale, readShown } from "~/platform/http/merge-stale";
import { orNotFound, readForm, readId } from "~/platform/http/read-request";
import { omitPieces } from "~/sizes/form/piece-action";
import { readTypedPieces, toTypedPiece } from "~/sizes/form/typed-pieces";
import { validatePieces } from "~/sizes/form/validate-pieces";
import type { PieceList } from "~/sizes/piece-list";
import { EditForm, toFieldTexts, writeSizes } from "./edit-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Edit: ${data.enquiry.name}` : "Edit enquiry");

export const loader = adminLoader(async ({ request, params }) => {
  const id = readId(params);
  const enquiry = orNotFound(await findEnquiry(db, id));
  if (enquiry.deletedAt) throw redirect(`/admin/enquiries/${id}${new URL(request.url).search}`);
  const { kind, name, phone, email, town, details, quotedAmount, detailsVersion, pieces } = enquiry;
  const { list } = getCurrentPieces(enquiry);
  return {
    enquiry: { id, kind, name, phone, email, town, ...details, quotedAmount, detailsVersion },
    hasOrderTotal: ((await findOrder(db, id))?.total ?? null) !== null,
    ...presetSizes(list),
    requested: outlinePieces(pieces.list?.pieces ?? [], pieces.list?.unit),
  };
});

const presetSizes = (list: PieceList | null) => ({
  pieces: (list?.pieces ?? []).map((piece) => toTypedPiece(piece, list?.unit)),
  unit: list ? { unit: list.unit, isUnmeasured: list.isUnmeasured } : undefined,
});

const amountField = { name: "quotedAmount", label: "Quoted amount" };

const labelledFields = [...listEditableFields("quote"), amountField];

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const id = readId(params);
  const { search } = new URL(request.url);
  const form = readPiecesForm(await readForm(request));
  const { fields, typed, pieceAction } = form;
  if (pieceAction) return showForm(changePiecesForm(pieceAction, form));
  return await handleForm(fields, {
    schema: withPieces(editSchema, typed, { fieldsAfterPieces: ["quotedAmount"] }),
    failure: { message: "Not saved. Please try again." },
    texts: labelledFields.map(({ name, label }) => ({ label, text: fields[name] ?? "" })),
    extra: { labels: getProblemLabels(typed) },
    save: async ({ content, pieces: sentPieces }) => {
      const isAmountChanged = fields.quotedAmount !== readShown(fields)?.quotedAmount;
      const quotedAmount = isAmountChanged ? content.quotedAmount : undefined;
      const pieces = hasShownSizes(sentPieces, fields) ? undefined : sentPieces;
      const result = await editEnquiry(db, id, { ...content, quotedAmount, pieces }, admin.username);
      if (result === "missing") return null;
      if (typeof result === "object") {
        const sizes = pieces ? {} : replaceSizes(fields, result.current.list);
        return refuseStale(result.current, fields, sizes);
      }
      return await replaceWithToast(`/admin/enquiries/${id}${search}`, { type: "success", message: "Saved" });
    },
  });
});

function hasShownSizes(pieces: PieceList, fields: Record<string, string>): boolean {
  const texts = readShown(fields);
  if (texts === null) return false;
  const shown = validatePieces(readTypedPieces(texts)).list;
  return pieces.pieces.length + shown.pieces.length === 0 || areListsEqual(pieces, shown);
}

/** Returns the fields of the saved sizes, and empties those that only the form has. */
function replaceSizes(fields: Record<string, string>, list: PieceList | null): Record<string, string> {
  const { pieces, unit } = presetSizes(list);
  const others = omitPieces(fields);
  const emptied = Object.keys(fields).filter((name) => !(name in others));
  return { ...Object.fromEntries(emptied.map((name) => [name, ""])), ...writeSizes(pieces, unit) };
}

/** The form keeps its own changes and gets the saved values of its other fields. The message names fields that both changed. */
function refuseStale(
  { version, answers, quotedAmount, isTotal, pieces }: CurrentDetails,
  fields: Record<string, string>,
  sizes: Record<string, string>,
) {
  const shown = readShown(fields);
  const texts = toFieldTexts({ ...answers, quotedAmount });
  const amount = quotedAmount === null ? "" : formatRupees(quotedAmount);
  const current = [
    ...listAnswers(answers).map(({ field, label, value }) => ({ name: field.name, label, value })),
    ...(isTotal ? [] : [{ ...amountField, value: amount }]),
  ].filter(({ name }) => name in fields);
  const merged = mergeStale(current, { typed: fields, shown, saved: texts });
  const replaced = { ...merged.replaced, ...sizes };
  return {
    status: 409,
    message: describeStale(
      [...(pieces ? [`Sizes: ${pieces}`] : []), ...merged.conflicts],
      isTotal
        ? `The amount is now the total of the order, ${amount}. Save again to keep your other changes.`
        : undefined,
    ),
    version,
    replaced: { ...replaced, shown: String(new URLSearchParams({ ...shown, ...replaced })) },
  };
}

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function EditEnquiry() {
  const form = useLoaderData<typeof loader>();
  const { id } = form.enquiry;
  const { search } = useLocation();
  return (
    <>
      <BackLink to={`/admin/enquiries/${id}${search}`} className="mb-2">
        Back to the enquiry
      </BackLink>
      <EditForm key={id} {...form} />
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
