import { messages } from "~/content/messages";

/** Why an upload was refused: the sentence for the person and the status of the answer. */
export interface UploadProblem {
  message: string;
  status: 400 | 413 | 500;
}

export const uploadProblems = {
  notAPicture: { status: 400, message: messages.gallery.validation.imageFile },
  unsupported: {
    status: 400,
    message: `${messages.gallery.validation.imageFile} JPEG, PNG, HEIC, WebP, AVIF and GIF can be used.`,
  },
  fileTooLarge: { status: 413, message: "The picture is larger than 20 MB." },
  tooManyPixels: { status: 400, message: "The picture has more than 100 megapixels." },
  damaged: { status: 400, message: "The picture is damaged or incomplete. Please choose it again." },
  tooManyFiles: { status: 400, message: "More pictures were sent than can be taken." },
  cutOff: { status: 400, message: "The upload was cut off. Please try again." },
  malformed: { status: 400, message: "The form could not be read. Please try again." },
  formTooLarge: { status: 413, message: "The form is too large." },
  notSaved: { status: 500, message: "The picture could not be saved. Please try again." },
} as const satisfies Record<string, UploadProblem>;

/** Ends the reading of a form or a file; caught by the form reader, which hands the problem to the caller. */
export class UploadRejected extends Error {
  constructor(
    readonly problem: UploadProblem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }
}
