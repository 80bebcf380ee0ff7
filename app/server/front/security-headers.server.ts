import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { beforeHead } from "./before-head.server";

const features = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const year = 365 * 24 * 60 * 60;

/** Makes the function that gives every answer the headers it does not set itself. */
export function createHeaderDefaults(
  publicUrl: URL,
): (response: ServerResponse, more: Readonly<Record<string, string>>) => void {
  const defaults: readonly (readonly [name: string, value: string])[] = [
    ["Content-Security-Policy", contentSecurityPolicy()],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", features.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cache-Control", "private, no-store"],
    ...(publicUrl.protocol === "https:" ? ([["Strict-Transport-Security", `max-age=${year}`]] as const) : []),
  ];

  return (response, more) => {
    beforeHead(response, () => {
      for (const [name, value] of [...defaults, ...Object.entries(more)]) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      if (!response.hasHeader(resourcePolicy))
        response.setHeader(resourcePolicy, findResourcePolicy(response));
    });
  };
}

const resourcePolicy = "Cross-Origin-Resource-Policy";

/** Pictures may be shown by others, else social cards stay empty. */
function findResourcePolicy(response: ServerResponse): string {
  return String(response.getHeader("Content-Type")).startsWith("image/") ? "cross-origin" : "same-origin";
}
