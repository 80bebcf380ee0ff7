import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { requireAdmin } from "~/accounts/session.server";
import { useKeptForm } from "~/accounts/use-kept-form";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { keptFormWords } from "~/content/account";
import { manyPictures } from "~/content/many-pictures";
import { type AddedPictures, addPictures } from "~/items/add-pictures.server";
import { redirectWithToast } from "~/server/flash.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";
import { KeptPicturesForm } from "./kept-pictures-form";
import { ManyPicturesForm } from "./many-pictures-form";
import { PicturesOutcome } from "./pictures-outcome";

export const meta = () => adminMeta(manyPictures.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { submission: randomUUID() };
}

/** Takes all the pictures in one form; where scripts run, each comes by itself instead. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const outcome = await addPictures(request);
  if (outcome.failed.length > 0 || outcome.problem) return data(outcome, { status: 400 });
  const message = manyPictures.allAdded(outcome.added);
  return await redirectWithToast("/admin/galleryadmin", { kind: "success", message });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

/** The screen on which many pictures are added to the gallery at once. */
export default function AddManyPictures() {
  const { submission } = useLoaderData<typeof loader>();
  const answer = useActionData<AddedPictures | ReturnType<typeof tellUnsent>>();
  const outcome = useLastOutcome(answer);
  // Told once; it stands until the screen is left.
  const [kept] = useState(useKeptForm());
  const held = (outcome ?? kept)?.held ?? [];
  const content = (outcome ?? kept?.typed)?.content;
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
      ) : kept ? (
        <p role="status">{keptFormWords.returned}</p>
      ) : null}
      {!outcome && kept?.refused.length ? (
        <PicturesOutcome title={manyPictures.notKept(kept.refused.length)} failed={kept.refused} />
      ) : null}
      {held.length > 0 ? (
        <KeptPicturesForm
          pictures={held}
          content={content}
          submission={(outcome ?? kept?.typed)?.submission || submission}
        />
      ) : (
        <ManyPicturesForm submission={submission} content={content} />
      )}
    </div>
  );
}

/** The pictures that the last answer kept are there also when the next form did not reach the site. */
function useLastOutcome(answer: AddedPictures | object | undefined): AddedPictures | undefined {
  const given = answer && "added" in answer ? answer : undefined;
  const [last, setLast] = useState(given);
  useEffect(() => {
    if (given) setLast(given);
  }, [given]);
  return given ?? last;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
