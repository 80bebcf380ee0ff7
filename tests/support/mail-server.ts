import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on 127.0.0.1 that keeps what it is sent. */
export interface MailServer {
  url: string;
  /** Every mail taken so far, as a mail reader shows it. */
  received: Email[];
  /** From now on every mail is refused for the time being (true) or taken (false). */
  refuse: (refusing: boolean) => void;
  /** From now on mails to this address are refused for the time being; null refuses none. */
  refuseFor: (address: string | null) => void;
  /** To whom the mails taken so far were sent, in order. */
  sentTo: string[][];
  /** Resolves once so many mails have been taken in all. */
  untilReceived: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

/** @param port a free one when it is 0 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Email[] = [];
  const waiting = new Set<() => void>();
  const sentTo: string[][] = [];
  let refusing = false;
  let refused: string | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address !== refused) return done();
      done(Object.assign(new Error("Greylisted"), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (refusing) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        sentTo.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
        for (const look of waiting) look();
      });
    },
  });
  // A client that is killed in the middle of a mail is what some tests are about.
  server.on("error", (error) => {
    if (!("code" in error) || error.code !== "ECONNRESET") throw error;
  });
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    sentTo,
    refuseFor: (address) => {
      refused = address;
    },
    refuse: (value) => {
      refusing = value;
    },
    untilReceived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
