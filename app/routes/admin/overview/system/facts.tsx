import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/platform/time/time";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="-mb-2.5 grid text-sm">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-steel-100 border-t py-2.5">
      <dt className="text-steel-600">{name}</dt>
      <dd className="figures wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

export function SideFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-steel-600">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}

export function Moment({ at }: { at: Date | null }) {
  if (at === null) return <>Never</>;
  const iso = at.toISOString();
  return <time dateTime={iso}>{formatDateTime(iso)}</time>;
}

/** A link that is large enough for touch but does not make its line taller. */
export function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link -my-3 inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
