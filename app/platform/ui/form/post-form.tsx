import { Form, type FormProps, useNavigation } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";
import { deleteDraft, endSavedDraft, isFormChanged, readDraft, restoreDraft, saveDraft } from "./draft";
import type { FormState } from "./use-form";

interface PostFormProps extends Omit<FormProps, "method" | "ref"> {
  form: FormState;
}

/** A form with hidden fields for intent, version and idempotency key. */
export function PostForm({ form, children, onSubmit, ...props }: PostFormProps) {
  const { intent, version, idempotencyKey, refused } = form;
  const isIdle = useNavigation().state === "idle";
  const typing = useTyping(form);
  useDraft(form, typing);
  useErrorFocus(form, isIdle);
  useReplacedTexts(form, typing);
  const opened = useSavedValues(form, typing, isIdle);
  // Typed text belongs to the version that the form showed, even if another device has saved since.
  const typedVersion = refused?.typed.version;
  const shownVersion =
    refused?.version ?? (typedVersion ? Number(typedVersion) : (opened.version ?? version));
  // After a conflict, a new element: a restored draft has set the value of the earlier one.
  const versionKey = `${shownVersion} ${refused?.version ?? ""}`;
  return (
    <Form
      ref={form.ref}
      method="post"
      replace
      preventScrollReset
      {...props}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        const sent = new FormData(event.currentTarget);
        typing.current = { sentVersion: shownVersion ?? 0, isChanged: false, sent };
      }}
    >
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {shownVersion === undefined || shownVersion === null ? null : (
        <DraftedValue key={`version ${versionKey}`} name="version" value={String(shownVersion)} />
      )}
      {opened.shown === undefined ? null : (
        <DraftedValue key={`shown ${versionKey}`} name="shown" value={refused?.typed.shown ?? opened.shown} />
      )}
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
      {children}
    </Form>
  );
}

/**
 * Stored with the draft, so that a restored draft cannot overwrite later changes. React would reset a field of type
 * "hidden".
 */
export function DraftedValue({ name, value }: { name: string; value: string }) {
  return (
    <input
      type="text"
      hidden
      autoComplete="off"
      name={name}
      defaultValue={value}
      data-draft=""
      data-preset={value}
    />
  );
}

interface Typing {
  /** Something was typed since the form was shown or sent. */
  isChanged: boolean;
  /** 0 for a form without versions; null unless the form is being sent. */
  sentVersion: number | null;
  sent: FormData | null;
}

function useTyping({ ref }: FormState): MutableRefObject<Typing> {
  const typing = useRef<Typing>({ isChanged: false, sentVersion: null, sent: null });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Typed before hydration, or restored.
    typing.current.isChanged = isFormChanged(form);
    const onInput = () => {
      typing.current.isChanged = true;
    };
    const onReset = () => {
      typing.current.isChanged = false;
    };
    form.addEventListener("input", onInput);
    form.addEventListener("reset", onReset);
    return () => {
      form.removeEventListener("input", onInput);
      form.removeEventListener("reset", onReset);
    };
  }, [ref]);
  return typing;
}

/** Stores typed text until it is saved: phones may close the tab when the camera opens. `data-preset` is the saved value. */
function useDraft(
  { ref, refused, draftName, setRestored }: FormState,
  typing: MutableRefObject<Typing>,
): void {
  useBrowserLayoutEffect(() => {
    const form = ref.current;
    if (!form || draftName === null) return;
    endSavedDraft(draftName);
    if (!refused) setRestored(restoreDraft(form, readDraft(draftName)));
    const save = () => saveDraft(form, draftName);
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      const { sentVersion, isChanged } = typing.current;
      if (sentVersion !== null && !isChanged) deleteDraft(draftName);
      else save();
    };
  }, [draftName]);
}

/** Focuses the first invalid field, unless an error summary takes the focus. */
function useErrorFocus({ ref, refused, clearOnError }: FormState, isIdle: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the same error after another submission
  useEffect(() => {
    const form = ref.current;
    if (!form || !refused || !isIdle) return;
    const field = clearOnError && refused.errors[clearOnError] && form.elements.namedItem(clearOnError);
    if (field instanceof HTMLInputElement) field.value = "";
    if (!form.querySelector("[role=alert][tabindex]"))
      form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused, isIdle]);
}

/**
 * Shows the texts that the server put in place of typed ones. By itself, the browser keeps the text of a field that was
 * restored, or typed in and set back, when its default changes.
 */
function useReplacedTexts({ ref, refused }: FormState, typing: MutableRefObject<Typing>): void {
  useBrowserLayoutEffect(() => {
    const { sent } = typing.current;
    if (!ref.current || !sent || !refused?.toast?.isConflict) return;
    const fields =
      "input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [hidden]), textarea, select";
    for (const field of ref.current.querySelectorAll<HTMLInputElement>(fields)) {
      const text = refused.typed[field.name];
      if (text === undefined || field.value === text || field.value !== sent.get(field.name)) continue;
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [refused]);
}

/**
 * Shows the stored values after a save, or when they change while the form is untouched. Fields that are React state
 * follow with `useFormReset`. Returns what the form was opened with: a changed form retains the version it started from.
 */
function useSavedValues(
  { ref, refused, version, shown, setRestored }: FormState,
  typing: MutableRefObject<Typing>,
  isIdle: boolean,
) {
  const [opened, setOpened] = useState({ version, shown });
  const lastVersion = useRef(version);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (!isIdle) {
      wasBusy.current = true;
      return;
    }
    const { isChanged, sentVersion } = typing.current;
    // The problems that a browser finds can disappear before the form is sent.
    const isSent = wasBusy.current && sentVersion !== null;
    wasBusy.current = false;
    if (isSent)
      typing.current = { isChanged: isChanged || refused !== undefined, sentVersion: null, sent: null };
    if (!ref.current || refused) return;
    const isNewVersion = version !== lastVersion.current;
    lastVersion.current = version;
    if (!isChanged && (isSent || isNewVersion)) {
      ref.current.reset();
      setRestored(false);
    } else if (!(isSent && version === sentVersion + 1)) return;
    setOpened({ version, shown });
  }, [ref, typing, isIdle, refused, version, shown, setRestored]);
  return opened;
}
