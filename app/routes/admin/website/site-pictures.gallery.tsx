import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { fillSitePictures, proposeSitePictures } from "~/features/items/fill-site-pictures.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { Picture } from "~/platform/images/picture";
import { Button, ButtonLink } from "~/platform/ui/button";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta("Use my gallery | Site pictures");

export const loader = adminLoader(() => proposeSitePictures(db));

export const action = adminAction(({ request }) => fillSitePictures(request));

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function UseGallery() {
  const { proposals, totalCount } = useLoaderData<typeof loader>();
  const form = useForm({ hasDraft: false });
  const { refused } = form;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toasts toast={refused?.toast} />
      <BackLink to="/admin/site-pictures">All site pictures</BackLink>
      <h2 className="text-title">Use my gallery</h2>
      {proposals.length === 0 ? <NothingFits /> : null}
      <ConflictNote toast={refused?.toast} />
      {proposals.length > 0 ? (
        <PostForm form={form} className="grid grid-cols-1 gap-4">
          <p className="max-w-[64ch] text-steel-600">
            {`These pictures from your gallery and projects fit services that still show our sample pictures. Untick any you don't want. Captions don't change: edit them under Page text.${totalCount > proposals.length ? ` These are the first ${proposals.length} of ${totalCount}. Save them, then come back for the rest.` : ""}`}
          </p>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {proposals.map(({ name, value, label, caption, picture }) => (
              <li key={`${name} ${value}`} className="sheet">
                <label className="grid grid-cols-[8rem_minmax(0,1fr)] items-start sm:block">
                  <Picture source={picture} sizes="(min-width: 40em) 24rem, 8rem" className="aspect-3/2" />
                  <span className="flex items-start gap-3 p-3 sm:p-4">
                    <input
                      type="checkbox"
                      name={name}
                      value={value}
                      defaultChecked={refused ? refused.typed[name] === value : true}
                      className="size-6 shrink-0 accent-graphite"
                    />
                    <span className="grid min-w-0 gap-1 wrap-anywhere">
                      <span className="display-face tracking-normal">{label}</span>
                      <span className="text-sm">{picture.alt}</span>
                      {caption ? (
                        <span className="text-sm text-steel-600">{`Caption: “${caption}”`}</span>
                      ) : null}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className="save-bar -mx-1 border-steel-200 border-t bg-mist px-1 py-3">
            <Button busy={form.isBusy} className="max-sm:w-full">
              {form.isBusy ? "Saving..." : "Save ticked pictures"}
            </Button>
          </div>
        </PostForm>
      ) : null}
    </div>
  );
}

function NothingFits() {
  return (
    <div className="grid max-w-[64ch] justify-items-start gap-4">
      <p className="text-steel-600">
        None of your pictures fits a service that still shows our sample picture. Add pictures to your
        gallery, and name the work in the title, such as “SS gate in Peelamedu”.
      </p>
      <ButtonLink to="/admin/galleryadmin" variant="secondary" icon="image">
        Open Gallery
      </ButtonLink>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
