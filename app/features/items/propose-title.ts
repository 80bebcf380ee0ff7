import { TEXT_LIMITS } from "./items";

const acronyms = /\b(ss|ms|gi|frp|upvc)\b/gi;

/** Names from cameras, phones, WhatsApp and screenshots: IMG_2041, PXL_20260314_101112, WhatsApp Image 2026-… */
const generatedName =
  /^(img|image|dsc[nf]?|pxl|mvimg|photo|pic|picture|scan|screen ?shot|burst|cap|gopr|dji|p|fb img|received|signal|whatsapp( business)? image)(?=$|[ \d])(\b(wa\d+|at|am|pm|[a-z]\d{0,3}|hdr|cover|portrait|night|burst|mp)\b|[ \d.:~])*$/i;

/** Returns true if a name has words besides a date, time or number. */
const hasWords = (text: string) =>
  /\p{L}{2,}/u.test(text.replaceAll(/\b(am|pm|at|wa\d+|copy|edited|hdr)\b/gi, ""));

/** Converts `ss-gate_Peelamedu (2).JPG` to `SS gate Peelamedu`. Empty if the name is generated. */
export function proposeTitle(fileName: string): string {
  const name = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/\s*\(\d+\)$/, "")
    .replace(/[\s_-]+/g, " ")
    .slice(0, TEXT_LIMITS.line)
    .trim();
  if (generatedName.test(name) || !hasWords(name) || /^[\da-f ]{16,}$/i.test(name)) return "";
  const title = name.replace(acronyms, (word) => word.toUpperCase());
  return title.charAt(0).toUpperCase() + title.slice(1);
}
