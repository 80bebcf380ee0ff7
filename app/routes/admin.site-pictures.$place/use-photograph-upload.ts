import { useSubmit } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { original } from "~/images/shrink-photograph";
import { usePictureUploads } from "~/items/admin/use-picture-uploads";
import { wholeFraming, writeFraming } from "~/site-pictures/framing";
import { isUnderWay } from "~/uploads/upload-queue";

/** The one upload of the form. */
const PHOTOGRAPH = "photograph";

/** Uploads the photograph of a form ahead of it; the form then comes back with it, for its part to be chosen. */
export function usePhotographUpload(form: RefObject<HTMLFormElement>) {
  const submit = useSubmit();
  const { uploads, states } = usePictureUploads(original);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = useRef<File | null>(null);
  const state = states.get(PHOTOGRAPH);

  const send = async (file: File) => {
    setProblem(null);
    chosen.current = file;
    uploads.cancel(PHOTOGRAPH);
    uploads.start(PHOTOGRAPH, file);
    await uploads.settle();
    const end = uploads.find(PHOTOGRAPH);
    // Another one was chosen meanwhile, or the screen was left.
    if (chosen.current !== file || !end || !form.current) return;
    if (end.name === "refused") return setProblem(end.problem);
    if (end.name === "failed") return;
    const fields = new FormData(form.current);
    fields.set("do", "look");
    // After the end of the session the file goes with the form, so that it outlasts the sign-in.
    if (end.name === "staged") {
      fields.delete("image");
      fields.set("stagedImage", String(end.id));
      for (const [name, value] of Object.entries(writeFraming(wholeFraming))) fields.set(name, value);
    }
    submit(fields, {
      method: "post",
      encType: "multipart/form-data",
      replace: true,
      preventScrollReset: true,
    });
  };

  return {
    state,
    isSending: state !== undefined && isUnderWay(state),
    /** What is wrong with the photograph that was chosen. */
    problem,
    setProblem,
    send: (file: File) => void send(file),
    retry: () => chosen.current && void send(chosen.current),
  };
}
