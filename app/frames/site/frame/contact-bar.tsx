import { Link } from "@remix-run/react";
import { frameLabels, requestQuoteLink } from "~/content/navigation";
import { useShownService, useWhatsappUrl } from "~/frames/site/use-shown-service";
import type { Business } from "~/platform/runtime/config/business";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

const barLinkClasses =
  "hidden contact-bar:flex items-center justify-center gap-[min(0.5rem,2vw)] px-[min(0.75rem,3.5vw)] py-2.5 min-h-14 display-face " +
  "text-[min(0.875rem,4vw)] tracking-normal";

/** A chat link in the corner. On phones, on pages without a form, a bar that also has Call and Request Quote. */
export function ContactBar({ business }: { business: Business }) {
  const whatsappUrl = useWhatsappUrl(business);
  const service = useShownService();
  return (
    <aside
      data-under-menu=""
      data-no-print=""
      aria-label={frameLabels.contact}
      className={joinClasses(
        "chat-link fixed right-[min(1rem,4.5vw)] bottom-[min(1rem,4.5vw)] z-40 md:right-6 md:bottom-6",
        "contact-bar:inset-x-0 contact-bar:bottom-0 contact-bar:flex contact-bar:divide-x contact-bar:divide-steel-700",
        "contact-bar:border-steel-700 contact-bar:border-t contact-bar:bg-graphite contact-bar:text-paper",
        "contact-bar:pb-[env(safe-area-inset-bottom)]",
        !whatsappUrl && "hidden",
      )}
    >
      <a href={`tel:${business.phone.e164}`} className={barLinkClasses}>
        <Icon name="phone" className="size-[min(1.25rem,5.5vw)]" />
        {frameLabels.call}
      </a>
      {whatsappUrl ? (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          className={joinClasses(
            barLinkClasses,
            "grid! size-[min(3.5rem,16vw)] place-items-center rounded-md border border-paper/30 bg-ok p-0! text-paper shadow-sheet transition-[filter] hover:brightness-115",
            "contact-bar:flex! contact-bar:size-auto contact-bar:rounded-none contact-bar:border-0 contact-bar:bg-transparent contact-bar:px-[min(0.75rem,3.5vw)]! contact-bar:shadow-none",
          )}
        >
          <Icon name="whatsapp" className="size-[min(1.75rem,8vw)] contact-bar:size-[min(1.25rem,5.5vw)]" />
          <span className="sr-only contact-bar:not-sr-only">
            <span className="sr-only">{`${frameLabels.chatOn} `}</span>
            {frameLabels.whatsapp}
          </span>
        </a>
      ) : null}
      <Link
        to={service ? `${requestQuoteLink.to}?service=${service.slug}` : requestQuoteLink.to}
        className={joinClasses(barLinkClasses, "flex-1 border-0! bg-spark text-coal")}
      >
        {requestQuoteLink.label}
      </Link>
    </aside>
  );
}
