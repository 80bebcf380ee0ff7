import { type FormEvent, useEffect, useRef, useState } from "react";
import { quoteFileProblems as labels, quoteFiles } from "~/content/quote";
import type { StagedQuoteFiles } from "~/features/enquiries/files/staged-files.server";
import { canShrink, shrinkPhoto } from "~/platform/images/shrink-photo";
import { readDraft } from "~/platform/ui/form/draft";
import { toFieldId } from "~/platform/ui/form/field";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { isUnderWay, useUploads } from "~/platform/uploads/upload-queue";
import { MAX_ATTACHMENTS, maxFileBytes } from "~/platform/uploads/upload-rules";
import type { QuoteExtra } from "./receive-quote.server";
import { fetchStagedFiles, sendFile } from "./send-file";

interface WaitingFile {
  key: string;
  file: File;
  /** From 0 to 1; null before the upload starts. */
  progress: number | null;
}

export interface QuoteFilesState {
  staged: StagedQuoteFiles | null;
  waitingFiles: readonly WaitingFile[];
  /** Ids of removed files, which the next upload or the form discards. */
  removedIds: readonly number[];
  problems: readonly string[];
  addFiles: (files: readonly File[]) => void;
  removeStaged: (id: number) => void;
  removeWaiting: (key: string) => void;
}

/** With JavaScript, uploads files when they are chosen; without it, the form sends them. */
export function useQuoteFiles(refused: RefusedForm<QuoteExtra> | undefined): QuoteFilesState {
  const refusals = refused?.errors.files?.split("\n") ?? [];
  const [staged, setStaged] = useState<StagedQuoteFiles | null>(refused?.extra?.staged ?? null);
  const [files, setFiles] = useState<readonly Omit<WaitingFile, "progress">[]>([]);
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const [problems, setProblems] = useState<readonly string[]>(refusals);
  const [lastRefused, setLastRefused] = useState(refused);
  if (lastRefused !== refused) {
    setLastRefused(refused);
    if (refused) setProblems(refusals);
    // The response of an unavailable server contains no files, so the known ones stay.
    if (refused?.extra) {
      setStaged(refused.extra.staged);
      setRemovedIds([]);
    }
  }

  // Restores the files of an unsent form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = readDraft(location.pathname);
    const formToken = draft.get("formToken");
    if (refused || !formToken) return;
    setStaged({ form: formToken, files: [] });
    setRemovedIds(draft.getAll("removeFile").map(Number));
    const controller = new AbortController();
    fetchStagedFiles(formToken, controller.signal)
      // A concurrent upload has already returned all files.
      .then((fetched) => setStaged((current) => (current?.files.length ? current : fetched)))
      .catch(() => {
        if (!controller.signal.aborted) setProblems((previous) => [...previous, labels.notListed]);
      });
    return () => controller.abort();
  }, []);

  const nextKey = useRef(1);
  const latest = useRef({ staged, removedIds });
  latest.current = { staged, removedIds };
  const { uploads, states } = useUploads({
    prepare: shrinkPhoto,
    send: async (file, options) => {
      const { staged: current, removedIds: latestRemovedIds } = latest.current;
      const result = await sendFile(file, {
        formToken: current?.form,
        removedIds: latestRemovedIds,
        ...options,
      });
      if (result.staged !== undefined) {
        setStaged(result.staged);
        // The next upload may start before the screen is rendered again.
        latest.current.staged = result.staged;
      }
      return result.problems.length > 0
        ? { problem: result.problems.join("\n") }
        : { id: result.staged?.files.at(-1)?.id ?? 0 };
    },
    // Later uploads need the form that the first one creates.
    maxConcurrent: 1,
  });
  const endedFiles = files.filter(({ key }) => !isUnderWay(states.get(key) ?? { name: "waiting" }));
  useEffect(() => {
    if (endedFiles.length === 0) return;
    const newProblems = endedFiles.flatMap(({ key, file }) => {
      const state = states.get(key);
      if (state?.name === "refused") return state.problem.split("\n");
      return state?.name === "failed" ? [labels.notSent(file.name)] : [];
    });
    if (newProblems.length > 0) setProblems((previous) => [...previous, ...newProblems]);
    setFiles((previous) => previous.filter((file) => !endedFiles.includes(file)));
  }, [endedFiles, states]);
  const waitingFiles = files.map((file) => {
    const state = states.get(file.key);
    return { ...file, progress: state?.name === "sending" ? state.fraction : null };
  });

  const keptFiles = staged?.files.filter(({ id }) => !removedIds.includes(id)) ?? [];
  const addFiles = (chosenFiles: readonly File[]) => {
    const acceptedFiles = chosenFiles.filter((file) => file.size <= maxFileBytes || canShrink(file));
    const freeCount = Math.max(0, MAX_ATTACHMENTS - keptFiles.length - waitingFiles.length);
    const surplusNames = acceptedFiles.slice(freeCount).map(({ name }) => name);
    setProblems([
      ...chosenFiles.filter((file) => !acceptedFiles.includes(file)).map(({ name }) => labels.tooLarge(name)),
      ...(surplusNames.length > 0 ? [labels.tooMany(surplusNames)] : []),
    ]);
    const newFiles = acceptedFiles
      .slice(0, freeCount)
      .map((file) => ({ key: String(nextKey.current++), file }));
    setFiles((previous) => [...previous, ...newFiles]);
    for (const { key, file } of newFiles) uploads.start(key, file);
  };

  return {
    staged: staged && { ...staged, files: keptFiles },
    waitingFiles,
    removedIds,
    problems,
    addFiles,
    removeStaged: (id) => setRemovedIds((previous) => [...previous, id]),
    removeWaiting: (key) => {
      uploads.cancel(key);
      setFiles((previous) => previous.filter((file) => file.key !== key));
    },
  };
}

/** Delays the submission of a form until its files are uploaded. A problem with a file cancels the submission. */
export function useSubmitAfterUploads({ waitingFiles, problems }: QuoteFilesState) {
  const [pendingForm, setPendingForm] = useState<HTMLFormElement | null>(null);
  const isSending = waitingFiles.length > 0;
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (pendingForm === null || isSending) return;
    setPendingForm(null);
    if (!hasProblems) pendingForm.requestSubmit();
    else document.getElementById(toFieldId("files"))?.focus();
  }, [pendingForm, isSending, hasProblems]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isSending) return;
    event.preventDefault();
    setPendingForm(event.currentTarget);
  };
  return { onSubmit, waitingLabel: pendingForm === null ? null : quoteFiles.pending };
}
