import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addPicturesTexts as labels } from "~/content/add-pictures";
import { serviceCategories } from "~/content/service-index";
import { DropArea, useFileIntake, useInputFiles } from "~/features/items/admin/drop-area";
import { MonthField } from "~/features/items/admin/month-field";
import { pictureNotSent } from "~/features/items/admin/upload-status";
import { TEXT_LIMITS } from "~/features/items/items";
import { Button } from "~/platform/ui/button";
import { Field, SelectField, TextArea, TextField } from "~/platform/ui/form/field";
import { PostForm } from "~/platform/ui/form/post-form";
import { requestSignIn } from "~/platform/ui/form/submit-form";
import { useForm, useLeaveWarning } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { joinClasses } from "~/platform/ui/join-classes";
import { isUnderWay, type UploadState } from "~/platform/uploads/upload-queue";
import { PictureRow } from "./picture-row";
import { useNewPictures } from "./use-new-pictures";

const workOptions = [
  { value: "", label: "Choose one" },
  ...serviceCategories.flatMap(({ items }) => items.map(({ label }) => ({ value: label, label }))),
];

interface PicturesFormProps {
  idempotencyKey: string;
  /** Pictures that the server already has. */
  staged: Parameters<typeof useNewPictures>[0];
}

/** With JavaScript, each picture is uploaded when it is chosen; without it, the form sends the files. */
export function PicturesForm({ idempotencyKey, staged }: PicturesFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({ idempotencyKey });
  const isHydrated = useHydrated();
  const isNavigating = useNavigation().state !== "idle";
  const { entries, add, change, remove, retry, settle } = useNewPictures(staged);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [work, setWork] = useState(form.refused?.typed.work ?? "");
  const validEntries = entries.filter((entry) => entry.problem === null);
  const uploadingCount = validEntries.filter(({ upload }) => upload && isUnderWay(upload)).length;
  useLeaveWarning(validEntries.length > 0 && !isNavigating ? labels.confirmLeave(validEntries.length) : null);

  const addFiles = (files: Iterable<File>) => {
    setProblem(null);
    add(files);
  };
  const isDragging = useFileIntake(input, addFiles);
  useInputFiles(
    input,
    entries.flatMap(({ file }) => file ?? []),
  );

  const onSubmit = (event: FormEvent) => {
    setProblem(null);
    if (validEntries.length > 0 && validEntries.every(({ id }) => id !== null)) return;
    event.preventDefault();
    if (validEntries.length > 0) {
      void settle();
      return setWaiting(true);
    }
    setProblem(labels.noneChosen);
    input.current?.focus();
  };
  // Submits again after the uploads, when the form has a field for each uploaded picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the uploads end
  useEffect(() => {
    if (!isWaiting || uploadingCount > 0) return;
    setWaiting(false);
    const hasUpload = (name: UploadState["name"]) => validEntries.some(({ upload }) => upload?.name === name);
    if (hasUpload("signed-out")) requestSignIn();
    else if (hasUpload("failed")) setProblem(pictureNotSent);
    else form.ref.current?.requestSubmit();
  }, [isWaiting, uploadingCount]);

  const removeEntry = (key: string) => {
    remove(key);
    if (entries.length === 1) input.current?.focus();
  };

  return (
    <PostForm
      form={form}
      encType={isHydrated ? undefined : "multipart/form-data"}
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-6"
    >
      <div className="sheet p-5 sm:p-7">
        <Field
          name="image"
          label="Pictures"
          required
          help={`JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB each. ${isHydrated ? "Choose files, or drop or paste them anywhere on this page." : labels.chooseSome}`}
          error={problem}
        >
          {(fieldProps) => (
            <DropArea
              {...fieldProps}
              // With JavaScript, the form sends ids of uploaded pictures instead of files.
              name={isHydrated ? undefined : "image"}
              ref={input}
              multiple
              required={!isHydrated && staged.length === 0}
              isDragging={isDragging}
              onChange={({ currentTarget }) => {
                if (currentTarget.files?.length) addFiles(currentTarget.files);
              }}
            />
          )}
        </Field>
      </div>
      {entries.length > 0 ? (
        <ul aria-label="Chosen pictures" className="grid grid-cols-3 gap-2 sm:gap-4 lg:grid-cols-5">
          {entries.map((entry, index) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              number={index + 1}
              sharedTitle={work}
              isRemovable={isHydrated}
              onChange={(changed) => change(entry.key, changed)}
              onRemove={() => removeEntry(entry.key)}
              onRetry={() => retry(entry)}
            />
          ))}
        </ul>
      ) : null}
      <div className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7">
        <SelectField
          {...form.field("work")}
          label="Title for all"
          help={labels.workHelp}
          required={validEntries.some(({ title }) => title.trim() === "")}
          onChange={({ currentTarget }) => setWork(currentTarget.value)}
          options={workOptions}
        />
        <TextArea
          {...form.field("content")}
          label="Description"
          note="optional"
          help={labels.descriptionHelp}
          rows={2}
          maxLength={TEXT_LIMITS.text}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...form.field("location")} label="Town" note="optional" maxLength={TEXT_LIMITS.line} />
          <MonthField {...form.field("finished")} label="Completed" note="optional" />
        </div>
      </div>
      <div
        className={joinClasses(
          "grid grid-cols-1 gap-3",
          entries.length > 0 && "save-bar z-10 -mx-4 border-steel-300 border-t bg-paper p-4 sm:mx-0",
        )}
      >
        <Button busy={isWaiting || form.isBusy} className="sm:justify-self-start">
          {form.isBusy
            ? "Adding…"
            : isWaiting
              ? labels.uploading(uploadingCount)
              : labels.submit(validEntries.length)}
        </Button>
      </div>
    </PostForm>
  );
}
