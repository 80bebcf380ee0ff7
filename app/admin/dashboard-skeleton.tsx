import { DASHBOARD_SKELETON_CARDS } from "~/content/constants";

export function DashboardSkeleton() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <span className="skeleton block h-80" />
      <div className="grid gap-4 sm:grid-cols-3">
        {Array.from({ length: DASHBOARD_SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <span key={index} className="skeleton block h-18 sm:h-27" />
        ))}
      </div>
      <span className="skeleton block h-60" />
    </div>
  );
}
