import { enquiryChartWords as words } from "~/content/enquiry-chart";
import type { EnquiryWeek } from "~/enquiries/enquiry-weeks.server";
import { EmptyList } from "~/items/admin/item-grid";
import { WeekBars } from "./week-bars";
import { WeekTable } from "./week-table";
import { formatWeek } from "./week-words";

/** The enquiries of twelve weeks as bars, with the same figures in words and as a table. */
export function EnquiryChart({ weeks }: { weeks: readonly EnquiryWeek[] }) {
  const messages = weeks.reduce((sum, week) => sum + week.messages, 0);
  const quotes = weeks.reduce((sum, week) => sum + week.quotes, 0);
  const totals = weeks.map((week) => week.messages + week.quotes);
  const most = Math.max(0, ...totals);
  const best = weeks[totals.indexOf(most)];
  return (
    <section aria-labelledby="enquiry-chart">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id="enquiry-chart" className="text-title">
          {words.heading}
        </h2>
        <p className="text-sm text-steel-600">{words.span}</p>
      </div>
      {best && most > 0 ? (
        <div className="sheet p-4 sm:p-5">
          <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Key
              label={words.kinds.messages}
              count={messages}
              swatch="bg-steel-400 forced-colors:bg-[Highlight]"
            />
            <Key
              label={words.kinds.quotes}
              count={quotes}
              swatch="bg-graphite forced-colors:bg-[CanvasText]"
            />
          </ul>
          <WeekBars
            weeks={weeks}
            most={most}
            summary={words.summary({ messages, quotes, most, week: formatWeek(best.monday) })}
          />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current">
              {words.table}
            </summary>
            <WeekTable weeks={weeks} />
          </details>
        </div>
      ) : (
        <EmptyList>{words.empty}</EmptyList>
      )}
    </section>
  );
}

function Key({ label, count, swatch }: { label: string; count: number; swatch: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 ${swatch}`} />
      {label}
      <strong className="figures font-semibold">{count.toLocaleString("en-US")}</strong>
    </li>
  );
}
