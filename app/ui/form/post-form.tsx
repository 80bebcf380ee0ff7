import { Form, type FormProps, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { deleteDraft, isWritten, readDraft, restoreDraft, saveDraft } from "./draft";
import type { FormState } from "./use-form";

interface PostFormProps extends Omit<FormProps, "method" | "ref"> {
  form: FormState;
}

/** Includes the hidden fields of its state. */
export function PostForm({ form, children, onSubmit, ...props }: PostFormProps) {
  const { intent, version, idempotencyKey, refused } = form;
  const isIdle = useNavigation().state === "idle";
  useDraft(form);
  useRefusalFocus(form, isIdle);
  const heldVersion = useSavedValues(form, isIdle);
  const shownVersion = refused?.version ?? heldVersion ?? version;
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
        // A draft has its own, so that it cannot overwrite other changes. React would reset the value of type "hidden".
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

/** Stores typed text until the form is saved: phones end a tab when they open the camera. `data-preset` is the saved value. */
function useDraft({ ref, refused, isSent, draft, setRestored }: FormState): void {
  useEffect(() => {
    if (refused) isSent.current = false;
  }, [refused, isSent]);

  useBrowserLayoutEffect(() => {
    const form = ref.current;
    if (!form || draft === null) return;
    if (!refused) setRestored(restoreDraft(form, readDraft(draft)));
    // Typing after sending creates a draft again.
    const begin = () => {
      isSent.current = false;
    };
    const save = () => saveDraft(form, draft);
    form.addEventListener("input", begin);
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      form.removeEventListener("input", begin);
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      if (isSent.current) deleteDraft(draft);
      else save();
    };
  }, [draft]);
}

/** Focuses the first invalid field, unless an error summary takes the focus. */
function useRefusalFocus({ ref, refused, clears }: FormState, isIdle: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problem may be found twice, and idleness between
  useEffect(() => {
    const form = ref.current;
    if (!form || !refused || !isIdle) return;
    const cleared = clears && refused.errors[clears] && form.elements.namedItem(clears);
    if (cleared instanceof HTMLInputElement) cleared.value = "";
    if (!form.querySelector("[role=alert][tabindex]"))
      form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused, isIdle]);
}

/** Shows new values after a save. A changed form still uses the version that it is based on, which is returned. */
function useSavedValues({ ref, refused, isSent, version, setRestored }: FormState, isIdle: boolean) {
  const [held, hold] = useState(version);
  const last = useRef(version);
  useEffect(() => {
    const form = ref.current;
    if (!form || !isIdle || refused) return;
    if (!isSent.current && (version === last.current || isWritten(form))) return;
    isSent.current = false;
    last.current = version;
    form.reset();
    hold(version);
    setRestored(false);
  }, [ref, isSent, isIdle, refused, version, setRestored]);
  return held;
}
