import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { pushMessages } from "~/content/push";

interface Tab {
  url: string;
  focus: () => Promise<void>;
}

/**
 * Runs the service worker in a simulated browser. Returns a function that dispatches an event and returns the calls
 * made.
 */
async function startWorker({ tabs = [] as string[], hasBadge = true } = {}) {
  const calls: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const openTabs: Tab[] = tabs.map((url) => ({ url, focus: async () => void calls.push(["focus", url]) }));
  const badge = {
    setAppBadge: async () => void calls.push("badge"),
    clearAppBadge: async () => void calls.push("no badge"),
  };
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    navigator: hasBadge ? badge : {},
    registration: {
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) =>
        void calls.push([title, body, tag]),
    },
    clients: {
      matchAll: async () => openTabs,
      openWindow: async (path: string) => void calls.push(["open", path]),
    },
  };
  runInNewContext(await readFile("public/push-worker.js", "utf8"), { self, URL });
  return async (kind: string, event: object) => {
    const pending: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => pending.push(promise) });
    await Promise.all(pending);
    return calls.splice(0);
  };
}

const message = pushMessages.enquiry;

it.each([true, false])("shows the notification, with a badge if supported: %s", async (hasBadge) => {
  const dispatch = await startWorker({ hasBadge });
  const notification = [message.title, message.body, message.path];
  expect(await dispatch("push", { data: { json: () => message } })).toEqual(
    hasBadge ? [notification, "badge"] : [notification],
  );
});

it("shows the default notification for invalid data, so that the browser keeps the permission", async () => {
  const dispatch = await startWorker({ hasBadge: false });
  const brokenData = { json: () => JSON.parse("<html>") };
  for (const data of [null, brokenData, { json: () => null }, { json: () => ({ title: 1 }) }]) {
    expect(await dispatch("push", { data })).toEqual([[message.title, message.body, message.path]]);
  }
});

it("focuses an open inbox, or opens one if only other screens are open", async () => {
  const close = () => undefined;
  const inbox = "https://site.example/admin/enquiries?list=all";
  const otherScreen = "https://site.example/admin/projects/new";
  const click = { notification: { close, data: message.path } };
  const found = await (await startWorker({ tabs: [otherScreen, inbox] }))("notificationclick", click);
  expect(found).toEqual(expect.arrayContaining([["focus", inbox], "no badge"]));
  const opened = await (await startWorker({ tabs: [otherScreen] }))("notificationclick", click);
  expect(opened).toEqual(expect.arrayContaining([["open", "/admin/enquiries"], "no badge"]));
});

it("shows an answer beside a new enquiry, and opens Today", async () => {
  const dispatch = await startWorker({ hasBadge: false, tabs: ["https://site.example/admin/enquiries"] });
  const { title, body, path } = pushMessages.quotation;
  expect(await dispatch("push", { data: { json: () => pushMessages.quotation } })).toEqual([
    [title, body, path],
  ]);
  expect(path).not.toBe(message.path);
  const click = { notification: { close: () => undefined, data: path } };
  expect(await dispatch("notificationclick", click)).toEqual([["open", "/admin"]]);
});
