import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { requestQuoteLink } from "~/content/navigation";
import type { ServiceSlug } from "~/content/service-index";
import { serviceTemplate, whyChooseUs } from "~/content/service-template";
import { useRootData } from "~/frames/site/use-root-data";
import { useWhatsappUrl } from "~/frames/site/use-shown-service";
import { ButtonLink } from "~/platform/ui/button";
import { Icon, type IconName } from "~/platform/ui/icon";
import { WARRANTY_ID } from "./service-facts";

interface ServiceSidebarProps {
  slug: ServiceSlug;
  isWarrantyExplained: boolean;
}

export function ServiceSidebar({ slug, isWarrantyExplained }: ServiceSidebarProps) {
  const { business, firm } = useRootData();
  const { quote, help } = serviceTemplate.sidebar;
  const whatsappUrl = useWhatsappUrl(business);
  return (
    <aside aria-label={quote.heading} data-no-print>
      <div className="sheet grid grid-cols-1 gap-px bg-steel-200 sm:max-lg:grid-cols-3 lg:top-28 lg:tall:sticky">
        <Part heading={quote.heading}>
          <p className="text-sm text-steel-700">{quote.text}</p>
          <ButtonLink
            to={`${requestQuoteLink.to}?service=${slug}`}
            variant="secondary"
            className="mt-4 w-full sm:max-lg:px-2"
            icon="arrow-right"
          >
            {requestQuoteLink.label}
          </ButtonLink>
        </Part>
        <Part heading={whyChooseUs.heading}>
          <ul className="grid gap-1.5 text-sm">
            {whyChooseUs.reasons(firm.figures.experience).map((reason) => (
              <li key={reason} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-4.5 text-steel-500" />
                {isWarrantyExplained && /warranty/i.test(reason) ? (
                  <Link to={`#${WARRANTY_ID}`} className="underline underline-offset-4">
                    {reason}
                  </Link>
                ) : (
                  reason
                )}
              </li>
            ))}
          </ul>
        </Part>
        <Part heading={help.heading}>
          <ul className="-my-1.5 text-sm">
            <HelpLink to={`tel:${business.phone.e164}`} icon="phone" label={help.call}>
              {business.phone.display}
            </HelpLink>
            {whatsappUrl ? <HelpLink to={whatsappUrl} icon="whatsapp" label={help.whatsapp} /> : null}
            <HelpLink to={`mailto:${business.email}`} icon="mail" label={help.mail}>
              {business.email}
            </HelpLink>
          </ul>
        </Part>
      </div>
    </aside>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="bg-paper p-5 lg:p-6">
      <h2 className="mb-3 text-title">{heading}</h2>
      {children}
    </section>
  );
}

function HelpLink(props: { to: string; icon: IconName; label: string; children?: ReactNode }) {
  return (
    <li>
      <Link to={props.to} className="group flex min-h-11 items-center gap-3 py-1.5">
        <Icon name={props.icon} className="size-5 text-steel-600" />
        <span className="min-w-0 wrap-anywhere">
          <span className="underline-offset-4 group-hover:underline">{props.label}</span>
          {props.children ? <span className="figures block text-steel-600">{props.children}</span> : null}
        </span>
      </Link>
    </li>
  );
}
