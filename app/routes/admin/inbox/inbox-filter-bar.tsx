import { Form, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import {
  getDefaultList,
  type InboxFilter,
  type InboxSort,
  inboxSorts,
} from "~/features/enquiries/inbox-filter";
import { type EnquiryKind, enquiryStatuses } from "~/features/enquiries/statuses";
import { useSearchField } from "~/frames/admin/use-search-field";
import { Button } from "~/platform/ui/button";
import { controlClasses, SelectField } from "~/platform/ui/form/field";
import { Icon } from "~/platform/ui/icon";

const sortLabels = { arrival: "Date received", "follow-up": "Follow-up" };

/** Plural labels, short enough for half the width of a phone. */
const kindOptions: { value: EnquiryKind; label: string }[] = [
  { value: "message", label: "Messages" },
  { value: "quote", label: "Quote requests" },
];

const sortOptions: { value: InboxSort; label: string }[] = inboxSorts.map((value) => ({
  value,
  label: sortLabels[value],
}));

/** Submits with GET, so that the URL contains the filter. With scripts, each choice applies immediately. */
export function InboxFilterBar({ filter }: { filter: InboxFilter }) {
  const { q, list, kind, status, overdue, sort } = filter;
  const submit = useSubmit();
  const searchField = useSearchField(q);
  const activeCount = [kind !== null, overdue, sort !== "arrival", hasStatusFilter(filter)].filter(
    Boolean,
  ).length;
  const submitOnChange = (event: ChangeEvent<HTMLFormElement>) => {
    if (event.target.name === "q") return;
    submit(event.currentTarget, { action: "/admin/enquiries", preventScrollReset: true });
    const menu = event.target.closest("details");
    menu?.querySelector("summary")?.focus();
    menu?.removeAttribute("open");
  };
  return (
    <Form
      action="/admin/enquiries"
      role="search"
      aria-label="Enquiries"
      onChange={submitOnChange}
      className="relative flex gap-2 px-4 py-2"
      data-no-print=""
    >
      {list === getDefaultList(filter) ? null : <input type="hidden" name="list" value={list} />}
      <label className="relative block min-w-0 flex-1">
        <span className="sr-only">Search</span>
        <input
          ref={searchField}
          type="search"
          name="q"
          placeholder="Name, phone or text"
          maxLength={100}
          defaultValue={q}
          enterKeyHint="search"
          data-search=""
          className={`${controlClasses} min-h-11! bg-paper py-1.5! text-sm!`}
        />
      </label>
      <Button variant="secondary" icon="search" className="shrink-0 px-3!">
        <span className="sr-only">Search</span>
      </Button>
      <details data-menu="">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm border border-steel-500 px-3 text-sm hover:border-graphite">
          Filter
          {activeCount > 0 ? <span className="figures font-semibold">{activeCount}</span> : null}
          <Icon name="chevron-down" className="size-4.5" />
        </summary>
        <div className="raised absolute inset-x-0 top-full z-25 grid grid-cols-2 gap-3 border-steel-200 border-y bg-paper px-4 pt-3 pb-4 shadow-sheet">
          {/* The keys reset the fields when the URL changes, for example after Back. */}
          <SelectField
            key={`kind ${kind}`}
            name="kind"
            label="Type"
            placeholder="All"
            options={kindOptions}
            defaultValue={kind ?? ""}
          />
          <SelectField
            key={`status ${status}`}
            name="status"
            label="Status"
            placeholder="All"
            options={enquiryStatuses}
            defaultValue={status ?? ""}
          />
          <SelectField
            key={`sort ${sort}`}
            name="sort"
            label="Sort by"
            options={sortOptions}
            defaultValue={sort}
          />
          <label className="flex min-h-12 items-center gap-3 self-end text-sm">
            <input
              key={`overdue ${overdue}`}
              type="checkbox"
              name="overdue"
              value="1"
              defaultChecked={overdue}
              className="size-5 accent-graphite"
            />
            Overdue only
          </label>
          <Button variant="secondary" className="col-span-full">
            Apply
          </Button>
        </div>
      </details>
    </Form>
  );
}

function hasStatusFilter({ status }: InboxFilter): boolean {
  return status !== null && status !== "quarantine";
}
