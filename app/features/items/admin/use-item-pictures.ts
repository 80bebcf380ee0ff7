import { useEffect, useRef, useState } from "react";
import type { ItemPicture } from "~/features/items/items";
import { applyPictureAction, type PictureAction } from "~/features/items/picture-action";
import type { PictureSource } from "~/platform/images/picture-source";
import { readDraft } from "~/platform/ui/form/draft";
import { createUploadKey, isUnderWay, type UploadState } from "~/platform/uploads/upload-queue";
import { findFileProblem } from "~/platform/uploads/upload-rules";
import { usePictureUploads } from "./use-picture-uploads";

export interface PictureEntry {
  key: string;
  alt: string;
  id: number | null;
  picture: PictureSource | null;
  file: File | null;
  /** Undefined when no upload is needed. */
  upload: UploadState | undefined;
}

export const PICTURE_DRAFT = "pictureDraft";

interface ItemPicturesOptions {
  initialPictures: readonly ItemPicture[];
  maxPictures: number;
  /** Key of the draft to restore pictures from. */
  draftKey: string | null;
}

/** Pictures upload as soon as they are chosen. */
export function useItemPictures({ initialPictures, maxPictures, draftKey }: ItemPicturesOptions) {
  const [entries, setEntries] = useState(() => initialPictures.map(toEntry));
  const { uploads, states } = usePictureUploads();
  const altOfFirstPicture = useRef("");
  const drafts = useDraftedPictures(draftKey, (drafted) =>
    // Keeps files chosen in the meantime.
    setEntries((current) => {
      const chosen = current.filter(({ file }) => file !== null);
      return [...drafted.map(toEntry), ...chosen].slice(maxPictures === 1 ? -1 : 0).slice(0, maxPictures);
    }),
  );

  const shownEntries = entries.map((entry) => addUploadState(entry, states.get(entry.key)));

  const addFiles = (files: Iterable<File>): { problem: string | null; isFull: boolean } => {
    const chosen = [...files];
    const problem = chosen.map(findFileProblem).find((found) => found !== null) ?? null;
    const valid = chosen.filter((file) => findFileProblem(file) === null);
    const room = maxPictures === 1 ? 1 : maxPictures - entries.length;
    const added = valid.slice(0, Math.max(0, room)).map(createEntry);
    if (entries.length === 0 && added[0]) added[0].alt = altOfFirstPicture.current;
    if (added.length > 0) {
      if (maxPictures === 1) for (const { key } of entries) uploads.cancel(key);
      setEntries((current) => (maxPictures === 1 ? added : [...current, ...added]));
      for (const { key, file } of added) if (file) uploads.start(key, file);
    }
    return { problem, isFull: valid.length > added.length };
  };

  const performAction = (action: PictureAction) => {
    const entry = entries[action.number - 1];
    if (action.action === "remove" && entry) uploads.cancel(entry.key);
    setEntries((current) => applyPictureAction(current, action));
  };

  const setAlt = (key: string, alt: string) =>
    setEntries((current) => current.map((entry) => (entry.key === key ? { ...entry, alt } : entry)));

  const reset = (stored: readonly ItemPicture[]) => {
    drafts.current?.abort();
    for (const { key } of entries) uploads.cancel(key);
    altOfFirstPicture.current = "";
    setEntries(stored.map(toEntry));
  };

  const retryUpload = ({ key, file }: PictureEntry) => {
    if (file) uploads.start(key, file);
  };

  return {
    entries: shownEntries,
    uploadingCount: shownEntries.filter(({ upload }) => upload && isUnderWay(upload)).length,
    altOfFirstPicture,
    addFiles,
    performAction,
    setAlt,
    reset,
    retryUpload,
    retryUploads: () => uploads.retryAndWait(),
  };
}

export type ItemPictures = ReturnType<typeof useItemPictures>;

/** Returns the controller that cancels restoring. */
function useDraftedPictures(draftKey: string | null, onRestored: (pictures: ItemPicture[]) => void) {
  const request = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (draftKey === null) return;
    const controller = new AbortController();
    request.current = controller;
    fetchStagedPictures(readDraft(draftKey).get(PICTURE_DRAFT), controller.signal).then((pictures) => {
      if (pictures.length > 0 && !controller.signal.aborted) onRestored(pictures);
    });
    return () => controller.abort();
  }, []);
  return request;
}

interface DraftPicture {
  id: number;
  alt: string;
}

async function fetchStagedPictures(draft: string | null, signal: AbortSignal): Promise<ItemPicture[]> {
  if (!draft) return [];
  try {
    const drafted: DraftPicture[] = JSON.parse(draft);
    const query = new URLSearchParams(drafted.map(({ id }) => ["id", String(id)]));
    const response = await fetch(`/admin/pictures?${query}`, { signal });
    const { pictures }: { pictures: ItemPicture[] } = await response.json();
    return drafted.flatMap(({ id, alt }) => {
      const picture = pictures.find((staged) => staged.id === id);
      return picture ? [{ ...picture, alt }] : [];
    });
  } catch {
    // Offline or signed out: restores only the draft's texts.
    return [];
  }
}

function addUploadState(entry: PictureEntry, upload: UploadState | undefined): PictureEntry {
  return { ...entry, upload, id: upload?.name === "staged" ? upload.id : entry.id };
}

export function writePictureDraft(entries: readonly { id: number | null; alt: string | null }[]): string {
  const uploaded = entries.filter(({ id }) => id !== null).map(({ id, alt }) => ({ id, alt: alt ?? "" }));
  return uploaded.length > 0 ? JSON.stringify(uploaded) : "";
}

function toEntry({ id, alt, picture }: ItemPicture, index: number): PictureEntry {
  return { key: `image ${index} ${id}`, alt: alt ?? "", id, picture, file: null, upload: undefined };
}

function createEntry(file: File): PictureEntry {
  return { key: createUploadKey(), alt: "", id: null, picture: null, file, upload: { name: "waiting" } };
}
