import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { formatShortcutsCookie } from "~/frames/admin/preference-cookies";
import { adminMeta } from "~/frames/admin/screens";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { readForm, readText } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { Button } from "~/platform/ui/button";
import { Dialog } from "~/platform/ui/dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import type { loader as inboxLoader } from "~/routes/admin/inbox/route";

const shortcuts = [
  { keys: "j", action: "Next enquiry" },
  { keys: "k", action: "Previous enquiry" },
  { keys: "Enter", action: "Open" },
  { keys: "x", action: "Select or deselect" },
  { keys: "e", action: "Set status and follow-up, add a note" },
  { keys: "u", action: "Back to the list" },
  { keys: "/", action: "Search" },
  { keys: "?", action: "Show this list" },
];

export const meta = () => adminMeta("Keyboard shortcuts");

export const loader = adminLoader(() => null);

export const action = adminAction(
  async ({ request }) => {
    const isOn = readText(await readForm(request), "keys") === "on";
    const { search } = new URL(request.url);
    const toast = {
      type: "success",
      message: isOn ? "Keyboard shortcuts are on" : "Keyboard shortcuts are off",
    } as const;
    return await redirectWithToast(`/admin/enquiries${search}`, toast, {
      "Set-Cookie": formatShortcutsCookie(isOn, config.publicUrl),
    });
  },
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

/** Users can turn single-key shortcuts off (WCAG 2.1.4). */
export default function Keys() {
  const { search } = useLocation();
  const isOn = useRouteLoaderData<typeof inboxLoader>("routes/admin/inbox/route")?.areShortcutsOn ?? true;
  return (
    <Dialog closeTo={`/admin/enquiries${search}`} title="Keyboard shortcuts" size="small">
      <Toasts toast={useRefusedForm()?.toast} />
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {shortcuts.map(({ keys, action }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="figures inline-grid min-w-8 place-items-center rounded-sm border border-steel-300 bg-mist px-2 py-0.5 font-sans text-sm">
                {keys}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Form
        method="post"
        replace
        className="mt-5 grid justify-items-start gap-3 border-steel-200 border-t pt-4"
      >
        <p className="text-sm text-steel-600">
          These keys work when you're not typing. Turn them off if you use voice or switch control.
        </p>
        <Button variant="secondary" name="keys" value={isOn ? "off" : "on"}>
          {isOn ? "Turn shortcuts off" : "Turn shortcuts on"}
        </Button>
      </Form>
    </Dialog>
  );
}
