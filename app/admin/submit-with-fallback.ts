import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { notSent } from "~/content/unsent";
import type { ToastMessage } from "~/ui/toast-message";

/**
 * Makes the `clientAction` of a form of the admin area. Where the site cannot be reached, or fails, `unsent` stands for its answer
 * and the form stays, with all that was typed. Where the site leads, and what it refuses, goes on.
 */
export function submitWithFallback<Unsent>(unsent: Unsent) {
  return async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction<Unsent>();
    } catch (thrown) {
      const isAnswer = thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500);
      if (isAnswer) throw thrown;
      // With an error's status, so that the page does not ask the site, which is away, for its data again.
      return Response.json(unsent, { status: 503 });
    }
  };
}

/** The answer where a toast says it all. `failed` is what could not be done. */
export function tellUnsent(failed?: string): { toast: ToastMessage } {
  return { toast: { kind: "error", title: failed, message: notSent } };
}
