import { Button, Spinner } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";
import { isUnderWay, type UploadState } from "~/platform/uploads/upload-queue";

const sendingLabel = "Sending the picture";

export const pictureNotSent = "The picture was not sent. Check your connection and try again.";

/** Per cent between announcements, which would otherwise flood screen readers. */
const ANNOUNCED_STEP = 25;

interface UploadStatusProps {
  state: UploadState;
  /** Announces only the end, for one of several uploads. */
  isQuiet?: boolean;
  onRetry?: () => void;
}

export function UploadStatus({ state, isQuiet = false, onRetry }: UploadStatusProps) {
  const percent = state.name === "sending" ? Math.round(state.fraction * 100) : null;
  const announcedPercent = percent === null ? null : percent - (percent % ANNOUNCED_STEP);
  const isProblem = state.name === "refused" || state.name === "failed" || state.name === "signed-out";
  const text = describeUpload(state);
  return (
    <div className="grid gap-1.5">
      {percent !== null && percent < 100 ? (
        <>
          <progress className="progress" value={percent} max={100} aria-label={sendingLabel} />
          <p aria-hidden="true" className="flex justify-between text-sm text-steel-600 tabular-nums">
            <span>{sendingLabel}</span>
            <span>{`${percent}%`}</span>
          </p>
        </>
      ) : (
        <p
          className={
            isProblem
              ? "flex items-start gap-1.5 text-sm font-semibold text-danger"
              : "flex items-start gap-1.5 text-sm text-steel-600"
          }
        >
          {isProblem ? (
            <Icon name="warning" className="mt-0.5 size-4.5" />
          ) : state.name === "staged" ? (
            <Icon name="check" className="mt-0.5 size-4.5" />
          ) : isUnderWay(state) && state.name !== "waiting" ? (
            <Spinner className="mt-0.5 size-4" />
          ) : (
            <Icon name="clock" className="mt-0.5 size-4.5" />
          )}
          <span className="min-w-0">{text}</span>
        </p>
      )}
      {isProblem && state.name !== "refused" && onRetry ? (
        <Button type="button" variant="secondary" onClick={onRetry} className="justify-self-start">
          Try again
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {percent !== null && percent < 100
          ? announcedPercent && !isQuiet
            ? `${sendingLabel}: ${announcedPercent}%`
            : ""
          : isUnderWay(state) && isQuiet
            ? ""
            : text}
      </p>
    </div>
  );
}

function describeUpload(state: UploadState): string {
  switch (state.name) {
    case "waiting":
      return "Waiting";
    case "preparing":
      return "Resizing…";
    case "sending":
      return "Saving…";
    case "pausing":
      return `Connection lost. Trying again in ${state.seconds} s.`;
    case "staged":
      return "Uploaded";
    case "refused":
      return state.problem;
    case "failed":
      return pictureNotSent;
    case "signed-out":
      return "You're signed out. Sign in in another tab, then try again. What you typed stays here.";
  }
}
