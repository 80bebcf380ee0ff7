import type { MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { readId } from "~/platform/http/read-request";
import { DialogLink } from "~/platform/ui/dialog";
import { useTopOfScreen } from "~/platform/ui/focus";
import { Fold } from "~/platform/ui/fold";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";
import { Toasts } from "~/platform/ui/toasts";
import { QuotationForm } from "./quotation-form";
import { readQuotationScreen } from "./read-screen.server";
import { saveQuotation } from "./save-quotation.server";
import { SentVersions } from "./sent-versions";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Quotation for ${data.enquiry.name}` : "Quotation");

export const loader = adminLoader(async ({ params }) => await readQuotationScreen(readId(params)));

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  return await saveQuotation(request, readId(params), admin.username);
});

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function QuotationScreen() {
  const { id, enquiry, number, replacedNumber, versions, linkCount, acceptedMargins, ...form } =
    useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  useTopOfScreen();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Outlet />
      <Toasts toast={refused?.toast} />
      <div>
        <BackLink to={`/admin/enquiries/${enquiry.id}`}>Back to the enquiry</BackLink>
        <h2 className="text-title wrap-anywhere">
          {`${number ? `${number}: ` : "Quotation for "}${enquiry.name}`}
        </h2>
        {replacedNumber ? <p className="text-sm text-steel-600">{`Replaces ${replacedNumber}`}</p> : null}
      </div>
      {versions.length > 0 ? <SentVersions id={id} versions={versions} linkCount={linkCount} /> : null}
      {versions[0]?.acceptance && !refused ? (
        <section className="sheet text-sm">
          <p className="p-4 sm:p-5">To change what was accepted, copy the quotation.</p>
          {acceptedMargins.length > 0 ? (
            <Fold className="border-steel-200 border-t" title="Your costs and margin">
              <ul className="figures grid gap-1">
                {acceptedMargins.map((margin) => (
                  <li key={margin}>{margin}</li>
                ))}
              </ul>
            </Fold>
          ) : null}
        </section>
      ) : (
        <QuotationForm key={id} {...form} />
      )}
      {number === null ? (
        <DialogLink
          to={`/admin/quotations/${id}/delete`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start px-1 text-danger text-sm underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current"
        >
          <Icon name="trash" className="size-4.5" />
          Delete this draft
        </DialogLink>
      ) : null}
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
