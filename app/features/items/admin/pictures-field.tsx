import { type ChangeEvent, type RefObject, useRef, useState } from "react";
import { describeTooMany } from "~/content/item-form";
import { type ItemPicture, TEXT_LIMITS } from "~/features/items/items";
import { formatPictureAction, type PictureAction } from "~/features/items/picture-action";
import { Field, TextField } from "~/platform/ui/form/field";
import { useFormReset } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { DropArea, useFileIntake, useInputFiles } from "./drop-area";
import { altField, PictureEntryRow } from "./picture-entry-row";
import { type ItemPictures, PICTURE_DRAFT, writePictureDraft } from "./use-item-pictures";

interface PicturesFieldProps {
  pictures: ItemPictures;
  maxPictures: number;
  required: boolean;
  error: string | undefined;
  altError: string | undefined;
  /** Saved pictures. The last one can only be replaced. */
  storedPictures: readonly ItemPicture[];
  canBeEmpty: boolean;
  /** Called after each change, with the problem of a refused file. */
  onChange: (problem: string | null) => void;
}

/** With JavaScript, pictures are uploaded when chosen; without it, the form sends them. */
export function PicturesField(props: PicturesFieldProps) {
  const { pictures, maxPictures, required, error, altError, storedPictures, canBeEmpty, onChange } = props;
  const { entries } = pictures;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const canHaveSeveral = maxPictures > 1;

  const addFiles = (files: Iterable<File>) => {
    const { problem, isFull } = pictures.addFiles(files);
    onChange(problem ?? (isFull ? describeTooMany(maxPictures) : null));
  };
  const isDragging = useFileIntake(input, (files) =>
    addFiles(canHaveSeveral ? files : [...files].slice(0, 1)),
  );
  useInputFiles(
    input,
    entries.flatMap(({ file }) => file ?? []),
  );

  useFormReset(input, () => {
    pictures.reset(storedPictures);
    onChange(null);
  });

  const { list, announcement, toButtonProps } = usePictureActions(input, (action) => {
    pictures.performAction(action);
    onChange(null);
  });

  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        name="image"
        label={canHaveSeveral ? "Images" : "Image"}
        required={required}
        help={[
          "JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB.",
          isHydrated ? "Choose a file, or drop it here, or paste it." : "Choose a file, or drop it here.",
          canHaveSeveral ? `Up to ${maxPictures} pictures. The first one is shown in lists.` : "",
        ].join(" ")}
        error={error}
      >
        {(fieldProps) => (
          <DropArea
            {...fieldProps}
            // With JavaScript, the form sends ids of uploaded pictures instead of files.
            name={isHydrated ? undefined : "image"}
            ref={input}
            multiple={canHaveSeveral}
            required={required && entries.length === 0}
            isDragging={isDragging}
            // The list below shows the files, even if the input is empty.
            isTextHidden={entries.length > 0 && entries.every(({ file }) => !file)}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              if (currentTarget.files?.length) addFiles(currentTarget.files);
            }}
          />
        )}
      </Field>
      <input type="hidden" name="pictures" value="all" />
      <input
        type="hidden"
        name={PICTURE_DRAFT}
        data-draft=""
        data-preset={writePictureDraft(storedPictures)}
        value={writePictureDraft(entries)}
      />
      {entries.length > 0 ? (
        <ul ref={list} aria-label="Pictures of this item" className="grid grid-cols-1 gap-4">
          {entries.map((entry, index) => (
            <PictureEntryRow
              key={entry.key}
              entry={entry}
              number={index + 1}
              count={entries.length}
              canHaveSeveral={canHaveSeveral}
              isStored={storedPictures.some(({ id }) => id === entry.id)}
              canBeEmpty={canBeEmpty}
              altError={index === 0 ? altError : undefined}
              toButtonProps={toButtonProps}
              onDescribe={(alt) => {
                pictures.setAlt(entry.key, alt);
                onChange(null);
              }}
              onRetry={() => pictures.retryUpload(entry)}
            />
          ))}
        </ul>
      ) : (
        <TextField
          name="alt"
          {...altField}
          note="optional"
          maxLength={TEXT_LIMITS.line}
          error={altError}
          onChange={({ currentTarget }) => {
            pictures.altOfFirstPicture.current = currentTarget.value;
          }}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** With JavaScript, buttons send no request and are announced. The focus follows the row, or returns to `input`. */
function usePictureActions(
  input: RefObject<HTMLInputElement>,
  onAction: (pictureAction: PictureAction) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const [announcement, setAnnouncement] = useState("");
  const performAction = (pictureAction: PictureAction) => {
    onAction(pictureAction);
    const { action, number } = pictureAction;
    const position = action === "up" ? number - 1 : action === "down" ? number + 1 : number;
    setAnnouncement(action === "remove" ? `Picture ${number} was removed.` : `Now picture ${position}.`);
    // The pressed button has moved with its row, or was removed.
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(position, list.current.children.length) - 1];
      const button = action === "remove" ? null : row?.querySelector<HTMLElement>(`[data-action=${action}]`);
      if (button && !button.hasAttribute("disabled")) button.focus();
      else (row instanceof HTMLElement ? row : input.current)?.focus();
    });
  };
  const toButtonProps = (pictureAction: PictureAction) =>
    isHydrated
      ? {
          type: "button" as const,
          onClick: () => performAction(pictureAction),
          "data-action": pictureAction.action,
        }
      : {
          type: "submit" as const,
          name: "intent",
          value: formatPictureAction(pictureAction),
          formNoValidate: true,
        };
  return { list, announcement, toButtonProps };
}
