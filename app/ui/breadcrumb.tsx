import { Link } from "@remix-run/react";

export interface Crumb {
  label: string;
  /** The last one, the page itself, is no link whatever stands here. */
  to?: string;
}

/** Where the page stands in the site. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="caption -my-3 flex flex-wrap items-center gap-x-3">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={label}
            className="flex items-center gap-3 before:content-['/'] before:opacity-50 first:before:content-none"
          >
            {to && index < crumbs.length - 1 ? (
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center opacity-75">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
