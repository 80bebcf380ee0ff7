import { describeSubject, describeTownAndAmount } from "~/features/enquiries/describe-enquiry";
import { describeFollowUp } from "~/features/enquiries/follow-up";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { formatPhone } from "~/features/enquiries/phone";
import { getFollowUpState, getStatusLabel } from "~/features/enquiries/statuses";
import { formatDateTime, formatDay } from "~/platform/time/time";
import { describePage, type InboxPage } from "./inbox-pages";

const columns = ["Received", "Name", "Phone", "Request", "Town, amount", "Status", "Follow-up"];

interface InboxTableProps {
  title: string;
  page: InboxPage;
  entries: readonly InboxEntry[];
  /** Today in India, e.g. 2031-05-01. */
  today: string;
}

/** Shown only in print. */
export function InboxTable({ title, page, entries, today }: InboxTableProps) {
  return (
    <table className="inbox-table" aria-hidden="true">
      <caption>{[title, describePage(page), formatDay(today)].filter(Boolean).join(", ")}</caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="figures">{formatDateTime(entry.createdAt)}</td>
            <td>{entry.name}</td>
            <td className="figures">{entry.phone ? formatPhone(entry.phone) : entry.email}</td>
            <td>{describeSubject(entry)}</td>
            <td className="figures">{describeTownAndAmount(entry).join(", ")}</td>
            <td className="whitespace-nowrap">{getStatusLabel(entry.status)}</td>
            <td className="figures whitespace-nowrap">
              {entry.followUp && getFollowUpState(entry, today) ? describeFollowUp(entry.followUp) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
