/** The file that shows notifications, and the screens that it belongs to. */
const WORKER = "/push-worker.js";
const SCOPE = "/admin";

const ADDRESS = "/admin/account/notifications";

/** Whether this browser can show notifications, here and now. */
export function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The address of this browser's subscription; null without one. */
export async function findOwnEndpoint(): Promise<string | null> {
  if (!canSubscribe()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes this browser. To be called on a press.
 * @returns the subscription as JSON; null when the person does not allow it
 * @throws when the server, the browser or its push service cannot do it
 */
export async function subscribe(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const applicationServerKey = await fetchPublicKey();
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const registration = await waitUntilActive();
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return JSON.stringify(await registration.pushManager.subscribe(options));
  } catch {
    // One from before was made with other keys.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return JSON.stringify(await registration.pushManager.subscribe(options));
  }
}

/** Ends what this browser has subscribed to. */
export async function unsubscribe(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** Takes the mark off the icon of an installed site: its inbox is being looked at. */
export function clearBadge(): void {
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}

async function fetchPublicKey(): Promise<string> {
  const answer = await fetch(ADDRESS, { method: "POST", body: new URLSearchParams({ key: "1" }) });
  const { publicKey } = (await answer.json()) as { publicKey: string };
  return publicKey;
}

async function waitUntilActive(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (!registration) throw new Error("The service worker is not registered.");
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === "activated") return registration;
  return await new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(registration);
      if (worker.state === "redundant") reject(new Error("The service worker was not installed."));
    });
  });
}
