import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { notSent } from "~/content/unsent";
import type { ToastMessage } from "~/ui/toast-message";

/** Answers `unsent` when the site is unreachable or fails, so that the form keeps its text. Redirects and refusals pass through. */
export function submitWithFallback<Unsent>(unsent: Unsent) {
  return async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction<Unsent>();
    } catch (thrown) {
      const isAnswer = thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500);
      if (isAnswer) throw thrown;
      // With an error status, the page does not fetch its data again from a site that is unavailable.
      return Response.json(unsent, { status: 503 });
    }
  };
}

/** `failed` names the action that failed. */
export function tellUnsent(failed?: string): { toast: ToastMessage } {
  return { toast: { kind: "error", title: failed, message: notSent } };
}
