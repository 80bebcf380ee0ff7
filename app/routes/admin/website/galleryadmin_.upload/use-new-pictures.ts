import { useState } from "react";
import { addPicturesTexts } from "~/content/add-pictures";
import type { NewPicture } from "~/features/items/add-pictures.server";
import { usePictureUploads } from "~/features/items/admin/use-picture-uploads";
import { proposeTitle } from "~/features/items/propose-title";
import type { PictureSource } from "~/platform/images/picture-source";
import type { NamedStagedImage } from "~/platform/images/staged-images.server";
import type { UploadState } from "~/platform/uploads/upload-queue";
import { createUploadKey } from "~/platform/uploads/upload-queue";
import { findFileProblem, MAX_STAGED_PICTURES } from "~/platform/uploads/upload-rules";

export interface PictureEntry {
  key: string;
  name: string;
  title: string;
  ownContent: string;
  /** Null until uploaded. */
  id: number | null;
  /** Null for a picture that the server returned. */
  file: File | null;
  picture: PictureSource | null;
  /** Why the picture cannot be added. */
  problem: string | null;
  upload: UploadState | undefined;
}

/** Uploads each picture when it is chosen. Leaving the screen cancels the rest. */
export function useNewPictures(staged: readonly (NamedStagedImage & Partial<NewPicture>)[]) {
  const [entries, setEntries] = useState(() => staged.map(toEntry));
  const { uploads, states } = usePictureUploads();

  const add = (files: Iterable<File>) => {
    const isNew = ({ name, size, lastModified }: File) =>
      !entries.some(
        ({ file }) => file?.name === name && file.size === size && file.lastModified === lastModified,
      );
    // Copied, because an input's file list is live.
    const newEntries = Array.from(files)
      .filter(isNew)
      .map((file, index) => createEntry(file, entries.length + index));
    setEntries((previous) => [...previous, ...newEntries]);
    for (const { key, file, problem } of newEntries) if (file && !problem) uploads.start(key, file);
  };

  const change = (key: string, changed: Partial<PictureEntry>) =>
    setEntries((previous) => previous.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

  const remove = (key: string) => {
    uploads.cancel(key);
    setEntries((previous) => previous.filter((entry) => entry.key !== key));
  };

  const retry = ({ key, file }: PictureEntry) => {
    if (file) uploads.start(key, file);
  };

  const shownEntries = entries.map((entry) => withUpload(entry, states.get(entry.key)));
  return { entries: shownEntries, add, change, remove, retry, settle: () => uploads.retryAndWait() };
}

function toEntry(image: NamedStagedImage & Partial<NewPicture>): PictureEntry {
  const { id, name, picture, title = proposeTitle(name), ownContent = "" } = image;
  return {
    ...{ key: `${id} ${title}`, name, title, ownContent },
    ...{ id, file: null, picture, problem: null, upload: undefined },
  };
}

function createEntry(file: File, index: number): PictureEntry {
  const { name } = file;
  const tooMany = index < MAX_STAGED_PICTURES ? null : addPicturesTexts.tooManyStaged;
  return {
    ...{ key: createUploadKey(), name, title: proposeTitle(name), ownContent: "" },
    ...{ id: null, file, picture: null, problem: findFileProblem(file) ?? tooMany, upload: undefined },
  };
}

function withUpload(entry: PictureEntry, upload: UploadState | undefined): PictureEntry {
  const id = upload?.name === "staged" ? upload.id : entry.id;
  const problem = upload?.name === "refused" ? upload.problem : entry.problem;
  return { ...entry, id, problem, upload };
}
