/** The first match wins: most user agents also name other programs. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** For example "Chrome on Android". */
export function describeUserAgent(userAgent: string | null): string {
  const findName = (entries: typeof browsers) =>
    entries.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const program = findName(browsers);
  const system = findName(systems);
  if (program && system) return `${program} on ${system}`;
  return program ?? (system ? `A browser on ${system}` : "Unknown browser");
}
