import { useEffect, useRef, useState } from "react";
import { UploadQueue, type UploadState, type UploadWays } from "./upload-queue";

/** By key. Leaving the screen cancels the uploads. Only the first value of `ways` is used. */
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
