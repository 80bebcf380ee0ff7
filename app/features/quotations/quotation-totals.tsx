import type { ShownQuotation } from "./show-quotation.server";

/** The totals of each alternative, or the only ones. */
export function QuotationTotals({ totals, choiceNote }: Pick<ShownQuotation, "totals" | "choiceNote">) {
  return (
    <div className="grid gap-6 border-graphite border-t pt-4 text-sm">
      {choiceNote ? <p className="wrap-anywhere">{choiceNote}</p> : null}
      {totals.map(({ title, sums, label, value, inWords }) => (
        <section key={title} aria-label={title || label} className="grid break-inside-avoid gap-1.5">
          <div className="sm:ml-auto sm:w-96 print:ml-auto print:w-96">
            {title ? <h2 className="display-face mb-2 wrap-anywhere tracking-normal">{title}</h2> : null}
            <dl className="figures grid gap-1.5">
              {sums.map((sum) => (
                <div key={sum.label} className="flex justify-between gap-4">
                  <dt className="text-steel-600">{sum.label}</dt>
                  <dd translate="no" className="whitespace-nowrap">
                    {sum.value}
                  </dd>
                </div>
              ))}
              <div className="display-face flex items-baseline justify-between gap-4 text-lg">
                <dt>{label}</dt>
                <dd translate="no" className="whitespace-nowrap">
                  {value}
                </dd>
              </div>
            </dl>
          </div>
          <p className="sm:text-right print:text-right">{inWords}</p>
        </section>
      ))}
    </div>
  );
}
