import { cleanText } from "~/text/clean-text";

/** In characters. */
const maxLength = 100;

/** Control and bidirectional characters: `gpj.exe` must not display as `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Cleans a file name for display. Files are never stored or opened by it. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const line = cleanText(last.replace(/\s+/g, " ").replace(misleading, "")).trim();
  if (line === "" || /^\.+$/.test(line)) return "file";
  const letters = [...line];
  if (letters.length <= maxLength) return line;
  const ending = [...(/\.\w{1,5}$/.exec(line)?.[0] ?? "")];
  return [...letters.slice(0, maxLength - ending.length - 1), "…", ...ending].join("");
}
