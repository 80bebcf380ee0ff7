import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { HeldImage } from "~/http/item-form.server";
import type { PictureSource } from "~/images/picture-source";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { useHydrated } from "./use-hydrated";

interface ImageFieldProps {
  required: boolean;
  error: string | undefined;
  /** The picture the item has. */
  stored: PictureSource | null;
  /** A picture that came with a form that was refused, and need not be chosen again. */
  held: HeldImage | null;
  /** Called when a file is chosen; one that is no picture is not taken. */
  onChoose: (isPicture: boolean) => void;
}

/**
 * A picture to choose or to drop onto the field. Where JavaScript runs, the choice is shown, at most 150 pixels high, and can
 * be taken back.
 */
export function ImageField({ required, error, stored, held: initiallyHeld, onChoose }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHeldRemoved, setHeldRemoved] = useState(false);
  const isHydrated = useHydrated();
  const held = isHeldRemoved ? null : initiallyHeld;

  // An object URL keeps its file in memory until it is revoked.
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen);
  }, [chosen]);

  const show = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const isPicture = file?.type.startsWith("image/") ?? false;
    setChosen(file && isPicture ? URL.createObjectURL(file) : null);
    if (!file) return;
    if (!isPicture) currentTarget.value = "";
    onChoose(isPicture);
  };

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
        help="JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB. Choose a file or drop it here."
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            ref={input}
            type="file"
            accept="image/*"
            required={required && !held}
            onChange={show}
            className={dropArea}
          />
        )}
      </Field>
      {held ? <input type="hidden" name="heldImage" value={held.id} /> : null}
      {chosen ? (
        <Preview onRemove={remove}>
          <img src={chosen} alt="Chosen file" className="max-h-[150px] max-w-full" />
        </Preview>
      ) : held ? (
        <Preview
          onRemove={isHydrated ? remove : undefined}
          note="Kept from before; no need to choose it again."
        >
          <StoredPicture picture={held.picture} />
        </Preview>
      ) : stored ? (
        <Preview note="The present picture stays unless another is chosen.">
          <StoredPicture picture={stored} />
        </Preview>
      ) : null}
    </div>
  );
}

const dropArea =
  "block min-h-24 w-full rounded-sm border border-steel-500 border-dashed bg-mist p-4 text-sm hover:border-graphite " +
  "aria-invalid:border-danger file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid " +
  "file:border-steel-400 file:bg-paper file:px-4 file:font-semibold hover:file:border-graphite";

interface PreviewProps {
  onRemove?: () => void;
  note?: string;
  children: ReactNode;
}

function Preview({ onRemove, note, children }: PreviewProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      {children}
      {onRemove ? (
        <Button type="button" variant="quiet" icon="trash" onClick={onRemove}>
          Remove
        </Button>
      ) : null}
      {note ? <p className="text-sm text-steel-600">{note}</p> : null}
    </div>
  );
}

function StoredPicture({ picture }: { picture: PictureSource }) {
  return <Picture source={picture} sizes="200px" className="h-[150px] w-[200px]" />;
}
