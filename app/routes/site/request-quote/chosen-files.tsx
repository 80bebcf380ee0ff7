import { type ReactNode, useEffect, useState } from "react";
import { quoteFiles } from "~/content/quote";
import type { StagedQuoteFile } from "~/features/enquiries/files/staged-files.server";
import { formatBytes } from "~/platform/text/text";
import { FileThumbnail } from "~/platform/ui/form/field";
import { Icon } from "~/platform/ui/icon";
import type { QuoteFilesState } from "./use-quote-files";

interface ChosenFilesProps {
  files: QuoteFilesState;
  /** Called after a file is removed. Undefined without JavaScript, where a checkbox removes the file when the form is sent. */
  onRemove: (() => void) | undefined;
}

export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { staged, waitingFiles, removeStaged, removeWaiting } = files;
  const stagedFiles = staged?.files ?? [];
  if (stagedFiles.length + waitingFiles.length === 0) return null;
  const createRemoveHandler = (remove: () => void) => () => {
    remove();
    onRemove?.();
  };
  return (
    <ul aria-label={quoteFiles.list} className="grid grid-cols-1 border-steel-200 border-t">
      {stagedFiles.map((file) => (
        <Row
          key={`staged ${file.id}`}
          name={file.name}
          bytes={file.bytes}
          thumbnail={file.thumbnail}
          state={<StagedMark />}
        >
          <input type="hidden" name="stagedFile" value={file.id} />
          {onRemove ? (
            <RemoveButton name={file.name} onClick={createRemoveHandler(() => removeStaged(file.id))} />
          ) : (
            <RemoveCheckbox file={file} />
          )}
        </Row>
      ))}
      {waitingFiles.map(({ key, file, progress }) => (
        <WaitingRow key={key} file={file} progress={progress}>
          <RemoveButton name={file.name} onClick={createRemoveHandler(() => removeWaiting(key))} />
        </WaitingRow>
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  bytes: number;
  thumbnail: string | null;
  state: ReactNode;
  children: ReactNode;
}

function Row({ name, bytes, thumbnail, state, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-steel-200 border-b py-2">
      <FileThumbnail thumbnail={thumbnail} className="size-14" />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="line-clamp-2 wrap-anywhere font-semibold">{name}</p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-steel-600">
          <span>{formatBytes(bytes)}</span>
          {state}
        </p>
      </div>
      {children}
    </li>
  );
}

function StagedMark() {
  return (
    <span className="inline-flex items-center gap-1 text-ok">
      <Icon name="check" className="size-4" />
      {quoteFiles.staged}
    </span>
  );
}

/** `progress` is null until the upload starts. */
function WaitingRow({
  file,
  progress,
  children,
}: {
  file: File;
  progress: number | null;
  children: ReactNode;
}) {
  const percent = progress === null ? null : Math.round(progress * 100);
  const state =
    percent === null ? (
      quoteFiles.waiting
    ) : (
      <>
        <span>{quoteFiles.sending(percent)}</span>
        <progress className="progress basis-full" value={percent} max={100} aria-label={file.name} />
      </>
    );
  return (
    <Row name={file.name} bytes={file.size} thumbnail={useObjectUrl(file)} state={state}>
      {children}
    </Row>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist active:translate-y-px"
    >
      <Icon name="close" label={`${quoteFiles.remove} ${name}`} />
    </button>
  );
}

function RemoveCheckbox({ file }: { file: StagedQuoteFile }) {
  return (
    <label className="inline-flex min-h-11 shrink-0 items-center gap-2 text-sm">
      <input type="checkbox" name="removeFile" value={file.id} className="size-5 accent-graphite" />
      {quoteFiles.remove}
      <span className="sr-only">{file.name}</span>
    </label>
  );
}

/** Types that every browser can display. */
const previewableTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!previewableTypes.includes(file.type)) return;
    const url = URL.createObjectURL(file);
    setObjectUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return objectUrl;
}
