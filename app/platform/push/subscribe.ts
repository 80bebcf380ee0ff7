const WORKER_PATH = "/push-worker.js";
const SCOPE = "/admin";

const NOTIFICATIONS_PATH = "/admin/account/notifications";

export function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function findOwnEndpoint(): Promise<string | null> {
  if (!canSubscribe()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes this browser. Requires a user gesture.
 * @returns the subscription as JSON; null when permission is denied
 * @throws when the site, the browser or its push service fails
 */
export async function subscribe(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const applicationServerKey = await fetchPublicKey();
  await navigator.serviceWorker.register(WORKER_PATH, { scope: SCOPE });
  const registration = await waitUntilActive();
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return JSON.stringify(await registration.pushManager.subscribe(options));
  } catch {
    // An earlier subscription may have used other keys.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return JSON.stringify(await registration.pushManager.subscribe(options));
  }
}

export async function unsubscribe(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** Clears the badge on the icon of an installed site. */
export function clearBadge(): void {
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
}

async function fetchPublicKey(): Promise<string> {
  const response = await fetch(NOTIFICATIONS_PATH, {
    method: "POST",
    body: new URLSearchParams({ intent: "key" }),
  });
  const { publicKey } = (await response.json()) as { publicKey: string };
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
      if (worker.state === "redundant") reject(new Error("The service worker could not be installed."));
    });
  });
}
