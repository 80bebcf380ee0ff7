import { serviceTemplate } from "~/content/pages";
import type { ServiceSummary } from "~/content/service-summary.server";
import { SectionHeading } from "~/ui/section-heading";
import { ServiceCard } from "~/ui/service-card";

/** Three services that go with this one. */
export function RelatedServices({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <section aria-labelledby="related-heading" data-no-print className="shell band">
      <SectionHeading id="related-heading" number="06" title={serviceTemplate.headings.related} />
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {services.map((service) => (
          <li key={service.to}>
            <ServiceCard service={service} heading="h3" sizes="(min-width: 40rem) 31vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
