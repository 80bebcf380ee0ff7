import { forwardRef, type InputHTMLAttributes } from "react";
import { joinClasses } from "~/ui/join-classes";

type DropAreaProps = InputHTMLAttributes<HTMLInputElement> & { isDragging: boolean };

/** A file input for pictures that is large enough to drop them on. */
export const DropArea = forwardRef<HTMLInputElement, DropAreaProps>(function DropArea(
  { isDragging, ...input },
  ref,
) {
  return (
    <input
      {...input}
      ref={ref}
      type="file"
      accept="image/*"
      className={joinClasses(look, isDragging ? "border-spark bg-paper" : "border-steel-500 bg-mist")}
    />
  );
});

const look =
  "block w-full rounded-sm border border-dashed px-4 py-6 text-sm hover:border-graphite aria-invalid:border-danger " +
  "file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-steel-400 " +
  "file:bg-paper file:px-4 file:font-semibold hover:file:border-graphite";
