import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { imageMissing } from "~/content/item-form";
import type { ListKind } from "~/database/content-tables";
import { kindForms } from "~/items/kind-forms";
import type { ItemMore } from "~/items/kinds";
import type { RefusedForm } from "~/ui/form/refused-form";
import type { FormState } from "~/ui/form/use-form";
import { pictureNotSent } from "./upload-status";
import type { ItemPictures } from "./use-item-pictures";

type Problem = Pick<RefusedForm, "toast" | "errors">;

interface ItemSavingOptions {
  isNew: boolean;
  pictures: ItemPictures;
  refused: RefusedForm<ItemMore> | undefined;
}

/** Checks the required fields and waits for uploads before saving. A file's problem shows until another file is chosen. */
export function useItemSaving(kind: ListKind, { isNew, pictures, refused }: ItemSavingOptions) {
  const submitForm = useSubmit();
  const [isWaiting, setWaiting] = useState(false);
  const [foundProblem, setFoundProblem] = useState<Problem | null>(null);
  // Shows a problem found here until the next response.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each response
  useEffect(() => setFoundProblem(null), [refused]);
  const problem = useMemo(
    (): RefusedForm<ItemMore> | undefined =>
      foundProblem ? { typed: {}, ...refused, toast: undefined, ...foundProblem } : refused,
    [foundProblem, refused],
  );

  const showProblem = (message: string, errors: Record<string, string>) =>
    setFoundProblem({ toast: { kind: "error", message }, errors });

  const onPictureChange = (pictureProblem: string | null) => {
    const { image: _, ...errors } = problem?.errors ?? {};
    if (pictureProblem) showProblem(pictureProblem, { ...errors, image: pictureProblem });
    else if (problem?.errors.image) setFoundProblem({ errors });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>, { isBusy, isSent }: FormState) => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const { maxPictures, title, messages } = kindForms[kind];
    const needsPicture = maxPictures > 0 && intent !== "draft" && (isNew || intent === "publish");
    const isPictureMissing = needsPicture && pictures.entries.length === 0;
    const isTitleMissing = !String(new FormData(form).get("title") ?? "").trim();
    const errors = {
      ...(isTitleMissing && { title: title.missing }),
      ...(isPictureMissing && { image: imageMissing }),
    };
    if (Object.keys(errors).length > 0) return showProblem(messages.validation.titleAndImage, errors);
    if (intent !== "draft" && !form.reportValidity()) return;
    setFoundProblem({ errors: {} });
    void sendAfterUploads(form, intent, isSent);
  };

  const sendAfterUploads = async (form: HTMLFormElement, intent: string, isSent: FormState["isSent"]) => {
    setWaiting(true);
    const uploadProblem = await pictures.settle();
    setWaiting(false);
    // The dialog was closed in the meantime.
    if (!form.isConnected) return;
    if (uploadProblem !== null) {
      const message = uploadProblem === "failed" ? pictureNotSent : uploadProblem;
      return showProblem(message, { image: message });
    }
    const fields = new FormData(form);
    pictures.writeTo(fields);
    if (intent) fields.set("intent", intent);
    isSent.current = true;
    submitForm(fields, {
      method: "post",
      encType: "multipart/form-data",
      replace: true,
      preventScrollReset: true,
    });
  };

  return { problem, isWaiting, onSubmit, onPictureChange };
}
