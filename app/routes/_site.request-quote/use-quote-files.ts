import { type FormEvent, useEffect, useRef, useState } from "react";
import { quoteFiles, quoteFileProblems as words } from "~/content/quote";
import type { StagedQuoteFiles } from "~/enquiries/files/staged-files";
import type { EnquiryFormState } from "~/enquiries/form/use-enquiry-form";
import { mayShrink } from "~/images/shrink-photograph";
import { readDraft } from "~/ui/form/draft";
import { fieldId } from "~/ui/form/field";
import { MAX_ATTACHMENTS, maxFileBytes } from "~/uploads/upload-rules";
import { fetchStagedFiles, sendFile, TooLargeForServer } from "./send-file";

interface WaitingFile {
  key: number;
  file: File;
}

export interface QuoteFilesState {
  staged: StagedQuoteFiles | null;
  /** Uploaded one after the other; the first is in progress. */
  waiting: readonly WaitingFile[];
  /** Uploaded fraction of the first, from 0 to 1. */
  progress: number;
  /** Staged files that the visitor removed; the next upload or the form discards them. */
  removed: readonly number[];
  problems: readonly string[];
  add: (files: readonly File[]) => void;
  removeStaged: (id: number) => void;
  removeWaiting: (key: number) => void;
}

/** With scripts, files are staged as soon as they are chosen; without, the form sends them. */
export function useQuoteFiles({ answer }: EnquiryFormState): QuoteFilesState {
  const answerProblems = answer?.problems
    .filter(({ field }) => field === "files")
    .map(({ message }) => message);
  const [staged, setStaged] = useState<StagedQuoteFiles | null>(answer?.staged ?? null);
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const [progress, setProgress] = useState(0);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [problems, setProblems] = useState<readonly string[]>(answerProblems ?? []);
  const nextKey = useRef(1);

  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    if (answerProblems) setProblems(answerProblems);
    // A server that was unavailable does not know the staged files.
    if (answer && !answer.isOurFault) {
      setStaged(answer.staged ?? null);
      setRemoved([]);
    }
  }

  // Restores the files of a form that was left before it was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const draft = readDraft(location.pathname);
    const form = draft.get("formToken");
    if (answer || !form) return;
    setStaged({ form, files: [] });
    setRemoved(draft.getAll("removeFile").map(Number));
    const asking = new AbortController();
    fetchStagedFiles(form, asking.signal)
      // An upload in the meantime has returned all files.
      .then((shown) => setStaged((now) => (now?.files.length ? now : shown)))
      .catch(() => {
        if (!asking.signal.aborted) setProblems((before) => [...before, words.notListed]);
      });
    return () => asking.abort();
  }, []);

  const latest = useRef({ staged, removed });
  latest.current = { staged, removed };
  const next = waiting[0];
  useEffect(() => {
    if (!next) return;
    const going = new AbortController();
    const { signal } = going;
    setProgress(0);
    const options = { form: latest.current.staged?.form, removed: latest.current.removed };
    sendFile(next.file, { ...options, onProgress: setProgress, signal })
      .then((sent) => {
        setStaged(sent.staged);
        if (sent.problems.length > 0) setProblems((before) => [...before, ...sent.problems]);
      })
      .catch((error: unknown) => {
        const describe = error instanceof TooLargeForServer ? words.tooLargeForServer : words.notSent;
        if (!signal.aborted) setProblems((before) => [...before, describe(next.file.name)]);
      })
      .finally(() => {
        if (!signal.aborted) setWaiting((files) => files.filter(({ key }) => key !== next.key));
      });
    return () => going.abort();
  }, [next]);

  const shown = staged?.files.filter(({ id }) => !removed.includes(id)) ?? [];
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => file.size <= maxFileBytes || mayShrink(file));
    const room = Math.max(0, MAX_ATTACHMENTS - shown.length - waiting.length);
    const surplus = fitting.slice(room).map(({ name }) => name);
    setProblems([
      ...files.filter((file) => !fitting.includes(file)).map(({ name }) => words.tooLarge(name)),
      ...(surplus.length > 0 ? [words.tooMany(surplus)] : []),
    ]);
    const taken = fitting.slice(0, room).map((file) => ({ key: nextKey.current++, file }));
    setWaiting((before) => [...before, ...taken]);
  };

  return {
    staged: staged && { ...staged, files: shown },
    waiting,
    progress,
    removed,
    problems,
    add,
    removeStaged: (id) => setRemoved((before) => [...before, id]),
    removeWaiting: (key) => setWaiting((before) => before.filter((file) => file.key !== key)),
  };
}

/** Delays submitting a form until its files are uploaded; a refused file cancels it. */
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
