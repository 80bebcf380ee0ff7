import { afterEach, beforeEach } from "vitest";
import { composeMail } from "../../app/features/enquiries/mails/compose-mail.server";
import type { Database } from "../../app/platform/database/database.server";
import { db } from "../../app/platform/database/database.server";
import type { Mail } from "../../app/platform/mail/mail";
import { startMailWorker } from "../../app/platform/mail/mail-worker.server";
import type { DueMail } from "../../app/platform/mail/outbox.server";
import { claimDueMail } from "../../app/platform/mail/outbox.server";
import { openTransport } from "../../app/platform/mail/transport.server";
import { renderPng } from "../../app/sizes/drawing-files.server";
import { type MailServer, startMailServer } from "./mail-server";

/** The email address of the business in tests. */
export const office = { to: "office@example.com" };

/** Starts a mail server before each test and closes it afterwards. */
export function setUpMailServer(): MailServer {
  const server = {} as MailServer;
  beforeEach(async () => {
    Object.assign(server, await startMailServer());
  });
  afterEach(() => server.close());
  return server;
}

interface Delivery {
  from?: string;
  compose?: (due: DueMail, now: Date) => Promise<Mail | null>;
  now?: () => Date;
  queueDueMails?: (now: Date) => Promise<void>;
}

/** A busy machine must not leave out photos. */
const PHOTOS_TIMEOUT_MS = 600_000;

/** Runs a mail worker until the mail server has received this many mails in total. A failed mail fails the test. */
export async function deliverMails(
  server: MailServer,
  count: number,
  {
    from = "site@example.com",
    compose = (due, now) => composeMail(db, due, now, PHOTOS_TIMEOUT_MS),
    ...rest
  }: Delivery = {},
): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  const transport = openTransport({ url: server.url, from }, renderPng);
  const worker = startMailWorker(db, {
    ...rest,
    compose,
    send: transport.send,
    onFailure: ({ error }) => fail(error),
    onOutboxError: fail,
  });
  await server.waitForMails(count);
  await worker.stop();
  transport.close();
}

/** The first mail to the business, and the first to a customer. */
export function findFirstMails({ received }: MailServer) {
  const isToOffice = ({ to }: (typeof received)[number]) => to?.[0]?.address === office.to;
  return { notice: received.find(isToOffice), acknowledgement: received.find((mail) => !isToOffice(mail)) };
}

/** Claims an email that was just queued: the clock of a PostgreSQL server can be a millisecond ahead. */
export const claimQueuedMail = (db: Database) => claimDueMail(db, new Date(Date.now() + 1000));
