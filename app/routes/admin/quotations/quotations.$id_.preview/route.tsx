import { randomUUID } from "node:crypto";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readFirm } from "~/business/firm.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { hasWhatsApp } from "~/features/enquiries/phone";
import { selectOffered } from "~/features/quotations/customer-page.server";
import { findDraftProblems } from "~/features/quotations/draft-problems";
import { findDraftQuestions } from "~/features/quotations/draft-questions.server";
import { planVersion } from "~/features/quotations/plan-version.server";
import { QuotationSheet } from "~/features/quotations/quotation-sheet";
import { findQuotation } from "~/features/quotations/quotations.server";
import { formatQuotation } from "~/features/quotations/show-quotation.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import { orNotFound, readForm, readId, readTexts } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { toIndianDay } from "~/platform/time/time";
import { useTopOfScreen } from "~/platform/ui/focus";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { AcceptancePanel } from "./acceptance-panel";
import { type CreatedLink, handleSending } from "./handle-sending.server";
import { recordAcceptance } from "./record-acceptance.server";
import { SendPanel } from "./send-panel";

export const meta: MetaFunction = () => adminMeta("Quotation preview");

export const loader = adminLoader(async ({ params }) => {
  const quotation = orNotFound(await findQuotation(db, readId(params)));
  const { id, draft, number, version, versions } = quotation;
  const enquiry = orNotFound(await findEnquiry(db, quotation.enquiryId));
  const firm = await readFirm(db);
  const today = toIndianDay(new Date());
  const plan = planVersion({ draft, number, currentVersion: versions[0] }, firm, { today });
  return {
    id,
    version,
    quotation: formatQuotation(plan),
    problems: Object.values(findDraftProblems(draft)),
    questions: findDraftQuestions(draft, firm),
    isAccepted: Boolean(plan.repeatedVersion?.acceptedAt),
    isRepeated: plan.repeatedVersion !== null,
    email: enquiry.email,
    hasWhatsApp: enquiry.phone !== null && hasWhatsApp(enquiry.phone),
    isMailOff: config.mail === null,
    customerName: draft.customer.name,
    offered: selectOffered(plan),
    today,
    idempotencyKey: randomUUID(),
  };
});

export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const typed = readTexts(await readForm(request));
    const handle = typed.intent === "accepted" ? recordAcceptance : handleSending;
    return await handle(typed, readId(params), admin.username);
  },
  { savesForm: false },
);

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function QuotationPreview() {
  const { id, quotation, customerName, offered, today, ...sending } = useLoaderData<typeof loader>();
  const { logo } = useRootData();
  const { isAccepted } = sending;
  const refused = useRefusedForm();
  const created = useActionData<CreatedLink>();
  useTopOfScreen();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Toasts toast={refused?.toast} />
      <BackLink to={`/admin/quotations/${id}`}>Edit</BackLink>
      <SendPanel {...sending} link={created && "link" in created ? created : null} />
      {isAccepted || sending.problems.length > 0 ? null : (
        <AcceptancePanel name={customerName} offered={offered} today={today} version={sending.version} />
      )}
      <QuotationSheet quotation={quotation} logo={logo} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
