// Shows notifications of the site. It answers no requests and stores nothing.
const INBOX = "/admin/enquiries";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openInbox(), setBadge(false)]));
});

function read(data) {
  try {
    const { title, body } = data.json();
    if (typeof title === "string" && typeof body === "string") return { title, body };
  } catch {
    // A browser requires that something is shown.
  }
  return { title: "New enquiry", body: "Open enquiries" };
}

async function show({ title, body }) {
  await Promise.all([
    // Several collapse into one.
    self.registration.showNotification(title, { body, tag: "enquiry", renotify: true, icon: "/icon-192.png" }),
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

/** In a tab that shows the inbox, else in a new one: what is written in another screen stays. */
async function openInbox() {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname === INBOX);
  if (open) return await open.focus();
  return await self.clients.openWindow(INBOX);
}
