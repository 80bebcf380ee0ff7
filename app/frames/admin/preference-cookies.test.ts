import { expect, it } from "vitest";
import { formatShortcutsCookie, formatSidebarCookie } from "./preference-cookies";

it.each([formatSidebarCookie, formatShortcutsCookie])(
  "%o is sent only over https when the site uses it",
  (format) => {
    expect(format(true, new URL("https://site.test"))).toMatch(/; Secure$/);
    expect(format(true, new URL("http://site.test"))).not.toContain("Secure");
  },
);
