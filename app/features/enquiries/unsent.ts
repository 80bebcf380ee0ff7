import { type ClientActionFunctionArgs, useLocation, useRevalidator } from "@remix-run/react";
import { type DBSchema, openDB } from "idb";
import { useEffect, useState } from "react";
import { DAY_MS, MINUTE_MS } from "~/platform/time/time";
import { type ToastMessage, UNSENT_HEADER } from "~/platform/ui/form/form-result";
import { requestSignIn, submitForm } from "~/platform/ui/form/submit-form";
import { followUpOptionValues, resolveFollowUpDay } from "./follow-up-options";

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
  /** Only this admin sends it. */
  username: string;
  /** Status of a refusal, after which it is not sent again by itself. */
  refusal: number | null;
  /** True when the admin sends an old form again. */
  isChecked?: boolean;
}

/** An older form may have been saved, and the site may have forgotten its key (`handle-form.server.ts`). */
const MAX_AGE_MS = 7 * DAY_MS;

/** In place of a status: the admin decides whether to send the form. */
export const TOO_OLD = 499;

/** In place of a status: the admin is changing the form, or closed the tab meanwhile. */
const BEING_CHANGED = 498;

interface Store extends DBSchema {
  forms: { key: number; value: UnsentForm };
}

const openStore = () =>
  openDB<Store>("unsent forms", 1, {
    upgrade: (store) => {
      store.createObjectStore("forms", { keyPath: "id", autoIncrement: true });
    },
  });

const changes = new EventTarget();

const keptToast: ToastMessage = {
  type: "info",
  message: "Kept on this device. It's sent when you're online and this app is open.",
};

/** The signed-in admin; set by the admin area. */
let currentUsername = "";

/**
 * Like `submitForm`, but keeps the form on this device if the site is unreachable. Its idempotency key or the files themselves
 * make sure that it is saved once.
 */
export async function submitOrKeep(args: ClientActionFunctionArgs): Promise<unknown> {
  return await submitForm(args, async (form) => {
    const { pathname, search } = new URL(args.request.url);
    await keepForm(form, { enquiryId: Number(args.params.id), action: `${pathname}${search}` });
    return keptToast;
  });
}

export async function keepForm(
  form: FormData,
  target: Pick<UnsentForm, "enquiryId" | "action">,
): Promise<void> {
  const now = new Date();
  fixDay(form, now);
  const store = await openStore();
  const changed = (await store.getAll("forms")).filter((kept) => hasSameKey(kept, form));
  await store.add("forms", {
    ...{ ...target, fields: [...form], at: now.toISOString() },
    ...{ username: currentUsername, refusal: null },
  } as UnsentForm);
  for (const { id } of changed) await store.delete("forms", id);
  changes.dispatchEvent(new Event("change"));
}

/** A changed answer replaces the one that waited before. */
function hasSameKey({ fields }: UnsentForm, form: FormData): boolean {
  const key = form.get("idempotencyKey");
  return Boolean(key) && fields.some(([name, value]) => name === "idempotencyKey" && value === key);
}

/** "Tomorrow" is the day after the one on which it was chosen. */
function fixDay(form: FormData, now: Date): void {
  const option = followUpOptionValues.find((value) => value === form.get("next"));
  const day = option && option !== "on" ? resolveFollowUpDay(option, null, now) : null;
  if (day === null) return;
  form.set("next", "on");
  form.set("followUpOn", day);
}

export async function deleteUnsent(id: number): Promise<void> {
  const store = await openStore();
  await store.delete("forms", id);
  changes.dispatchEvent(new Event("change"));
}

/** Stops sending the form. Returns false if another tab has sent or discarded it. */
export async function holdUnsent({ id }: UnsentForm): Promise<boolean> {
  const store = await openStore();
  const form = await store.get("forms", id);
  if (form) await store.put("forms", { ...form, refusal: form.refusal ?? BEING_CHANGED });
  else changes.dispatchEvent(new Event("change"));
  return form !== undefined;
}

/** An answer that was being changed does not hide the fields, which may have the changes as a draft. */
export const isWaiting = ({ refusal }: UnsentForm) => refusal !== BEING_CHANGED;

/** Statuses after which the same form can succeed later. */
const isTemporary = (status: number) => status === 401 || status === 429 || status >= 500;

/** Sends the admin's forms in order, until one cannot be sent. Returns true if any was saved. */
async function sendUnsent(): Promise<boolean> {
  const store = await openStore();
  let hasSent = false;
  for (const { id, username, refusal } of await store.getAll("forms")) {
    // Another tab may have sent it, or the admin discarded it.
    const form = refusal === null && username === currentUsername ? await store.get("forms", id) : undefined;
    if (!form) continue;
    const isOld = Date.now() - Date.parse(form.at) > MAX_AGE_MS;
    const waiting = { ...form, isChecked: false, refusal: isOld ? TOO_OLD : null };
    // Sent at most once for each decision, even if the answer is lost.
    if (isOld) await store.put("forms", waiting);
    const status = isOld && !form.isChecked ? TOO_OLD : await send(form);
    if (isOld) changes.dispatchEvent(new Event("change"));
    if (status === 401) requestSignIn();
    if (status === null || isTemporary(status)) break;
    if (status < 400) await store.delete("forms", id);
    else if (await store.get("forms", id)) await store.put("forms", { ...waiting, refusal: status });
    hasSent ||= status < 400;
    changes.dispatchEvent(new Event("change"));
  }
  return hasSent;
}

/** Only one tab sends. Browsers have locks on secure pages only; without them, the site saves a repeated form once. */
async function sendUnsentOnce(): Promise<boolean> {
  if (!("locks" in navigator)) return await sendUnsent();
  return await navigator.locks.request("unsent forms", sendUnsent);
}

/** Returns the status, as the site answers its own scripts; null if it is unreachable, for example behind a login page of a Wi-Fi. */
async function send({ action, fields }: UnsentForm): Promise<number | null> {
  const url = new URL(action, location.href);
  url.pathname += ".data";
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const hasFiles = fields.some(([, value]) => typeof value !== "string");
  const body = hasFiles ? form : new URLSearchParams(fields as [string, string][]);
  try {
    const response = await fetch(url, { method: "POST", body, headers: { [UNSENT_HEADER]: "1" } });
    return response.ok && !response.headers.has("X-Remix-Response") ? null : response.status;
  } catch {
    return null;
  }
}

/** Sends what waits when the network or the session returns. For the whole admin area. */
export function useUnsentSending(username: string, sessionId: number): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again in a new session and on each screen
  useEffect(() => {
    currentUsername = username;
    // Without storage nothing waits.
    const trySending = () =>
      void sendUnsentOnce().then(
        (hasSent) => hasSent && revalidate(),
        () => {},
      );
    trySending();
    const timer = setInterval(trySending, MINUTE_MS);
    window.addEventListener("online", trySending);
    document.addEventListener("visibilitychange", trySending);
    changes.addEventListener("retry", trySending);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", trySending);
      document.removeEventListener("visibilitychange", trySending);
      changes.removeEventListener("retry", trySending);
    };
  }, [revalidate, pathname, username, sessionId]);
}

/** The admin has decided only about a form that was too old. */
export const prepareRetry = (form: UnsentForm): UnsentForm => ({
  ...form,
  ...{ refusal: null, isChecked: form.refusal === TOO_OLD },
});

export async function retryUnsent(form: UnsentForm): Promise<void> {
  const store = await openStore();
  await store.put("forms", prepareRetry(form));
  for (const type of ["change", "retry"]) changes.dispatchEvent(new Event(type));
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
