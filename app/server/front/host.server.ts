import type { IncomingHttpHeaders } from "node:http";

/**
 * The host that the client asked for: `Host`, or `X-Forwarded-Host` when a trusted proxy says so.
 *
 * @returns null when it is not a host at all
 */
export function readHost(
  headers: IncomingHttpHeaders,
  { publicUrl, viaTrustedProxy }: { publicUrl: URL; viaTrustedProxy: boolean },
): string | null {
  const forwarded = viaTrustedProxy ? firstOf(headers["x-forwarded-host"]) : undefined;
  const host = forwarded ?? headers.host ?? publicUrl.host;
  // A form of our own page, sent through a proxy that puts its own name into Host.
  if (host === publicUrl.host || headers.origin === publicUrl.origin) return publicUrl.host;
  if (!/^[^/?#@\\\s]+$/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).host;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat()[0]?.split(",")[0]?.trim() || undefined;
}

/** Whether `Origin` names another site, or hides which one it was. Remix would answer 500 to such a form. */
export function isForeign(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
