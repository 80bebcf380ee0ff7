import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

interface Tab {
  url: string;
  focus: () => Promise<void>;
}

/** Runs the file as a browser does, with what a service worker finds around it. */
async function startWorker({ tabs = [] as string[], hasBadge = true } = {}) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const list: Tab[] = tabs.map((url) => ({ url, focus: async () => void done.push(["focus", url]) }));
  const badge = {
    setAppBadge: async () => void done.push("badge"),
    clearAppBadge: async () => void done.push("no badge"),
  };
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    navigator: hasBadge ? badge : {},
    registration: {
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) =>
        void done.push([title, body, tag]),
    },
    clients: {
      matchAll: async () => list,
      openWindow: async (path: string) => void done.push(["open", path]),
    },
  };
  runInNewContext(await readFile("public/push-worker.js", "utf8"), { self, URL });
  return async (kind: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
    return done.splice(0);
  };
}

const words = { title: "A new enquiry", body: "Open the inbox" };

it.each([true, false])("shows the notification, with a badge where supported: %s", async (hasBadge) => {
  const tell = await startWorker({ hasBadge });
  const shown = [words.title, words.body, "enquiry"];
  expect(await tell("push", { data: { json: () => words } })).toEqual(hasBadge ? [shown, "badge"] : [shown]);
});

it("shows a notification for any data, so that the browser keeps the permission", async () => {
  const tell = await startWorker({ hasBadge: false });
  const broken = { json: () => JSON.parse("<html>") };
  for (const data of [null, broken, { json: () => null }, { json: () => ({ title: 1 }) }]) {
    expect(await tell("push", { data })).toEqual([[words.title, words.body, "enquiry"]]);
  }
});

it("focuses an open inbox, or opens one beside other screens", async () => {
  const close = () => undefined;
  const inbox = "https://site.example/admin/enquiries?list=all";
  const other = "https://site.example/admin/projects/new";
  const click = { notification: { close } };
  const found = await (await startWorker({ tabs: [other, inbox] }))("notificationclick", click);
  expect(found).toEqual(expect.arrayContaining([["focus", inbox], "no badge"]));
  const opened = await (await startWorker({ tabs: [other] }))("notificationclick", click);
  expect(opened).toEqual(expect.arrayContaining([["open", "/admin/enquiries"], "no badge"]));
});
