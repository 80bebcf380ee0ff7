import { useActionData, useNavigation } from "@remix-run/react";
import type { RefusedEnquiry } from "./enquiry-answer";

export interface EnquiryFormState {
  answer: RefusedEnquiry | undefined;
  isSubmitting: boolean;
  field: (name: string) => { name: string; defaultValue?: string; error?: string };
}

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
