import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/routes/admin";
import { joinClasses } from "~/ui/join-classes";

/** Beyond this the exact number says nothing more. */
const MOST_SHOWN = 99;

/** How many new enquiries wait, beside the sidebar's link to them; nothing when there are none. */
export function NewEnquiries({ compact }: { compact: boolean }) {
  const count = useRouteLoaderData<typeof loader>("routes/admin")?.newEnquiries ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={joinClasses(
        "figures rounded-sm bg-spark px-1.5 text-caption font-semibold text-graphite",
        compact ? "absolute top-1 right-1" : "ml-auto",
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
