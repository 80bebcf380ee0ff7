import { useLoaderData } from "@remix-run/react";
import { useId } from "react";
import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { sitePictureWords as words } from "~/content/site-pictures";
import { type ListedGroup, readSitePictures } from "~/site-pictures/list-screen.server";
import { PlaceGroup } from "./place-group";

export const meta = () => adminMeta(words.heading);

export const loader = adminLoader(({ request }) => readSitePictures(request));

/** Every place of the site that shows one of its own pictures, by page. */
export default function SitePicturesScreen() {
  const { own, all, hasRenderings, groups } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-6xl gap-6">
      <div className="max-w-[64ch] text-steel-600">
        <p>{words.intro(own, all)}</p>
        <p>{hasRenderings ? words.renderings : words.noneLeft}</p>
      </div>
      <Groups title={words.groups.all} groups={groups.filter(({ isService }) => !isService)} />
      <Groups title={words.groups.services} groups={groups.filter(({ isService }) => isService)} />
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
          <PlaceGroup key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
