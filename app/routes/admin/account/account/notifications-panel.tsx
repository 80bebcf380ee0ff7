import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Panel } from "~/frames/admin/panel";
import { canSubscribe, findOwnEndpoint, subscribe, unsubscribe } from "~/platform/push/subscribe";
import type { ListedDevice } from "~/platform/push/subscriptions.server";
import { Button } from "~/platform/ui/button";
import { useHydrated } from "~/platform/ui/hooks";
import { DeviceFacts, Fact, Moment } from "./device-list";

const NOTIFICATIONS_PATH = "/admin/account/notifications";

const problems = {
  denied: "Your browser blocks notifications from this site. Allow them in its settings, then try again.",
  failed: "Notifications could not be turned on. Try again later. Emails continue.",
} as const;

export function NotificationsPanel({ devices }: { devices: readonly ListedDevice[] }) {
  const isHydrated = useHydrated();
  const [ownEndpoint, setOwnEndpoint] = useState<string | null>(null);
  // Only the browser knows the endpoint of its own subscription.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads it again when the list changes
  useEffect(() => {
    findOwnEndpoint().then(setOwnEndpoint, () => setOwnEndpoint(null));
  }, [devices]);
  const isSubscribed = devices.some(({ endpoint }) => endpoint === ownEndpoint);
  return (
    <Panel
      title="Notifications on this device"
      text="Get an alert for each new enquiry, without its details. Emails continue."
    >
      {devices.length === 0 ? <p className="text-sm">Not turned on for any device.</p> : null}
      {devices.length > 0 ? (
        <ul className="grid">
          {devices.map((device) => (
            <li key={device.id} className="grid gap-3 border-steel-100 border-t py-4">
              <Device device={device} isThisDevice={device.endpoint === ownEndpoint} />
            </li>
          ))}
        </ul>
      ) : null}
      {isHydrated && canSubscribe() ? (
        isSubscribed ? null : (
          <SubscribeButton />
        )
      ) : (
        <p className="max-w-[60ch] text-sm">
          This browser can't show notifications here. They need https and JavaScript. On an iPhone, first add
          the site to your home screen.
        </p>
      )}
    </Panel>
  );
}

function SubscribeButton() {
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | "denied" | "failed">("idle");
  const turnOn = async () => {
    setState("asking");
    try {
      const subscription = await subscribe();
      if (subscription !== null) {
        submit(
          { intent: "subscribe", subscription },
          { method: "post", action: NOTIFICATIONS_PATH, replace: true, preventScrollReset: true },
        );
      }
      setState(subscription === null ? "denied" : "idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button type="button" variant="secondary" busy={state === "asking"} onClick={turnOn}>
        {state === "asking" ? "Turning on…" : "Turn on here"}
      </Button>
      <p role="status" className="text-danger text-sm empty:hidden">
        {state === "denied" || state === "failed" ? problems[state] : ""}
      </p>
    </div>
  );
}

function Device({ device, isThisDevice }: { device: ListedDevice; isThisDevice: boolean }) {
  const { id, device: name, subscribedAt, sentAt, failedAt } = device;
  const { state, formData } = useNavigation();
  const isBusy = (intent: string) =>
    state !== "idle" && formData?.get("device") === String(id) && formData.get("intent") === intent;
  const facts = [
    ["Since", subscribedAt],
    ["Last sent", sentAt],
    ["Last failed", failedAt],
  ] as const;
  return (
    <>
      <DeviceFacts name={name} isThisDevice={isThisDevice}>
        {facts.map(([fact, time]) =>
          time ? (
            <Fact key={fact} name={fact}>
              <Moment at={time} />
            </Fact>
          ) : null,
        )}
      </DeviceFacts>
      <Form
        method="post"
        action={NOTIFICATIONS_PATH}
        replace
        preventScrollReset
        className="flex flex-wrap gap-3"
      >
        <input type="hidden" name="device" value={id} />
        <Button
          variant="secondary"
          name="intent"
          value="test"
          busy={isBusy("test")}
          aria-label={`Send a test: ${name}`}
        >
          Send a test
        </Button>
        <Button
          variant="quiet"
          name="intent"
          value="remove"
          busy={isBusy("remove")}
          aria-label={`Remove: ${name}`}
          onClick={() => {
            // Also unsubscribes this browser. Errors are ignored, because the site removes the device anyway.
            if (isThisDevice) void unsubscribe().catch(() => undefined);
          }}
        >
          Remove
        </Button>
      </Form>
    </>
  );
}
