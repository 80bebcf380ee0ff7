import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { offline } from "~/content/unsent";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useRouteFocus } from "~/ui/use-route-focus";
import { findScreen } from "./screens";
import { MenuDrawer, Sidebar } from "./sidebar";

interface AdminShellProps {
  /** Whether the sidebar of large screens shows icons only. */
  collapsed: boolean;
  /** The path that gives the title; the page's own unless given. */
  path?: string;
  children: ReactNode;
}

/** What stands round every screen of the admin area: sidebar, and a top bar titled by the path. */
export function AdminShell({ collapsed, path, children }: AdminShellProps) {
  const { pathname } = useLocation();
  const { title } = findScreen(path ?? pathname);
  const main = useScreenFocus();
  const [notice, setNotice] = useState<ToastMessage | null>(null);
  /** A screen that cannot be fetched would leave the browser's error page in place of this one, and of what was typed. */
  const stayOffline = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    if (!link || link.hasAttribute("target") || navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    setNotice({ kind: "error", message: offline });
  };
  return (
    <div data-admin="" onClickCapture={stayOffline} className="flex min-h-dvh bg-mist">
      <Toasts toast={notice} />
      <a
        href="#main"
        className="sr-only z-70 bg-paper px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar collapsed={collapsed} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-(--banner,0px) z-30 flex h-16 items-center gap-2 border-steel-200 border-b bg-paper px-3 sm:px-6">
          <MenuDrawer />
          <h1 className="min-w-0 flex-1 truncate text-title">{title}</h1>
          <Link to="/" className="inline-flex min-h-11 items-center gap-2 px-2 text-sm hover:underline">
            View site
            <Icon name="external" className="size-4.5" />
          </Link>
        </header>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="w-full max-w-[96rem] flex-1 p-4 outline-none sm:p-6"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/**
 * Moves the focus to a new screen's content, as a page load would, and to the same screen's when what had the focus is gone:
 * a row that was deleted, a dialog that has done its work.
 */
function useScreenFocus() {
  const main = useRouteFocus();
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key, main]);
  return main;
}
