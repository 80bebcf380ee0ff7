import { Link } from "@remix-run/react";
import { Icon } from "~/platform/ui/icon";
import { openInbox, writeInboxQuery } from "./inbox-filter";

export function UrgentMark() {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-semibold text-caption text-danger">
      <Icon name="warning" className="size-4" />
      Urgent
    </span>
  );
}

/** Links to all enquiries of a repeat customer. Renders nothing for a first enquiry. */
export function RepeatLink({ id, ordinal }: { id: number; ordinal: number }) {
  if (ordinal < 2) return null;
  return (
    <Link
      to={`/admin/enquiries${writeInboxQuery({ ...openInbox, list: "all", person: id })}`}
      className="text-link relative z-2 inline-flex min-h-11 shrink-0 items-center whitespace-nowrap text-caption"
    >
      {`${formatOrdinal(ordinal)} enquiry`}
    </Link>
  );
}

const plurals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** E.g. "3rd". */
function formatOrdinal(number: number): string {
  return `${number}${endings[plurals.select(number)] ?? "th"}`;
}
