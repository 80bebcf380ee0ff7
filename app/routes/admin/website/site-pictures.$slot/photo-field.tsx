import type { RefObject } from "react";
import { DropArea, useFileIntake } from "~/features/items/admin/drop-area";
import { Field } from "~/platform/ui/form/field";
import { findFileProblem } from "~/platform/uploads/upload-rules";

interface PhotoFieldProps {
  input: RefObject<HTMLInputElement>;
  isChosen: boolean;
  error: string | undefined;
  /** Called with a file that can be sent. */
  onChoose: (file: File) => void;
  onProblem: (problem: string) => void;
}

/** With JavaScript, a photo can be dropped or pasted anywhere on the screen. */
export function PhotoField({ input, isChosen, error, onChoose, onProblem }: PhotoFieldProps) {
  const choose = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (!file) return;
    const problem = findFileProblem(file);
    if (problem) {
      field.value = "";
      onProblem(problem);
    } else onChoose(file);
  };
  const isDragging = useFileIntake(input, ([file]) => {
    if (!input.current || !file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.current.files = transfer.files;
    choose(input.current);
  });
  return (
    <Field
      name="image"
      label={isChosen ? "Choose another photo" : "Choose a photo"}
      help="JPEG, PNG, HEIC, WebP or AVIF, up to 20 MB."
      error={error}
    >
      {(fieldProps) => (
        <DropArea
          {...fieldProps}
          ref={input}
          isDragging={isDragging}
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
      )}
    </Field>
  );
}
