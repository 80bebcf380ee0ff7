import { DASHBOARD_SKELETON_CARDS } from "~/content/constants";

/** Appears with a delay, so that short waits show no skeleton. */
const skeleton = "block rounded-sm bg-steel-100 animate-appear [animation-delay:150ms]";

export function DashboardSkeleton() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <span className={`${skeleton} h-80`} />
      <div className="grid gap-4 sm:grid-cols-3">
        {Array.from({ length: DASHBOARD_SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <span key={index} className={`${skeleton} h-18 sm:h-27`} />
        ))}
      </div>
      <span className={`${skeleton} h-60`} />
    </div>
  );
}
