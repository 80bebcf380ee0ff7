import { useEffect, useRef, useState } from "react";
import { proposeTitle } from "~/items/propose-title";
import { findFileProblem } from "~/uploads/check-file";
import { sendPicture } from "./send-picture";

/** A picture on its way into the gallery. */
export interface PictureEntry {
  /** Also the number of its form, so that sending it again does not add it twice. */
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

/** The pictures chosen on the screen for many, and the sending of each by a request of its own. Leaving the screen gives the rest up. */
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

  /** None of the others would be taken: they wait with it until somebody has signed in. */
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
