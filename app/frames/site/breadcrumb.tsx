import { Link } from "@remix-run/react";
import { frameLabels } from "~/content/navigation";

export interface Crumb {
  label: string;
  to: string;
}

/** The last step is the current page, which is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={frameLabels.breadcrumb}>
      <ol className="caption -my-3 flex items-center gap-x-2 sm:gap-x-3">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-2 not-last:shrink-0 last:min-w-0 sm:gap-3">
            {index < crumbs.length - 1 ? (
              <>
                <Link
                  to={to}
                  viewTransition
                  className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
                <span aria-hidden="true" className="opacity-50">
                  /
                </span>
              </>
            ) : (
              // Truncated, because the heading below repeats the name.
              <span aria-current="page" className="truncate opacity-75">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
