import { useEffect, useRef, useState } from "react";
import type { PictureSource } from "~/images/picture-source";
import type { StagedImage } from "~/items/staged-images.server";
import { Field } from "~/ui/form/field";
import { useHydrated } from "~/ui/use-hydrated";
import { findFileProblem } from "~/uploads/upload-rules";
import { DropArea, useFileIntake } from "./drop-area";
import { describeFile, FilePreview, PicturePreview, StoredPreview } from "./picture-preview";

interface ImageFieldProps {
  required: boolean;
  error: string | undefined;
  /** The picture the item has. */
  stored: PictureSource | null;
  /** A picture that came with a form that was refused, and need not be chosen again. */
  staged: StagedImage | null;
  /** Called when a file is chosen, with what is wrong with it, if anything; it is then not taken. */
  onChoose: (problem: string | null) => void;
}

const formats = "JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB.";

/**
 * A picture to choose or to drop onto the field. Where JavaScript runs it may be pasted or dropped anywhere in the dialog, and
 * the choice is shown, at most 150 pixels high, and can be taken back.
 */
export function ImageField({ required, error, stored, staged: initiallyStaged, onChoose }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isStagedRemoved, setStagedRemoved] = useState(false);
  const isHydrated = useHydrated();
  const staged = isStagedRemoved ? null : initiallyStaged;

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
    setStagedRemoved(true);
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
          <DropArea
            {...ties}
            ref={input}
            required={required && !staged}
            isDragging={isDragging}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
        )}
      </Field>
      {staged ? <input type="hidden" name="stagedImage" value={staged.id} /> : null}
      {chosen ? (
        <PicturePreview onRemove={remove} note={describeFile(chosen)}>
          <FilePreview file={chosen} alt="Chosen file" />
        </PicturePreview>
      ) : staged ? (
        <PicturePreview
          onRemove={isHydrated ? remove : undefined}
          note="Uploaded before; no need to choose it again."
        >
          <StoredPreview picture={staged.picture} />
        </PicturePreview>
      ) : stored ? (
        <PicturePreview note="The present picture stays unless another is chosen.">
          <StoredPreview picture={stored} />
        </PicturePreview>
      ) : null}
    </div>
  );
}
