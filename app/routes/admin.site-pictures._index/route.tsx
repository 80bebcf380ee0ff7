import { useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { sitePictureWords as words } from "~/content/site-pictures";
import { readSitePictures } from "~/site-pictures/list-screen.server";
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
      <div className="sheet">
        {groups.map((group) => (
          <PlaceGroup key={group.id} group={group} />
        ))}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
