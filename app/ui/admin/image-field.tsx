import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { HeldImage } from "~/http/item-form.server";
import { findFileProblem } from "~/images/check-file";
import type { PictureSource } from "~/images/picture-source";
import { Field } from "~/ui/field";
import { joinClasses } from "~/ui/join-classes";
import { useHydrated } from "~/ui/use-hydrated";
import { describeFile, FilePreview, PicturePreview, StoredPreview } from "./picture-preview";
import { useFileIntake } from "./use-file-intake";

interface ImageFieldProps {
  required: boolean;
  error: string | undefined;
  /** The picture the item has. */
  stored: PictureSource | null;
  /** A picture that came with a form that was refused, and need not be chosen again. */
  held: HeldImage | null;
  /** Called when a file is chosen, with what is wrong with it, if anything; it is then not taken. */
  onChoose: (problem: string | null) => void;
}

const formats = "JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB.";

/**
 * A picture to choose or to drop onto the field. Where JavaScript runs it may be pasted or dropped anywhere in the dialog, and
 * the choice is shown, at most 150 pixels high, and can be taken back.
 */
export function ImageField({ required, error, stored, held: initiallyHeld, onChoose }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isHeldRemoved, setHeldRemoved] = useState(false);
  const isHydrated = useHydrated();
  const held = isHeldRemoved ? null : initiallyHeld;

  const choose = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    const problem = file ? findFileProblem(file) : null;
    setChosen(file && !problem ? file : null);
    if (problem) field.value = "";
    if (file) onChoose(problem);
  };
  const isDragging = useFileIntake(([file]) => {
    if (!input.current || !file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.current.files = transfer.files;
    choose(input.current);
  });

  // A file chosen before the scripts came.
  useEffect(() => {
    if (input.current?.files?.length) setChosen(input.current.files[0] ?? null);
  }, []);

  const remove = () => {
    if (input.current) input.current.value = "";
    setChosen(null);
    setHeldRemoved(true);
    input.current?.focus();
  };

  return (
    <div className="grid gap-3">
      <Field
        name="image"
        label="Image"
        required={required}
        help={`${formats} Choose a file, or drop it here${isHydrated ? ", or paste it." : "."}`}
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            ref={input}
            type="file"
            accept="image/*"
            required={required && !held}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget)}
            className={joinClasses(
              dropArea,
              isDragging ? "border-spark bg-paper" : "border-steel-500 bg-mist",
            )}
          />
        )}
      </Field>
      {held ? <input type="hidden" name="heldImage" value={held.id} /> : null}
      {chosen ? (
        <PicturePreview onRemove={remove} note={describeFile(chosen)}>
          <FilePreview file={chosen} />
        </PicturePreview>
      ) : held ? (
        <PicturePreview
          onRemove={isHydrated ? remove : undefined}
          note="Kept from before; no need to choose it again."
        >
          <StoredPreview picture={held.picture} />
        </PicturePreview>
      ) : stored ? (
        <PicturePreview note="The present picture stays unless another is chosen.">
          <StoredPreview picture={stored} />
        </PicturePreview>
      ) : null}
    </div>
  );
}

/** The look of a file input into which files may be dropped. */
const dropArea =
  "block w-full rounded-sm border border-dashed px-4 py-6 text-sm hover:border-graphite aria-invalid:border-danger " +
  "file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-steel-400 " +
  "file:bg-paper file:px-4 file:font-semibold hover:file:border-graphite";
