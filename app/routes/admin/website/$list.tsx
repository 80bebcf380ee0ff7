import type { MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { STAR_SCALE } from "~/content/constants";
import * as messages from "~/content/messages";
import { describeStarRating } from "~/content/pages";
import { adminLoader } from "~/features/accounts/guard.server";
import { countEnquiriesByItem } from "~/features/enquiries/likes.server";
import { AdminItemCard } from "~/features/items/admin/item-card";
import { AdminItemGrid } from "~/features/items/admin/item-grid";
import { readAdminItems } from "~/features/items/admin-list.server";
import { readListName, visibilityAction } from "~/features/items/admin-routes.server";
import { getItemText, type Item } from "~/features/items/items";
import { findListName, listForms } from "~/features/items/list-forms";
import type { ListName } from "~/features/items/tables";
import { areSamplesRemoved } from "~/features/testimonials/testimonials.server";
import { AdminErrorPage, UnknownScreen } from "~/frames/admin/admin-error-page";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { isolate } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";
import { Toasts } from "~/platform/ui/toasts";

const listLabels = {
  project: { search: "Search projects", singular: "project" },
  gallery: { search: "Search the gallery", singular: "gallery item" },
  testimonial: { search: "Search testimonials", singular: "testimonial" },
} as const;

export const loader = adminLoader(async ({ request, params }) => {
  const list = readListName(params);
  const [items, isWithoutSamples] = await Promise.all([
    readAdminItems(request, list, countEnquiriesByItem),
    list === "testimonial" && areSamplesRemoved(db),
  ]);
  return { list, isWithoutSamples, ...items };
});

export const action = visibilityAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export const meta: MetaFunction<typeof loader> = ({ params }) => {
  const list = findListName(params.list);
  return adminMeta(list ? listForms[list].listTitle : messages.errors.notFound.message);
};

export default function ItemList() {
  const { list, items, adminList, likes, isWithoutSamples } = useLoaderData<typeof loader>();
  const { adminPath, messages } = listForms[list];
  return (
    <>
      <Outlet />
      <Toasts toast={useRefusedForm()?.toast} />
      <AdminItemGrid
        {...adminList}
        listPath={adminPath}
        intro={
          list === "testimonial" ? describeTestimonials(adminList.shownCount, isWithoutSamples) : undefined
        }
        addLabel={messages.add}
        uploadLink={
          list === "gallery"
            ? { to: "/admin/galleryadmin/upload", label: "Add multiple pictures" }
            : undefined
        }
        emptyText={messages.emptyAdmin}
        isDense={list === "gallery"}
        labels={listLabels[list]}
      >
        {items.map((item) => (
          <ItemCard key={item.id} listPath={adminPath} item={item} likes={likes[item.id] ?? 0} />
        ))}
      </AdminItemGrid>
    </>
  );
}

function describeTestimonials(shownCount: number, isWithoutSamples: boolean): string {
  if (shownCount > 0) return "Shown on your home page, three at a time, in this order.";
  const none = "Your home page shows no testimonial of yours yet.";
  return isWithoutSamples ? none : `${none} Examples disappear when it shows the first.`;
}

function ItemCard({ listPath, item, likes }: { listPath: string; item: Item<ListName>; likes: number }) {
  if (item.kind === "testimonial") return <TestimonialCard listPath={listPath} testimonial={item} />;
  return (
    <AdminItemCard listPath={listPath} {...item} isDense={item.kind === "gallery"}>
      {item.kind === "project" ? <Location>{item.location ?? messages.notAvailable}</Location> : null}
      {getItemText(item) ? <p className="line-clamp-3 wrap-anywhere text-sm">{getItemText(item)}</p> : null}
      {likes > 0 ? (
        <p className="figures text-sm text-steel-600">
          {likes === 1 ? "1 request for something like this" : `${likes} requests for something like this`}
        </p>
      ) : null}
    </AdminItemCard>
  );
}

const stateLabels = { pending: "Waiting for your approval", shown: "Shown", hidden: "Hidden" };

/** Shows the whole text, because the owner reads it before publishing it. */
function TestimonialCard({ listPath, testimonial }: { listPath: string; testimonial: Item<"testimonial"> }) {
  const { image: _, ...card } = testimonial;
  const { role, stars, text, state, given_on, source } = testimonial;
  const facts = [describeStarRating(stars, STAR_SCALE), given_on && formatDay(given_on), source].filter(
    Boolean,
  );
  return (
    <AdminItemCard listPath={listPath} {...card}>
      <p className={`caption ${state === "pending" ? "text-spark-ink" : "text-steel-600"}`}>
        {stateLabels[state]}
      </p>
      <blockquote className="wrap-anywhere">{text}</blockquote>
      <p className="wrap-anywhere text-sm text-steel-600">
        {role ? (
          <>
            {isolate(role)}
            <br />
          </>
        ) : null}
        {facts.join(" · ")}
      </p>
    </AdminItemCard>
  );
}

function Location({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-steel-600">
      <Icon name="pin" className="mt-0.5 size-4" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

export function ErrorBoundary() {
  return findListName(useParams().list) ? <AdminErrorPage /> : <UnknownScreen />;
}
