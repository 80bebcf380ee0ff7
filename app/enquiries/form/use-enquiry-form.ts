import { useActionData, useNavigation } from "@remix-run/react";
import type { RefusedEnquiry } from "./enquiry-answer";

/** What a public form displays. */
export interface EnquiryFormState {
  /** The refusal of the last attempt. */
  answer: RefusedEnquiry | undefined;
  isSubmitting: boolean;
  /** The props of a field: its name, what was typed, and its error. */
  field: (name: string) => { name: string; defaultValue?: string; error?: string };
}

/** The state of a public form: idle, submitting or refused. */
export function useEnquiryForm(): EnquiryFormState {
  const answer = useActionData<RefusedEnquiry>();
  const isSubmitting = useNavigation().formMethod === "POST";
  return {
    answer,
    isSubmitting,
    field: (name: string) => ({
      name,
      defaultValue: answer?.sent[name],
      error: answer?.problems.find((problem) => problem.field === name)?.message,
    }),
  };
}
