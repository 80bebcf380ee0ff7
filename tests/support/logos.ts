import { action } from "../../app/routes/admin.firm.logo/route";
import type { RefusedForm } from "../../app/ui/form/refused-form";
import { askRoute } from "./ask-route";

/** Sends the form of the logo as the owner of these cookies. */
export function sendLogoAs(headers: { Cookie: string }) {
  return async (fields: Record<string, string>, file?: { content: Buffer; name?: string; type?: string }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "save", version: "0", ...fields }))
      form.set(name, value);
    if (file) {
      const { content, name = "logo.png", type = "image/png" } = file;
      form.set("image", new File([new Uint8Array(content)], name, { type }));
    }
    const answer = await askRoute(action, "/admin/firm/logo", { form, headers });
    return { ...answer, body: answer.body as RefusedForm };
  };
}
