import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { readFirm } from "~/business/firm.server";
import { findSessionByCookie } from "~/features/accounts/session-cookie.server";
import { findOrder } from "~/features/orders/find-order.server";
import { findLastQuestion, recordFirstView } from "~/features/quotations/answer-quotation.server";
import { buildCustomerPage } from "~/features/quotations/customer-page.server";
import { QuotationSheet } from "~/features/quotations/quotation-sheet";
import { canAccept } from "~/features/quotations/quotation-state";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import { ButtonLink } from "~/platform/ui/button";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { AdvanceNote } from "./advance-note";
import { AnswerForms } from "./answer-forms";
import { Receipts } from "./receipts";
import { receiveAnswer, requireLinkedQuotation } from "./receive-answer.server";
import { StateNote } from "./state-note";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `Quotation ${page.quotation.number} | ${page.quotation.seller.name}` : "Quotation" },
  { name: "robots", content: "noindex" },
  // With the front's "no-referrer", browsers would send forms without an origin. Other sites get no referrer either way.
  { name: "referrer", content: "same-origin" },
];

/** Messengers that fetch a page for a preview send no Sec-Fetch-Dest, and browsers that prefetch send Sec-Purpose. */
function isOpenedByPerson(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "document" && !request.headers.has("Sec-Purpose");
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const linkedQuotation = await requireLinkedQuotation(request, token);
  if (isOpenedByPerson(request) && !(await findSessionByCookie(request)))
    await recordFirstView(db, linkedQuotation);
  const order = await findOrder(db, linkedQuotation.enquiryId);
  const page = buildCustomerPage(linkedQuotation, { firm: await readFirm(db), order, now: new Date() });
  const lastQuestion = linkedQuotation.isWithdrawn ? null : await findLastQuestion(db, linkedQuotation);
  return { ...page, lastQuestion, pdf: `/quotation/${token}.pdf`, idempotencyKey: randomUUID() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  return await receiveAnswer(request, params.token ?? "");
}

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function QuotationPage() {
  const page = useLoaderData<typeof loader>();
  const { business, logo } = useRootData();
  const refused = useRefusedForm();
  return (
    <main id="main" className="min-h-dvh bg-mist pb-16 print:bg-paper print:pb-0">
      <Toasts toast={refused?.toast} />
      <div className="mx-auto grid max-w-4xl gap-4 px-3 py-4 sm:px-6 sm:py-8 print:p-0">
        {canAccept(page.state) ? (
          <div
            className="sticky top-0 z-10 -mx-3 -mt-4 flex items-center justify-between gap-3 border-steel-200 border-b bg-paper px-4 py-2 sm:hidden"
            data-no-print=""
          >
            <p className="figures min-w-0 flex-1">
              <span className="block text-caption text-steel-600">{page.quotation.totals[0]?.label}</span>
              <strong>{page.total}</strong>
            </p>
            {/* Without a client navigation, browsers also focus the field. */}
            <ButtonLink
              variant="primary"
              to={page.offered ? "#accept" : "#field-name"}
              reloadDocument
              className="shrink-0 px-4!"
            >
              Review and accept
            </ButtonLink>
          </div>
        ) : null}
        <StateNote page={page} />
        {page.advance ? <AdvanceNote advance={page.advance} /> : null}
        <QuotationSheet quotation={page.quotation} logo={logo} />
        <div className="flex flex-wrap gap-3" data-no-print="">
          <ButtonLink variant="secondary" icon="download" to={page.pdf} reloadDocument>
            Save as PDF
          </ButtonLink>
          <ButtonLink variant="secondary" icon="phone" to={`tel:${business.phone.e164}`}>
            Call us
          </ButtonLink>
        </div>
        {page.payments ? <Receipts payments={page.payments} /> : null}
        <AnswerForms page={page} />
      </div>
    </main>
  );
}
