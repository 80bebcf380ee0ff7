import { enquiryChartWords as words } from "~/content/enquiry-chart";
import type { EnquiryWeek } from "~/enquiries/enquiry-weeks.server";
import { formatWeek } from "./week-words";

/** The chart's figures as a table, the latest week first. */
export function WeekTable({ weeks }: { weeks: readonly EnquiryWeek[] }) {
  const head = [words.columns.week, words.kinds.messages, words.kinds.quotes, words.columns.total];
  return (
    <table className="figures w-full text-left text-sm">
      <thead>
        <tr className="caption border-steel-200 border-b text-steel-600">
          {head.map((label) => (
            <th
              key={label}
              scope="col"
              className="py-2 pr-3 text-right align-bottom font-medium first:text-left"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ monday, messages, quotes }) => (
          <tr key={monday} className="border-steel-100 border-b last:border-b-0">
            <th scope="row" className="whitespace-nowrap py-2 pr-3 font-normal">
              {formatWeek(monday)}
            </th>
            {[messages, quotes, messages + quotes].map((count, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <td key={column} className="py-2 pr-3 text-right">
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
