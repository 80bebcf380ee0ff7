import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { openInbox, writeInboxQuery } from "./inbox-filter";

export function UrgentMark() {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-semibold text-caption text-danger">
      <Icon name="warning" className="size-4" />
      Urgent
    </span>
  );
}

/** Links to all enquiries of a repeat customer; renders nothing for the first. */
export function RepeatLink({ id, visit }: { id: number; visit: number }) {
  if (visit < 2) return null;
  return (
    <Link
      to={`/admin/enquiries${writeInboxQuery({ ...openInbox, list: "all", person: id })}`}
      className="text-link relative z-2 inline-flex min-h-11 shrink-0 items-center whitespace-nowrap text-caption"
    >
      {formatOrdinal(visit)} enquiry
    </Link>
  );
}

const plurals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** As "3rd". */
function formatOrdinal(number: number): string {
  return `${number}${endings[plurals.select(number)] ?? "th"}`;
}
