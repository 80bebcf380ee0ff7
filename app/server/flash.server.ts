import { createCookie, redirect } from "@remix-run/node";
import { z } from "zod";
import type { ToastMessage } from "~/ui/toast-message";
import { config } from "./config.server";
import { sessionSecrets } from "./session-secret.server";

/** Carries a message over one redirect; a page that shows it clears it. */
const toastCookie = createCookie("toast", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: config.publicUrl.protocol === "https:",
  maxAge: 60,
  secrets: [...sessionSecrets()],
});

const toastSchema = z.object({
  kind: z.enum(["success", "error", "info"]),
  title: z.string().optional(),
  message: z.string(),
  undo: z.string().optional(),
}) satisfies z.ZodType<ToastMessage>;

/** Redirects to `url`, where the message is shown once. `headers` are sent along. */
export async function redirectWithToast(
  url: string,
  toast: ToastMessage,
  headers?: HeadersInit,
): Promise<Response> {
  const all = new Headers(headers);
  all.append("Set-Cookie", await toastCookie.serialize(toast));
  return redirect(url, { headers: all });
}

/** The message a redirect left for this page, or null, and the headers that clear it. Only the root loader asks. */
export async function readToast(request: Request): Promise<{ toast: ToastMessage | null; headers: Headers }> {
  const headers = new Headers();
  const carried: unknown = await toastCookie.parse(request.headers.get("Cookie"));
  if (carried === null) return { toast: null, headers };
  headers.append("Set-Cookie", await toastCookie.serialize("", { maxAge: 0 }));
  return { toast: toastSchema.safeParse(carried).data ?? null, headers };
}
