import { useRef } from "react";
import { describeFile, FilePreview, StoredPreview } from "~/features/items/admin/picture-preview";
import { UploadStatus } from "~/features/items/admin/upload-status";
import { TEXT_LIMITS } from "~/features/items/items";
import { Button } from "~/platform/ui/button";
import { FieldError, TextArea, TextField } from "~/platform/ui/form/field";
import { Icon } from "~/platform/ui/icon";
import type { PictureEntry } from "./use-new-pictures";

interface PictureRowProps {
  entry: PictureEntry;
  /** Of the picture in the list, from 1. */
  number: number;
  /** The title if the picture has none of its own. */
  sharedTitle: string;
  isRemovable: boolean;
  onChange: (changed: Partial<PictureEntry>) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** Every row sends its fields in the same order. A row with a problem sends only its name and the problem. */
export function PictureRow({
  entry,
  number,
  sharedTitle,
  isRemovable,
  onChange,
  onRemove,
  onRetry,
}: PictureRowProps) {
  const { key, id, name, file, picture, title, ownContent, problem, upload } = entry;
  const row = useRef<HTMLLIElement>(null);
  const removeRow = () => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    onRemove();
    if (neighbour instanceof HTMLElement) neighbour.focus();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="sheet grid min-w-0 grid-cols-1 content-start gap-2 p-2 has-[[open]]:col-span-full sm:p-3"
    >
      <div className="relative aspect-square bg-mist">
        {file ? <FilePreview file={file} alt="" className="size-full object-cover" /> : null}
        {picture ? <StoredPreview picture={{ ...picture, alt: "" }} className="size-full" /> : null}
        <span className="figures absolute top-0 left-0 grid size-7 place-items-center bg-plate text-paper text-sm">
          {number}
        </span>
      </div>
      <p className="truncate text-caption text-steel-600" title={name}>
        {file ? describeFile(file) : name}
      </p>
      {problem ? (
        <>
          <input type="hidden" name="leftOut" value={name} />
          <input type="hidden" name="leftOutProblem" value={problem} />
          <FieldError>{problem}</FieldError>
        </>
      ) : (
        <>
          {id === null ? null : <input type="hidden" name="stagedImage" value={id} />}
          <input type="hidden" name="stagedName" value={name} />
          {upload ? <UploadStatus state={upload} isQuiet onRetry={onRetry} /> : null}
          <details className="min-w-0">
            <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm">
              <Icon name="edit" className="size-4 shrink-0 text-steel-600" />
              <span className="wrap-anywhere line-clamp-2 min-w-0">{title || sharedTitle || "Title"}</span>
            </summary>
            <div className="grid gap-3 py-2">
              <TextField
                id={`title-${key}`}
                name="title"
                label="Title"
                maxLength={TEXT_LIMITS.line}
                placeholder={sharedTitle}
                data-undrafted=""
                value={title}
                onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
              />
              <TextArea
                id={`content-${key}`}
                name="ownContent"
                label="Description of this picture"
                note="optional"
                rows={2}
                maxLength={TEXT_LIMITS.text}
                data-undrafted=""
                value={ownContent}
                onChange={({ currentTarget }) => onChange({ ownContent: currentTarget.value })}
              />
            </div>
          </details>
        </>
      )}
      {isRemovable ? (
        <Button
          type="button"
          variant="quiet"
          icon="trash"
          onClick={removeRow}
          className="-mt-2 min-w-11 justify-self-start px-1! text-sm!"
          aria-label={`Remove: ${title || name}`}
        >
          <span className="max-sm:sr-only">Remove</span>
        </Button>
      ) : null}
    </li>
  );
}
