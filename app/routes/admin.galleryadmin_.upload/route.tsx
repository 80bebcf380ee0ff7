import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { pendingFormWords } from "~/content/account";
import { manyPictures } from "~/content/many-pictures";
import { redirectWithToast } from "~/http/flash.server";
import { type AddedPictures, addPictures } from "~/items/add-pictures.server";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";
import { ManyPicturesForm } from "./many-pictures-form";
import { PicturesOutcome, StagedPicturesForm } from "./staged-pictures-form";

export const meta = () => adminMeta(manyPictures.title);

export const loader = adminLoader(() => ({ idempotencyKey: randomUUID() }));

/** Adds all pictures of a form; a script sends each in its own request instead. */
export const action = adminAction(async ({ request }) => {
  const outcome = await addPictures(request);
  if (outcome.failed.length > 0 || outcome.problem) return data(outcome, { status: 400 });
  const message = manyPictures.allAdded(outcome.added);
  return await redirectWithToast("/admin/galleryadmin", { kind: "success", message });
});

export const clientAction = submitWithFallback(tellUnsent());

export default function AddManyPictures() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<AddedPictures | ReturnType<typeof tellUnsent>>();
  const outcome = useLastOutcome(answer);
  // The loader returns it once; it is shown until the user leaves the screen.
  const [pending] = useState(usePendingForm());
  const staged = (outcome ?? pending)?.staged ?? [];
  const content = (outcome ?? pending?.typed)?.content;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <Toasts toast={answer && "toast" in answer ? answer.toast : undefined} />
      <Link
        to="/admin/galleryadmin"
        className="text-link -mb-4 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <Icon name="arrow-left" className="size-4.5" />
        {manyPictures.back}
      </Link>
      <h2 className="text-title">{manyPictures.title}</h2>
      {outcome ? (
        <PicturesOutcome
          title={outcome.problem ?? manyPictures.someAdded(outcome.added, outcome.failed.length)}
          failed={outcome.failed}
        />
      ) : pending ? (
        <p role="status">{pendingFormWords.returned}</p>
      ) : null}
      {!outcome && pending?.refused.length ? (
        <PicturesOutcome title={manyPictures.notStaged(pending.refused.length)} failed={pending.refused} />
      ) : null}
      {staged.length > 0 ? (
        <StagedPicturesForm
          pictures={staged}
          content={content}
          idempotencyKey={(outcome ?? pending?.typed)?.idempotencyKey || idempotencyKey}
        />
      ) : (
        <ManyPicturesForm idempotencyKey={idempotencyKey} content={content} />
      )}
    </div>
  );
}

/** Keeps the last outcome after a form that did not reach the site. */
function useLastOutcome(answer: AddedPictures | object | undefined): AddedPictures | undefined {
  const given = answer && "added" in answer ? answer : undefined;
  const [last, setLast] = useState(given);
  useEffect(() => {
    if (given) setLast(given);
  }, [given]);
  return given ?? last;
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
