import { manyPictures as labels } from "~/content/many-pictures";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import type { UploadEntry } from "./use-many-uploads";

interface ManyPicturesBarProps {
  formId: string;
  entries: readonly UploadEntry[];
  /** The form is being sent with all its pictures, without uploads by script. */
  isPosting: boolean;
  isSignedOut: boolean;
  onMore: () => void;
}

export function ManyPicturesBar({ formId, entries, isPosting, isSignedOut, onMore }: ManyPicturesBarProps) {
  const countStates = (...states: UploadEntry["state"][]) =>
    entries.filter(({ state }) => states.includes(state)).length;
  const added = countStates("added");
  const failed = countStates("failed", "refused");
  // Files that cannot be sent count as failed.
  const notAddedCount = failed + countStates("unfit");
  const pending = countStates("queued", "adding");
  const isSending = pending > 0;
  const isAllAdded = added > 0 && added + countStates("unfit") === entries.length;
  const isFinished = !isSending && added + failed > 0;
  return (
    <div
      className={joinClasses(
        "grid grid-cols-1 gap-3",
        entries.length > 0 && "save-bar z-10 -mx-4 border-steel-300 border-t bg-paper p-4 sm:mx-0",
      )}
    >
      <p role="status" className={isFinished && !isSignedOut ? "font-semibold" : "sr-only"}>
        {isFinished && !isSignedOut
          ? notAddedCount > 0
            ? labels.someAdded(added, notAddedCount)
            : labels.allAdded(added)
          : ""}
      </p>
      <div role="alert" className={isSignedOut ? undefined : "sr-only"}>
        {isSignedOut ? (
          <p className="flex items-start gap-2">
            <Icon name="warning" className="mt-0.5 text-danger" />
            <span className="min-w-0">
              You're signed out. Your pictures stay here. Sign in in another tab, then add them.{" "}
              <a href="/login" target="_blank" rel="noreferrer" className="text-link">
                Sign in in another tab
              </a>
            </span>
          </p>
        ) : null}
      </div>
      {isAllAdded ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/gallery">View gallery</ButtonLink>
          <Button type="button" variant="secondary" onClick={onMore}>
            Add more pictures
          </Button>
        </div>
      ) : (
        <Button form={formId} busy={isPosting || isSending} className="sm:justify-self-start">
          {isSending
            ? `Adding ${added + failed + 1} of ${added + failed + pending}…`
            : isPosting
              ? "Adding…"
              : getSubmitLabel(countStates("waiting"), countStates("failed"))}
        </Button>
      )}
    </div>
  );
}

function getSubmitLabel(waiting: number, failed: number): string {
  if (waiting > 0) return labels.submitCount(waiting + failed);
  return failed > 0 ? labels.retryCount(failed) : "Add pictures";
}
