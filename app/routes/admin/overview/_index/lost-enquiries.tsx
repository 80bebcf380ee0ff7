import { Link } from "@remix-run/react";
import type { LostReasonCount } from "~/features/enquiries/lost-reasons.server";
import { getLostReasonLabel } from "~/features/enquiries/statuses";

export function LostEnquiries({ lost }: { lost: readonly LostReasonCount[] }) {
  if (lost.length === 0) return null;
  return (
    <section aria-labelledby="lost-enquiries">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id="lost-enquiries" className="text-title">
          Why enquiries were lost
        </h2>
        <p className="text-sm text-steel-600">Last twelve months</p>
      </div>
      <div className="sheet p-4 sm:p-5">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {lost.map(({ reason, count }) => (
            <div key={reason ?? "none"}>
              <dt className="text-sm text-steel-600">
                {reason ? getLostReasonLabel(reason) : "No reason given"}
              </dt>
              <dd className="display-face figures text-title">{count}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">
          <Link
            to="/admin/enquiries?status=lost"
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            All lost enquiries
          </Link>
        </p>
      </div>
    </section>
  );
}
