import type { ButtonHTMLAttributes } from "react";
import { TEXT_LIMITS } from "~/features/items/items";
import type { PictureAction } from "~/features/items/picture-action";
import { Button } from "~/platform/ui/button";
import { TextField } from "~/platform/ui/form/field";
import { Icon, type IconName } from "~/platform/ui/icon";
import { describeFile, FilePreview, StoredPreview } from "./picture-preview";
import { UploadStatus } from "./upload-status";
import type { PictureEntry } from "./use-item-pictures";

export const altField = {
  label: "Describe the picture for people who cannot see it",
  help: "One sentence about what the picture shows. If blank, screen readers read the title.",
};

interface PictureEntryRowProps {
  entry: PictureEntry;
  number: number;
  count: number;
  canHaveSeveral: boolean;
  isStored: boolean;
  canBeEmpty: boolean;
  altError: string | undefined;
  toButtonProps: (action: PictureAction) => ButtonHTMLAttributes<HTMLButtonElement>;
  onDescribe: (alt: string) => void;
  onRetry: () => void;
}

export function PictureEntryRow(props: PictureEntryRowProps) {
  const {
    entry,
    number,
    count,
    canHaveSeveral,
    isStored,
    canBeEmpty,
    altError,
    toButtonProps,
    onDescribe,
    onRetry,
  } = props;
  const { id, picture, file, upload } = entry;
  const isRemovable = canHaveSeveral ? !isStored || count > 1 || canBeEmpty : !isStored;
  const origin = isStored
    ? canHaveSeveral
      ? null
      : "Choose a file only to replace this picture."
    : "Already uploaded. No need to choose it again.";
  const note = file ? describeFile(file) : origin;
  const name = canHaveSeveral ? (number === 1 ? "First picture" : `Picture ${number}`) : "Image";
  return (
    <li
      tabIndex={-1}
      aria-label={canHaveSeveral ? name : undefined}
      className="grid grid-cols-1 gap-3 border-steel-200 border-t pt-4 outline-offset-4 first:border-t-0 first:pt-0"
    >
      {id === null ? null : <input type="hidden" name="stagedImage" value={id} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {picture ? (
          <StoredPreview picture={picture} className={canHaveSeveral ? "h-24 w-36" : undefined} />
        ) : file ? (
          <FilePreview
            file={file}
            alt={canHaveSeveral ? "" : "Chosen file"}
            className={canHaveSeveral ? "h-24 w-36 object-cover" : undefined}
          />
        ) : null}
        <div className="grid min-w-0 grow basis-40 content-start gap-1">
          {canHaveSeveral ? <p className="display-face text-sm tracking-normal">{name}</p> : null}
          {note ? <p className="wrap-anywhere text-sm text-steel-600">{note}</p> : null}
          {upload ? <UploadStatus state={upload} isQuiet={count > 1} onRetry={onRetry} /> : null}
          <div className="-ml-3 flex flex-wrap items-center">
            {canHaveSeveral && count > 1 ? (
              <>
                <IconButton
                  {...toButtonProps({ action: "up", number })}
                  icon="arrow-up"
                  label={`Move up: ${name}`}
                  disabled={number === 1}
                />
                <IconButton
                  {...toButtonProps({ action: "down", number })}
                  icon="arrow-down"
                  label={`Move down: ${name}`}
                  disabled={number === count}
                />
              </>
            ) : null}
            {isRemovable ? (
              <Button
                {...toButtonProps({ action: "remove", number })}
                variant="quiet"
                icon="trash"
                aria-label={canHaveSeveral ? `Remove: ${name}` : undefined}
              >
                Remove
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <TextField
        id={`alt-${entry.key}`}
        name="alt"
        label={number === 1 ? altField.label : `Description of picture ${number}`}
        note="optional"
        help={number === 1 ? altField.help : undefined}
        maxLength={TEXT_LIMITS.line}
        value={entry.alt}
        error={altError}
        data-undrafted=""
        onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
      />
    </li>
  );
}

function IconButton({
  icon,
  label,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string }) {
  return (
    <button
      {...button}
      title={label}
      className="grid size-11 place-items-center rounded-sm hover:bg-mist active:bg-steel-200 disabled:text-steel-300"
    >
      <Icon name={icon} label={label} />
    </button>
  );
}
