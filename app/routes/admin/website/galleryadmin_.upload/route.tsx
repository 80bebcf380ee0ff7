import { randomUUID } from "node:crypto";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { addPicturesTexts as labels } from "~/content/add-pictures";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import type { SentPictures } from "~/features/accounts/pending-form.server";
import { type AddedPictures, addPictures } from "~/features/items/add-pictures.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { refuseForm } from "~/platform/http/handle-form.server";
import type { ImageProblem } from "~/platform/images/staged-images.server";
import { useLastRefusedForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";
import { Toasts } from "~/platform/ui/toasts";
import { PicturesForm } from "./pictures-form";

export const meta = () => adminMeta("Add multiple pictures");

export const loader = adminLoader(() => ({ idempotencyKey: randomUUID() }));

export const action = adminAction(async ({ request }) => {
  const { typed, problem, ...extra } = await addPictures(request);
  if (extra.failed.length > 0 || problem) {
    const message = problem ?? labels.someAdded(extra.addedCount, extra.failed.length);
    const status = extra.failed.some((failure) => failure.status === 503) ? 503 : 400;
    return refuseForm<AddedPictures>(typed, { status, message }, extra);
  }
  const message = labels.allAdded(extra.addedCount);
  return await redirectWithToast("/admin/galleryadmin", { type: "success", message });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function AddPictures() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const refusedForm = useRefusedForm<AddedPictures & SentPictures>();
  const { typed, toast, extra } = useLastRefusedForm(refusedForm) ?? {};
  const { staged = extra?.pictures ?? [], failed = extra?.refused ?? [], addedCount } = extra ?? {};
  return (
    <div className="grid grid-cols-1 gap-6">
      <Toasts toast={refusedForm?.extra ? undefined : refusedForm?.toast} />
      <BackLink to="/admin/galleryadmin" className="-mb-4">
        Back to the gallery
      </BackLink>
      <h2 className="text-title">Add multiple pictures</h2>
      {failed.length > 0 || toast?.type === "error" ? (
        <PicturesOutcome
          title={toast?.type === "error" ? toast.message : labels.notStaged(failed.length)}
          failed={failed}
        />
      ) : null}
      {toast?.type === "info" ? <p role="status">{toast.message}</p> : null}
      <PicturesForm
        // The pictures of a response replace those of the form.
        key={`${addedCount} ${staged.map(({ id }) => id)}`}
        idempotencyKey={typed?.idempotencyKey || idempotencyKey}
        staged={staged}
      />
    </div>
  );
}

function PicturesOutcome({ title, failed }: { title: string; failed: readonly ImageProblem[] }) {
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses each new outcome
  useEffect(() => outcome.current?.focus(), [title, failed]);
  return (
    <div
      ref={outcome}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-20 gap-2 border-danger border-l-4 bg-paper p-4"
    >
      <p className="display-face">{title}</p>
      {failed.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {failed.map(({ name, problem: reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes
            <li key={index} className="flex items-start gap-1.5">
              <Icon name="warning" className="mt-0.5 size-4.5 text-danger" />
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>
                {`: ${reason}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
