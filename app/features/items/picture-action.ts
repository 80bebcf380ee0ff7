/** Changes the picture list without saving; `number` counts from 1. */
export interface PictureAction {
  action: "up" | "down" | "remove";
  number: number;
}

export function formatPictureAction({ action, number }: PictureAction): string {
  return `${action}-${number}`;
}

export function parsePictureAction(value: string): PictureAction | null {
  const [, action, number] = /^(up|down|remove)-([1-9]\d?)$/.exec(value) ?? [];
  if (action !== "up" && action !== "down" && action !== "remove") return null;
  return { action, number: Number(number) };
}

/** A move beyond the end changes nothing. */
export function applyPictureAction<Picture>(
  pictures: readonly Picture[],
  { action, number }: PictureAction,
): Picture[] {
  const from = number - 1;
  const others = pictures.filter((_, index) => index !== from);
  if (action === "remove") return others;
  const to = Math.max(0, action === "up" ? from - 1 : from + 1);
  return [...others.slice(0, to), ...pictures.slice(from, from + 1), ...others.slice(to)];
}
