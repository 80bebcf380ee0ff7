import type { RefusedForm } from "../../app/platform/ui/form/form-result";
import { action } from "../../app/routes/admin/website/firm.logo/route";
import { callRoute } from "./call-route";
import { toFile, toFormData } from "./form-data";

/** Returns a function that sends the logo form with these cookies. */
export function createLogoSender(headers: { Cookie: string }) {
  return async (fields: Record<string, string>, file?: { content: Buffer; name?: string; type?: string }) => {
    const image = file ? toFile(file.content, file.name ?? "logo.png", file.type ?? "image/png") : [];
    const form = toFormData({ intent: "save", version: "0", ...fields, image });
    const result = await callRoute(action, "/admin/firm/logo", { form, headers });
    return { ...result, body: result.body as RefusedForm };
  };
}
