import { useEffect, useRef, useState } from "react";
import { manyPictures } from "~/content/many-pictures";
import { usePictureUploads } from "~/items/admin/use-picture-uploads";
import { proposeTitle } from "~/items/propose-title";
import { postForm } from "~/uploads/post-form";
import { isUnderWay, type UploadState } from "~/uploads/upload-queue";
import { findFileProblem } from "~/uploads/upload-rules";
import type { SharedTexts } from "./shared-fields";

export interface UploadEntry {
  /** Also the idempotency key of its request. */
  key: string;
  file: File;
  title: string;
  /** Empty to use the shared description. */
  content: string;
  /** `unfit`: the file cannot be sent. `refused`: the site rejected it. `queued`: waits for its upload. */
  state: "waiting" | "queued" | "adding" | "added" | "failed" | "refused" | "unfit";
  problem: string | null;
  /** Starts when the picture is chosen. */
  upload: UploadState | undefined;
}

type StoredEntry = Omit<UploadEntry, "upload">;

/** Uploads each picture when it is chosen and adds it when the form is sent. Leaving the screen cancels the rest. */
export function useManyUploads() {
  const [entries, setEntries] = useState<StoredEntry[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const { uploads, states } = usePictureUploads();
  /** Texts of pictures to add after their upload, by key. */
  const queue = useRef(new Map<string, SharedTexts>());
  const abortOnLeave = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    abortOnLeave.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: string, changed: Partial<StoredEntry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

  const add = (files: Iterable<File>) => {
    const isChosen = ({ name, size, lastModified }: File) =>
      entries.some(
        ({ file }) => file.name === name && file.size === size && file.lastModified === lastModified,
      );
    // Copied, because an input's file list is live.
    const added = Array.from(files)
      .filter((file) => !isChosen(file))
      .map(createEntry);
    setEntries((before) => [...before, ...added]);
    for (const { key, file, state } of added) if (state === "waiting") uploads.start(key, file);
  };

  const remove = (key: string) => {
    uploads.cancel(key);
    setEntries((before) => before.filter((entry) => entry.key !== key));
  };

  const send = (chosen: readonly UploadEntry[], shared: SharedTexts) => {
    setSignedOut(false);
    for (const entry of chosen) {
      change(entry.key, { state: "queued", problem: null });
      queue.current.set(entry.key, { ...shared, content: entry.content || shared.content });
      const upload = uploads.find(entry.key);
      if (upload && !isUnderWay(upload) && upload.name !== "staged") uploads.start(entry.key, entry.file);
    }
  };

  /** The newest picture is first in the gallery, so pictures are added one by one, the last of them first. */
  const isAdding = useRef(false);

  // Adds the pictures of a sent form, last first, each after its upload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when entries or uploads change
  useEffect(() => {
    for (const entry of entries.toReversed()) {
      const upload = uploads.find(entry.key);
      const texts = queue.current.get(entry.key);
      if (upload?.name === "refused" && entry.state !== "refused") {
        queue.current.delete(entry.key);
        change(entry.key, { state: "refused", problem: upload.problem });
      }
      if (texts === undefined || !upload) continue;
      if (isUnderWay(upload) || isAdding.current) break;
      queue.current.delete(entry.key);
      if (upload.name === "staged") void addToGallery(entry, upload.id, texts);
      else if (upload.name === "failed")
        change(entry.key, { state: "failed", problem: manyPictures.connection });
      else if (upload.name === "signed-out") pauseUntilSignIn(entry.key);
    }
  }, [entries, states]);

  const addToGallery = async (entry: StoredEntry, id: number, texts: SharedTexts) => {
    isAdding.current = true;
    change(entry.key, { state: "adding" });
    const signal = abortOnLeave.current?.signal ?? AbortSignal.abort();
    const result = await addPicture({ key: entry.key, id, title: entry.title, texts }, signal);
    isAdding.current = false;
    if (signal.aborted) return;
    if (result.state === "signed-out") pauseUntilSignIn(entry.key);
    else change(entry.key, result);
  };

  /** The other pictures would be refused too: all wait until the admin has signed in. */
  const pauseUntilSignIn = (key: string) => {
    for (const waitingKey of [key, ...queue.current.keys()]) change(waitingKey, { state: "waiting" });
    queue.current.clear();
    setSignedOut(true);
  };

  const shownEntries = entries.map((entry) => ({ ...entry, upload: states.get(entry.key) }));
  return { entries: shownEntries, isSignedOut, add, change, remove, send };
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

interface NewPicture {
  key: string;
  /** Id of the staged image. */
  id: number;
  title: string;
  texts: SharedTexts;
}

/** `refused` by the server, or `failed` in transit, so that the same request may be repeated. */
type SentPicture =
  | { state: "added"; problem: null }
  | { state: "refused" | "failed"; problem: string }
  | { state: "signed-out" };

const connectionLost: SentPicture = { state: "failed", problem: manyPictures.connection };

async function addPicture({ key, id, title, texts }: NewPicture, signal: AbortSignal): Promise<SentPicture> {
  const form = new FormData();
  const fields = { idempotencyKey: key, stagedImage: String(id), title, ...texts };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    const options = { onProgress: () => undefined, signal };
    const { isSignedOut, status, body } = await postForm("/admin/galleryadmin/upload/one", form, options);
    return isSignedOut ? { state: "signed-out" } : readResponse(status, body);
  } catch {
    return connectionLost;
  }
}

function readResponse(status: number, body: unknown): SentPicture {
  if (typeof body !== "object" || body === null) return connectionLost;
  if ("added" in body) return { state: "added", problem: null };
  if (!("problem" in body) || typeof body.problem !== "string") return connectionLost;
  return { state: status < 500 ? "refused" : "failed", problem: body.problem };
}
