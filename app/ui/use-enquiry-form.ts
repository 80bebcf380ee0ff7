import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CONTACT_SUCCESS_DURATION_MS } from "~/content/constants";
import type { RefusedEnquiry } from "./enquiry-answer";
import { useRootData } from "./use-root-data";

/** What a form of the public site shows at a moment. */
export interface EnquiryFormState {
  /** Why the last attempt was not taken. */
  answer: RefusedEnquiry | undefined;
  isSubmitting: boolean;
  isSentShown: boolean;
  /** A key for the fields: when it changes they start anew, empty. */
  fieldsKey: number;
  /** What a field needs: its name, what was typed into it, and what is wrong with that. */
  field: (name: string) => { name: string; defaultValue?: string; error?: string };
}

/** The states of a form of the public site (specification, section 4): idle, submitting, sent for three seconds, refused. */
export function useEnquiryForm(): EnquiryFormState {
  const answer = useActionData<RefusedEnquiry>();
  const isSubmitting = useNavigation().formMethod === "POST";
  const { toast } = useRootData();
  const wasSent = toast?.kind === "success";
  const [isSentShown, setSentShown] = useState(wasSent);
  const [timesSent, setTimesSent] = useState(0);

  useEffect(() => {
    if (toast?.kind !== "success") return;
    setTimesSent((times) => times + 1);
    setSentShown(true);
    const timer = setTimeout(() => setSentShown(false), CONTACT_SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return {
    answer,
    isSubmitting,
    isSentShown,
    fieldsKey: timesSent,
    field: (name: string) => ({
      name,
      defaultValue: answer?.sent[name],
      error: answer?.problems.find((problem) => problem.field === name)?.message,
    }),
  };
}
