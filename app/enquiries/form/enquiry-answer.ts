import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { StagedQuoteFiles } from "~/enquiries/staged-files";
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

/** The answer to a form of the public site that was not taken: what is wrong, and everything that was typed. */
export interface RefusedEnquiry {
  toast: ToastMessage;
  problems: readonly FieldProblem[];
  /** Field names with what was typed into them. */
  sent: Readonly<Record<string, string>>;
  /** The fault is ours: the page then names the telephone and the chat. */
  isOurFault: boolean;
  /** Files that came with the form and need not be chosen again. */
  held?: StagedQuoteFiles | null;
}

/** The answer where the form could not be sent or stored at all. */
export function refuseUnsent(
  toast: ToastMessage,
  sent: Readonly<Record<string, string>>,
  held: StagedQuoteFiles | null = null,
): RefusedEnquiry {
  return { toast, problems: [], sent, isOurFault: true, held };
}

/** The texts of a form as it was filled in; a file is none. */
export function readTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}

/**
 * Sends a form from the browser. Where the site cannot be reached, or answers with an error page, the form stays with all
 * that was typed, and `exception` says what happened.
 */
export async function submitEnquiry(
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
