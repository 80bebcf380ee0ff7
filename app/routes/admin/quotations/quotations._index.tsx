import { Form, Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { adminLoader } from "~/features/accounts/guard.server";
import { formatRupees } from "~/features/quotations/money";
import {
  type ListedQuotation,
  listedStates,
  listQuotations,
  PAGE_SIZE,
} from "~/features/quotations/quotation-list.server";
import { getQuotationStateLabel } from "~/features/quotations/quotation-state";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { controlClasses } from "~/platform/ui/form/field";
import { Menu, menuItem } from "~/platform/ui/menu";

export const meta = () => adminMeta("Quotations");

const querySchema = z.object({
  state: z.enum(listedStates).nullable().catch(null),
  q: z.string().max(100).catch("").default(""),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

export const loader = adminLoader(async ({ request }) => {
  const query = readQuery(request);
  const { state, q, page } = querySchema.parse({
    state: query.get("state"),
    q: query.get("q") ?? "",
    page: query.get("page") ?? 1,
  });
  const { quotations, count, sum } = await listQuotations(db, { state, search: q, page });
  const states = listedStates.map((value) => ({ value, label: getQuotationStateLabel(value) }));
  return {
    quotations,
    count,
    sum: formatRupees(sum * 100),
    state,
    q,
    page,
    states,
    pageCount: Math.ceil(count / PAGE_SIZE),
  };
});

/** Behind a press, unless chosen. */
const seldomStates = ["expired", "replaced", "withdrawn"] as const;

export default function Quotations() {
  const { quotations, count, sum, state, q, page, pageCount, states } = useLoaderData<typeof loader>();
  const toListPath = (change: { state?: string | null; page?: number }) => {
    const next = { state, page: 1, ...change };
    const query = new URLSearchParams({
      ...(next.state && { state: next.state }),
      ...(q && { q }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
    return `/admin/quotations${query.size > 0 ? `?${query}` : ""}`;
  };
  const isShownFirst = ({ value }: { value: string | null }) =>
    value === state || !seldomStates.some((seldom) => seldom === value);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-2">
        <Form role="search" className="flex min-w-0 flex-1 gap-2 sm:max-w-md">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <input
            type="search"
            name="q"
            defaultValue={q}
            aria-label="Search quotations"
            placeholder="Number, name or town"
            maxLength={100}
            className={`${controlClasses} min-h-11! py-1.5! text-sm!`}
          />
          <Button variant="secondary" icon="search" className="shrink-0 px-3.5!">
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </Form>
        <div className="relative">
          <Menu label="More" listClassName="right-0 w-72 p-2">
            <Link to="/admin/rates" className={menuItem}>
              Rates
            </Link>
            <a href="/admin/quotations.csv" download className={menuItem}>
              Export accepted quotations
            </a>
            <a href="/admin/receipts.csv" download className={menuItem}>
              Export receipts
            </a>
          </Menu>
        </div>
      </div>
      <nav aria-label="Status" className="relative flex flex-wrap gap-2">
        {[{ value: null, label: "All" }, ...states].filter(isShownFirst).map(({ value, label }) => (
          <Link
            key={label}
            to={toListPath({ state: value })}
            aria-current={value === state ? "page" : undefined}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-steel-300 bg-paper px-3 text-sm hover:border-graphite aria-[current]:border-graphite aria-[current]:bg-plate aria-[current]:text-paper"
          >
            {label}
          </Link>
        ))}
        <Menu label="Other states" listClassName="top-full right-0 w-44 p-2">
          {states
            .filter((entry) => !isShownFirst(entry))
            .map(({ value, label }) => (
              <Link key={label} to={toListPath({ state: value })} className={menuItem}>
                {label}
              </Link>
            ))}
        </Menu>
      </nav>
      {quotations.length === 0 ? (
        <p className="sheet p-5">
          {state || q
            ? "No results. Try fewer words or another status."
            : "No quotations yet. Open an enquiry and press “Make a quotation”."}
        </p>
      ) : (
        <>
          <p className="figures text-sm text-steel-600">
            {`${count} ${count === 1 ? "quotation" : "quotations"}${state && state !== "draft" ? `, ${sum} in all` : ""}`}
          </p>
          <ul className="sheet divide-y divide-steel-200">
            {quotations.map((quotation) => (
              <QuotationRow key={quotation.id} quotation={quotation} />
            ))}
          </ul>
        </>
      )}
      {pageCount > 1 ? (
        <nav aria-label="Pages" className="flex items-center gap-4 text-sm">
          {page > 1 ? (
            <Link to={toListPath({ page: page - 1 })} className="text-link inline-flex min-h-11 items-center">
              Newer
            </Link>
          ) : null}
          <span className="figures text-steel-600">{`Page ${page} of ${pageCount}`}</span>
          {page < pageCount ? (
            <Link to={toListPath({ page: page + 1 })} className="text-link inline-flex min-h-11 items-center">
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

function QuotationRow({ quotation }: { quotation: ListedQuotation }) {
  const { id, enquiryId, number, name, state, price, updatedAt } = quotation;
  return (
    <li className="relative grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 hover:bg-mist sm:px-5">
      <div className="min-w-0">
        {enquiryId === null ? (
          <p className="truncate font-semibold">{`${name} (enquiry deleted)`}</p>
        ) : (
          <Link to={`/admin/quotations/${id}`} className="stretched block truncate font-semibold">
            {name}
          </Link>
        )}
        <p className="figures flex flex-wrap gap-x-3 text-sm text-steel-600">
          <span className="whitespace-nowrap">{number ?? "No number yet"}</span>
          <span className="whitespace-nowrap">{formatDay(updatedAt)}</span>
        </p>
      </div>
      <p className="text-right text-sm">
        <span className="display-face">{getQuotationStateLabel(state)}</span>
        <span className="figures block">{price}</span>
      </p>
    </li>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
