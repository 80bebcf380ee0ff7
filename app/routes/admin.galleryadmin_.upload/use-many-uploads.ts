import { useEffect, useRef, useState } from "react";
import { manyPictures } from "~/content/many-pictures";
import { proposeTitle } from "~/items/propose-title";
import { postForm } from "~/uploads/post-form";
import { shrinkPhotograph } from "~/uploads/shrink-photograph";
import { findFileProblem } from "~/uploads/upload-rules";

/** A picture on its way into the gallery. */
export interface PictureEntry {
  /** Also the idempotency key of its request. */
  key: string;
  file: File;
  title: string;
  /** Its own description; empty for that of all. */
  content: string;
  /** `unfit` is what cannot be sent at all, `refused` what the site will not take as it is. */
  state: "waiting" | "queued" | "sending" | "added" | "failed" | "refused" | "unfit";
  /** How much of it has been sent, from 0 to 1. */
  fraction: number;
  problem: string | null;
}

/** How many are sent at a time: one fills the line while the server works on the other. */
const atOnce = 2;

/** The chosen pictures, and the sending of each in a request of its own. Leaving the screen cancels the rest. */
export function useManyUploads() {
  const [entries, setEntries] = useState<PictureEntry[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const queue = useRef<{ entry: PictureEntry; content: string }[]>([]);
  const running = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: string, changed: Partial<PictureEntry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

  const add = (files: Iterable<File>) => {
    // At once: the list of an input is emptied with it.
    const added = Array.from(files, createEntry);
    setEntries((before) => [...before, ...added]);
  };

  const remove = (key: string) => setEntries((before) => before.filter((entry) => entry.key !== key));

  const send = (chosen: readonly PictureEntry[], content: string) => {
    setSignedOut(false);
    for (const entry of chosen) {
      change(entry.key, { state: "queued", problem: null, fraction: 0 });
      queue.current.push({ entry, content: entry.content || content });
    }
    while (running.current < Math.min(atOnce, running.current + queue.current.length)) void work();
  };

  const work = async () => {
    running.current++;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { entry, content } = next;
      change(entry.key, { state: "sending" });
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const onProgress = (fraction: number) => change(entry.key, { fraction });
      const sent = await sendPicture({ ...entry, content }, { onProgress, signal });
      if (signal.aborted) queue.current = [];
      else if (sent.state === "signed-out") stop(entry);
      else change(entry.key, sent);
    }
    running.current--;
  };

  /** The others would be refused too: all wait until the admin has signed in. */
  const stop = (entry: PictureEntry) => {
    for (const one of [entry, ...queue.current.map((next) => next.entry)])
      change(one.key, { state: "waiting" });
    queue.current = [];
    setSignedOut(true);
  };

  return { entries, isSignedOut, add, change, remove, send };
}

function createEntry(file: File): PictureEntry {
  const problem = findFileProblem(file);
  return {
    key: crypto.randomUUID(),
    file,
    title: proposeTitle(file.name),
    content: "",
    state: problem ? "unfit" : "waiting",
    fraction: 0,
    problem,
  };
}

/** A picture to add to the gallery. */
interface NewPicture {
  /** The idempotency key. */
  key: string;
  file: File;
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
async function sendPicture(
  { key, file, title, content }: NewPicture,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<SentPicture> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ idempotencyKey: key, title, content })) form.set(name, value);
  form.set("image", await shrinkPhotograph(file));
  try {
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
