import { closingBand, frameLabels, requestQuoteLink } from "~/content/navigation";
import { ButtonLink } from "~/platform/ui/button";
import { useRootData } from "./use-root-data";
import { useWhatsappUrl } from "./use-shown-service";

/** The quote form preselects `service`. */
export function ClosingBand({ service }: { service?: string }) {
  const { business } = useRootData();
  const whatsappUrl = useWhatsappUrl(business);
  return (
    <section aria-labelledby="closing" data-no-print="" className="border-steel-200 border-t bg-paper">
      <div className="shell grid gap-x-8 gap-y-6 py-10 lg:grid-cols-12 lg:items-end lg:py-20">
        <div className="lg:col-span-6">
          <h2 id="closing" className="text-heading">
            {closingBand.heading}
          </h2>
          <p className="mt-4 max-w-[52ch] text-balance text-lead opacity-80">{closingBand.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:grid lg:col-span-6 lg:justify-end">
          <ButtonLink
            to={service ? `${requestQuoteLink.to}?service=${service}` : requestQuoteLink.to}
            icon="arrow-right"
          >
            {requestQuoteLink.label}
          </ButtonLink>
          <ButtonLink to={`tel:${business.phone.e164}`} variant="secondary" icon="phone">
            <span className="sr-only">{`${frameLabels.call} `}</span>
            {business.phone.display}
          </ButtonLink>
          {whatsappUrl ? (
            <ButtonLink to={whatsappUrl} variant="secondary" icon="whatsapp">
              {frameLabels.whatsapp}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
