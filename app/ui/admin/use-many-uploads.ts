import { useEffect, useRef, useState } from "react";
import { manyPictures } from "~/content/many-pictures";
import { proposeTitle } from "~/domain/gallery/propose-title";
import { findFileProblem } from "~/images/check-file";
import { postForm } from "~/ui/post-form";

/** A picture on its way into the gallery. */
export interface PictureEntry {
  /** Also the number of its form, so that sending it again does not add it twice. */
  key: string;
  file: File;
  title: string;
  /** Its own description; empty for that of all. */
  content: string;
  /** `unfit` is what cannot be sent at all. */
  state: "waiting" | "queued" | "sending" | "added" | "failed" | "unfit";
  /** How much of it has been sent, from 0 to 1. */
  fraction: number;
  problem: string | null;
}

/** How many are sent at a time: one fills the line while the server works on the other. */
const atOnce = 2;

/** The pictures chosen on the screen for many, and the sending of each by a request of its own. Leaving the screen gives the rest up. */
export function useManyUploads() {
  const [entries, setEntries] = useState<PictureEntry[]>([]);
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
    for (const entry of chosen) {
      change(entry.key, { state: "queued", problem: null, fraction: 0 });
      queue.current.push({ entry, content: entry.content || content });
    }
    while (running.current < Math.min(atOnce, running.current + queue.current.length)) void work();
  };

  const work = async () => {
    running.current++;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key } = next.entry;
      change(key, { state: "sending" });
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const problem = await sendOne(next, signal, (fraction) => change(key, { fraction }));
      if (signal.aborted) queue.current = [];
      else change(key, problem ? { state: "failed", problem } : { state: "added", problem: null });
    }
    running.current--;
  };

  return { entries, add, change, remove, send };
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

/** Answers what went wrong, or null. */
async function sendOne(
  { entry, content }: { entry: PictureEntry; content: string },
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<string | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ submission: entry.key, title: entry.title, content })) {
    form.set(name, value);
  }
  form.set("image", entry.file);
  try {
    const sent = await postForm("/admin/galleryadmin/upload/one", form, { onProgress, signal });
    return sent.isSignedOut ? manyPictures.signedOut : readProblem(sent.body);
  } catch {
    return manyPictures.connection;
  }
}

function readProblem(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return manyPictures.connection;
  if ("added" in body) return null;
  return "problem" in body && typeof body.problem === "string" ? body.problem : manyPictures.connection;
}
