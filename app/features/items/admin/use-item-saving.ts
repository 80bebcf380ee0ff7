import { type FormEvent, useEffect, useMemo, useState } from "react";
import { imageMissing } from "~/content/item-form";
import type { ItemExtra } from "~/features/items/items";
import { listForms } from "~/features/items/list-forms";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { requestSignIn } from "~/platform/ui/form/submit-form";
import type { FormState } from "~/platform/ui/form/use-form";
import type { ListName } from "../tables";
import { pictureNotSent } from "./upload-status";
import type { ItemPictures } from "./use-item-pictures";

type Problem = Pick<RefusedForm, "toast" | "errors">;

interface ItemSavingOptions {
  needsPicture: boolean;
  pictures: ItemPictures;
  refused: RefusedForm<ItemExtra> | undefined;
}

/** Checks the required fields and waits for uploads before saving. A file's problem shows until another file is chosen. */
export function useItemSaving(list: ListName, { needsPicture, pictures, refused }: ItemSavingOptions) {
  /** The form that waits for uploads, and the button that sent it. */
  const [pendingSubmission, setPendingSubmission] = useState<{
    form: HTMLFormElement;
    submitter: HTMLElement | null;
  } | null>(null);
  const [foundProblem, setFoundProblem] = useState<Problem | null>(null);
  // Shows a problem found here until the next response.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each response
  useEffect(() => setFoundProblem(null), [refused]);
  const problem = useMemo(
    (): RefusedForm<ItemExtra> | undefined =>
      foundProblem ? { typed: {}, ...refused, toast: undefined, ...foundProblem } : refused,
    [foundProblem, refused],
  );

  const showProblem = (message: string, errors: Record<string, string>) =>
    setFoundProblem({ toast: { type: "error", message }, errors });

  const onPictureChange = (pictureProblem: string | null) => {
    const { image: _, ...errors } = problem?.errors ?? {};
    if (pictureProblem) showProblem(pictureProblem, { ...errors, image: pictureProblem });
    else if (problem?.errors.image) setFoundProblem({ errors });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>, { isBusy }: FormState) => {
    if (isBusy || (pendingSubmission && pictures.uploadingCount > 0)) return event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const { maxPictures, title, messages } = listForms[list];
    const isPictureNeeded = maxPictures > 0 && intent !== "draft" && (needsPicture || intent === "publish");
    const isPictureMissing = isPictureNeeded && pictures.entries.length === 0;
    const isTitleMissing = !String(new FormData(form).get("title") ?? "").trim();
    const errors = {
      ...(isTitleMissing && { title: title.missing }),
      ...(isPictureMissing && { image: imageMissing }),
    };
    const hasErrors = Object.keys(errors).length > 0;
    if (hasErrors) showProblem(messages.validation.titleAndImage, errors);
    if (hasErrors || (intent !== "draft" && !form.reportValidity())) return event.preventDefault();
    setFoundProblem(refused ? { errors: {} } : null);
    if (pictures.entries.every(({ id }) => id !== null)) return;
    event.preventDefault();
    void pictures.retryUploads();
    setPendingSubmission({ form, submitter });
  };

  // Submits again after the uploads, when the form has a field for each uploaded picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the uploads end
  useEffect(() => {
    if (!pendingSubmission || pictures.uploadingCount > 0) return;
    setPendingSubmission(null);
    const uploads = pictures.entries.flatMap(({ upload }) => upload ?? []);
    const refusedUpload = uploads.find((upload) => upload.name === "refused");
    const hasFailed = uploads.some(({ name }) => name === "failed");
    if (refusedUpload || hasFailed) {
      const message = refusedUpload?.problem ?? pictureNotSent;
      showProblem(message, { image: message });
    } else if (uploads.some(({ name }) => name === "signed-out")) requestSignIn();
    else pendingSubmission.form.requestSubmit(pendingSubmission.submitter);
  }, [pendingSubmission, pictures.uploadingCount]);

  return { problem, isWaiting: pendingSubmission !== null, onSubmit, onPictureChange };
}
