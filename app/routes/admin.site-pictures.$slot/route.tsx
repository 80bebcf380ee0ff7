import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { pendingFormWords } from "~/content/account";
import { sitePictureWords as words } from "~/content/site-pictures";
import type { ShapeName } from "~/site-pictures/shapes";
import { type AnsweredSlot, changeSlot, readSlotScreen } from "~/site-pictures/slot-screen.server";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { SlotEditor } from "./slot-editor";
import { SlotHistory } from "./slot-history";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.group.title}: ${data.slot.label} | ${words.heading}` : words.heading);

export const loader = adminLoader(({ params }) => readSlotScreen(params.slot));

export const action = adminAction(({ request, params }) => changeSlot(request, params.slot));

/** Replaces the answer of an unreachable site: the form stays as it is. */
interface Unsent {
  isUnsent: true;
  toast: ToastMessage;
}

export const clientAction = submitWithFallback<Unsent>({ isUnsent: true, ...tellUnsent(words.refused) });

export default function SlotScreen() {
  const saved = useLoaderData<typeof loader>();
  const { answer, toast } = useAnswer();
  const { slot, group, history } = saved;
  const source = saved.isOwn ? "photograph" : saved.isRendering ? "rendering" : "delivered";
  const notes: Partial<Record<ShapeName, string>> = words.notes;
  const note = notes[slot.shape];
  return (
    <>
      <Toasts toast={toast} />
      <div className="grid max-w-6xl gap-4">
        <header>
          <Link
            to={`/admin/site-pictures?page=${group.id}#${group.id}`}
            className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
          >
            <Icon name="arrow-left" className="size-4.5" />
            {words.back}
          </Link>
          <p className="caption mt-3 text-steel-600">{group.title}</p>
          <h2 className="mt-1 text-title">{slot.label}</h2>
          <p className="mt-2 max-w-[64ch] text-steel-600">
            {[words.now[source], note, slot.caption && words.caption(slot.caption)].filter(Boolean).join(" ")}
          </p>
          <a
            href={slot.to ?? group.to}
            className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
          >
            {words.page}
            <Icon name="external" className="size-4.5" />
          </a>
        </header>
        <SlotEditor
          // Typed values belong to one state and one photo.
          key={`${slot.name} ${answer ? `${answer.revision} ${answer.photograph?.id}` : saved.revision}`}
          saved={saved}
          answer={answer}
        />
        <SlotHistory slot={slot.name} {...history} isRendering={saved.isRendering} />
      </div>
    </>
  );
}

/** The form as returned by the site or kept until a new sign-in. Survives submissions that did not reach the site. */
function useAnswer(): { answer: AnsweredSlot | null; toast?: ToastMessage } {
  const given: AnsweredSlot | Unsent | undefined = useActionData<typeof action | typeof clientAction>();
  const pending = usePendingForm();
  const last = useRef<AnsweredSlot | null>(null);
  if (given === undefined) {
    last.current = pending && {
      typed: pending.typed,
      photograph: pending.staged[0] ?? null,
      errors: Object.fromEntries(pending.refused.slice(0, 1).map(({ problem }) => ["image", problem])),
      revision: Number(pending.typed.revision) || 0,
      toast: { kind: "info", message: pendingFormWords.returned },
    };
  } else if (!("isUnsent" in given)) last.current = given;
  return { answer: last.current, toast: given && "isUnsent" in given ? given.toast : undefined };
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
