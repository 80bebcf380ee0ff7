/** Query parameter that names the opened picture of the gallery, counted from 1. */
export const PICTURE_PARAMETER = "picture";

/**
 * Reads which picture is opened. Parsed by hand, because a schema library would weigh more than the whole page.
 *
 * @param total how many there are
 * @returns its number, or null when the address names none that is there
 */
export function readPictureNumber(search: URLSearchParams, total: number): number | null {
  const text = search.get(PICTURE_PARAMETER);
  const number = Number(text);
  return text === String(number) && Number.isInteger(number) && number >= 1 && number <= total
    ? number
    : null;
}

/** The address of a service page with one picture opened; numbers past either end go round. */
export function pictureAddress(path: string, number: number, total: number): string {
  return `${path}?${PICTURE_PARAMETER}=${((number - 1 + total) % total) + 1}`;
}
