import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useUnsentWords } from "~/admin/use-unsent-words";
import { manyPictures as words } from "~/content/many-pictures";
import { DropArea, useFileIntake, useShownFiles } from "~/items/admin/drop-area";
import { Field, TextArea } from "~/ui/form/field";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import { useHydrated } from "~/ui/use-hydrated";
import { ManyPicturesBar } from "./many-pictures-bar";
import { PictureRow } from "./picture-row";
import { type UploadEntry, useManyUploads } from "./use-many-uploads";

interface ManyPicturesFormProps {
  idempotencyKey: string;
  content: string | undefined;
}

/** Without JavaScript one form sends all pictures, titled by file name; with it each is previewed, titled and sent separately. */
export function ManyPicturesForm({ idempotencyKey, content: typed }: ManyPicturesFormProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isPosting = useNavigation().formMethod === "POST";
  const [isNoneChosen, setNoneChosen] = useState(false);
  const { entries, isSignedOut, add, change, remove, send } = useManyUploads();
  const isSent = useRef(false);
  const unsent = entries.filter(({ state }) => state !== "added" && state !== "unfit");
  useUnsentWords(form, typed === undefined, { storesDraft: true, isSent });
  useLeaveWarning(unsent.length > 0 ? words.leave(unsent.length) : null);

  const take = (files: Iterable<File>) => {
    setNoneChosen(false);
    add(files);
  };
  const isDragging = useFileIntake(input, take);
  useShownFiles(
    input,
    entries.map(({ file }) => file),
  );

  const start = (chosen: readonly UploadEntry[]) => {
    if (!form.current?.reportValidity()) return;
    const content = new FormData(form.current).get("content");
    for (const { key, title } of chosen) if (!title.trim()) change(key, { problem: words.noTitle });
    const titled = chosen.filter(({ title }) => title.trim());
    send(titled, typeof content === "string" ? content.trim() : "");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = entries.filter(({ state }) => state === "waiting" || state === "failed");
    setNoneChosen(ready.length === 0);
    isSent.current = ready.length > 0;
    if (ready.length > 0) start(ready);
    else input.current?.focus();
  };
  const removeOne = (key: string) => {
    remove(key);
    if (entries.length === 1) input.current?.focus();
  };

  return (
    <>
      <Form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7"
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextArea
          name="content"
          label={words.description}
          help={isHydrated ? words.descriptionHelp : words.descriptionHelpPlain}
          required
          rows={3}
          maxLength={5000}
          defaultValue={typed}
        />
        <Field
          name="image"
          label={words.pictures}
          required
          help={`${words.help} ${isHydrated ? words.chooseOrPaste : words.chooseSome}`}
          error={isNoneChosen ? words.none : undefined}
        >
          {(ties) => (
            <DropArea
              {...ties}
              ref={input}
              multiple
              required={!isHydrated}
              isDragging={isDragging}
              onChange={({ currentTarget }) => {
                if (currentTarget.files?.length) take(currentTarget.files);
              }}
            />
          )}
        </Field>
      </Form>
      {entries.length > 0 ? (
        <ul aria-label={words.chosen} className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              onChange={(changed) => change(entry.key, changed)}
              onRemove={() => removeOne(entry.key)}
              onRetry={() => start([entry])}
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
