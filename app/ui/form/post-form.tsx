import { Form, type FormProps, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { deleteDraft, isFormChanged, readDraft, restoreDraft, saveDraft } from "./draft";
import type { FormState } from "./use-form";

interface PostFormProps extends Omit<FormProps, "method" | "ref"> {
  form: FormState;
}

/** A form with hidden fields for intent, version and idempotency key. */
export function PostForm({ form, children, onSubmit, ...props }: PostFormProps) {
  const { intent, version, idempotencyKey, refused } = form;
  const isIdle = useNavigation().state === "idle";
  useDraft(form);
  useErrorFocus(form, isIdle);
  const formVersion = useSavedValues(form, isIdle);
  const shownVersion = refused?.version ?? formVersion ?? version;
  return (
    <Form
      ref={form.ref}
      method="post"
      replace
      preventScrollReset
      {...props}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) form.isSent.current = true;
      }}
    >
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {shownVersion === undefined || shownVersion === null ? null : (
        // Stored with the draft, so that a restored draft cannot overwrite later changes. React would reset a field of
        // type "hidden".
        <input
          key={refused?.version}
          type="text"
          hidden
          autoComplete="off"
          name="version"
          defaultValue={shownVersion}
          data-draft=""
          data-preset={shownVersion}
        />
      )}
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
      {children}
    </Form>
  );
}

/** Stores typed text until it is saved: phones may close the tab when the camera opens. `data-preset` is the saved value. */
function useDraft({ ref, refused, isSent, draftName, setRestored }: FormState): void {
  useEffect(() => {
    if (refused) isSent.current = false;
  }, [refused, isSent]);

  useBrowserLayoutEffect(() => {
    const form = ref.current;
    if (!form || draftName === null) return;
    if (!refused) setRestored(restoreDraft(form, readDraft(draftName)));
    // Typing after sending makes the form a draft again.
    const resetSent = () => {
      isSent.current = false;
    };
    const save = () => saveDraft(form, draftName);
    form.addEventListener("input", resetSent);
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      form.removeEventListener("input", resetSent);
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      if (isSent.current) deleteDraft(draftName);
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

/** Shows the new values after a save. Returns the version shown: a changed form retains the version it started from. */
function useSavedValues({ ref, refused, isSent, version, setRestored }: FormState, isIdle: boolean) {
  const [formVersion, setFormVersion] = useState(version);
  const lastVersion = useRef(version);
  useEffect(() => {
    const form = ref.current;
    if (!form || !isIdle || refused) return;
    if (!isSent.current && (version === lastVersion.current || isFormChanged(form))) return;
    isSent.current = false;
    lastVersion.current = version;
    form.reset();
    setFormVersion(version);
    setRestored(false);
  }, [ref, isSent, isIdle, refused, version, setRestored]);
  return formVersion;
}
