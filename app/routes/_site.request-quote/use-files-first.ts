import { type FormEvent, useEffect, useState } from "react";
import { quoteFiles } from "~/content/quote";
import { fieldId } from "~/ui/form/field";
import type { QuoteFilesState } from "./use-quote-files";

/**
 * Lets a form that is submitted wait until its files have been sent; then it goes by itself, unless something was wrong with
 * one of them.
 */
export function useFilesFirst({ waiting, problems }: QuoteFilesState) {
  const [due, setDue] = useState<HTMLFormElement | null>(null);
  const isSending = waiting.length > 0;
  const isInOrder = problems.length === 0;

  useEffect(() => {
    if (due === null || isSending) return;
    setDue(null);
    if (isInOrder) due.requestSubmit();
    else document.getElementById(fieldId("files"))?.focus();
  }, [due, isSending, isInOrder]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isSending) return;
    event.preventDefault();
    setDue(event.currentTarget);
  };
  return { onSubmit, waiting: due === null ? null : quoteFiles.pending };
}
