export const MAX_PROJECT_PICTURES = 12;

export const imageMissing = "Please choose an image.";

export const describeTooMany = (max: number) =>
  `You can add up to ${max} pictures. The others were left out.`;

export const itemChangeProblems = {
  deleted: "It was deleted on another device. Your text is still here: save to restore it with your changes.",
} as const;
