import { TEXT_LIMITS } from "./kinds";

/** Trade terms written in capitals. */
const capitals = /\b(ss|ms|gi|frp|upvc)\b/gi;

/** Derives a title from a file name: `SS gate Peelamedu` from `ss-gate_Peelamedu (2).JPG`. */
export function proposeTitle(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/\s*\(\d+\)$/, "")
    .replace(/[\s_-]+/g, " ")
    .slice(0, TEXT_LIMITS.line)
    .trim()
    .replace(capitals, (word) => word.toUpperCase());
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : "Picture";
}
