import type { ReactNode } from "react";
import { frameWords } from "~/content/navigation";
import type { Business } from "~/site/business";
import { useRouteFocus } from "~/ui/use-route-focus";
import { ChatLink } from "./chat-link";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageProgress } from "./page-progress";

interface SiteFrameProps {
  business: Business;
  showRenderingsNote: boolean;
  children: ReactNode;
}

/** What every public page stands in. Pages begin with a dark head, because the bar over it is clear. */
export function SiteFrame({ business, showRenderingsNote, children }: SiteFrameProps) {
  const main = useRouteFocus();
  return (
    <>
      <a
        href="#content"
        data-under-menu=""
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:bg-paper focus:px-5 focus:py-3 focus:text-graphite"
      >
        {frameWords.skip}
      </a>
      <Header name={business.name} />
      <PageProgress />
      <main ref={main} id="content" tabIndex={-1} data-under-menu="" className="outline-none">
        {children}
      </main>
      <Footer business={business} showRenderingsNote={showRenderingsNote} />
      <ChatLink business={business} />
    </>
  );
}
