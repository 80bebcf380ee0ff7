import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { receiptTexts } from "~/content/enquiry-forms";
import type { Receipt } from "~/features/enquiries/receipt.server";
import { useRootData } from "~/frames/site/use-root-data";
import { ButtonLink } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";

interface FormOrReceiptProps {
  receipt: Receipt | null;
  /** The items of the receipt. */
  pieces?: ReactNode;
  children: ReactNode;
}

/** Shows the form, or its receipt until the visitor leaves or opens a new form. */
export function FormOrReceipt({ receipt, pieces, children }: FormOrReceiptProps) {
  const container = useRef<HTMLDivElement>(null);
  const shownReceipt = useRef<Receipt | null>(null);

  useEffect(() => {
    const hasChanged = shownReceipt.current !== receipt;
    shownReceipt.current = receipt;
    if (!hasChanged) return;
    // Keep the focus of a visitor who continued before hydration.
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      container.current?.querySelector("h2")?.focus();
  }, [receipt]);

  return (
    <div ref={container}>{receipt ? <EnquiryReceipt receipt={receipt} pieces={pieces} /> : children}</div>
  );
}

function EnquiryReceipt({ receipt, pieces }: { receipt: Receipt; pieces: ReactNode }) {
  const { business, firm } = useRootData();
  const { pathname } = useLocation();
  const texts = receiptTexts[receipt.kind];
  return (
    <section aria-labelledby="receipt" className="grid grid-cols-1 gap-8">
      <div>
        <p className="caption flex items-center gap-2 text-ok">
          <Icon name="check" className="size-5" />
          {receiptTexts.caption(receipt.number)}
        </p>
        <h2
          id="receipt"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: replaces the scripted focus when scripts are off
          autoFocus
          className="mt-3 text-heading outline-none"
        >
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-[56ch] text-lead">{texts.next(receipt, firm)}</p>
        <p className="mt-1 text-steel-600">{texts.hours(firm)}</p>
      </div>
      <div>
        <h3 className="caption text-steel-600">{receiptTexts.received}</h3>
        <dl className="mt-3 border-steel-300 border-b">
          {receipt.facts.map(({ label, value }) => (
            <div
              key={`${label} ${value}`}
              className="grid gap-x-6 border-steel-300 border-t py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="text-steel-600 text-sm sm:pt-0.5">{label}</dt>
              <dd className="figures min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {pieces}
      <div className="grid gap-4">
        <p>{receiptTexts.wrong}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" icon="phone" to={`tel:${business.phone.e164}`}>
            {`${receiptTexts.call} ${business.phone.display}`}
          </ButtonLink>
          <ButtonLink variant="quiet" to={pathname} replace preventScrollReset>
            {receiptTexts.another}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
