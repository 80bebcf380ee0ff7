import { randomUUID } from "node:crypto";
import { redirect, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { findEnquiry, listRecentEnquiries } from "~/features/enquiries/find-enquiry.server";
import { listOrderedLines } from "~/features/quotations/agreed-sizes";
import { copyQuotation, listAccepted } from "~/features/quotations/enquiry-quotations.server";
import { toPrices } from "~/features/quotations/find-rate";
import { updatePieces } from "~/features/quotations/propose-draft";
import type { QuotationDraft } from "~/features/quotations/quotation";
import { findQuotation, type Quotation } from "~/features/quotations/quotations.server";
import { listRates } from "~/features/quotations/rates.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { handleForm, idempotencyKeyField } from "~/platform/http/handle-form.server";
import { idField, orNotFound, readForm, readId, readTexts } from "~/platform/http/read-request";
import { Button } from "~/platform/ui/button";
import { RadioField, SelectField } from "~/platform/ui/form/field";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta("Copy a quotation");

export const loader = adminLoader(async ({ params }) => {
  const { id, number, enquiryId, versions } = orNotFound(await findQuotation(db, readId(params)));
  const sameEnquiry = { value: String(enquiryId), label: "The same enquiry" };
  const otherEnquiries = (await listRecentEnquiries(db)).filter(({ value }) => value !== sameEnquiry.value);
  return {
    id,
    number,
    isAccepted: isAccepted({ versions }),
    enquiries: [sameEnquiry, ...otherEnquiries],
    idempotencyKey: randomUUID(),
  };
});

const isAccepted = ({ versions }: Pick<Quotation, "versions">) =>
  versions.some(({ acceptedAt }) => acceptedAt);

const copySchema = z.object({
  enquiry: idField("Choose an enquiry."),
  /** Required for a copy of an accepted quotation to the same enquiry. */
  purpose: z.enum(["replacement", "extra"]).optional(),
  /** "measured" gives the lines the current sizes of the enquiry. */
  sizes: z.literal("measured").optional(),
  idempotencyKey: idempotencyKeyField(),
});

export const action = adminAction(async ({ request, params }) => {
  const id = readId(params);
  return await handleForm(readTexts(await readForm(request)), {
    schema: copySchema,
    failure: { message: "Not copied. Please try again." },
    save: async ({ enquiry: enquiryId, purpose, sizes, idempotencyKey }) => {
      const quotation = orNotFound(await findQuotation(db, id));
      const isAsked = quotation.enquiryId === enquiryId && isAccepted(quotation) && !sizes;
      if (isAsked && !purpose)
        return { status: 400, message: "Not copied.", errors: { purpose: "Choose what the copy is for." } };
      const keepDraft = isAsked && purpose === "replacement" ? (draft: QuotationDraft) => draft : undefined;
      const changeDraft = sizes ? await createSizeUpdate(enquiryId) : keepDraft;
      const copyId = await copyQuotation(db, id, { enquiryId, idempotencyKey, changeDraft });
      if (copyId === null) return { status: 404, message: "This enquiry was deleted. Choose another." };
      const message = "Copied with the new sizes. Check the rates: infill or steel may have changed.";
      const path = `/admin/quotations/${copyId}`;
      return sizes ? await redirectWithToast(path, { type: "success", message }) : redirect(path);
    },
  });
});

/** Gives each line its own piece: the others are in another accepted quotation, or the customer did not want them. */
async function createSizeUpdate(enquiryId: number) {
  const enquiry = orNotFound(await findEnquiry(db, enquiryId));
  const rates = await listRates(db);
  const accepted = (await listAccepted(db, enquiryId)).map(({ content }) => content);
  const ordered = listOrderedLines(accepted, getCurrentPieces(enquiry).list?.pieces ?? []);
  return (draft: QuotationDraft) => {
    const pieces = draft.lines.flatMap(({ id }) => ordered.lines.find((line) => line.id === id)?.piece ?? []);
    return updatePieces(draft, pieces, toPrices(rates, draft.pricesIncludeGst));
  };
}

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function CopyQuotation() {
  const { id, number, isAccepted, enquiries, idempotencyKey } = useLoaderData<typeof loader>();
  const form = useForm({ idempotencyKey, hasDraft: false });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Toasts toast={form.refused?.toast} />
      <BackLink to={`/admin/quotations/${id}`}>Back to the quotation</BackLink>
      <PostForm form={form} className="sheet grid gap-4 p-4 sm:p-5">
        <h2 className="text-title">{`Copy ${number ?? "this draft"}`}</h2>
        <SelectField
          {...form.field("enquiry")}
          label="Copy to"
          help="Lines, discount and terms are copied. Name and town come from the enquiry."
          options={enquiries}
        />
        {isAccepted ? (
          <RadioField
            {...form.field("purpose")}
            legend="For the same enquiry, the copy is"
            options={[
              { value: "replacement", label: `a change: once accepted, it replaces ${number}` },
              { value: "extra", label: `extra work: once accepted, it is added to ${number}` },
            ]}
          />
        ) : null}
        <Button busy={form.isBusy} className="justify-self-start">
          Copy
        </Button>
      </PostForm>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
