import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "~/database/database.server";
import { composeMail } from "~/enquiries/mails/compose-mail.server";
import { resetDatabase } from "../../tests/support/database";
import { deliverMails } from "../../tests/support/deliver-mails";
import { storeEnquiries } from "../../tests/support/enquiries";
import { type MailServer, startMailServer } from "../../tests/support/mail-server";
import { startMailWorker } from "./mail-worker.server";
import { resendUndelivered } from "./outbox.server";
import { openTransport } from "./transport.server";

let server: MailServer;

beforeEach(async () => {
  await resetDatabase();
  server = await startMailServer();
});

afterEach(() => server.close());

test("whoever of several the mail server did not take a mail for gets it later, and nobody twice", async () => {
  const [enquiry_id = 0] = await storeEnquiries({ name: "Ravi" });
  const recipient = "office@example.com, Works <works@example.com>";
  await db.insertInto("outbox").values({ enquiry_id, kind: "notification", recipient }).execute();
  server.refuseFor("works@example.com");
  await sendUntilRefused();
  expect(await db.selectFrom("outbox").select(["recipient", "sent_at", "attempts"]).execute()).toEqual([
    { recipient: "works@example.com", sent_at: null, attempts: 1 },
  ]);
  server.refuseFor(null);
  await resendUndelivered(db, enquiry_id);
  await deliverMails(server, 2);
  expect(server.sentTo).toEqual([["office@example.com"], ["works@example.com"]]);
});

/** Lets a mail worker work until a mail was not taken. */
async function sendUntilRefused() {
  const transport = openTransport({ url: server.url, from: "site@example.com" });
  let stop = async () => {};
  await new Promise<void>((resolve, reject) => {
    const worker = startMailWorker(db, {
      compose: (due, now) => composeMail(db, due, now),
      send: transport.send,
      onFailure: () => resolve(),
      onTrouble: reject,
    });
    stop = worker.stop;
  });
  await stop();
  transport.close();
}
