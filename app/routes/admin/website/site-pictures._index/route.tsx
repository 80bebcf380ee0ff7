import { Link, useLoaderData } from "@remix-run/react";
import { useId } from "react";
import { adminLoader } from "~/features/accounts/guard.server";
import { readSlotTexts } from "~/features/page-texts/shown-pages.server";
import { type ListedGroup, readSitePictures } from "~/features/site-pictures/list-screen.server";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { Picture } from "~/platform/images/picture";
import { ButtonLink } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";

export const meta = () => adminMeta("Site pictures");

export const loader = adminLoader(
  async ({ request }) => await readSitePictures(request, await readSlotTexts(db)),
);

export default function SitePicturesScreen() {
  const { ownCount, slotCount, groups } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-[64ch] text-steel-600">
        <p>{`You've replaced ${ownCount} of ${slotCount} pictures. Open one to change it.`}</p>
        <p>
          A page with sample pictures says so at the bottom. The note disappears when all pictures on the page
          are your photos.
        </p>
      </div>
      <ButtonLink
        to="/admin/site-pictures/gallery"
        variant="secondary"
        icon="image"
        className="justify-self-start"
      >
        Use my gallery
      </ButtonLink>
      <Groups title="Pages" groups={groups.filter(({ isService }) => !isService)} />
      <Groups title="Services" groups={groups.filter(({ isService }) => isService)} />
    </div>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly ListedGroup[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="caption text-steel-600">
        {title}
      </h2>
      <div className="sheet">
        {groups.map((group) => (
          <SlotGroup key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";

/** Collapsed, because an open group loads its pictures. */
function SlotGroup({ group: { id, title, isOpen, slots } }: { group: ListedGroup }) {
  const ownCount = slots.filter(({ isOwn }) => isOwn).length;
  return (
    <details id={id} open={isOpen} className="group border-steel-200 not-first:border-t">
      <summary className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-mist sm:px-6">
        <h3 className="display-face min-w-0 flex-1 text-base tracking-normal">{title}</h3>
        <span className="caption figures text-steel-600">
          {ownCount === 0 ? `${slots.length} pictures` : `${ownCount} of ${slots.length} yours`}
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 px-4 pt-2 pb-6 sm:grid-cols-3 sm:px-6 lg:grid-cols-5">
        {slots.map(({ name, label, state, isOwn, picture }) => (
          <li key={name} className="group/slot relative">
            <Picture source={picture} sizes="16rem" className="aspect-4/3" />
            <Link
              to={`/admin/site-pictures/${name}`}
              className="stretched mt-2 block text-sm leading-snug underline-offset-4 group-hover/slot:underline"
            >
              {label}
            </Link>
            <p className={`caption mt-1 ${isOwn ? "text-spark-ink" : "text-steel-600"}`}>
              {labels.states[state]}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
