import { z } from "zod";
import { readPushSender } from "~/business/push-sender.server";
import { pushMessages } from "~/content/push";
import { adminAction } from "~/features/accounts/guard.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { idField, parseOrBadRequest, readForm, readTexts } from "~/platform/http/read-request";
import { findOrCreatePushKeys, sendPush } from "~/platform/push/push-service.server";
import {
  deleteGoneDevice,
  findDevice,
  pushSubscriptionSchema,
  recordSent,
  removeDevice,
  saveSubscription,
} from "~/platform/push/subscriptions.server";
import { parseJson } from "~/platform/text/text";
import type { ToastMessage } from "~/platform/ui/form/form-result";

const actionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("key") }),
  z.object({ intent: z.literal("subscribe"), subscription: z.string() }),
  z.object({ intent: z.enum(["test", "remove"]), device: idField() }),
]);

const removedText = "This device no longer accepts notifications, so it was removed.";

export const action = adminAction(
  async ({ request, signedIn: { admin, sessionId } }) => {
    const fields = parseOrBadRequest(actionSchema, readTexts(await readForm(request)));
    if (fields.intent === "key") {
      const { publicKey } = await findOrCreatePushKeys(db);
      return Response.json({ publicKey }, { headers: { "Cache-Control": "no-store" } });
    }
    if (fields.intent === "subscribe") {
      const subscription = parseOrBadRequest(pushSubscriptionSchema, parseJson(fields.subscription));
      const userAgent = request.headers.get("User-Agent");
      await saveSubscription(db, subscription, { adminId: admin.id, sessionId, userAgent });
      return await redirectBack({ type: "success", message: "Notifications are on for this device." });
    }
    if (fields.intent === "test") return await redirectBack(await sendTest(admin.id, fields.device));
    await removeDevice(db, admin.id, fields.device);
    return await redirectBack({ type: "success", message: "Notifications are off for this device." });
  },
  { savesForm: false },
);

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

async function sendTest(adminId: number, id: number): Promise<ToastMessage> {
  const device = await findDevice(db, adminId, id);
  if (!device) return { type: "info", message: removedText };
  const { outcome } = await sendPush(
    device,
    { topic: "test", ...pushMessages.test },
    await readPushSender(db),
  );
  if (outcome === "gone") {
    await deleteGoneDevice(db, device);
    return { type: "info", message: removedText };
  }
  if (outcome === "failed")
    return {
      type: "error",
      message: "The test could not be sent. Please try again later.",
    };
  await recordSent(db, device, new Date());
  return { type: "success", message: "Test sent. It should arrive in a moment." };
}

async function redirectBack(toast: ToastMessage): Promise<Response> {
  return await replaceWithToast("/admin/account", toast);
}
