import type { EnquiryWeek } from "~/features/enquiries/enquiry-weeks.server";
import { EmptyList } from "~/features/items/admin/item-grid";
import { enquiryKinds, formatWeek, WeekBars } from "./week-bars";

export function EnquiryChart({ weeks }: { weeks: readonly EnquiryWeek[] }) {
  const messages = weeks.reduce((sum, week) => sum + week.messages, 0);
  const quotes = weeks.reduce((sum, week) => sum + week.quotes, 0);
  const entered = weeks.reduce((sum, week) => sum + week.entered, 0);
  const totals = weeks.map((week) => week.messages + week.quotes + week.entered);
  const max = Math.max(0, ...totals);
  const busiest = weeks[totals.indexOf(max)];
  return (
    <section aria-labelledby="enquiry-chart">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id="enquiry-chart" className="text-title">
          Enquiries per week
        </h2>
        <p className="text-sm text-steel-600">Last twelve weeks, Monday to Sunday</p>
      </div>
      {busiest && max > 0 ? (
        <div className="sheet p-4 sm:p-5">
          <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <LegendItem
              label={enquiryKinds.messages}
              count={messages}
              swatch="bg-steel-400 forced-colors:bg-[Highlight]"
            />
            <LegendItem
              label={enquiryKinds.quotes}
              count={quotes}
              swatch="bg-graphite forced-colors:bg-[CanvasText]"
            />
            <LegendItem
              label={enquiryKinds.entered}
              count={entered}
              swatch="border border-graphite bg-paper"
            />
          </ul>
          <WeekBars
            weeks={weeks}
            max={max}
            summary={`Enquiries in the last twelve weeks: ${messages + quotes + entered}. ${formatCount(messages, "message")}, ${formatCount(quotes, "quote request")} and ${entered} entered by you. The busiest week was ${formatWeek(busiest.monday)}, with ${max}.`}
          />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current">
              Show as a table
            </summary>
            <WeekTable weeks={weeks} />
          </details>
        </div>
      ) : (
        <EmptyList>No enquiries in the last twelve weeks.</EmptyList>
      )}
    </section>
  );
}

function LegendItem({ label, count, swatch }: { label: string; count: number; swatch: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 ${swatch}`} />
      {label}
      <strong className="figures font-semibold">{count.toLocaleString("en-US")}</strong>
    </li>
  );
}

function WeekTable({ weeks }: { weeks: readonly EnquiryWeek[] }) {
  const head = ["Week", enquiryKinds.messages, enquiryKinds.quotes, enquiryKinds.entered, "Total"];
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
        {weeks.toReversed().map(({ monday, messages, quotes, entered }) => (
          <tr key={monday} className="border-steel-100 border-b last:border-b-0">
            <th scope="row" className="whitespace-nowrap py-2 pr-3 font-normal">
              {formatWeek(monday)}
            </th>
            {[messages, quotes, entered, messages + quotes + entered].map((count, column) => (
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

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
