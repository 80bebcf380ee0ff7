import { Form, Link, useLocation } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useRouteFocus } from "~/platform/ui/focus";
import { offlineMessage, type ToastMessage } from "~/platform/ui/form/form-result";
import { useMenuClosing } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { Toasts } from "~/platform/ui/toasts";
import { formatSidebarCookie } from "./preference-cookies";
import { RefreshNotice } from "./refresh-notice";
import { ScreenLinks } from "./screen-links";
import { findScreen } from "./screens";
import { useDoubleClickGuard } from "./use-double-click-guard";

interface AdminShellProps {
  name: string;
  /** On large screens the sidebar shows icons only. */
  isCollapsed: boolean;
  /** Path that determines the title; defaults to the current one. */
  path?: string;
  children: ReactNode;
}

export function AdminShell({ name, isCollapsed, path, children }: AdminShellProps) {
  const { pathname } = useLocation();
  const { title } = findScreen(path ?? pathname);
  const main = useScreenFocus();
  useDoubleClickGuard();
  const [notice, setNotice] = useState<ToastMessage | null>(null);
  /** While offline, the browser's error page would replace this screen and everything typed. */
  const blockOfflineLinks = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (!link || link.target || navigator.onLine) return;
    // A part of this screen needs no network.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    setNotice({ type: "error", message: offlineMessage });
  };
  return (
    <div data-admin="" onClickCapture={blockOfflineLinks} className="flex min-h-dvh bg-mist">
      <Toasts toast={notice} />
      <a
        href="#main"
        className="sr-only z-90 bg-paper px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar name={name} isInitiallyCollapsed={isCollapsed} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-(--banner,0px) z-30 flex h-16 items-center gap-2 border-steel-200 border-b bg-paper px-3 very-short:static sm:px-6">
          <MenuDrawer name={name} />
          <h1 className="min-w-0 flex-1 truncate text-title">{title}</h1>
          <Link
            to="/"
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 text-sm hover:underline"
          >
            <span className="sr-only sm:not-sr-only">View site</span>
            <Icon name="external" className="size-4.5" />
          </Link>
        </header>
        <RefreshNotice />
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

/** Focuses the content after navigation, even on the same screen if the focused element was removed, such as a deleted row. */
function useScreenFocus() {
  const main = useRouteFocus();
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key, main]);
  return main;
}

/** A cookie remembers the collapsed state. */
function Sidebar({ name, isInitiallyCollapsed }: { name: string; isInitiallyCollapsed: boolean }) {
  const [isCollapsed, setIsCollapsed] = useState(isInitiallyCollapsed);
  const { pathname, search } = useLocation();
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4
    document.cookie = formatSidebarCookie(!isCollapsed, location);
    setIsCollapsed(!isCollapsed);
  };
  const label = isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <aside
      className={joinClasses(
        "light-palette scheme-dark sticky top-(--banner,0px) hidden h-[calc(100dvh-var(--banner,0px))] shrink-0 flex-col bg-graphite text-paper transition-[width] lg:flex",
        isCollapsed ? "w-20" : "w-64",
      )}
    >
      <div className="flex h-16 items-center border-steel-700 border-b px-3">
        {isCollapsed ? null : <p className="display-face min-w-0 flex-1 truncate px-3 text-sm">{name}</p>}
        <Form
          method="post"
          action="/admin/sidebar"
          onSubmit={toggle}
          className={isCollapsed ? "mx-auto" : ""}
        >
          <input type="hidden" name="from" value={pathname + search} />
          <button
            type="submit"
            name="collapsed"
            value={String(!isCollapsed)}
            aria-expanded={!isCollapsed}
            title={label}
            className="grid size-11 place-items-center rounded-sm text-steel-200 hover:bg-steel-800 hover:text-paper"
          >
            <Icon
              name="collapse"
              label={label}
              className={joinClasses("size-5", isCollapsed && "rotate-180")}
            />
          </button>
        </Form>
      </div>
      <ScreenLinks compact={isCollapsed} />
    </aside>
  );
}

/** A `<details>` element works without JavaScript. Its summary covers the page behind the overlay and closes the menu. */
function MenuDrawer({ name }: { name: string }) {
  const drawer = useRef<HTMLDetailsElement>(null);

  useMenuClosing(drawer);

  return (
    <details ref={drawer} data-menu="" data-admin-menu="" className="group lg:hidden">
      <summary className="grid size-11 place-items-center rounded-sm group-open:text-chalk group-open:before:fixed group-open:before:inset-0 group-open:before:z-40 group-open:before:bg-coal/70">
        <span className="group-open:fixed group-open:top-2.5 group-open:left-3 group-open:z-60 group-open:grid group-open:size-11 group-open:place-items-center">
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </span>
        <span className="sr-only">Menu</span>
      </summary>
      <div className="light-palette scheme-dark fixed inset-y-0 left-0 z-50 flex w-64 max-w-[85vw] flex-col overscroll-contain bg-graphite text-paper forced-colors:border-r">
        <p className="display-face flex h-16 items-center truncate border-steel-700 border-b pr-4 pl-16 text-sm">
          {name}
        </p>
        <ScreenLinks />
      </div>
    </details>
  );
}
