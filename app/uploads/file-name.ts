/** Longest name that is kept, in characters. */
const longest = 100;

/** Control characters, and those that turn the direction of what follows: `gpj.exe` must not read `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/**
 * What is shown of the name a file has on its owner's device: never a path, one line, of bounded length, its ending kept.
 * Nothing is ever stored or opened under it.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const line = last.normalize("NFC").replace(/\s+/g, " ").replace(misleading, "").trim();
  if (line === "" || /^\.+$/.test(line)) return "file";
  const letters = [...line];
  if (letters.length <= longest) return line;
  const ending = [...(/\.\w{1,5}$/.exec(line)?.[0] ?? "")];
  return [...letters.slice(0, longest - ending.length - 1), "…", ...ending].join("");
}

/** Undoes how browsers write a name into the head of a form's part: in quotation marks, which they send as `%22`. */
export function unquoteFileName(parameter: string): string {
  const quoted = /^"(.*)"\s*$/s.exec(parameter)?.[1];
  return (quoted ?? parameter.trim()).replace(/%22|\\"/g, '"').replace(/%0D|%0A/g, " ");
}
