import { NavLink, useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { ShownFirm } from "~/business/shown-firm.server";
import { frameLabels, headerLinks, requestQuoteLink } from "~/content/navigation";
import { getServicePath, serviceCategories } from "~/content/service-index";
import { useWhatsappUrl } from "~/frames/site/use-shown-service";
import type { Business } from "~/platform/runtime/config/business";
import { ButtonLink } from "~/platform/ui/button";
import { useMenuClosing } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";

const entryClass =
  "display-face flex min-h-14 w-full items-center justify-between border-b border-steel-700 text-title decoration-2 underline-offset-8 [&[aria-current]]:text-spark [&[aria-current]]:underline";

/** Works without scripts. While it is open, CSS hides the page below (`data-under-menu`). */
export function MobileMenu({ business, hours }: { business: Business; hours: ShownFirm["hours"] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuClosing(menu);
  const whatsappUrl = useWhatsappUrl(business);
  return (
    <details ref={menu} data-menu="" className="mobile-menu group/mobile lg:hidden">
      <summary className="-mr-2.5 grid size-11 place-items-center rounded-sm" aria-label={frameLabels.menu}>
        <Icon name="menu" className="size-7 group-open/mobile:hidden" />
        <Icon name="close" className="hidden size-7 group-open/mobile:block" />
      </summary>
      <div className="fixed inset-0 -z-10 overflow-y-auto overscroll-contain bg-graphite pt-20 pb-8 text-paper">
        <nav aria-label={frameLabels.main} className="shell flex min-h-full flex-col">
          <ul>
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                {to === "/services" ? (
                  <ServicesMenu label={label} />
                ) : (
                  <NavLink to={to} viewTransition end={to === "/"} className={entryClass}>
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
          <ButtonLink to={requestQuoteLink.to} icon="arrow-right" className="mt-8 w-full">
            {requestQuoteLink.label}
          </ButtonLink>
          <div className="mt-3 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
            <ButtonLink to={`tel:${business.phone.e164}`} variant="secondary" icon="phone">
              {frameLabels.call}
            </ButtonLink>
            {whatsappUrl ? (
              <ButtonLink to={whatsappUrl} variant="secondary" icon="whatsapp">
                {frameLabels.whatsapp}
              </ButtonLink>
            ) : null}
          </div>
          <dl className="mt-auto grid gap-4 pt-8 text-sm">
            <div>
              <dt className="caption text-steel-400">{frameLabels.hours}</dt>
              {hours.map(({ days, hours: times }) => (
                <dd key={days} className="figures mt-1 text-steel-200">
                  {`${days}, ${times}`}
                </dd>
              ))}
            </div>
            <div>
              <dt className="caption text-steel-400">{frameLabels.area.label}</dt>
              <dd className="mt-1 text-steel-200">{frameLabels.area.text}</dd>
            </div>
          </dl>
        </nav>
      </div>
    </details>
  );
}

function ServicesMenu({ label }: { label: string }) {
  const isCurrent = useLocation().pathname.startsWith("/services");
  return (
    <details className="group/services">
      <summary className={entryClass} aria-current={isCurrent ? "true" : undefined}>
        {label}
        <Icon name="chevron-down" className="transition-transform group-open/services:rotate-180" />
      </summary>
      <div className="grid gap-5 border-steel-700 border-b py-5">
        {serviceCategories.map(({ name, items }) => (
          <section key={name} aria-label={name}>
            <h3 className="caption pb-1 text-steel-400">{name}</h3>
            <ul>
              {items.map(({ slug, label: itemLabel }) => (
                <li key={slug}>
                  <NavLink
                    to={getServicePath(slug)}
                    viewTransition
                    className="flex min-h-11 items-center text-base aria-[current=page]:text-spark"
                  >
                    {itemLabel}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <NavLink to="/services" viewTransition end className="flex min-h-11 items-center gap-2 font-semibold">
          {frameLabels.allServices}
          <Icon name="arrow-right" />
        </NavLink>
      </div>
    </details>
  );
}
