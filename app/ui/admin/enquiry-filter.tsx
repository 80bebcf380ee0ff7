import { Form, Link } from "@remix-run/react";
import { type InboxFilter, isFiltered, writeInboxQuery } from "~/domain/enquiries/inbox-filter";
import { enquiryKinds, enquiryStatuses } from "~/domain/enquiries/statuses";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";

/** Search and filters of the inbox: a form whose answers are the address of the list. */
export function EnquiryFilter({ filter }: { filter: InboxFilter }) {
  const { q, kind, status, overdue } = filter;
  return (
    <Form
      // What is shown follows the address, also after Back.
      key={writeInboxQuery(filter)}
      role="search"
      aria-label="Enquiries"
      className="sheet mb-4 grid gap-4 p-4 sm:mb-6 sm:grid-cols-2 sm:p-5 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <TextField
        name="q"
        type="search"
        label="Search"
        placeholder="Name, phone, email or words"
        maxLength={100}
        defaultValue={q}
        enterKeyHint="search"
        className="sm:col-span-2 lg:col-span-1"
      />
      <SelectField
        name="kind"
        label="Kind"
        placeholder="Messages and quotes"
        options={enquiryKinds}
        defaultValue={kind ?? ""}
      />
      <SelectField
        name="status"
        label="Status"
        placeholder="In the inbox"
        options={enquiryStatuses}
        defaultValue={status ?? ""}
      />
      <label className="flex min-h-12 items-center gap-3 self-end text-sm">
        <input
          type="checkbox"
          name="overdue"
          value="1"
          defaultChecked={overdue}
          className="size-5 accent-graphite"
        />
        Overdue only
      </label>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-full">
        <Button icon="search">Search</Button>
        {isFiltered(filter) ? (
          <Link to="/admin/enquiries" className="text-link inline-flex min-h-11 items-center text-sm">
            Show all
          </Link>
        ) : null}
        <ButtonLink
          to={`/admin/enquiries.csv${writeInboxQuery(filter)}`}
          variant="secondary"
          icon="download"
          reloadDocument
          className="ml-auto"
        >
          Export CSV
        </ButtonLink>
      </div>
    </Form>
  );
}
