import { useRef } from "react";
import { describeFile, FilePreview, Thumbnail } from "~/features/items/admin/picture-preview";
import { UploadStatus } from "~/features/items/admin/upload-status";
import { TEXT_LIMITS } from "~/features/items/items";
import { Button } from "~/platform/ui/button";
import { FieldError, TextArea, TextField } from "~/platform/ui/form/field";
import type { PictureEntry } from "./use-new-pictures";

interface PictureRowProps {
  entry: PictureEntry;
  isRemovable: boolean;
  onChange: (changed: Partial<PictureEntry>) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** Every row sends its fields in the same order. A row with a problem sends only its name and the problem. */
export function PictureRow({ entry, isRemovable, onChange, onRemove, onRetry }: PictureRowProps) {
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
      className="sheet grid grid-cols-1 gap-4 p-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-3 sm:block sm:space-y-2">
        {file ? (
          <FilePreview file={file} alt="" className="max-h-24 max-w-32 sm:max-h-[150px] sm:max-w-full" />
        ) : (
          <Thumbnail image={picture} />
        )}
        <p className="min-w-0 wrap-anywhere text-sm text-steel-600">{file ? describeFile(file) : name}</p>
      </div>
      <div className="grid content-start gap-3">
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
            <TextField
              id={`title-${key}`}
              name="title"
              label="Title"
              required
              maxLength={TEXT_LIMITS.line}
              data-undrafted=""
              value={title}
              onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-current/40 underline-offset-[0.35em]">
                Description of this picture
              </summary>
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
            </details>
            {upload ? <UploadStatus state={upload} isQuiet onRetry={onRetry} /> : null}
          </>
        )}
        {isRemovable ? (
          <Button
            type="button"
            variant="quiet"
            icon="trash"
            onClick={removeRow}
            className="-ml-3 justify-self-start"
            aria-label={`Remove: ${title || name}`}
          >
            Remove
          </Button>
        ) : null}
      </div>
    </li>
  );
}
