import { type ClientActionFunctionArgs, useRevalidator } from "@remix-run/react";
import { type DBSchema, openDB } from "idb";
import { useEffect, useState } from "react";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { requestSignIn, submitForm, watchSignInRequest } from "~/platform/ui/form/submit-form";

/** A form of an enquiry that could not reach the site. */
export interface UnsentForm {
  /** In the order of sending. */
  id: number;
  enquiryId: number;
  /** Address with query. */
  action: string;
  fields: [name: string, value: string | File][];
  /** ISO 8601. */
  at: string;
  /** Then it is not sent again by itself. */
  isRefused: boolean;
}

interface Store extends DBSchema {
  forms: { key: number; value: UnsentForm };
}

const openStore = () =>
  openDB<Store>("unsent forms", 1, {
    upgrade: (store) => {
      store.createObjectStore("forms", { keyPath: "id" });
    },
  });

const changes = new EventTarget();

const keptToast: ToastMessage = {
  type: "info",
  message: "Waiting for the network. It is sent as soon as you're online, even if you close this screen.",
};

/**
 * Like `submitForm`, but keeps the form on this device if the site is unreachable. Its idempotency key or the files themselves
 * make sure that it is saved once.
 */
export async function submitOrKeep(args: ClientActionFunctionArgs): Promise<unknown> {
  return await submitForm(args, async (form) => {
    const { pathname, search } = new URL(args.request.url);
    const now = new Date();
    const store = await openStore();
    await store.put("forms", {
      ...{ id: now.getTime(), enquiryId: Number(args.params.id), action: `${pathname}${search}` },
      ...{ fields: [...form], at: now.toISOString(), isRefused: false },
    });
    changes.dispatchEvent(new Event("change"));
    return keptToast;
  });
}

export async function deleteUnsent(id: number): Promise<void> {
  const store = await openStore();
  await store.delete("forms", id);
  changes.dispatchEvent(new Event("change"));
}

/** Sends the forms in order, until one cannot be sent. Returns true if any was saved. */
async function sendUnsent(): Promise<boolean> {
  const store = await openStore();
  let hasSent = false;
  for (const form of await store.getAll("forms")) {
    if (form.isRefused) continue;
    const status = await send(form);
    if (status === 401) requestSignIn();
    if (status === null || status === 401 || status >= 500) break;
    if (status >= 400) await store.put("forms", { ...form, isRefused: true });
    else await store.delete("forms", form.id);
    hasSent ||= status < 400;
    changes.dispatchEvent(new Event("change"));
  }
  return hasSent;
}

/** Returns the status, as the site answers its own scripts; null if it is unreachable. */
async function send({ action, fields }: UnsentForm): Promise<number | null> {
  const url = new URL(action, location.href);
  url.pathname += ".data";
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const hasFiles = fields.some(([, value]) => typeof value !== "string");
  const body = hasFiles ? form : new URLSearchParams(fields as [string, string][]);
  try {
    return (await fetch(url, { method: "POST", body })).status;
  } catch {
    return null;
  }
}

/** Sends what waits when the network or the session returns. For the whole admin area. */
export function useUnsentSending(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Without storage nothing waits.
    const trySending = () =>
      void sendUnsent().then(
        (hasSent) => hasSent && revalidate(),
        () => {},
      );
    trySending();
    const unwatch = watchSignInRequest((isRequested) => {
      if (!isRequested) trySending();
    });
    window.addEventListener("online", trySending);
    changes.addEventListener("retry", trySending);
    return () => {
      unwatch();
      window.removeEventListener("online", trySending);
      changes.removeEventListener("retry", trySending);
    };
  }, [revalidate]);
}

export function retryUnsent(): void {
  changes.dispatchEvent(new Event("retry"));
}

/** The forms of an enquiry that wait on this device. */
export function useUnsent(enquiryId: number): UnsentForm[] {
  const [forms, setForms] = useState<UnsentForm[]>([]);
  useEffect(() => {
    const read = async () => {
      const all = await (await openStore()).getAll("forms");
      setForms(all.filter((form) => form.enquiryId === enquiryId));
    };
    const update = () => void read().catch(() => setForms([]));
    update();
    changes.addEventListener("change", update);
    return () => changes.removeEventListener("change", update);
  }, [enquiryId]);
  return forms;
}
