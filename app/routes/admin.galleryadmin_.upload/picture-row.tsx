import { useRef } from "react";
import { describeFile, FilePreview } from "~/items/admin/picture-preview";
import { UploadStatus } from "~/items/admin/upload-status";
import { Button, Spinner } from "~/ui/button";
import { Problem, TextArea, TextField } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import { isUnderWay } from "~/uploads/upload-queue";
import type { UploadEntry } from "./use-many-uploads";

interface PictureRowProps {
  entry: UploadEntry;
  onChange: (changed: Partial<UploadEntry>) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PictureRow({ entry, onChange, onRemove, onRetry }: PictureRowProps) {
  const { key, file, title, content, state, problem } = entry;
  const row = useRef<HTMLLIElement>(null);
  const isRetryable = state === "failed" || state === "refused";
  const isOpen = state === "waiting" || isRetryable;
  const removeRow = () => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    onRemove();
    if (neighbour instanceof HTMLElement) neighbour.focus();
  };
  const retry = () => {
    // The focused button disappears.
    row.current?.focus();
    onRetry();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="sheet grid grid-cols-1 gap-4 p-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-3 sm:block sm:space-y-2">
        <FilePreview file={file} alt="" className="max-h-24 max-w-32 sm:max-h-[150px] sm:max-w-full" />
        <p className="min-w-0 wrap-anywhere text-sm text-steel-600">{describeFile(file)}</p>
      </div>
      <div className="grid content-start gap-3">
        {isOpen ? (
          <>
            <TextField
              id={`title-${key}`}
              name="title"
              label="Title"
              required
              maxLength={200}
              value={title}
              onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-current/40 underline-offset-[0.35em]">
                Own description
              </summary>
              <TextArea
                id={`content-${key}`}
                name="content"
                label="Own description"
                note="optional"
                rows={2}
                maxLength={5000}
                value={content}
                onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
              />
            </details>
          </>
        ) : (
          <p className="display-face wrap-anywhere">{title}</p>
        )}
        <State entry={entry} />
        {problem ? <Problem>{problem}</Problem> : null}
        <div className="flex flex-wrap gap-2">
          {isRetryable ? (
            <Button type="button" variant="secondary" onClick={retry} aria-label={`Try again: ${title}`}>
              Try again
            </Button>
          ) : null}
          {isOpen || state === "unfit" ? (
            <Button
              type="button"
              variant="quiet"
              icon="trash"
              onClick={removeRow}
              className="-ml-3"
              aria-label={`Remove: ${title}`}
            >
              Remove
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function State({ entry: { state, upload, problem } }: { entry: UploadEntry }) {
  if (state === "added") {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold text-ok">
        <Icon name="check" className="size-4.5" />
        Added
      </p>
    );
  }
  if (state === "adding") {
    return (
      <p className="flex items-center gap-2 text-sm text-steel-600">
        <Spinner />
        Saving…
      </p>
    );
  }
  // The problem is shown below, with the retry button.
  if (problem || !upload || !(isUnderWay(upload) || upload.name === "staged")) return null;
  return <UploadStatus state={upload} isQuiet />;
}
