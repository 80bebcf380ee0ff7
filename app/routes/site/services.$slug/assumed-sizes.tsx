import { requestQuoteLink } from "~/content/navigation";
import { serviceTemplate } from "~/content/service-template";
import { ButtonLink } from "~/platform/ui/button";
import { joinClasses } from "~/platform/ui/join-classes";
import { Section } from "./sections";
import type { ServicePage } from "./service-page.server";

export function AssumedSizes({ number, service }: { number: string; service: ServicePage }) {
  const { sizes, slug } = service;
  if (!sizes) return null;
  const { text, change } = serviceTemplate.sizes;
  return (
    <Section number={number} title={serviceTemplate.headings.sizes}>
      <div className="@container">
        <div className="sheet grid grid-cols-1 gap-px bg-steel-200 @min-[64rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <FinishedDrawing svg={sizes.small} className="@min-[46rem]:hidden [&>svg]:max-w-[26rem]" />
          <FinishedDrawing svg={sizes.wide} className="hidden @min-[46rem]:block" />
          <div className="grid content-between gap-5 bg-paper p-5 @min-[46rem]:gap-6 @min-[46rem]:p-7">
            <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @min-[19rem]:grid-cols-2 @min-[32rem]:grid-cols-3 @min-[64rem]:grid-cols-2">
              {sizes.facts.map(({ label, value }) => (
                <div key={label} className="border-steel-200 border-t pt-2">
                  <dt className="caption text-steel-600">{label}</dt>
                  <dd className="figures mt-0.5 text-sm">{value}</dd>
                </div>
              ))}
            </dl>
            <div
              className="grid items-center gap-4 @min-[32rem]:grid-cols-[minmax(0,1fr)_auto] @min-[64rem]:grid-cols-1"
              data-no-print
            >
              <p className="max-w-[56ch] text-sm text-steel-700">{text}</p>
              <ButtonLink
                to={`${requestQuoteLink.to}?service=${slug}&sizes=typical#sizes`}
                variant="secondary"
                icon="arrow-right"
              >
                {change}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The server renders the drawing, so that the page's scripts need no code for sizes. */
function FinishedDrawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={joinClasses("bg-paper py-2 @min-[20rem]:p-2 @min-[46rem]:p-5 [&>svg]:mx-auto", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from its own sizes; texts are escaped.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
