import { type ChangeEvent, useEffect, useRef } from "react";
import { quoteFiles } from "~/content/quote";
import { Field } from "~/platform/ui/form/field";
import { useHydrated } from "~/platform/ui/hooks";
import { joinClasses } from "~/platform/ui/join-classes";
import { ChosenFiles } from "./chosen-files";
import type { QuoteFilesState } from "./use-quote-files";

/** Lists types instead of `image/*`, so that phones offer the camera as well as the gallery. */
const acceptedTypes =
  "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,application/pdf";

export function FilesField({ files }: { files: QuoteFilesState }) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { staged, waitingFiles, removedIds, problems, addFiles } = files;

  const addChosenFiles = (field: HTMLInputElement) => {
    if (!field.files?.length) return;
    addFiles([...field.files]);
    // The script uploads them, so the form must not send them again.
    field.value = "";
  };
  // Adds files that were chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (input.current) addChosenFiles(input.current);
  }, []);

  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        name="files"
        label={quoteFiles.label}
        note={quoteFiles.optional}
        help={quoteFiles.help}
        error={problems.join("\n")}
      >
        {(fieldProps) => (
          <input
            {...fieldProps}
            ref={input}
            type="file"
            multiple
            accept={acceptedTypes}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => addChosenFiles(currentTarget)}
            // The script empties the field, so "No file chosen" would be wrong. The list below shows the files.
            className={joinClasses(dropArea, isHydrated ? "text-[0px]" : "text-sm text-steel-600")}
          />
        )}
      </Field>
      {isHydrated ? (
        <>
          <p role="alert" className="sr-only">
            {problems.join(" ")}
          </p>
          <p role="status" className="sr-only">
            {waitingFiles.length === 0 && staged?.files.length ? quoteFiles.count(staged.files.length) : ""}
          </p>
        </>
      ) : null}
      {staged ? <input type="hidden" name="formToken" value={staged.form} data-draft /> : null}
      {removedIds.map((id) => (
        <input key={id} type="hidden" name="removeFile" value={id} data-draft />
      ))}
      <ChosenFiles files={files} onRemove={isHydrated ? () => input.current?.focus() : undefined} />
    </div>
  );
}

const dropArea =
  "block w-full min-w-0 rounded-sm border border-steel-500 border-dashed p-3.5 hover:border-graphite " +
  "aria-invalid:border-danger file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:text-sm file:border file:border-solid " +
  "file:border-steel-400 file:bg-paper file:px-4 file:font-semibold file:text-graphite hover:file:border-graphite";
