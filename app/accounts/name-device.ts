/** What a user agent says of the program: the first that fits, for most name others as well. */
const programs: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A device in plain words, such as "Chrome on Android", as far as its user agent tells. */
export function nameDevice(userAgent: string | null): string {
  const find = (signs: typeof programs) => signs.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const program = find(programs);
  const system = find(systems);
  if (program && system) return `${program} on ${system}`;
  return program ?? (system ? `A browser on ${system}` : "Another program");
}
