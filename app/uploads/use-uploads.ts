import { useEffect, useRef, useState } from "react";
import { UploadQueue, type UploadState, type UploadWays } from "./upload-queue";

/** Uploads of a screen and their states, by key. Leaving the screen cancels them; the first `ways` are used. */
export function useUploads(ways: Omit<UploadWays, "onChange">): {
  uploads: UploadQueue;
  states: ReadonlyMap<string, UploadState>;
} {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const queue = useRef<UploadQueue | null>(null);
  queue.current ??= new UploadQueue({
    ...ways,
    onChange: (key, state) => setStates((before) => new Map(before).set(key, state)),
  });
  const uploads = queue.current;
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { uploads, states };
}
