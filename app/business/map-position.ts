/** With decimals, because whole numbers in a link are house numbers. */
const degrees = String.raw`(-?\d+\.\d+)`;
const separator = "(?:,|%2C)(?:\\+|%20)?";
const end = String.raw`(?=\+?[,/&?!#;()%]|\.?$)`;

/** Positions in an address of Google Maps or a `geo:` address. The first match applies: a place is more precise than the centre of the view. */
const urlPatterns = [
  `!3d${degrees}!4d${degrees}${end}`,
  `[?&](?:q|query|ll|destination|center)=(?:loc:)?${degrees}${separator}${degrees}${end}`,
  `@${degrees},${degrees}${end}`,
  `[/:]${degrees}${separator}${degrees}${end}`,
  String.raw`^geo:(-?\d+),(-?\d+)(?=[,;?]|$)`,
].map((pattern) => new RegExp(pattern, "i"));

/** A link within a shared text; its "?g_st=…" tells only how it was shared. */
const link = /(?:https?:\/\/|www\.|maps\.|goo\.gl\/)\S+|^geo:\S+/i;

/** Degrees with optional minutes and seconds, and a compass letter. */
const angle =
  /(-?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*["″”]\s*)?([NSEW])?/;
const pair = new RegExp(`^${angle.source}\\s*[,;\\s]\\s*${angle.source}$`, "i");

/**
 * Reads "11.0168° N, 76.9558° E", "11°1'0.5\"N 76°57'21\"E", a `geo:` address or a link of Google Maps, also within a shared
 * text, and returns "11.0168, 76.9558", or the link if it does not contain the position. Returns other text unchanged.
 */
export function normalizeMapPosition(typed: string): string {
  const text = typed.trim();
  const [url] = link.exec(text) ?? [];
  if (url) {
    const positions = urlPatterns.map((pattern) => pattern.exec(url)?.slice(1) ?? []);
    // A `geo:` address of a place by name has the position 0,0.
    const position = positions.find((numbers) => numbers.some(Number));
    if (position) return position.join(", ");
    if (/^geo:/i.test(url)) return text;
    return url.replace(/^(?:https?:\/\/)?/i, "https://").replace(/\?g_st=.*$/, "");
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
