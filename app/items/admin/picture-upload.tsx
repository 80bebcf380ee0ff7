import { useEffect, useRef, useState } from "react";
import { postForm } from "~/uploads/post-form";
import { shrinkPhotograph } from "~/uploads/shrink-photograph";

/** How the upload of a picture ended: it is staged under this id, or something was wrong with it. */
type Sent = { id: number } | { problem: string } | { isSignedOut: true };

const broken = "The picture could not be sent. Please check the connection and try again.";

/**
 * Uploads a picture ahead of its form, so that the progress can be shown. `fraction` is null unless one is being sent; leaving
 * the screen cancels it.
 */
export function usePictureUpload() {
  const [fraction, setFraction] = useState<number | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  /** Null when it was cancelled. */
  const send = async (picture: File): Promise<Sent | null> => {
    const controller = new AbortController();
    going.current = controller;
    const form = new FormData();
    setFraction(0);
    try {
      const { signal } = controller;
      form.set("image", await shrinkPhotograph(picture));
      signal.throwIfAborted();
      const { isSignedOut, body } = await postForm("/admin/pictures", form, {
        onProgress: setFraction,
        signal,
      });
      return isSignedOut ? { isSignedOut } : readAnswer(body);
    } catch {
      return controller.signal.aborted ? null : { problem: broken };
    } finally {
      setFraction(null);
    }
  };

  return { fraction, send };
}

function readAnswer(body: unknown): Sent {
  if (typeof body === "object" && body !== null) {
    if ("id" in body && typeof body.id === "number") return { id: body.id };
    if ("problem" in body && typeof body.problem === "string") return { problem: body.problem };
  }
  return { problem: broken };
}

/** How often in a hundred the progress is read out: every step would be a torrent of words. */
const announcedStep = 25;

interface UploadProgressProps {
  /** From 0 to 1; null while nothing is being sent. */
  fraction: number | null;
  label: string;
  /** One of many, of which none is read out. */
  quiet?: boolean;
}

/** A bar that shows how much of something has been sent. */
export function UploadProgress({ fraction, label, quiet = false }: UploadProgressProps) {
  const percent = fraction === null ? null : Math.round(fraction * 100);
  const announced = percent === null ? null : percent - (percent % announcedStep);
  return (
    <div>
      {percent === null ? null : (
        <div className="grid gap-1.5">
          <progress className="progress" value={percent} max={100} aria-label={label} />
          <p aria-hidden="true" className="flex justify-between text-sm text-steel-600 tabular-nums">
            <span>{label}</span>
            <span>{percent}%</span>
          </p>
        </div>
      )}
      {quiet ? null : (
        <p role="status" className="sr-only">
          {announced ? `${label}: ${announced}%` : ""}
        </p>
      )}
    </div>
  );
}
