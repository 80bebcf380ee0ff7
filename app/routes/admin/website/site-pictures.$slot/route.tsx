import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import type { SentPictures } from "~/features/accounts/pending-form.server";
import { readSlotTexts } from "~/features/page-texts/shown-pages.server";
import type { ShapeName } from "~/features/site-pictures/framing";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import { changeSlot, readSlotScreen, type SlotExtra } from "~/features/site-pictures/slot-screen.server";
import { RevisionHistory } from "~/frames/admin/revision-history";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import type { StagedImage } from "~/platform/images/staged-images.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { useLastRefusedForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";
import { SlotEditor } from "./slot-editor";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.group.title}: ${data.slot.label} | Site pictures` : "Site pictures");

export const loader = adminLoader(
  async ({ params }) => await readSlotScreen(params.slot, await readSlotTexts(db)),
);

export const action = adminAction(({ request, params }) => changeSlot(request, params.slot));

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function SlotScreen() {
  const saved = useLoaderData<typeof loader>();
  const refused = useRefusedSlot(saved.photo);
  const { slot, group, history, original, maxStates } = saved;
  const unchanged = saved.isRendering ? (slot.isOptional ? "none" : "rendering") : "default";
  const source = saved.isOwn ? "photo" : unchanged;
  const notes: Partial<Record<ShapeName, string>> = labels.notes;
  const note = notes[slot.shape];
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <Link
          to={`/admin/site-pictures?page=${group.id}#${group.id}`}
          className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
        >
          <Icon name="arrow-left" className="size-4.5" />
          All site pictures
        </Link>
        <p className="caption mt-3 text-steel-600">{group.title}</p>
        <h2 className="mt-1 text-title">{slot.label}</h2>
        <p className="mt-2 max-w-[64ch] text-steel-600">
          {[labels.now[source], note, slot.caption && `Caption: “${slot.caption}”.`]
            .filter(Boolean)
            .join(" ")}
        </p>
        <a
          href={slot.to ?? group.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
        >
          View page
          <Icon name="external" className="size-4.5" />
        </a>
      </header>
      <SlotEditor
        // Typed values belong to one version and one photo.
        key={`${slot.name} ${refused?.extra?.photo?.id} ${refused?.version ?? saved.version}`}
        saved={saved}
        refused={refused}
      />
      <RevisionHistory
        document={`picture:${slot.name}`}
        history={history}
        original={original}
        help={`The newest ${maxStates} versions are listed here.`}
      />
    </div>
  );
}

/** Returns the refused form. If the site is unreachable, keeps the photo of the previous response. */
function useRefusedSlot(saved: StagedImage | null): RefusedForm<SlotExtra> | undefined {
  const response = useRefusedForm<Partial<SlotExtra & SentPictures>>();
  const extra = useLastRefusedForm(response)?.extra;
  const photo = extra ? (extra.photo ?? extra.pictures?.[0] ?? null) : saved;
  return response && { ...response, extra: { photo } };
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
