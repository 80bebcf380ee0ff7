import { MAX_PICTURES_AT_ONCE, MAX_STAGED_PICTURES } from "~/platform/uploads/upload-rules";
import * as messages from "./admin-messages";

const formatPictureCount = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

const describeTooMany = (max: number) => `Not added: you can add up to ${max} pictures at a time.`;

export const addPicturesTexts = {
  chooseSome: `Choose up to ${MAX_PICTURES_AT_ONCE} files, or drop them here.`,
  workHelp: "For pictures whose file name says nothing. You can change each title.",
  descriptionHelp: "Used for all pictures without their own.",
  submit: (count: number) => (count === 0 ? "Add pictures" : `Add ${formatPictureCount(count)}`),
  uploading: (count: number) => `Uploading ${formatPictureCount(count)}…`,
  notStaged: (count: number) => `${formatPictureCount(count)} could not be stored`,
  noneChosen: "Please choose at least one picture.",
  confirmLeave: (count: number) =>
    `${formatPictureCount(count)} ${count === 1 ? "is" : "are"} not in the gallery yet. Leave anyway?`,
  tooMany: describeTooMany(MAX_PICTURES_AT_ONCE),
  tooManyStaged: describeTooMany(MAX_STAGED_PICTURES),
  allAdded: (count: number) =>
    count === 1 ? messages.gallery.created : `${formatPictureCount(count)} were added to the gallery.`,
  someAdded: (added: number, failed: number) =>
    added === 0
      ? `${failed === 1 ? "The picture" : `The ${failed} pictures`} could not be added.`
      : `${formatPictureCount(added)} added, ${failed} failed.`,
} as const;
