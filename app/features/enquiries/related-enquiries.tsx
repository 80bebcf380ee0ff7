import { Link } from "@remix-run/react";
import { isolate } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { describeSubject } from "./describe-enquiry";
import { StatusMark } from "./enquiry-marks";
import type { RelatedEnquiry } from "./find-enquiry.server";

export function RelatedEnquiries({
  enquiries,
  search,
}: {
  enquiries: readonly RelatedEnquiry[];
  search: string;
}) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {enquiries.map(({ id, kind, name, status, projectType, createdAt }) => (
        <li key={id}>
          <Link
            to={`/admin/enquiries/${id}${search}`}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm underline-offset-4 hover:underline"
          >
            <StatusMark status={status} />
            <span className="wrap-anywhere">
              {`${describeSubject({ kind, projectType })}, ${isolate(name)}`}
            </span>
            <time dateTime={createdAt} className="figures ml-auto text-steel-600">
              {formatDay(createdAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
