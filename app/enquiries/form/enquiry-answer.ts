import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { StagedQuoteFiles } from "~/enquiries/files/staged-files";
import { readTexts } from "~/http/read-request";
import type { FieldProblem } from "~/ui/form/error-summary";
import type { ToastMessage } from "~/ui/toast-message";

export const hiddenFields = { honeypot: "subject", timestamp: "shown", attribution: "origin" } as const;

export interface HiddenValues {
  timestamp: string;
  attribution: string;
}

/** Contains everything that was typed. */
export interface RefusedEnquiry {
  /** Missing when a button only changed the form. */
  toast?: ToastMessage;
  problems: readonly FieldProblem[];
  sent: Readonly<Record<string, string>>;
  /** After a server error: the page offers telephone and chat. */
  isOurFault: boolean;
  /** The piece whose drawing a browser without scripts requested, from 1. */
  drawnPiece?: number;
  /** Staged files of the form, which need not be uploaded again. */
  staged?: StagedQuoteFiles | null;
}

export function refuseUnsent(
  toast: ToastMessage,
  sent: Readonly<Record<string, string>>,
  staged: StagedQuoteFiles | null = null,
): RefusedEnquiry {
  return { toast, problems: [], sent, isOurFault: true, staged };
}

/** Keeps the typed form when the server is unreachable or fails; `exception` is the toast. */
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
    // An error status keeps Remix from reloading data from the unavailable server.
    return new Response(JSON.stringify(refuseUnsent(exception, sent)), {
      status: 503,
      headers: { "Content-Type": "application/json" },
    });
  }
}
