import { type FormEvent, useEffect, useRef, useState } from "react";
import { quoteFiles, quoteFileProblems as words } from "~/content/quote";
import { readDraft } from "~/enquiries/form/enquiry-draft";
import type { EnquiryFormState } from "~/enquiries/form/use-enquiry-form";
import { MAX_ATTACHMENTS, type StagedQuoteFiles } from "~/enquiries/staged-files";
import { fieldId } from "~/ui/form/field";
import { maxFileBytes } from "~/uploads/upload-rules";
import { fetchStagedFiles, sendFile } from "./send-file";

/** A file that was chosen and is not yet with the server. */
interface WaitingFile {
  key: number;
  file: File;
}

/** The files of the form at a moment. */
export interface QuoteFilesState {
  /** What the server keeps. */
  held: StagedQuoteFiles | null;
  /** What is still to be sent, one after the other; the first is under way. */
  waiting: readonly WaitingFile[];
  /** How much of the first has been sent, from 0 to 1. */
  progress: number;
  /** Kept files that were taken out again, for the server to hear of. */
  removed: readonly number[];
  problems: readonly string[];
  add: (files: readonly File[]) => void;
  removeHeld: (id: number) => void;
  removeWaiting: (key: number) => void;
}

/**
 * Keeps the files of a quote request. Where scripts run they are sent as soon as they are chosen, while the rest is being
 * filled in, so that the form itself goes at once; without, they go with the form, and what it comes back with is shown.
 */
export function useQuoteFiles({ answer, fieldsKey }: EnquiryFormState): QuoteFilesState {
  const told = answer?.problems.filter(({ field }) => field === "files").map(({ message }) => message);
  const [held, setHeld] = useState<StagedQuoteFiles | null>(answer?.held ?? null);
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const [progress, setProgress] = useState(0);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [problems, setProblems] = useState<readonly string[]>(told ?? []);
  const nextKey = useRef(1);

  const [seen, setSeen] = useState({ answer, fieldsKey });
  if (seen.fieldsKey !== fieldsKey) {
    // It was sent: the next request starts without files.
    setSeen({ answer, fieldsKey });
    setHeld(null);
    setWaiting([]);
    setRemoved([]);
    setProblems([]);
  } else if (seen.answer !== answer) {
    setSeen({ answer, fieldsKey });
    if (told) setProblems(told);
    // Where the server was away, it does not know.
    if (answer && !answer.isOurFault) {
      setHeld(answer.held ?? null);
      setRemoved([]);
    }
  }

  // The files of a form that was left before it was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const draft = readDraft(location.pathname);
    const form = draft.get("heldForm");
    if (answer || !form) return;
    setHeld({ form, files: [] });
    setRemoved(draft.getAll("removeFile").map(Number));
    const asking = new AbortController();
    fetchStagedFiles(form, asking.signal)
      // One that was added meanwhile brought the others along.
      .then((kept) => setHeld((now) => (now?.files.length ? now : kept)))
      .catch(() => {
        if (!asking.signal.aborted) setProblems((before) => [...before, words.notListed]);
      });
    return () => asking.abort();
  }, []);

  const latest = useRef({ held, removed });
  latest.current = { held, removed };
  const next = waiting[0];
  useEffect(() => {
    if (!next) return;
    const going = new AbortController();
    const { signal } = going;
    setProgress(0);
    const options = { form: latest.current.held?.form, removed: latest.current.removed };
    sendFile(next.file, { ...options, onProgress: setProgress, signal })
      .then((sent) => {
        setHeld(sent.held);
        if (sent.problems.length > 0) setProblems((before) => [...before, ...sent.problems]);
      })
      .catch(() => {
        if (!signal.aborted) setProblems((before) => [...before, words.notSent(next.file.name)]);
      })
      .finally(() => {
        if (!signal.aborted) setWaiting((files) => files.filter(({ key }) => key !== next.key));
      });
    return () => going.abort();
  }, [next]);

  const kept = held?.files.filter(({ id }) => !removed.includes(id)) ?? [];
  const add = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size <= maxFileBytes);
    const room = Math.max(0, MAX_ATTACHMENTS - kept.length - waiting.length);
    const surplus = fitting.slice(room).map(({ name }) => name);
    setProblems([
      ...files.filter((file) => !fitting.includes(file)).map(({ name }) => words.tooLarge(name)),
      ...(surplus.length > 0 ? [words.tooMany(surplus)] : []),
    ]);
    const taken = fitting.slice(0, room).map((file) => ({ key: nextKey.current++, file }));
    setWaiting((before) => [...before, ...taken]);
  };

  return {
    held: held && { ...held, files: kept },
    waiting,
    progress,
    removed,
    problems,
    add,
    removeHeld: (id) => setRemoved((before) => [...before, id]),
    removeWaiting: (key) => setWaiting((before) => before.filter((file) => file.key !== key)),
  };
}

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
