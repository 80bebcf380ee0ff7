import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRootData } from "~/site/use-root-data";
import type { RefusedEnquiry } from "./enquiry-answer";

/** What a public form displays. */
export interface EnquiryFormState {
  /** The refusal of the last attempt. */
  answer: RefusedEnquiry | undefined;
  isSubmitting: boolean;
  /** React key of the fields: a new key empties them. */
  fieldsKey: number;
  /** The props of a field: its name, what was typed, and its error. */
  field: (name: string) => { name: string; defaultValue?: string; error?: string };
}

/** The state of a public form: idle, submitting, refused, or emptied after the toast with thanks. */
export function useEnquiryForm(): EnquiryFormState {
  const answer = useActionData<RefusedEnquiry>();
  const isSubmitting = useNavigation().formMethod === "POST";
  const { toast } = useRootData();
  const [timesSent, setTimesSent] = useState(0);

  useEffect(() => {
    if (toast?.kind === "success") setTimesSent((times) => times + 1);
  }, [toast]);

  return {
    answer,
    isSubmitting,
    fieldsKey: timesSent,
    field: (name: string) => ({
      name,
      defaultValue: answer?.sent[name],
      error: answer?.problems.find((problem) => problem.field === name)?.message,
    }),
  };
}
