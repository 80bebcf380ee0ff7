import { Link, NavLink } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { NAVBAR_SCROLL_THRESHOLD_PX } from "~/content/constants";
import { frameWords, headerLinks, requestQuoteLink } from "~/content/navigation";
import type { ShownFirm } from "~/firm/shown-firm.server";
import type { Business } from "~/site/business";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LogoMark } from "./logo";
import { MegaMenu } from "./mega-menu";
import { MobileMenu } from "./mobile-menu";

/** The fixed bar: clear over the head of a page, white once scrolled by more than 50 px. */
export function Header({ business, firm }: { business: Business; firm: ShownFirm }) {
  const header = useScrolledHeader();
  return (
    <header ref={header} className="site-header">
      <div className="shell flex h-20 items-center justify-between gap-4">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-3">
          <LogoMark className="size-[min(2.25rem,11vw)] shrink-0" />
          <span className="grid min-w-0">
            <span className="display-face wrap-anywhere line-clamp-2 text-base leading-tight tracking-[-0.01em]">
              {business.name}
            </span>
            <span className="caption text-[0.6875rem] opacity-80">{firm.tagline}</span>
          </span>
        </Link>
        <nav aria-label={frameWords.main} className="hidden items-center lg:flex xl:gap-1">
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
            <span className="sr-only">{frameWords.call} </span>
            <span className="max-xl:sr-only">{business.phone.display}</span>
          </a>
          <ButtonLink to={requestQuoteLink.to} variant="secondary" className="header-action px-5">
            {requestQuoteLink.label}
          </ButtonLink>
        </nav>
        <MobileMenu business={business} hours={firm.hours} />
      </div>
    </header>
  );
}

/** Marks the header once the page is scrolled, in browsers whose style sheets cannot follow the scrolling themselves. */
function useScrolledHeader() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const mark = () => header.current?.toggleAttribute("data-scrolled", scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, []);
  return header;
}
