import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { manyPictures as words } from "~/content/many-pictures";
import { Button, ButtonLink } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { DropArea } from "./drop-area";
import { PictureRow } from "./picture-row";
import { useFileIntake } from "./use-file-intake";
import { type PictureEntry, useManyUploads } from "./use-many-uploads";

interface ManyPicturesFormProps {
  submission: string;
  /** What stands in the description. */
  content: string | undefined;
}

/**
 * Many pictures for the gallery. Without JavaScript they go in one form, titled by their files' names; with it each is seen,
 * named and sent by itself.
 */
export function ManyPicturesForm({ submission, content: typed }: ManyPicturesFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isPosting = useNavigation().state !== "idle";
  const { entries, add, change, remove, send } = useManyUploads();
  const isDragging = useFileIntake(add);
  const waiting = entries.filter(({ state }) => state === "waiting");
  const isSending = entries.some(({ state }) => state === "queued" || state === "sending");
  useLeaveWarning(isSending);

  const takeChosen = (field: HTMLInputElement | null) => {
    if (!field?.files?.length) return;
    add(field.files);
    field.value = "";
  };
  // Files chosen before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => takeChosen(input.current), []);

  const start = (chosen: readonly PictureEntry[]) => {
    if (!form.current?.reportValidity()) return;
    const content = new FormData(form.current).get("content");
    for (const { key, title } of chosen) if (!title.trim()) change(key, { problem: words.noTitle });
    const titled = chosen.filter(({ title }) => title.trim());
    send(titled, typeof content === "string" ? content.trim() : "");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(waiting);
  };

  return (
    <>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        className="sheet grid gap-5 p-5 sm:p-7"
      >
        <input type="hidden" name="submission" value={submission} />
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
        >
          {(ties) => (
            <DropArea
              {...ties}
              ref={input}
              multiple
              required={!isHydrated}
              isDragging={isDragging}
              onChange={({ currentTarget }) => takeChosen(currentTarget)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button busy={isPosting || isSending} disabled={isHydrated && waiting.length === 0}>
            {isPosting || isSending
              ? words.submitting
              : waiting.length > 0
                ? words.submitCount(waiting.length)
                : words.submit}
          </Button>
          <ButtonLink to="/admin/galleryadmin" variant="secondary">
            {words.back}
          </ButtonLink>
        </div>
        <Summary entries={entries} isSending={isSending} />
      </Form>
      {entries.length > 0 ? (
        <ul aria-label={words.chosen} className="grid gap-4">
          {entries.map((entry) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              onChange={(changed) => change(entry.key, changed)}
              onRemove={() => remove(entry.key)}
              onRetry={() => start([entry])}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Says once, when all have been sent, what came of them. */
function Summary({ entries, isSending }: { entries: readonly PictureEntry[]; isSending: boolean }) {
  const added = entries.filter(({ state }) => state === "added").length;
  const failed = entries.filter(({ state }) => state === "failed").length;
  const isOver = !isSending && added + failed > 0;
  return (
    <p role="status" className={isOver ? "font-semibold" : "sr-only"}>
      {isOver ? (failed > 0 ? words.someAdded(added, failed) : words.allAdded(added)) : ""}
    </p>
  );
}

/** Asks before the page is left while pictures are on their way. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
