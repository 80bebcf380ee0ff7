import { useNavigation } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { manyPictures as labels } from "~/content/many-pictures";
import { DropArea, useFileIntake, useInputFiles } from "~/items/admin/drop-area";
import { Field } from "~/ui/form/field";
import { PostForm } from "~/ui/form/post-form";
import { useForm } from "~/ui/form/use-form";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import { useHydrated } from "~/ui/use-hydrated";
import { ManyPicturesBar } from "./many-pictures-bar";
import { PictureRow } from "./picture-row";
import { SharedFields, sharedFieldNames } from "./shared-fields";
import { type UploadEntry, useManyUploads } from "./use-many-uploads";

/** Without JavaScript one form sends all pictures, titled by file name. With it, each picture has a title and a request. */
export function ManyPicturesForm({ idempotencyKey }: { idempotencyKey: string }) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({ idempotencyKey });
  const isHydrated = useHydrated();
  const isPosting = useNavigation().formMethod === "POST";
  const [isNoneChosen, setNoneChosen] = useState(false);
  const { entries, isSignedOut, add, change, remove, send } = useManyUploads();
  const unsent = entries.filter(({ state }) => state !== "added" && state !== "unfit");
  useLeaveWarning(unsent.length > 0 ? labels.leave(unsent.length) : null);

  const addFiles = (files: Iterable<File>) => {
    setNoneChosen(false);
    add(files);
  };
  const isDragging = useFileIntake(input, addFiles);
  useInputFiles(
    input,
    entries.map(({ file }) => file),
  );

  const addEntries = (chosen: readonly UploadEntry[]) => {
    if (!form.ref.current?.reportValidity()) return;
    const data = new FormData(form.ref.current);
    const [content = "", location = "", finished = ""] = sharedFieldNames.map((name) =>
      String(data.get(name) ?? "").trim(),
    );
    for (const { key, title } of chosen) if (!title.trim()) change(key, { problem: "Please enter a title." });
    const titled = chosen.filter(({ title }) => title.trim());
    send(titled, { content, location, finished });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const readyEntries = entries.filter(({ state }) => state === "waiting" || state === "failed");
    setNoneChosen(readyEntries.length === 0);
    form.isSent.current = readyEntries.length > 0;
    if (readyEntries.length > 0) addEntries(readyEntries);
    else input.current?.focus();
  };
  const removeEntry = (key: string) => {
    remove(key);
    if (entries.length === 1) input.current?.focus();
  };

  return (
    <>
      <PostForm
        form={form}
        id={formId}
        encType="multipart/form-data"
        onSubmit={submit}
        className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7"
      >
        <SharedFields
          field={form.field}
          help={isHydrated ? "Used for all pictures. Change any below." : labels.descriptionHelpPlain}
        />
        <Field
          name="image"
          label="Pictures"
          required
          help={`JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB each. ${isHydrated ? "Choose files, or drop or paste them anywhere on this page." : labels.chooseSome}`}
          error={isNoneChosen ? labels.none : undefined}
        >
          {(fieldProps) => (
            <DropArea
              {...fieldProps}
              ref={input}
              multiple
              required={!isHydrated}
              isDragging={isDragging}
              onChange={({ currentTarget }) => {
                if (currentTarget.files?.length) addFiles(currentTarget.files);
              }}
            />
          )}
        </Field>
      </PostForm>
      {entries.length > 0 ? (
        <ul aria-label="Chosen pictures" className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              onChange={(changed) => change(entry.key, changed)}
              onRemove={() => removeEntry(entry.key)}
              onRetry={() => addEntries([entry])}
            />
          ))}
        </ul>
      ) : null}
      <ManyPicturesBar
        formId={formId}
        entries={entries}
        isPosting={isPosting}
        isSignedOut={isSignedOut}
        onMore={() => input.current?.click()}
      />
    </>
  );
}
