import { type ClientActionFunctionArgs, isRouteErrorResponse, redirect } from "@remix-run/react";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { notSentMessage, type RefusedForm } from "./form-result";

/**
 * Keeps the form and its text if the site is unreachable or fails, and opens the sign-in dialog if the session has
 * ended. Redirects and refused forms pass through.
 */
export async function submitForm(args: ClientActionFunctionArgs, keep?: KeepForm): Promise<unknown> {
  return await submitFormWithToast({ type: "error", message: notSentMessage }, args, keep);
}

/** Stores a form that could not reach the site, so that its screen need not show it again. Returns the toast. */
type KeepForm = (form: FormData) => Promise<ToastMessage>;

/** Like {@link submitForm}, with another toast if the form could not be sent. */
export async function submitFormWithToast(
  unsentToast: ToastMessage,
  { request, serverAction }: ClientActionFunctionArgs,
  keep?: KeepForm,
): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const status = readStatus(error);
    if (error instanceof Response || (status > 0 && status < 500 && status !== 401)) throw error;
    if (status === 401) requestSignIn();
    // If it cannot be stored either, the screen shows the form again.
    const toast = status === 0 && keep && !request.signal.aborted ? await keep(form).catch(() => null) : null;
    if (toast) return Response.json({ toast }, { status: 503 });
    const typed: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") typed[name] ??= value;
    const refused: RefusedForm = { errors: {}, typed, ...(status !== 401 && { toast: unsentToast }) };
    // An error status prevents the page from loading its data again.
    return Response.json(refused, { status: status === 401 ? 401 : 503 });
  }
}

/** Submits a button on another screen, which cannot show a refused form. Without a session, redirects to the sign-in. */
export async function submitButton({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (readStatus(error) !== 401) throw error;
    throw redirect(`/login?${new URLSearchParams({ from: location.pathname + location.search })}`);
  }
}

/** Returns 0 if the site is unreachable. */
function readStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 0;
}

let isRequested = false;
const listeners = new Set<() => void>();

export function requestSignIn(): void {
  setRequested(true);
}

export function endSignInRequest(): void {
  setRequested(false);
}

export function isSignInRequested(): boolean {
  return isRequested;
}

/** Calls `listener` when a request starts or ends. Returns a function that removes the listener. */
export function watchSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setRequested(value: boolean): void {
  isRequested = value;
  for (const listener of listeners) listener();
}
