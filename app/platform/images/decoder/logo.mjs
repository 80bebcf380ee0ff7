/**
 * @typedef {{ data: Buffer, info: { width: number, height: number, channels: 1 | 2 | 3 | 4 } }} Pixels RGBA
 * @typedef {{ left: number, top: number, width: number, height: number }} Part
 */

/** A pixel counts as white if every channel has at least this value. Below 255 to allow for JPEG noise. */
const WHITE = 244;

/**
 * Trims transparent margins, or the white margins of an opaque picture. Returns null when nothing remains.
 * @param {Pixels} pixels
 * @returns {{ pixels: Pixels, part: Part, background: import("../encodings").LogoBackground } | null}
 */
export function trimLogo(pixels) {
  const { data, info } = pixels;
  const isWhite = (/** @type {number} */ offset) =>
    Math.min(data.readUInt8(offset), data.readUInt8(offset + 1), data.readUInt8(offset + 2)) >= WHITE;
  if (!isOpaque(data)) {
    const part = findPart(pixels, (offset) => data.readUInt8(offset + 3) > 8);
    return part && { pixels, part, background: findBackground(data) };
  }
  const [topRight, bottomRight] = [(info.width - 1) * 4, data.length - 4];
  if (![0, topRight, bottomRight - topRight, bottomRight].every(isWhite)) {
    return { pixels, part: { left: 0, top: 0, width: info.width, height: info.height }, background: null };
  }
  const part = findPart(pixels, (offset) => !isWhite(offset));
  return part && { pixels, part, background: "light" };
}

/** @param {Buffer} data */
function isOpaque(data) {
  for (let offset = 3; offset < data.length; offset += 4) if (data.readUInt8(offset) < 250) return false;
  return true;
}

/** @param {Pixels} pixels @param {(offset: number) => boolean} isVisible @returns {Part | null} */
function findPart({ data, info: { width, height } }, isVisible) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let offset = 0; offset < data.length; offset += 4) {
    if (!isVisible(offset)) continue;
    const [x, y] = [(offset / 4) % width, Math.floor(offset / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Chooses the background on which fewer pixels become invisible. @param {Buffer} data @returns {"light" | "dark"} */
function findBackground(data) {
  let [lostOnLight, lostOnDark] = [0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data.readUInt8(offset + 3) < 128) continue;
    const luminance = calculateLuminance(data, offset);
    if (luminance > 0.7) lostOnLight += 1;
    if (luminance < 0.045) lostOnDark += 1;
  }
  return lostOnLight > lostOnDark ? "dark" : "light";
}

/** Relative luminance (WCAG 2), with a simplified gamma. @param {Buffer} data @param {number} offset */
function calculateLuminance(data, offset) {
  const [red, green, blue] = [0, 1, 2].map((channel) => (data.readUInt8(offset + channel) / 255) ** 2.2);
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

/** Longest side of the logo as a share of the icon's side. */
const ICON_SHARE = 0.86;
/** Diameter of a maskable icon's safe zone, according to the W3C's manifest specification. */
const SAFE_DIAMETER = 0.8;

/** @param {{ width: number, height: number }} logo @param {number} side @param {boolean} isMaskable */
export function fitIcon({ width, height }, side, isMaskable) {
  const scale = isMaskable
    ? (SAFE_DIAMETER * side) / Math.hypot(width, height)
    : (ICON_SHARE * side) / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
