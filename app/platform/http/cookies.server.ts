import { type Cookie, createCookie, redirect } from "@remix-run/node";
import { z } from "zod";
import { config } from "~/platform/runtime/config.server";
import { getSessionSecrets } from "~/platform/runtime/tokens.server";
import type { ToastMessage } from "~/platform/ui/form/form-result";

const cookieNames = new Set<string>();

/** Over https, the `__Host-` prefix protects the cookie from other hosts and plain http (RFC 6265bis, 4.1.3.2). */
export function createSecureCookie(plainName: string, maxAgeSeconds: number): Cookie {
  const isSecure = config.publicUrl.protocol === "https:";
  const name = isSecure ? `__Host-${plainName}` : plainName;
  cookieNames.add(name);
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: maxAgeSeconds,
    secrets: [...getSessionSecrets()],
  });
}

/** Ignores cookies of ads and analytics, which change no response. */
export function hasOwnCookie(header: string): boolean {
  return header.split(";").some((pair) => cookieNames.has(pair.slice(0, pair.indexOf("=")).trim()));
}

/** Carries a toast across one redirect; the page that shows the toast clears the cookie. */
const toastCookie = createSecureCookie("toast", 60);

const toastSchema = z.object({
  type: z.enum(["success", "error", "info"]),
  title: z.string().optional(),
  message: z.string(),
  undo: z.string().optional(),
}) satisfies z.ZodType<ToastMessage>;

export async function redirectWithToast(
  url: string,
  toast: ToastMessage,
  headers?: HeadersInit,
): Promise<Response> {
  return redirect(url, { headers: await addToast(headers, toast) });
}

export async function addToast(headers: HeadersInit | undefined, toast: ToastMessage): Promise<Headers> {
  const combined = new Headers(headers);
  combined.append("Set-Cookie", await toastCookie.serialize(toast));
  return combined;
}

/** `url` replaces the form in the browser's history. */
export async function replaceWithToast(
  url: string,
  toast: ToastMessage,
  headers?: HeadersInit,
): Promise<Response> {
  const combined = new Headers(headers);
  combined.set("X-Remix-Replace", "true");
  return await redirectWithToast(url, toast, combined);
}

/** For the root loader only. `headers` clear the toast; `toast` is null when there is none or it is invalid. */
export async function readToast(request: Request): Promise<{ toast: ToastMessage | null; headers: Headers }> {
  const headers = new Headers();
  const value: unknown = await toastCookie.parse(request.headers.get("Cookie"));
  if (value === null) return { toast: null, headers };
  headers.append("Set-Cookie", await toastCookie.serialize("", { maxAge: 0 }));
  return { toast: toastSchema.safeParse(value).data ?? null, headers };
}
