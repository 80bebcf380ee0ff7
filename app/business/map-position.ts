/** Positions in a Google Maps URL. The first match applies: a place is more precise than the centre of the view. */
const urlPatterns = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|destination|center)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C)\+?(-?\d+\.\d+)/i,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /\/(-?\d+\.\d+),\+?(-?\d+\.\d+)/,
];

/** Degrees with optional minutes and seconds, and a compass letter. */
const angle =
  /(-?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*["″”]\s*)?([NSEW])?/;
const pair = new RegExp(`^${angle.source}\\s*[,;\\s]\\s*${angle.source}$`, "i");

/**
 * Reads "11.0168° N, 76.9558° E", "11°1'0.5\"N 76°57'21\"E" or a Google Maps URL, and returns "11.0168, 76.9558".
 * Returns other text unchanged.
 */
export function normalizeMapPosition(typed: string): string {
  const text = typed.trim();
  if (/^(https?:\/\/|www\.|maps\.)/i.test(text)) {
    const match = urlPatterns.map((pattern) => pattern.exec(text)).find(Boolean);
    return match ? `${match[1]}, ${match[2]}` : text;
  }
  const match = pair.exec(text);
  if (!match) return text;
  const latitude = toDegrees(match.slice(1, 5));
  const longitude = toDegrees(match.slice(5, 9));
  return `${latitude}, ${longitude}`;
}

function toDegrees([degrees = "0", minutes = "0", seconds = "0", letter = ""]: string[]): number {
  const absolute = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const sign = /[sw]/i.test(letter) ? -1 : 1;
  return sign * Number(absolute.toFixed(6));
}
