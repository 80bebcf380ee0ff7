import { Form, Link } from "@remix-run/react";
import { type InboxFilter, isFiltered, writeInboxQuery } from "~/enquiries/inbox-filter";
import { type EnquiryKind, enquiryStatuses } from "~/enquiries/statuses";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/form/field";

/** In the plural, and short enough for half the width of a phone. */
const kinds: { value: EnquiryKind; label: string }[] = [
  { value: "message", label: "Messages" },
  { value: "quote", label: "Quotes" },
];

/** Search and filters of the inbox: a form whose answers are the address of the list. */
export function EnquiryFilter({ filter }: { filter: InboxFilter }) {
  const { q, kind, status, overdue } = filter;
  return (
    <Form
      // What is shown follows the address, also after Back.
      key={writeInboxQuery(filter)}
      role="search"
      aria-label="Enquiries"
      className="sheet mb-4 grid grid-cols-2 gap-x-3 gap-y-4 p-4 sm:mb-6 sm:gap-x-4 sm:p-5 lg:grid-cols-[2fr_1fr_1fr]"
    >
      <TextField
        name="q"
        type="search"
        label="Search"
        placeholder="Name, phone, email or words"
        maxLength={100}
        defaultValue={q}
        enterKeyHint="search"
        className="col-span-2 lg:col-span-1"
      />
      <SelectField name="kind" label="Kind" placeholder="All" options={kinds} defaultValue={kind ?? ""} />
      <SelectField
        name="status"
        label="Status"
        placeholder="Inbox"
        options={enquiryStatuses}
        defaultValue={status ?? ""}
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" icon="search">
          Search
        </Button>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="overdue"
            value="1"
            defaultChecked={overdue}
            className="size-5 accent-graphite"
          />
          Overdue only
        </label>
        {isFiltered(filter) ? (
          <Link to="/admin/enquiries" className="text-link ml-auto inline-flex min-h-11 items-center text-sm">
            Show all
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
