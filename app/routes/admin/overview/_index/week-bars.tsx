import type { EnquiryWeek } from "~/features/enquiries/enquiry-weeks.server";
import { DAY_MS } from "~/platform/time/time";

export const enquiryKinds = {
  messages: "Messages",
  quotes: "Quote requests",
  entered: "Entered by you",
} as const;

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const toDate = (monday: string) => new Date(`${monday}T00:00:00Z`);

/** Formats a week, e.g. "May 5 – May 11". `monday` is e.g. 2031-05-05. */
export function formatWeek(monday: string): string {
  const firstDay = toDate(monday);
  return `${dayFormat.format(firstDay)} – ${dayFormat.format(new Date(firstDay.getTime() + 6 * DAY_MS))}`;
}

/** Returns the month only when it differs from the previous Monday's. */
export function getWeekLabels(
  monday: string,
  previousMonday: string | undefined,
): { day: string; month: string | null } {
  const isNewMonth = previousMonday?.slice(0, 7) !== monday.slice(0, 7);
  return {
    day: String(Number(monday.slice(8))),
    month: isNewMonth ? monthFormat.format(toDate(monday)) : null,
  };
}

/** In pixels. Only the width follows the page, so that the text does not scale. */
const HEIGHT = 196;
const BASELINE = 152;
const MAX_BAR_HEIGHT = 126;
/** Fraction of the column's width. */
const BAR_WIDTH_SHARE = 0.62;

/** Forced-colours mode does not change the colours of an SVG. */
const textColour = "forced-colors:fill-[CanvasText]";

interface WeekBarsProps {
  weeks: readonly EnquiryWeek[];
  /** Enquiries in the busiest week. */
  max: number;
  summary: string;
}

export function WeekBars({ weeks, max, summary }: WeekBarsProps) {
  const columnWidth = 100 / weeks.length;
  const toPixels = (count: number) => (count / max) * MAX_BAR_HEIGHT;
  return (
    <svg role="img" aria-label={summary} width="100%" height={HEIGHT} className="block">
      <line
        x1="0"
        x2="100%"
        y1={BASELINE + 0.5}
        y2={BASELINE + 0.5}
        className="stroke-steel-400 forced-colors:stroke-[CanvasText]"
      />
      {weeks.map(({ monday, messages, quotes, entered }, index) => {
        const middle = `${(index + 0.5) * columnWidth}%`;
        const bar = {
          x: `${(index + (1 - BAR_WIDTH_SHARE) / 2) * columnWidth}%`,
          width: `${BAR_WIDTH_SHARE * columnWidth}%`,
        };
        const quotesTop = BASELINE - toPixels(quotes);
        const messagesTop = quotesTop - toPixels(messages);
        const top = messagesTop - toPixels(entered);
        const label = getWeekLabels(monday, weeks[index - 1]?.monday);
        return (
          <g key={monday} className="figures [text-anchor:middle]">
            <title>
              {`${formatWeek(monday)}: ${enquiryKinds.messages} ${messages}, ${enquiryKinds.quotes} ${quotes}, ${enquiryKinds.entered} ${entered}`}
            </title>
            <rect
              {...bar}
              y={quotesTop}
              height={BASELINE - quotesTop}
              className="fill-graphite forced-colors:fill-[CanvasText]"
            />
            <rect
              {...bar}
              y={messagesTop}
              height={quotesTop - messagesTop}
              className="fill-steel-400 forced-colors:fill-[Highlight]"
            />
            {entered > 0 ? (
              <rect
                {...bar}
                y={top + 0.5}
                height={messagesTop - top}
                className="fill-paper stroke-graphite forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              />
            ) : null}
            {messages + quotes + entered > 0 ? (
              <text x={middle} y={top - 7} className={`${textColour} fill-graphite font-semibold text-sm`}>
                {messages + quotes + entered}
              </text>
            ) : null}
            <text x={middle} y={BASELINE + 20} className={`${textColour} fill-steel-600 text-caption`}>
              {label.day}
            </text>
            {label.month ? (
              <text x={middle} y={BASELINE + 37} className={`${textColour} fill-steel-600 text-caption`}>
                {label.month}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
