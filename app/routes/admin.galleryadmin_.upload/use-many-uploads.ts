import { useEffect, useRef, useState } from "react";
import { manyPictures } from "~/content/many-pictures";
import { usePictureUploads } from "~/items/admin/use-picture-uploads";
import { proposeTitle } from "~/items/propose-title";
import { postForm } from "~/uploads/post-form";
import { isUnderWay, type UploadState } from "~/uploads/upload-queue";
import { findFileProblem } from "~/uploads/upload-rules";

/** A picture on its way into the gallery. */
export interface UploadEntry {
  /** Also the idempotency key of its request. */
  key: string;
  file: File;
  title: string;
  /** Its own description; empty for that of all. */
  content: string;
  /** `unfit` is what cannot be sent at all, `refused` what the site will not take as it is; a `queued` one waits for its upload. */
  state: "waiting" | "queued" | "adding" | "added" | "failed" | "refused" | "unfit";
  problem: string | null;
  /** How its upload goes, which began when it was chosen. */
  upload: UploadState | undefined;
}

type StoredEntry = Omit<UploadEntry, "upload">;

/**
 * The chosen pictures: each is uploaded at once, and put into the gallery by a request of its own when the form is sent. Leaving
 * the screen cancels the rest.
 */
export function useManyUploads() {
  const [entries, setEntries] = useState<StoredEntry[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const { uploads, states } = usePictureUploads();
  /** The descriptions of those that are to be added once they are uploaded, by their keys. */
  const queue = useRef(new Map<string, string>());
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: string, changed: Partial<StoredEntry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

  const add = (files: Iterable<File>) => {
    // At once: the list of an input changes with it.
    const added = Array.from(files, createEntry);
    setEntries((before) => [...before, ...added]);
    for (const { key, file, state } of added) if (state === "waiting") uploads.start(key, file);
  };

  const remove = (key: string) => {
    uploads.cancel(key);
    setEntries((before) => before.filter((entry) => entry.key !== key));
  };

  const send = (chosen: readonly UploadEntry[], content: string) => {
    setSignedOut(false);
    for (const entry of chosen) {
      change(entry.key, { state: "queued", problem: null });
      queue.current.set(entry.key, entry.content || content);
      const upload = uploads.find(entry.key);
      if (upload && !isUnderWay(upload) && upload.name !== "staged") uploads.start(entry.key, entry.file);
    }
  };

  // Each goes into the gallery as soon as it is asked for and uploaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new in them
  useEffect(() => {
    for (const entry of entries) {
      const upload = uploads.find(entry.key);
      const content = queue.current.get(entry.key);
      if (upload?.name === "refused" && entry.state !== "refused") {
        queue.current.delete(entry.key);
        change(entry.key, { state: "refused", problem: upload.problem });
      }
      if (content === undefined || !upload || isUnderWay(upload)) continue;
      queue.current.delete(entry.key);
      if (upload.name === "staged") void put(entry, upload.id, content);
      else if (upload.name === "failed")
        change(entry.key, { state: "failed", problem: manyPictures.connection });
      else if (upload.name === "signed-out") stop(entry.key);
    }
  }, [entries, states]);

  const put = async (entry: StoredEntry, id: number, content: string) => {
    change(entry.key, { state: "adding" });
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const sent = await addPicture({ ...entry, id, content }, signal);
    if (signal.aborted) return;
    if (sent.state === "signed-out") stop(entry.key);
    else change(entry.key, sent);
  };

  /** The others would be refused too: all wait until the admin has signed in. */
  const stop = (key: string) => {
    for (const one of [key, ...queue.current.keys()]) change(one, { state: "waiting" });
    queue.current.clear();
    setSignedOut(true);
  };

  const shown = entries.map((entry) => ({ ...entry, upload: states.get(entry.key) }));
  return { entries: shown, isSignedOut, add, change, remove, send };
}

function createEntry(file: File): StoredEntry {
  const problem = findFileProblem(file);
  return {
    key: crypto.randomUUID(),
    file,
    title: proposeTitle(file.name),
    content: "",
    state: problem ? "unfit" : "waiting",
    problem,
  };
}

/** An uploaded picture to add to the gallery. */
interface NewPicture {
  /** The idempotency key. */
  key: string;
  /** Of the staged image. */
  id: number;
  title: string;
  content: string;
}

/** The answer: `refused` by the server, or `failed` on the way, so that the same request may be sent again. */
type SentPicture =
  | { state: "added"; problem: null }
  | { state: "refused" | "failed"; problem: string }
  | { state: "signed-out" };

const cutOff: SentPicture = { state: "failed", problem: manyPictures.connection };

/** Adds one of many pictures to the gallery. */
async function addPicture(
  { key, id, title, content }: NewPicture,
  signal: AbortSignal,
): Promise<SentPicture> {
  const form = new FormData();
  const fields = { idempotencyKey: key, stagedImage: String(id), title, content };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    const options = { onProgress: () => undefined, signal };
    const { isSignedOut, status, body } = await postForm("/admin/galleryadmin/upload/one", form, options);
    return isSignedOut ? { state: "signed-out" } : readAnswer(status, body);
  } catch {
    return cutOff;
  }
}

function readAnswer(status: number, body: unknown): SentPicture {
  if (typeof body !== "object" || body === null) return cutOff;
  if ("added" in body) return { state: "added", problem: null };
  if (!("problem" in body) || typeof body.problem !== "string") return cutOff;
  return { state: status < 500 ? "refused" : "failed", problem: body.problem };
}
