import { useActionData, useBlocker, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { PendingForm, RefusedForm } from "./form-result";

interface FormOptions<Extra> {
  /** Distinguishes the forms of a screen; sent as the field `intent`. */
  intent?: string;
  /** Saved values by field. */
  values?: object;
  version?: number | null;
  /** The saved values, sent with the version: they tell the server after a conflict which fields were changed here. */
  shown?: string;
  idempotencyKey?: string | null;
  /** Defaults to the result of the screen's action. */
  refused?: RefusedForm<Extra>;
  /** False for passwords and for forms with nothing to type. */
  hasDraft?: boolean;
  /** Name of a field to clear if it has an error, such as a password. */
  clearOnError?: string;
}

export interface FieldProps {
  name: string;
  defaultValue: string;
  "data-preset": string;
  error: string | undefined;
}

export interface FormState<Extra = unknown> {
  ref: RefObject<HTMLFormElement>;
  intent: string | undefined;
  refused: RefusedForm<Extra> | undefined;
  isBusy: boolean;
  isRestored: boolean;
  setRestored: (isRestored: boolean) => void;
  field: (name: string) => FieldProps;
  version: number | null | undefined;
  shown: string | undefined;
  idempotencyKey: string | null | undefined;
  /** Name of the draft in `sessionStorage`; null for a form without drafts. */
  draftName: string | null;
  clearOnError: string | undefined;
}

/** State of a form that posts to its own screen; render it with `PostForm`. */
export function useForm<Extra = unknown>({
  intent,
  values = {},
  version,
  shown,
  idempotencyKey,
  hasDraft = true,
  clearOnError,
  ...options
}: FormOptions<Extra> = {}): FormState<Extra> {
  const ref = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(false);
  const { pathname } = useLocation();
  const { state, formData, formAction } = useNavigation();
  const screenResult = useRefusedForm<Extra>();
  const result = options.refused ?? screenResult;
  const isOwnResult = result?.typed && (intent === undefined || result.typed.intent === intent);
  const refused = isOwnResult ? result : undefined;
  const isOwnSubmission =
    formAction?.split("?")[0] === pathname && (intent === undefined || formData?.get("intent") === intent);
  const savedValues: Record<string, unknown> = { ...values };
  return {
    ref,
    intent,
    refused,
    isBusy: state !== "idle" && isOwnSubmission,
    isRestored,
    setRestored,
    field: (name) => ({
      name,
      defaultValue: refused?.typed[name] ?? String(savedValues[name] ?? ""),
      "data-preset": String(savedValues[name] ?? ""),
      error: refused?.errors[name],
    }),
    version,
    shown,
    idempotencyKey: refused?.typed.idempotencyKey ?? idempotencyKey,
    draftName: hasDraft ? (intent ? `${pathname} ${intent}` : pathname) : null,
    clearOnError,
  };
}

/**
 * Includes a form that was sent after the session expired. Reloading the data of the screen, as other requests do, would end both;
 * they stay until the next navigation.
 */
export function useRefusedForm<Extra>(): RefusedForm<Extra> | undefined {
  const { key } = useLocation();
  const actionData = useActionData<RefusedForm<Extra>>();
  const pendingForm = usePendingForm<Extra>();
  const refused = actionData ?? pendingForm;
  const last = useRef({ key, refused });
  if (refused || last.current.key !== key) last.current = { key, refused };
  return last.current.refused;
}

/** For a form with pictures: if it could not be sent, the refused form before it, which has them. */
export function useLastRefusedForm<Extra>(
  refusedForm: RefusedForm<Extra> | undefined,
): RefusedForm<Extra> | undefined {
  const last = useRef(refusedForm);
  if (refusedForm?.extra || !refusedForm) last.current = refusedForm;
  return last.current;
}

function usePendingForm<Extra>(): RefusedForm<Extra> | undefined {
  const { pathname } = useLocation();
  const pending = useRouteLoaderData<{ pendingForm: PendingForm<Extra> | null }>("routes/admin")?.pendingForm;
  return pending?.path === pathname ? pending : undefined;
}

/** Calls `onReset` after the form of `element` shows its stored values, for fields that are React state. */
export function useFormReset(element: RefObject<HTMLElement>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  useEffect(() => {
    const form = element.current?.closest("form");
    // The browser sends the event before it resets the fields.
    const resetLater = () => queueMicrotask(() => latest.current());
    form?.addEventListener("reset", resetLater);
    return () => form?.removeEventListener("reset", resetLater);
  }, [element]);
}

/** Asks `question` once before leaving; null disables it. Returns a function that asks immediately. */
export function useLeaveWarning(question: string | null): () => boolean {
  const isConfirmed = useRef(false);
  const confirmLeaving = useCallback(() => {
    isConfirmed.current ||= question === null || window.confirm(question);
    return isConfirmed.current;
  }, [question]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null && !isConfirmed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirmLeaving()) blocker.proceed();
    else blocker.reset();
  }, [blocker, confirmLeaving]);

  useEffect(() => {
    isConfirmed.current = false;
    if (question === null) return;
    const preventUnload = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [question]);
  return confirmLeaving;
}

/** Waits until the pointer is released, so that a new error under a field does not move a pressed button away. */
export function onPointerRelease(callback: () => void): void {
  const isPressing = document.querySelector(":active") !== null;
  if (isPressing) window.addEventListener("mouseup", () => setTimeout(callback), { once: true });
  else setTimeout(callback);
}
