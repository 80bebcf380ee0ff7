import { randomUUID } from "node:crypto";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import type { SentPictures } from "~/accounts/pending-form.server";
import { adminMeta } from "~/admin/screens";
import { manyPictures as labels } from "~/content/many-pictures";
import { redirectWithToast } from "~/http/flash.server";
import { refuseForm } from "~/http/handle-form.server";
import type { ImageProblem, NamedStagedImage } from "~/images/staged-images.server";
import { type AddedPictures, addPictures } from "~/items/add-pictures.server";
import { Thumbnail } from "~/items/admin/picture-preview";
import { Button } from "~/ui/button";
import type { RefusedForm } from "~/ui/form/refused-form";
import { useRefusedForm } from "~/ui/form/use-form";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";
import { ManyPicturesForm } from "./many-pictures-form";
import { SharedFields } from "./shared-fields";

export const meta = () => adminMeta("Add many pictures");

export const loader = adminLoader(() => ({ idempotencyKey: randomUUID() }));

/** Adds all pictures of a form. With JavaScript, each picture has its own request instead. */
export const action = adminAction(async ({ request }) => {
  const { typed, problem, ...more } = await addPictures(request);
  if (more.failed.length > 0 || problem) {
    const message = problem ?? labels.someAdded(more.addedCount, more.failed.length);
    const status = more.failed.some((one) => one.status === 503) ? 503 : 400;
    return refuseForm<AddedPictures>(typed, { status, message }, more);
  }
  const message = labels.allAdded(more.addedCount);
  return await redirectWithToast("/admin/galleryadmin", { kind: "success", message });
});

export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function AddManyPictures() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const refusedForm = useRefusedForm<AddedPictures & SentPictures>();
  const { typed, toast, more } = useLastRefusedForm(refusedForm) ?? {};
  const { staged = more?.pictures ?? [], failed = more?.refused ?? [] } = more ?? {};
  return (
    <div className="grid grid-cols-1 gap-6">
      <Toasts toast={refusedForm?.more ? undefined : refusedForm?.toast} />
      <Link
        to="/admin/galleryadmin"
        className="text-link -mb-4 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <Icon name="arrow-left" className="size-4.5" />
        Back to the gallery
      </Link>
      <h2 className="text-title">Add many pictures</h2>
      {failed.length > 0 || toast?.kind === "error" ? (
        <PicturesOutcome
          title={toast?.kind === "error" ? toast.message : labels.notStaged(failed.length)}
          failed={failed}
        />
      ) : null}
      {toast?.kind === "info" ? <p role="status">{toast.message}</p> : null}
      {staged.length > 0 ? (
        <StagedPicturesForm
          pictures={staged}
          typed={typed}
          idempotencyKey={typed?.idempotencyKey || idempotencyKey}
        />
      ) : (
        <ManyPicturesForm idempotencyKey={idempotencyKey} />
      )}
    </div>
  );
}

/** Keeps the last refused form after a network failure, and the pending form after its first render. */
function useLastRefusedForm<More>(refusedForm: RefusedForm<More> | undefined): RefusedForm<More> | undefined {
  const lastRefusedForm = useRef(refusedForm);
  if (refusedForm?.more) lastRefusedForm.current = refusedForm;
  return lastRefusedForm.current;
}

interface StagedPicturesFormProps {
  pictures: readonly NamedStagedImage[];
  typed: Record<string, string> | undefined;
  idempotencyKey: string;
}

function StagedPicturesForm({ pictures, typed, idempotencyKey }: StagedPicturesFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <h3 id="staged-pictures" className="display-face">
        {labels.staged(pictures.length)}
      </h3>
      <ul aria-labelledby="staged-pictures" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {pictures.map(({ id, name, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <input type="hidden" name="stagedImage" value={id} />
            <input type="hidden" name="stagedName" value={name} />
            <Thumbnail image={picture} />
            <span className="min-w-0 wrap-anywhere text-sm">{name}</span>
          </li>
        ))}
      </ul>
      <SharedFields
        field={(name) => ({ name, defaultValue: typed?.[name] })}
        help={labels.descriptionHelpPlain}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy}>{isBusy ? "Adding…" : labels.submitCount(pictures.length)}</Button>
      </div>
    </Form>
  );
}

function PicturesOutcome({ title, failed }: { title: string; failed: readonly ImageProblem[] }) {
  return (
    <div role="alert" className="grid gap-2 border-danger border-l-4 bg-paper p-4">
      <p className="display-face">{title}</p>
      {failed.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {failed.map(({ name, problem: reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes
            <li key={index} className="flex items-start gap-1.5">
              <Icon name="warning" className="mt-0.5 size-4.5 text-danger" />
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>: {reason}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
