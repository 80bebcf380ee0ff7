import { Link } from "@remix-run/react";
import * as messages from "~/content/admin-messages";
import { EmptyList } from "~/features/items/admin/item-grid";
import type { RecentItem } from "~/features/items/recent-items.server";
import { formatUsDay } from "~/platform/time/time";

const lists = { Project: "/admin/projects", Gallery: "/admin/galleryadmin" } as const;

const { recentlyAdded, columns, empty } = messages.dashboard;

export function RecentItems({ items }: { items: readonly RecentItem[] }) {
  return (
    <section aria-labelledby="recent-items">
      <h2 id="recent-items" className="mb-3 text-title">
        {recentlyAdded}
      </h2>
      {items.length > 0 ? (
        <div className="sheet overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="caption border-steel-200 border-b text-steel-600">
                <th scope="col" className="px-4 py-3 font-medium">
                  {columns.type}
                </th>
                <th scope="col" className="px-4 py-3 font-medium">
                  {columns.name}
                </th>
                <th scope="col" className="px-4 py-3 text-right font-medium">
                  {columns.addedOn}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ type, id, name, createdAt }) => (
                <tr key={`${type} ${id}`} className="border-steel-100 border-b last:border-b-0">
                  <td className="px-4 py-3 text-steel-600">{type}</td>
                  <td className="px-4 py-0.5">
                    <Link
                      to={`${lists[type]}/${id}/edit`}
                      className="wrap-anywhere flex min-h-11 items-center py-1 underline-offset-4 hover:underline"
                    >
                      {name}
                    </Link>
                  </td>
                  <td className="figures whitespace-nowrap px-4 py-3 text-right">
                    <time dateTime={createdAt}>{formatUsDay(createdAt)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <EmptyList>{empty}</EmptyList>
      )}
    </section>
  );
}
