import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listen } from "./free-port.mjs";

/** An SMTP server on 127.0.0.1 that stores the received mails. */
export interface MailServer {
  url: string;
  /** Every mail received so far, parsed. */
  received: Email[];
  /** Turns the temporary refusal of all mails on or off. */
  refuseAll: (isRefusing: boolean) => void;
  /** Temporarily refuses mails to this address; null refuses none. */
  refuseRecipient: (address: string | null) => void;
  /** Recipients of the mails received so far, in order. */
  recipients: string[][];
  /** Waits until this many mails have been received in total. */
  waitForMails: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

/** @param port 0 for a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Email[] = [];
  const waitingChecks = new Set<() => void>();
  const recipients: string[][] = [];
  let isRefusing = false;
  let refusedAddress: string | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address !== refusedAddress) return done();
      done(Object.assign(new Error("Greylisted"), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (isRefusing) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
        for (const check of waitingChecks) check();
      });
    },
  });
  // Some tests kill the client in the middle of a mail.
  server.on("error", (error) => {
    if (!("code" in error) || error.code !== "ECONNRESET") throw error;
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server.server, port)}`,
    received,
    recipients,
    refuseRecipient: (address) => {
      refusedAddress = address;
    },
    refuseAll: (value) => {
      isRefusing = value;
    },
    waitForMails: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waitingChecks.delete(check);
          resolve();
        };
        waitingChecks.add(check);
        check();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
