import { serviceTemplate } from "~/content/service-template";
import { Section } from "./section";
import type { ServicePage } from "./service-page.server";

/** Materials, sizes and finishes, row by row. */
export function SpecificationTable({ number, rows }: { number: string; rows: ServicePage["specification"] }) {
  return (
    <Section number={number} title={serviceTemplate.headings.specification}>
      <dl className="border-steel-200 border-b">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-steel-200 border-t py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="caption pt-1 text-steel-600">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
