import { useSubmit } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { usePictureUploads } from "~/features/items/admin/use-picture-uploads";
import { toFramingFields, wholeFraming } from "~/features/site-pictures/framing";
import { originalPurpose } from "~/platform/images/shrink-photo";
import { isUnderWay } from "~/platform/uploads/upload-queue";

const PHOTO = "photo";

/** Uploads the form's photo first; the form then returns with the photo to crop. */
export function usePhotoUpload(form: RefObject<HTMLFormElement>) {
  const submit = useSubmit();
  const { uploads, states } = usePictureUploads(originalPurpose);
  const [problem, setProblem] = useState<string | null>(null);
  const chosenFile = useRef<File | null>(null);
  const state = states.get(PHOTO);

  const send = async (file: File) => {
    setProblem(null);
    chosenFile.current = file;
    uploads.cancel(PHOTO);
    uploads.start(PHOTO, file);
    await uploads.retryAndWait();
    const result = uploads.find(PHOTO);
    // Another photo was chosen in the meantime, or the user left the screen.
    if (chosenFile.current !== file || !result || !form.current) return;
    if (result.name === "refused") return setProblem(result.problem);
    if (result.name === "failed") return;
    const fields = new FormData(form.current);
    fields.set("intent", "preview");
    // After the session has expired, the form sends the file itself, so that it survives the sign-in.
    if (result.name === "staged") {
      fields.delete("image");
      fields.set("stagedImage", String(result.id));
      for (const [name, value] of Object.entries(toFramingFields(wholeFraming))) fields.set(name, value);
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
    problem,
    setProblem,
    send: (file: File) => void send(file),
    retry: () => chosenFile.current && void send(chosenFile.current),
  };
}
