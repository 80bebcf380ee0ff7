import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Logo } from "~/business/logo";
import type { ShownFirm } from "~/business/shown-firm.server";
import * as messages from "~/content/messages";
import { frameLabels } from "~/content/navigation";
import type { Business } from "~/platform/runtime/config/business";
import { Spinner } from "~/platform/ui/button";
import { isOpenedInPlace } from "~/platform/ui/dialog";
import { PageLink, useRouteFocus } from "~/platform/ui/focus";
import { ContactBar } from "./contact-bar";
import { Footer } from "./footer";
import { hasRendering } from "./has-rendering";
import { Header } from "./header";

interface SiteFrameProps {
  business: Business;
  firm: ShownFirm;
  logo: Logo | null;
  showRenderingsNote: boolean;
  children: ReactNode;
}

/** Pages must start with a dark header, because the site header over it is transparent. */
export function SiteFrame({ business, firm, logo, showRenderingsNote, children }: SiteFrameProps) {
  const main = useRouteFocus();
  const matches = useMatches();
  const showsRendering = matches.some(({ data }) => hasRendering(data));
  return (
    <>
      <PageLink
        target="content"
        data-under-menu=""
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:bg-paper focus:px-5 focus:py-3 focus:text-graphite"
      >
        {frameLabels.skip}
      </PageLink>
      <Header business={business} firm={firm} logo={logo} />
      <PageProgress />
      <main ref={main} id="content" tabIndex={-1} data-under-menu="" className="outline-none">
        {firm.notice ? <NoticeBar text={firm.notice} /> : null}
        {children}
      </main>
      <Footer
        business={business}
        firm={firm}
        logo={logo}
        showRenderingsNote={showRenderingsNote && showsRendering}
      />
      <ContactBar business={business} />
    </>
  );
}

/** Shows that a page is loading: browsers show nothing during client-side navigation. Dialogs have their own indicators. */
function PageProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === "loading" && location.pathname !== pathname && !isOpenedInPlace(location.state);
  return (
    <div
      role="status"
      data-no-print=""
      className="pointer-events-none fixed inset-x-0 top-20 z-55 grid justify-items-center"
    >
      {isLoading ? (
        <p className="caption flex animate-appear items-center gap-3 rounded-b-md border border-steel-700 bg-graphite px-4 py-2.5 text-paper [animation-delay:250ms]">
          <Spinner />
          {messages.project.loading}
        </p>
      ) : null}
    </div>
  );
}

function NoticeBar({ text }: { text: string }) {
  return (
    <aside aria-label={frameLabels.notice} className="relative z-1 bg-graphite pt-20 text-paper -mb-20">
      <div className="shell">
        <p className="rail border-steel-500 py-3 text-sm">{text}</p>
      </div>
    </aside>
  );
}
