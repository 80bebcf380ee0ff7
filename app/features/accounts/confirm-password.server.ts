import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { handleForm, type Refusal } from "~/platform/http/handle-form.server";
import { clearAttempts, countAttempt, describeWait } from "~/platform/http/rate-limit.server";
import { readForm, readText } from "~/platform/http/read-request";
import { MINUTE_MS } from "~/platform/time/time";
import { notDoneMessage } from "~/platform/ui/form/form-result";
import { verifyAdminPassword } from "./credentials.server";
import type { SignedIn } from "./session-cookie.server";

export const wrongPassword = "Wrong password. Please try again.";

/** Checks the form's password before it calls `save`, in case someone else uses an unlocked screen. */
export async function handleConfirmedForm(
  { request, signedIn }: { request: Request; signedIn: SignedIn },
  save: (form: FormData) => Promise<Response | Refusal>,
) {
  const form = await readForm(request);
  return await handleForm(
    {},
    {
      schema: z.object({}),
      failure: { message: notDoneMessage },
      save: async () => {
        const hashOrRefusal = await confirmPassword(
          signedIn.admin.id,
          readText(form, "password"),
          "password",
        );
        return typeof hashOrRefusal === "string" ? await save(form) : hashOrRefusal;
      },
    },
  );
}

/**
 * Checks the password of a signed-in admin and counts wrong ones. Returns the password's hash, or a refusal shown at
 * `field`.
 */
export async function confirmPassword(
  adminId: number,
  password: string,
  field: string,
): Promise<string | Refusal> {
  const refuse = (status: number, message: string) => ({ status, message, errors: { [field]: message } });
  const limit = { key: `password of admin ${adminId}`, limit: 10, windowMs: 15 * MINUTE_MS };
  const waitSeconds = await countAttempt(db, [limit]);
  if (waitSeconds !== null) return refuse(429, describeWait("Too many wrong passwords.", waitSeconds));
  const hash = await verifyAdminPassword(db, adminId, password);
  if (hash === null) return refuse(400, wrongPassword);
  await clearAttempts(db, [limit.key]);
  return hash;
}
