import { createTransport } from "nodemailer";
import type { Mail } from "./compose";

/** Hands a mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Opens the way to the mail server; a connection is made with the first mail.
 *
 * @param mail where the server is, and who the mails are from
 */
export function openTransport(mail: { url: string; from: string }): { send: SendMail; close: () => void } {
  const transport = createTransport(
    { url: mail.url, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 },
    { from: mail.from },
  );
  const send: SendMail = async (message) => {
    await transport.sendMail(message);
  };
  return { send, close: () => transport.close() };
}
