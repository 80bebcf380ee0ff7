import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "~/frames/styles/tailwind.css?url";
import { db } from "~/platform/database/database.server";
import { readToast } from "~/platform/http/cookies.server";
import { config } from "~/platform/runtime/config.server";
import { toIndianDay } from "~/platform/time/time";
import { defaultFirm, readFirm } from "./business/firm.server";
import { Icons } from "./business/icons";
import { readLogo } from "./business/logo.server";
import { toShownFirm } from "./business/shown-firm.server";
import { publicLists } from "./features/items/items";
import { findUnfetchedList, UnfetchedList } from "./features/items/public/unfetched-list";
import { ErrorPage, getErrorTitle } from "./frames/site/error-page";
import { SiteFrame } from "./frames/site/frame/site-frame";
import { writeTitle } from "./frames/site/seo/page-meta";
import { SmoothScroll } from "./frames/site/smooth-scroll";
import { type RootData, useOptionalRootData } from "./frames/site/use-root-data";
import { InlineScript, useNonce } from "./platform/document/inline-script";
import headingFont from "./platform/ui/fonts/archivo-heading.woff2?url";
import textFont from "./platform/ui/fonts/text-sans.woff2?url";
import { useRetry } from "./platform/ui/hooks";
import { Toasts } from "./platform/ui/toasts";

// On a phone, the first picture needs the connection more: its fallback fonts take the same space.
const fontMedia = "(min-width: 48rem)";

export const links: LinksFunction = () => [
  ...[textFont, headingFont].map(
    (href) =>
      ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        media: fontMedia,
        href,
        crossOrigin: "anonymous",
      }) as const,
  ),
  { rel: "stylesheet", href: styles },
];

/** Applies to pages without their own metadata: error pages. */
export const meta: MetaFunction<typeof loader> = ({ data: site, error, location }) => {
  const list = findUnfetchedList(error, location.pathname);
  const title = list ? publicLists[list].page.heading : error ? getErrorTitle(error) : undefined;
  return [{ title: writeTitle(title, site) }, ...(error ? [{ name: "robots", content: "noindex" }] : [])];
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ toast, headers }, firm, logo] = await Promise.all([
    readToast(request),
    readFirm(db),
    readLogo(db),
  ]);
  return data<RootData>(
    {
      business: firm.business,
      logo,
      firm: toShownFirm(firm, defaultFirm, toIndianDay(new Date())),
      publicUrl: config.publicUrl.origin,
      showRenderingsNote: config.showRenderingsNote,
      toast,
    },
    { headers },
  );
}

/**
 * Does not reload on the same page, so dialogs open without a request. After a refused form, reloading from
 * an unavailable server would replace the typed text with an error page.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, ...rest }) => {
  if (rest.actionStatus !== undefined && rest.actionStatus >= 400) return false;
  const hasOnlyQueryChanged =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return rest.defaultShouldRevalidate && (formMethod !== undefined || !hasOnlyQueryChanged);
};

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { pathname } = useLocation();
  // The error page of this route looks like the public site, even at admin URLs.
  const hasFailed = Boolean(useRouteError());
  const hasSystemScheme = isAdminArea(pathname) && !hasFailed;
  const data = useOptionalRootData();
  return (
    <html lang="en-IN" data-scheme={hasSystemScheme ? "system" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hasSystemScheme ? <SchemeMeta /> : null}
        <meta name="theme-color" content="#10181c" />
        <Meta />
        <Links />
        <Icons logo={data?.logo ?? null} />
        <link rel="manifest" href={isAdminArea(pathname) ? "/app.webmanifest" : "/manifest.webmanifest"} />
      </head>
      <body>
        <Toasts toast={data?.toast} />
        {children}
        <SmoothScroll />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <InlineScript />
      </body>
    </html>
  );
}

/** Colour of the browser's toolbar in the dark scheme: `--color-paper` of `ui/styles/dark.css`. */
function SchemeMeta() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b2428" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Handles errors of every screen and of this loader, so it must work without data. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useOptionalRootData();
  const list = findUnfetchedList(error, useLocation().pathname);
  const isRetrying = useRetry();
  if (isRetrying) return null;
  if (!list || !data) return <ErrorPage />;
  return (
    <SiteFrame {...data}>
      <UnfetchedList list={list} error={error} />
    </SiteFrame>
  );
}

function isAdminArea(pathname: string): boolean {
  return /^\/(admin|login|logout)(\/|$)/.test(pathname);
}
