import { expect, it } from "vitest";
import { nameDevice } from "./name-device";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

it.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 8) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, "Edge on Windows"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36", "Chrome on Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "A browser on Linux"],
  ["curl/8.5.0", "Another program"],
  [null, "Another program"],
])("calls %s %s", (userAgent, device) => expect(nameDevice(userAgent)).toBe(device));
