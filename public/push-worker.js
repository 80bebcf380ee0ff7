// Shows notifications of the site. It answers no requests and stores nothing.
const INBOX = "/admin/enquiries";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(event.notification.data ?? INBOX), setBadge(false)]));
});

function read(data) {
  try {
    const { title, body, path = INBOX } = data.json();
    if ([title, body, path].every((text) => typeof text === "string")) return { title, body, path };
  } catch {
    // A browser requires that something is shown.
  }
  return { title: "New enquiry", body: "Open enquiries", path: INBOX };
}

async function show({ title, body, path }) {
  await Promise.all([
    // Several that open the same screen collapse into one.
    self.registration.showNotification(title, {
      ...{ body, tag: path, data: path },
      ...{ renotify: true, icon: "/icon-192.png" },
    }),
    setBadge(true),
  ]);
}

/** The mark on the icon of an installed site, where there is one. */
async function setBadge(isSet) {
  try {
    if (isSet) await self.navigator.setAppBadge?.();
    else await self.navigator.clearAppBadge?.();
  } catch {
    // The notification is what counts.
  }
}

/** The inbox in a tab that shows it, because it refreshes itself, else in a new one: what is written in another screen stays. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const inbox = tabs.find(({ url }) => path === INBOX && new URL(url).pathname === INBOX);
  if (inbox) return await inbox.focus();
  return await self.clients.openWindow(path);
}
