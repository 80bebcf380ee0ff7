import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRootData } from "~/site/use-root-data";
import type { RefusedEnquiry } from "./enquiry-answer";

/** What a form of the public site shows at a moment. */
export interface EnquiryFormState {
  /** Why the last attempt was not taken. */
  answer: RefusedEnquiry | undefined;
  isSubmitting: boolean;
  /** A key for the fields: when it changes they start anew, empty. */
  fieldsKey: number;
  /** What a field needs: its name, what was typed into it, and what is wrong with that. */
  field: (name: string) => { name: string; defaultValue?: string; error?: string };
}

/** The states of a form of the public site (specification, section 4): idle, submitting, refused, and emptied after the thanks of a toast. */
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
