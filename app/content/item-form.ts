export const MAX_PROJECT_PICTURES = 12;

export const imageMissing = "Please choose an image.";

export const describeTooMany = (max: number) => `${max} pictures are the most; the others were not taken.`;

export const itemChangeProblems = {
  deleted:
    "It was deleted in the meantime. What you wrote is still here: saving takes it out of the trash with your words.",
} as const;
