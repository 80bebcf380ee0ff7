import { cleanText } from "~/text/clean-text";

/** Longest displayed file name, in characters. */
const maxLength = 100;

/** Control characters, and those that reverse the reading direction: `gpj.exe` must not display as `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/**
 * A file's name on the sender's device, cleaned for display: without a path, on one line, of limited length, with its
 * extension. Nothing is stored or opened under it.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const line = cleanText(last.replace(/\s+/g, " ").replace(misleading, "")).trim();
  if (line === "" || /^\.+$/.test(line)) return "file";
  const letters = [...line];
  if (letters.length <= maxLength) return line;
  const ending = [...(/\.\w{1,5}$/.exec(line)?.[0] ?? "")];
  return [...letters.slice(0, maxLength - ending.length - 1), "…", ...ending].join("");
}
