import type { Logo } from "~/business/logo";
import { LogoImage } from "~/frames/site/logo-image";
import { LineTable } from "./line-table";
import { QuotationTotals } from "./quotation-totals";
import type { ShownQuotation } from "./show-quotation.server";

/** In CSS pixels, about 50 by 14 mm on paper. */
const logoBox = { width: 190, height: 52 };

/** The quotation as the customer sees it, on screens and A4 paper. */
export function QuotationSheet({ quotation, logo }: { quotation: ShownQuotation; logo: Logo | null }) {
  const { number, version, sentOn, validUntil, seller, customer, lines } = quotation;
  return (
    <article
      aria-labelledby="quotation-title"
      className="border border-steel-200 bg-paper print:border-0 print:text-[10pt]"
    >
      <header className="grid gap-6 border-graphite border-b-2 p-5 sm:grid-cols-[1fr_auto] sm:p-8 print:grid-cols-[1fr_auto] print:px-0 print:pt-0">
        <div>
          {logo ? (
            <div className="mb-3">
              <LogoImage logo={logo} box={logoBox} alt="" background="paper" />
            </div>
          ) : null}
          <p translate="no" className="display-face text-lg">
            {seller.name}
          </p>
          <address translate="no" className="mt-1 text-sm text-steel-600 not-italic">
            {seller.address.join(", ")}
            <br />
            {`${seller.phone} · ${seller.email}`}
            {seller.gstin ? (
              <>
                <br />
                {`GSTIN ${seller.gstin}`}
              </>
            ) : null}
          </address>
        </div>
        <dl className="figures grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5 text-sm sm:text-right print:text-right">
          {[
            ["Number", version > 1 ? `${number}, version ${version}` : number],
            ["Date", sentOn],
            ["Valid until", validUntil],
          ].map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-steel-600">{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="grid gap-6 p-5 sm:p-8 print:px-0 print:pb-0">
        <div>
          <h1 id="quotation-title" className="text-title">
            {quotation.isWithdrawn ? "Withdrawn quotation" : "Quotation"}
          </h1>
          {quotation.declaration ? <p className="mt-2 text-sm">{quotation.declaration}</p> : null}
          <p className="mt-2 wrap-anywhere text-sm">
            <span className="text-steel-600">To </span>
            <strong translate="no">{customer.name}</strong>
            {customer.address.map((line) => (
              <span key={line} translate="no" className="block">
                {line}
              </span>
            ))}
            <span className="block text-steel-600">
              {`${customer.gstin ? `GSTIN ${customer.gstin} · ` : ""}Place of supply: ${customer.state}`}
            </span>
          </p>
        </div>
        <LineTable lines={lines} amountLabel={quotation.amountLabel} />
        {quotation.totals.length > 0 ? <QuotationTotals {...quotation} /> : null}
        <section
          aria-labelledby="quotation-terms"
          className="break-inside-avoid border-steel-200 border-t pt-5"
        >
          <h2 id="quotation-terms" className="caption text-steel-600">
            Terms
          </h2>
          <dl className="mt-3 grid gap-3 text-sm sm:grid-cols-2 print:grid-cols-2">
            {quotation.terms.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-steel-600">{label}</dt>
                <dd className="figures wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="grid break-inside-avoid gap-6 border-steel-200 border-t pt-5 text-sm sm:grid-cols-2 print:grid-cols-2">
          {quotation.bankDetails.length > 0 ? (
            <section aria-labelledby="quotation-bank">
              <h2 id="quotation-bank" className="caption text-steel-600">
                Bank details
              </h2>
              <p className="figures mt-3 wrap-anywhere">
                {quotation.bankDetails.map((line) => (
                  <span key={line} translate="no" className="block">
                    {line}
                  </span>
                ))}
              </p>
            </section>
          ) : null}
          <div className="sm:col-start-2 sm:text-right print:col-start-2 print:text-right">
            <p className="wrap-anywhere">{quotation.signatory}</p>
            {quotation.signature ? (
              <img
                src={quotation.signature}
                alt="Signature"
                className="mt-2 h-12 max-w-full object-contain object-left sm:ml-auto print:ml-auto"
              />
            ) : null}
            <p className={quotation.signature ? "text-steel-600" : "mt-12 text-steel-600"}>
              Authorised signatory
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
