import { serviceTemplate } from "~/content/service-template";
import { joinClasses } from "~/platform/ui/join-classes";
import { Section } from "./sections";
import type { ServicePage } from "./service-page.server";

export function FeatureSheet({ number, service }: { number: string; service: ServicePage }) {
  const features = Object.entries(service.features);
  const isOdd = features.length % 2 === 1;
  return (
    <Section number={number} title={serviceTemplate.headings.features}>
      <div className="feature-sheet sheet grid gap-px overflow-hidden bg-steel-200 sm:grid-cols-2">
        {features.map(([title, description], index) => (
          <div key={title} className="bg-paper px-5 py-3 sm:p-7 sm:pb-9">
            <p aria-hidden="true" className="caption figures text-steel-600 max-sm:sr-only">
              {`1.${index + 1}`}
            </p>
            <h3 className="text-title sm:mt-6">{title}</h3>
            <p className="mt-2 max-w-[48ch] text-steel-700">{description}</p>
          </div>
        ))}
        <ServiceTitleBlock service={service} isRow={!isOdd} />
      </div>
    </Section>
  );
}

/** Fills the last cell of the sheet if it is free, otherwise a row below. */
function ServiceTitleBlock({ service, isRow }: { service: ServicePage; isRow: boolean }) {
  const { group, number, total } = service.listing;
  const { titleBlock } = serviceTemplate;
  const cells = [
    { label: titleBlock.group, value: group },
    { label: titleBlock.make, value: service.caption },
    { label: titleBlock.service, value: `${number} of ${total}` },
  ];
  return (
    <dl
      className={joinClasses(
        "grid gap-px max-sm:hidden",
        isRow ? "sm:col-span-2 sm:grid-cols-[1fr_2fr_auto]" : "content-end",
      )}
    >
      {cells.map(({ label, value }) => (
        <div key={label} className="bg-mist px-5 py-3 sm:px-7">
          <dt className="caption text-steel-600">{label}</dt>
          <dd className="figures mt-0.5 text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
