import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { LinksFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { config } from "~/config.server";
import styles from "~/tailwind.css?url";

export const links: LinksFunction = () => [
  ...[sourceSans, archivo].map(
    (href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const,
  ),
  { rel: "stylesheet", href: styles },
];

/** What every page knows: who the business is, and how the site is addressed. */
export function loader() {
  return {
    business: config.business,
    publicUrl: config.publicUrl.origin,
    showRenderingsNote: config.showRenderingsNote,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
