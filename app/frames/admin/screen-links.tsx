import { Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import * as messages from "~/content/admin-messages";
import { openedInPlace } from "~/platform/ui/dialog";
import { Icon, type IconName } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { dailyScreens, findScreen, otherScreens, testimonialsScreen } from "./screens";

/** `compact` shows only icons, with their titles as tooltips and for screen readers. */
export function ScreenLinks({ compact = false }: { compact?: boolean }) {
  const { pathname, search } = useLocation();
  const current = findScreen(pathname);
  const logout = `/logout?${new URLSearchParams({ from: pathname + search })}`;
  return (
    <nav aria-label="Admin" className="flex flex-1 flex-col gap-1 overflow-y-auto p-3">
      <ul className="grid gap-1">
        {dailyScreens.map((screen) => (
          <li key={screen.to}>
            <ScreenLink {...screen} isCurrent={screen === current} compact={compact} />
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-1 border-steel-700 border-t pt-3">
        {otherScreens.map((screen) => (
          <ScreenLink key={screen.to} {...screen} isCurrent={screen === current} compact={compact} />
        ))}
        <ScreenLink
          state={openedInPlace}
          to={logout}
          title={messages.admin.logout}
          icon="logout"
          compact={compact}
        />
      </div>
    </nav>
  );
}

interface ScreenLinkProps {
  to: string;
  title: string;
  icon: IconName;
  compact: boolean;
  isCurrent?: boolean;
  /** History state for links that open a dialog. */
  state?: unknown;
}

function ScreenLink({ to, title, icon, compact, isCurrent = false, state }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      aria-current={isCurrent ? "page" : undefined}
      title={compact ? title : undefined}
      className={joinClasses(
        "relative flex min-h-11 items-center gap-3 rounded-sm border-l-2 px-3 text-sm transition-colors",
        compact && "justify-center",
        isCurrent
          ? "border-spark bg-steel-800 text-paper forced-colors:border-[Highlight]"
          : "border-transparent text-steel-200 hover:bg-steel-800 hover:text-paper forced-colors:border-[Canvas]",
      )}
    >
      <Icon name={icon} className="size-5" />
      <span className={compact ? "sr-only" : undefined}>{title}</span>
      <WaitingCount screen={to} compact={compact} />
    </Link>
  );
}

const MAX_SHOWN_COUNT = 99;

/** Counted by the loader of `routes/admin`. */
export interface WaitingCounts {
  newEnquiries: number;
  pendingTestimonials: number;
}

function WaitingCount({ screen, compact }: { screen: string; compact: boolean }) {
  const data = useRouteLoaderData<() => WaitingCounts>("routes/admin");
  const counts: Record<string, number | undefined> = {
    "/admin/enquiries": data?.newEnquiries,
    [testimonialsScreen.to]: data?.pendingTestimonials,
  };
  const count = counts[screen] ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={joinClasses(
        "figures rounded-sm bg-spark px-1.5 text-caption font-semibold text-coal",
        compact ? "absolute top-1 right-1" : "ml-auto",
      )}
    >
      {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
