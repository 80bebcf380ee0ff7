import { forwardRef, type InputHTMLAttributes, type RefObject, useEffect, useRef, useState } from "react";
import { fileInputClasses } from "~/platform/ui/form/field";
import { joinClasses } from "~/platform/ui/join-classes";

type DropAreaProps = InputHTMLAttributes<HTMLInputElement> & {
  isDragging: boolean;
  /** Hides the browser's "no file chosen" while the form has pictures. */
  isTextHidden?: boolean;
};

export const DropArea = forwardRef<HTMLInputElement, DropAreaProps>(function DropArea(
  { isDragging, isTextHidden = false, ...input },
  ref,
) {
  return (
    <input
      {...input}
      ref={ref}
      type="file"
      accept="image/*"
      className={joinClasses(
        fileInputClasses,
        isDragging ? "border-spark bg-paper" : "border-steel-500 bg-mist",
        isTextHidden ? "text-[0px]" : "text-sm",
      )}
    />
  );
});

/** Receives files pasted or dropped on the page, or chosen in `input` before hydration. Returns true during a drag. */
export function useFileIntake(
  input: RefObject<HTMLInputElement>,
  onFiles: (files: FileList) => void,
): boolean {
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    if (input.current?.files?.length) latest.current(input.current.files);
  }, [input]);
  useEffect(() => {
    const receiveFiles = (event: Event, source: DataTransfer | null) => {
      if (!source?.files.length) return;
      event.preventDefault();
      latest.current(source.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const hasText = event.clipboardData?.types.includes("text/plain") ?? false;
      if (!(hasText && isTextField(event.target))) receiveFiles(event, event.clipboardData);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Otherwise the browser would open the file.
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setDragging(false);
      receiveFiles(event, event.dataTransfer);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("paste", onPaste, { signal });
    document.addEventListener("dragover", onDragOver, { signal });
    document.addEventListener("dragleave", onDragLeave, { signal });
    document.addEventListener("drop", onDrop, { signal });
    return () => listeners.abort();
  }, []);

  return isDragging;
}

/** Sets the input's files, so that the browser's own label counts them. */
export function useInputFiles(input: RefObject<HTMLInputElement>, files: readonly File[]): void {
  const shown = useRef<readonly File[]>([]);
  useEffect(() => {
    const isSame =
      files.length === shown.current.length && files.every((file, index) => file === shown.current[index]);
    if (!input.current || (isSame && input.current.files?.length === files.length)) return;
    shown.current = files;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  });
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "file")
  );
}
