import { useEffect, useRef, useState } from "react";

/**
 * Takes files that are pasted or dropped anywhere on the page, for a screen or dialog with one place for them.
 * Returns whether files are being dragged over it. Text that is pasted into a field stays text.
 */
export function useFileIntake(take: (files: FileList) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const takeFrom = (event: Event, source: DataTransfer | null) => {
      if (!source?.files.length) return;
      event.preventDefault();
      latest.current(source.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const hasText = event.clipboardData?.types.includes("text/plain") ?? false;
      if (!(hasText && isTextField(event.target))) takeFrom(event, event.clipboardData);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Else the browser leaves the page to show the file.
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setDragging(false);
      takeFrom(event, event.dataTransfer);
    };
    document.addEventListener("paste", onPaste);
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, []);

  return isDragging;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "file")
  );
}
