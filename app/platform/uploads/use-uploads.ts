import { useEffect, useRef, useState } from "react";
import { type UploadOptions, UploadQueue, type UploadState } from "./upload-queue";

/** Uploads by key. Leaving the screen cancels them. Only the first value of `options` is used. */
export function useUploads(options: Omit<UploadOptions, "onChange">): {
  uploads: UploadQueue;
  states: ReadonlyMap<string, UploadState>;
} {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const queue = useRef<UploadQueue | null>(null);
  queue.current ??= new UploadQueue({
    ...options,
    onChange: (key, state) => setStates((previous) => new Map(previous).set(key, state)),
  });
  const uploads = queue.current;
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { uploads, states };
}
