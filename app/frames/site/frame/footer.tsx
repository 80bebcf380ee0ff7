import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Logo } from "~/business/logo";
import type { ShownFirm } from "~/business/shown-firm.server";
import { footerLinks, footerServiceLinks, footerTexts } from "~/content/navigation";
import { Closures } from "~/frames/site/closures";
import { toIndianYear } from "~/frames/site/format-date";
import { useWhatsappUrl } from "~/frames/site/use-shown-service";
import type { Business } from "~/platform/runtime/config/business";
import { Icon } from "~/platform/ui/icon";
import { Brand } from "./brand";

const linkClass =
  "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-paper hover:underline";

export function Footer({
  business,
  firm,
  logo,
  showRenderingsNote,
}: {
  business: Business;
  firm: ShownFirm;
  logo: Logo | null;
  showRenderingsNote: boolean;
}) {
  return (
    <footer data-under-menu="" className="laid-out-late bg-graphite text-steel-300">
      <RailingElevation className="block text-steel-700" />
      <div className="shell grid grid-cols-2 gap-x-8 gap-y-8 pt-10 pb-8 lg:pt-14 lg:pb-10 md:grid-cols-[1fr_1fr_auto] lg:grid-cols-12">
        <div className="col-span-full grid content-start gap-5 md:max-lg:grid-cols-[auto_1fr_auto] md:max-lg:items-start md:max-lg:gap-x-12 lg:col-span-4">
          <Brand name={business.name} tagline={firm.tagline} logo={logo} className="text-paper" />
          <p className="max-w-[38ch]">{footerTexts.about}</p>
          <SocialLinks business={business} />
        </div>
        <Column heading={footerTexts.linksHeading} className="lg:col-span-2">
          <Links links={footerLinks} />
        </Column>
        <Column heading={footerTexts.servicesHeading} className="lg:col-span-3">
          <Links links={footerServiceLinks} />
        </Column>
        <Column heading={footerTexts.contactHeading} className="max-md:col-span-2 lg:col-span-3">
          <Office business={business} />
          <h2 className="caption mt-5 mb-2 text-steel-400">{footerTexts.hoursHeading}</h2>
          <dl className="figures grid grid-cols-[auto_1fr] gap-x-3">
            {firm.hours.map(({ days, hours }) => (
              <div key={days} className="contents">
                <dt className="whitespace-nowrap">{days}</dt>
                <dd className="text-paper">{hours}</dd>
              </div>
            ))}
          </dl>
          <Closures closures={firm.closures} />
          {firm.gstin ? <p className="figures mt-3 text-sm">{`${footerTexts.gstin} ${firm.gstin}`}</p> : null}
        </Column>
      </div>
      <div className="shell pb-8 text-sm">
        <div className="rail flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-steel-700 pt-5 pr-20">
          {/* The year may change between rendering and hydration of a cached page. */}
          <p suppressHydrationWarning>{footerTexts.copyright(toIndianYear(new Date()), business.name)}</p>
          <p>
            <Link to="/privacy" className={linkClass}>
              {footerTexts.privacy}
            </Link>
          </p>
          {showRenderingsNote ? <p>{footerTexts.renderings}</p> : null}
        </div>
      </div>
    </footer>
  );
}

function Column({
  heading,
  className,
  children,
}: {
  heading: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="caption mb-2 text-steel-400">{heading}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Office({ business: { address, phone, email } }: { business: Business }) {
  return (
    <address translate="no" className="not-italic wrap-anywhere">
      <p className="py-2 leading-normal">
        {address.street}
        <br />
        {`${address.locality} ${address.postalCode}`}
        <br />
        {address.region}
      </p>
      <a href={`tel:${phone.e164}`} className={`${linkClass} figures gap-2.5`}>
        <Icon name="phone" className="size-4.5" />
        {phone.display}
      </a>
      <br />
      <a href={`mailto:${email}`} className={`${linkClass} gap-2.5`}>
        <Icon name="mail" className="size-4.5" />
        {email}
      </a>
    </address>
  );
}

function SocialLinks({ business }: { business: Business }) {
  const links = [
    { icon: "facebook", href: business.facebookUrl },
    { icon: "instagram", href: business.instagramUrl },
    { icon: "whatsapp", href: useWhatsappUrl(business) },
  ] as const;
  return (
    <ul className="flex gap-2">
      {links.map(({ icon, href }) =>
        href === null ? null : (
          <li key={icon}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="grid size-11 place-items-center rounded-sm border border-steel-700 text-steel-200 transition-colors hover:border-steel-300 hover:text-paper"
            >
              <Icon name={icon} label={footerTexts.social[icon]} />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function RailingElevation({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} height="72" width="100%">
      <defs>
        <pattern id="railing" width="168" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor">
            <path d="M0 8.5h168M0 13.5h168" />
            <path d="M80.5 13.5v50M87.5 13.5v50M74.5 63.5h19v4h-19z" />
            <path d="M0 20.5h76.5v40H0M168 20.5H91.5v40H168" />
            <path d="M76.5 28.5h4M76.5 52.5h4M87.5 28.5h4M87.5 52.5h4" />
            <path d="m20 52 22-24m-14 24 10-11M124 52l22-24m-14 24 10-11" opacity=".6" />
            <path d="M0 71.5h168" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="72" fill="url(#railing)" />
    </svg>
  );
}
