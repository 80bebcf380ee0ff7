import { type ClientActionFunctionArgs, isRouteErrorResponse, redirect } from "@remix-run/react";
import { notSent } from "~/content/unsent";
import type { ToastMessage } from "~/ui/toast-message";
import type { RefusedForm } from "./refused-form";
import { requestSignIn } from "./sign-in-request";

/**
 * When the site cannot be reached or fails, the form stays with its text. When the session has ended, the sign-in
 * opens above it. Redirects and refusals pass through.
 */
export async function submitForm(args: ClientActionFunctionArgs): Promise<unknown> {
  return await submitOr({ kind: "error", message: notSent }, args);
}

/** Uses another toast for a form that could not be sent. */
export async function submitOr(
  unsent: ToastMessage,
  { request, serverAction }: ClientActionFunctionArgs,
): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    const status = statusOf(thrown);
    if (thrown instanceof Response || (status > 0 && status < 500 && status !== 401)) throw thrown;
    if (status === 401) requestSignIn();
    const typed: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") typed[name] ??= value;
    const answer: RefusedForm = { errors: {}, typed, ...(status !== 401 && { toast: unsent }) };
    // With an error status, the page does not load its data again.
    return Response.json(answer, { status: status === 401 ? 401 : 503 });
  }
}

/** For buttons of other screens: cannot show its answer, so after the session has ended it leads to the sign-in and back. */
export async function submitButton({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (statusOf(thrown) !== 401) throw thrown;
    throw redirect(`/login?${new URLSearchParams({ from: location.pathname + location.search })}`);
  }
}

/** 0 when the site could not be reached. */
function statusOf(thrown: unknown): number {
  return isRouteErrorResponse(thrown) ? thrown.status : 0;
}
