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

/** The server checks all fields again. Saving waits for uploads. A file's problem shows until another file is chosen. */
export function useItemSaving(kind: ListKind, { isNew, pictures, refused }: ItemSavingOptions) {
  const submitForm = useSubmit();
  const [isWaiting, setWaiting] = useState(false);
  const [found, setFound] = useState<Problem | null>(null);
  // A problem found here shows until the server answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer ends it
  useEffect(() => setFound(null), [refused]);
  const problem = useMemo(
    (): RefusedForm<ItemMore> | undefined =>
      found ? { typed: {}, ...refused, toast: undefined, ...found } : refused,
    [found, refused],
  );

  const tell = (message: string, errors: Record<string, string>) =>
    setFound({ toast: { kind: "error", message }, errors });

  const judgePicture = (trouble: string | null) => {
    const { image: _, ...errors } = problem?.errors ?? {};
    if (trouble) tell(trouble, { ...errors, image: trouble });
    else if (problem?.errors.image) setFound({ errors });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>, { isBusy, isSent }: FormState) => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const state = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const { maxPictures, title, words } = kindForms[kind];
    const needsPicture = maxPictures > 0 && state !== "draft" && (isNew || state === "publish");
    const isLacking = needsPicture && pictures.entries.length === 0;
    const isUntitled = !String(new FormData(form).get("title") ?? "").trim();
    const errors = {
      ...(isUntitled && { title: title.missing }),
      ...(isLacking && { image: imageMissing }),
    };
    if (Object.keys(errors).length > 0) return tell(words.validation.titleAndImage, errors);
    if (state !== "draft" && !form.reportValidity()) return;
    setFound({ errors: {} });
    void sendOnceUploaded(form, state, isSent);
  };

  const sendOnceUploaded = async (form: HTMLFormElement, state: string, isSent: FormState["isSent"]) => {
    setWaiting(true);
    const trouble = await pictures.settle();
    setWaiting(false);
    // The dialog was closed in the meantime.
    if (!form.isConnected) return;
    if (trouble !== null) {
      const message = trouble === "failed" ? pictureNotSent : trouble;
      return tell(message, { image: message });
    }
    const fields = new FormData(form);
    pictures.putInto(fields);
    if (state) fields.set("intent", state);
    isSent.current = true;
    submitForm(fields, {
      method: "post",
      encType: "multipart/form-data",
      replace: true,
      preventScrollReset: true,
    });
  };

  return { problem, isWaiting, onSubmit, judgePicture };
}
