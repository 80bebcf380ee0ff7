import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { ToastMessage } from "~/ui/toast-message";
import { readTexts, refuseUnsent } from "./enquiry-answer";

/**
 * Sends a form from the browser. Where the site cannot be reached, or answers with an error page, the form stays with all
 * that was typed, and `exception` says what happened.
 */
export async function sendOrKeep(
  { request, serverAction }: ClientActionFunctionArgs,
  exception: ToastMessage,
): Promise<unknown> {
  const sent = readTexts(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: the form was taken.
    if (error instanceof Response) throw error;
    // With an error's status, so that the page does not ask the server, which is away, for its data again.
    return new Response(JSON.stringify(refuseUnsent(exception, sent)), {
      status: 503,
      headers: { "Content-Type": "application/json" },
    });
  }
}
