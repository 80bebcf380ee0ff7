import { replaceWithToast } from "~/platform/http/cookies.server";
import { logger } from "~/platform/runtime/logger.server";

interface Deletion {
  closeTo: string;
  successMessage: string;
  failureMessage: string;
  /** `refusal` says why the item cannot be deleted. */
  remove: () => Promise<"done" | "missing" | { refusal: string }>;
  undo?: string;
}

/** Redirects to `closeTo` with a toast, even if the item was already deleted. A POST to `undo` restores it. */
export async function handleDeletion({ closeTo, successMessage, failureMessage, remove, undo }: Deletion) {
  try {
    const result = await remove();
    if (typeof result === "object")
      return await replaceWithToast(closeTo, { type: "error", message: result.refusal });
    return await replaceWithToast(closeTo, { type: "success", message: successMessage, undo });
  } catch (error) {
    logger.error({ err: error }, failureMessage);
    return await replaceWithToast(closeTo, { type: "error", message: failureMessage });
  }
}
