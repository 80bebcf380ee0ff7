import { randomUUID } from "node:crypto";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { BackLink } from "~/admin/back-link";
import { adminMeta } from "~/admin/screens";
import { db } from "~/database/database.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { readFirm } from "~/firm/firm.server";
import { orNotFound, readId } from "~/http/read-request";
import { findDraftProblems } from "~/quotations/draft-problems";
import { planVersion } from "~/quotations/plan-version.server";
import { QuotationSheet } from "~/quotations/quotation-sheet";
import { findQuotation } from "~/quotations/quotations.server";
import { formatQuotation } from "~/quotations/show-quotation.server";
import { config } from "~/runtime/config.server";
import { useRootData } from "~/site/use-root-data";
import { toIndianDay } from "~/time/indian-time";
import { useRefusedForm } from "~/ui/form/use-form";
import { Toasts } from "~/ui/toasts";
import { type CreatedLink, handleSending } from "./handle-sending.server";
import { SendPanel } from "./send-panel";

export const meta: MetaFunction = () => adminMeta("Quotation preview");

export const loader = adminLoader(async ({ params }) => {
  const quotation = orNotFound(await findQuotation(db, readId(params)));
  const { id, draft, number, version, versions } = quotation;
  const enquiry = orNotFound(await findEnquiry(db, quotation.enquiryId));
  const plan = planVersion(
    { draft, number, currentVersion: versions[0] },
    await readFirm(db),
    toIndianDay(new Date()),
  );
  return {
    id,
    version,
    quotation: formatQuotation(plan.content),
    problems: Object.values(findDraftProblems(draft)),
    isAccepted: Boolean(plan.repeatedVersion?.acceptedAt),
    isRepeated: plan.repeatedVersion !== null,
    email: enquiry.email,
    phone: enquiry.phone,
    isMailOff: config.mail === null,
    idempotencyKey: randomUUID(),
  };
});

export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    return await handleSending(request, readId(params), admin.username);
  },
  { savesForm: false },
);

export { refreshAfterConflict as shouldRevalidate } from "~/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function QuotationPreview() {
  const { id, quotation, ...sending } = useLoaderData<typeof loader>();
  const { logo } = useRootData();
  const refused = useRefusedForm();
  const created = useActionData<CreatedLink>();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Toasts toast={refused?.toast} />
      <BackLink to={`/admin/quotations/${id}`}>Edit</BackLink>
      <SendPanel {...sending} link={created && "link" in created ? created : null} />
      <QuotationSheet quotation={quotation} logo={logo} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
