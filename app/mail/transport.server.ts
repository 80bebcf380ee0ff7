import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Mail } from "~/enquiries/compose-mail";
import { SEND_LIMIT_MS } from "./retry-schedule";

/** Hands a mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Opens the way to the mail server; a connection is made with the first mail.
 *
 * @param mail where the server is, and who the mails are from
 */
export function openTransport(mail: { url: string; from: string }): { send: SendMail; close: () => void } {
  const transport = createTransport(
    { url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: SEND_LIMIT_MS },
    { from: mail.from },
  );
  const send: SendMail = async (message) => {
    const limit = new AbortController();
    const late = wait(SEND_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`The mail server took longer than ${SEND_LIMIT_MS / 1000} seconds.`);
    });
    try {
      await Promise.race([transport.sendMail(message), late]);
    } finally {
      limit.abort();
      await late.catch(() => undefined);
    }
  };
  return { send, close: () => transport.close() };
}
