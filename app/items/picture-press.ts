/** Changes the picture list without saving; `number` counts from 1. */
export interface PicturePress {
  action: "up" | "down" | "remove";
  number: number;
}

export function writePicturePress({ action, number }: PicturePress): string {
  return `${action}-${number}`;
}

export function readPicturePress(value: string): PicturePress | null {
  const [, action, number] = /^(up|down|remove)-([1-9]\d?)$/.exec(value) ?? [];
  if (action !== "up" && action !== "down" && action !== "remove") return null;
  return { action, number: Number(number) };
}

/** A move beyond the ends changes nothing. */
export function pressPictures<Picture>(
  pictures: readonly Picture[],
  { action, number }: PicturePress,
): Picture[] {
  const at = number - 1;
  const others = pictures.filter((_, index) => index !== at);
  if (action === "remove") return others;
  const to = Math.max(0, action === "up" ? at - 1 : at + 1);
  return [...others.slice(0, to), ...pictures.slice(at, at + 1), ...others.slice(to)];
}
