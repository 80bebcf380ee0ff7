import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Logo } from "~/business/logo";
import type { ShownFirm } from "~/business/shown-firm.server";
import { NAVBAR_SCROLL_THRESHOLD_PX } from "~/content/constants";
import { frameLabels, headerLinks, MEGA_MENU_TOP_CATEGORIES, requestQuoteLink } from "~/content/navigation";
import { getServicePath, serviceCategories, serviceCount } from "~/content/service-index";
import type { Business } from "~/platform/runtime/config/business";
import { ButtonLink } from "~/platform/ui/button";
import { useMenuClosing } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";

/** Transparent over the banner at the top of the page; white after scrolling. */
export function Header({ business, firm, logo }: { business: Business; firm: ShownFirm; logo: Logo | null }) {
  const header = useScrolledHeader();
  return (
    <header ref={header} className="site-header">
      <div className="shell flex h-20 items-center justify-between gap-4">
        <Brand name={business.name} tagline={firm.tagline} logo={logo} />
        <nav aria-label={frameLabels.main} className="hidden items-center lg:flex xl:gap-1">
          {headerLinks.map(({ label, to }) =>
            to === "/services" ? (
              <MegaMenu key={to} label={label} />
            ) : (
              <NavLink key={to} to={to} viewTransition end={to === "/"} className="nav-link">
                {label}
              </NavLink>
            ),
          )}
          <a
            href={`tel:${business.phone.e164}`}
            className="nav-link figures gap-2 max-xl:size-11 max-xl:justify-center max-xl:px-0 max-xl:after:hidden"
          >
            <Icon name="phone" className="size-4.5" />
            <span className="sr-only">{`${frameLabels.call} `}</span>
            <span className="max-xl:sr-only">{business.phone.display}</span>
          </a>
          <ButtonLink
            to={requestQuoteLink.to}
            variant="secondary"
            className="header-action whitespace-nowrap px-5"
          >
            {requestQuoteLink.label}
          </ButtonLink>
        </nav>
        <MobileMenu business={business} hours={firm.hours} />
      </div>
    </header>
  );
}

/** For browsers without scroll-driven animations. */
function useScrolledHeader() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const markScrolled = () =>
      header.current?.toggleAttribute("data-scrolled", scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
    markScrolled();
    addEventListener("scroll", markScrolled, { passive: true });
    return () => removeEventListener("scroll", markScrolled);
  }, []);
  return header;
}

const menuRows = [
  { key: "top", columns: "grid-cols-3", categories: serviceCategories.slice(0, MEGA_MENU_TOP_CATEGORIES) },
  { key: "bottom", columns: "grid-cols-4", categories: serviceCategories.slice(MEGA_MENU_TOP_CATEGORIES) },
];

function MegaMenu({ label: menuLabel }: { label: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuClosing(menu);
  const isCurrent = useLocation().pathname.startsWith("/services");
  return (
    <details ref={menu} data-menu="" className="group/menu relative">
      <summary className="nav-link flex items-center gap-1.5" aria-current={isCurrent ? "true" : undefined}>
        {menuLabel}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="mega-menu absolute animate-drop rounded-sm border border-steel-200 shadow-sheet top-full left-1/2 mt-3 w-[700px] -translate-x-1/2 bg-paper text-graphite">
        {menuRows.map(({ key, columns, categories }) => (
          <div key={key} className={`grid ${columns} divide-x divide-steel-200 border-steel-200 border-b`}>
            {categories.map(({ name, items }) => (
              <section
                key={name}
                aria-label={name}
                className="row-span-2 grid grid-rows-subgrid px-4 pt-4 pb-3"
              >
                <h3 className="caption flex items-baseline justify-between gap-2 pb-2 text-steel-600 tracking-[0.04em]">
                  {name}
                  <span aria-hidden="true" className="figures flex-none whitespace-nowrap">
                    {String(items.length).padStart(2, "0")}
                  </span>
                </h3>
                <ul>
                  {items.map(({ slug, label }) => (
                    <li key={slug}>
                      <NavLink
                        to={getServicePath(slug)}
                        viewTransition
                        className="-mx-2 flex min-h-11 items-center rounded-sm px-2 py-1.5 text-sm leading-snug hover:bg-mist aria-[current=page]:font-semibold aria-[current=page]:text-spark-ink"
                      >
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
        <NavLink
          to="/services"
          viewTransition
          end
          className="group/button flex min-h-12 items-center justify-between px-4 text-sm hover:bg-mist"
        >
          <span className="display-face tracking-normal">{frameLabels.allServices}</span>
          <span className="caption flex items-center gap-3 text-steel-600">
            <span className="figures">{frameLabels.extent(serviceCategories.length, serviceCount)}</span>
            <Icon
              name="arrow-right"
              className="size-4.5 text-graphite transition-transform group-hover/button:translate-x-1"
            />
          </span>
        </NavLink>
      </div>
    </details>
  );
}
