import type { ServiceSummary } from "~/content/service-summary.server";
import { serviceTemplate } from "~/content/service-template";
import { SectionHeading } from "~/site/section-heading";
import { ServiceCard } from "~/site/service-card";

export function RelatedServices({
  number,
  services,
}: {
  number: string;
  services: readonly ServiceSummary[];
}) {
  return (
    <section aria-labelledby="related-heading" data-no-print className="shell band">
      <SectionHeading id="related-heading" number={number} title={serviceTemplate.headings.related} />
      <ul className="grid gap-6 sm:grid-cols-3">
        {services.map((service, index) => (
          <li key={service.to}>
            <ServiceCard
              service={service}
              sizes={`(min-width: 40rem) 31vw, ${index === 0 ? 92 : 38}vw`}
              compact={index > 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
