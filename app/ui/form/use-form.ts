import { useActionData, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useRef, useState } from "react";
import type { PendingForm, RefusedForm } from "./refused-form";

interface FormOptions<More> {
  /** Distinguishes the forms of a screen; sent as the field `intent`. */
  intent?: string;
  /** Saved values by field. */
  values?: object;
  version?: number | null;
  idempotencyKey?: string | null;
  /** Defaults to the answer of the screen's action. */
  refused?: RefusedForm<More>;
  /** False for passwords and for forms with nothing to type. */
  hasDraft?: boolean;
  /** Field to empty after a refusal, such as a password. */
  clears?: string;
}

export interface FieldProps {
  name: string;
  defaultValue: string;
  "data-preset": string;
  error: string | undefined;
}

export interface FormState<More = unknown> {
  ref: RefObject<HTMLFormElement>;
  intent: string | undefined;
  refused: RefusedForm<More> | undefined;
  isBusy: boolean;
  /** True if the form was sent and not refused. */
  isSent: MutableRefObject<boolean>;
  isRestored: boolean;
  setRestored: (isRestored: boolean) => void;
  field: (name: string) => FieldProps;
  version: number | null | undefined;
  idempotencyKey: string | null | undefined;
  /** Address of the draft; null for none. */
  draft: string | null;
  clears: string | undefined;
}

/** For a form that posts to its own screen; `PostForm` shows it. */
export function useForm<More = unknown>({
  intent,
  values = {},
  version,
  idempotencyKey,
  hasDraft = true,
  clears,
  ...options
}: FormOptions<More> = {}): FormState<More> {
  const ref = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const [isRestored, setRestored] = useState(false);
  const { pathname } = useLocation();
  const { state, formData, formAction } = useNavigation();
  const answer = useRefusedForm<More>();
  const given = options.refused ?? answer;
  const isAnswered = given?.typed && (intent === undefined || given.typed.intent === intent);
  const refused = isAnswered ? given : undefined;
  const isOwn =
    formAction?.split("?")[0] === pathname && (intent === undefined || formData?.get("intent") === intent);
  const saved: Record<string, unknown> = { ...values };
  return {
    ref,
    intent,
    refused,
    isBusy: state !== "idle" && isOwn,
    isSent,
    isRestored,
    setRestored,
    field: (name) => ({
      name,
      defaultValue: refused?.typed[name] ?? String(saved[name] ?? ""),
      "data-preset": String(saved[name] ?? ""),
      error: refused?.errors[name],
    }),
    version,
    idempotencyKey: refused?.typed.idempotencyKey ?? idempotencyKey,
    draft: hasDraft ? (intent ? `${pathname} ${intent}` : pathname) : null,
    clears,
  };
}

/** Also returns a form that was sent after its session expired. */
export function useRefusedForm<More>(): RefusedForm<More> | undefined {
  const answer = useActionData<RefusedForm<More>>();
  const pending = usePendingForm<More>();
  return answer ?? pending;
}

function usePendingForm<More>(): RefusedForm<More> | undefined {
  const { pathname } = useLocation();
  const pending = useRouteLoaderData<{ pendingForm: PendingForm<More> | null }>("routes/admin")?.pendingForm;
  return pending?.path === pathname ? pending : undefined;
}
