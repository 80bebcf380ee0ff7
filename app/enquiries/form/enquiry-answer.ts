import type { HeldFiles } from "~/enquiries/attachment";
import type { FieldProblem } from "~/ui/form/error-summary";
import type { ToastMessage } from "~/ui/toast-message";

/** The answer to a form of the public site that was not taken: what is wrong, and everything that was typed. */
export interface RefusedEnquiry {
  toast: ToastMessage;
  problems: readonly FieldProblem[];
  /** Field names with what was typed into them. */
  sent: Readonly<Record<string, string>>;
  /** The fault is ours: the page then names the telephone and the chat. */
  isOurFault: boolean;
  /** Files that came with the form and need not be chosen again. */
  held?: HeldFiles | null;
}

/** The answer where the form could not be sent or stored at all. */
export function refuseUnsent(
  toast: ToastMessage,
  sent: Readonly<Record<string, string>>,
  held: HeldFiles | null = null,
): RefusedEnquiry {
  return { toast, problems: [], sent, isOurFault: true, held };
}

/** The texts of a form as it was filled in; a file is none. */
export function readTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}
