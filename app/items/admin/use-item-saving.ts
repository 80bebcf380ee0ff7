import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
import { kindForms } from "~/items/kind-forms";
import type { RefusedItem } from "~/items/read-item-form.server";
import type { ToastMessage } from "~/ui/toast-message";
import type { ItemPictures } from "./use-item-pictures";

interface Problem {
  toast?: ToastMessage;
  errors: Record<string, string>;
}

interface ItemSavingOptions {
  isNew: boolean;
  pictures: ItemPictures;
  refused: RefusedItem | undefined;
}

/**
 * The server checks the form again; the browser checks all fields but title and picture. Saving waits for uploads. A
 * file's problem shows until another is chosen.
 */
export function useItemSaving(kind: ItemKind, { isNew, pictures, refused }: ItemSavingOptions) {
  const submitForm = useSubmit();
  const isSending = useNavigation().state !== "idle";
  const [isWaiting, setWaiting] = useState(false);
  const [found, setFound] = useState<Problem | null>(null);
  // A problem found here shows until the server answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer ends it
  useEffect(() => setFound(null), [refused]);
  const problem: Problem | undefined = found ?? refused;

  const tell = (message: string, errors: Record<string, string>) =>
    setFound({ toast: { kind: "error", message }, errors });

  const judgePicture = (trouble: string | null) => {
    const { image: _, ...errors } = problem?.errors ?? {};
    if (trouble) tell(trouble, { ...errors, image: trouble });
    else if (problem?.errors.image) setFound({ errors });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isWaiting) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const state = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const isLacking = pictures.entries.length === 0 && state !== "draft" && (isNew || state === "publish");
    const errors = { ...findUntitled(form), ...(isLacking && { image: itemFormWords.noImage }) };
    if (Object.keys(errors).length > 0) return tell(kindForms[kind].words.validation.titleAndImage, errors);
    if (state !== "draft" && !form.reportValidity()) return;
    setFound({ errors: {} });
    void sendOnceUploaded(form, state);
  };

  const sendOnceUploaded = async (form: HTMLFormElement, state: string) => {
    setWaiting(true);
    const trouble = await pictures.settle();
    setWaiting(false);
    // The dialog was closed in the meantime.
    if (!form.isConnected) return;
    if (trouble !== null) {
      const message = trouble === "failed" ? itemFormWords.pictures.failed : trouble;
      return tell(message, { image: message });
    }
    const fields = new FormData(form);
    pictures.putInto(fields);
    if (state) fields.set("state", state);
    submitForm(fields, {
      method: "post",
      encType: "multipart/form-data",
      replace: true,
      preventScrollReset: true,
    });
  };

  return { problem, isSending, isWaiting, onSubmit, judgePicture };
}

function findUntitled(form: HTMLFormElement): Record<string, string> {
  const title = new FormData(form).get("title");
  return String(title ?? "").trim() ? {} : { title: itemFormWords.noTitle };
}
