import { useEffect, useRef, useState } from "react";
import { postForm } from "~/uploads/post-form";

/** How the sending of a picture ended: it waits on the server under a number, or something was wrong with it. */
type Sent = { id: number } | { problem: string } | { isSignedOut: true };

const broken = "The picture could not be sent. Please check the connection and try again.";

/**
 * Sends a picture ahead of its form, so that it can be told how much of it is on its way. `fraction` is null unless one is
 * being sent; leaving the screen gives it up.
 */
export function usePictureUpload() {
  const [fraction, setFraction] = useState<number | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  /** Null when it was given up. */
  const send = async (picture: File): Promise<Sent | null> => {
    const controller = new AbortController();
    going.current = controller;
    const form = new FormData();
    form.set("image", picture);
    setFraction(0);
    try {
      const { signal } = controller;
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
