import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { StagedQuoteFiles } from "~/enquiries/files/staged-files";
import { readTexts } from "~/http/read-request";
import type { FieldProblem } from "~/ui/form/error-summary";
import type { ToastMessage } from "~/ui/toast-message";

/**
 * Names of the hidden fields of a public form: the honeypot, the signed timestamp of when the form was shown, and the
 * attribution of the visit.
 */
export const hiddenFields = { honeypot: "subject", timestamp: "shown", attribution: "origin" } as const;

/** What the server puts into the hidden fields. */
export interface HiddenValues {
  /** Signed timestamp of when the form was shown. */
  timestamp: string;
  /** Where the visit came from, as far as the server knows. */
  attribution: string;
}

/** The answer to a form that was not sent: everything that was typed, and its problems where it was refused. */
export interface RefusedEnquiry {
  /** Missing where a button only changed the form. */
  toast?: ToastMessage;
  problems: readonly FieldProblem[];
  /** The text fields as they were sent. */
  sent: Readonly<Record<string, string>>;
  /** The server failed: the page then offers telephone and chat. */
  isOurFault: boolean;
  /** The piece whose drawing a browser without scripts asked for, counted from 1. */
  drawnPiece?: number;
  /** Staged files of the form, which need not be uploaded again. */
  staged?: StagedQuoteFiles | null;
}

/** The answer to a form that could not be sent or stored. */
export function refuseUnsent(
  toast: ToastMessage,
  sent: Readonly<Record<string, string>>,
  staged: StagedQuoteFiles | null = null,
): RefusedEnquiry {
  return { toast, problems: [], sent, isOurFault: true, staged };
}

/**
 * Submits a form from the browser. When the server is unreachable or fails, the form stays with everything that was typed, and
 * `exception` is the toast.
 */
export async function submitEnquiry(
  { request, serverAction }: ClientActionFunctionArgs,
  exception: ToastMessage,
): Promise<unknown> {
  const sent = readTexts(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: the form was accepted.
    if (error instanceof Response) throw error;
    // The status of an error, so that the page does not load its data from the unavailable server again.
    return new Response(JSON.stringify(refuseUnsent(exception, sent)), {
      status: 503,
      headers: { "Content-Type": "application/json" },
    });
  }
}
