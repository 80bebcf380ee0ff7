import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { NewEnquiry } from "~/features/enquiries/enquiry";
import { stageQuoteFile } from "~/features/enquiries/files/staged-files.server";
import { composeMail } from "~/features/enquiries/mails/compose-mail.server";
import { storeEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { readToday } from "~/features/enquiries/today.server";
import { db } from "~/platform/database/database.server";
import { createAttachedKey } from "~/platform/images/image-store.server";
import { config } from "~/platform/runtime/config.server";
import { createToken } from "~/platform/runtime/tokens.server";
import { renderPng } from "~/sizes/drawing-files.server";
import { claimQueuedMail, office, setUpMailServer } from "../../../tests/support/deliver-mails";
import { startMailWorker } from "./mail-worker.server";
import {
  claimDueMail,
  LEASE_MS,
  MAX_ATTEMPTS,
  recordFailure,
  recordSent,
  resendUndelivered,
} from "./outbox.server";
import { openTransport } from "./transport.server";

const server = setUpMailServer();

test("notifies the business and sends the customer an acknowledgement", async () => {
  await storeMessage("Kavitha");
  await deliver(2);
  const [first, second] = server.received.toSorted((a, b) =>
    (a.subject ?? "").localeCompare(b.subject ?? ""),
  );
  expect(first?.subject).toBe("Message – Kavitha (no. 1)");
  expect(first?.to?.[0]?.address).toBe("office@example.com");
  expect(first?.replyTo?.[0]?.address).toBe("kavitha@example.com");
  expect(first?.text).toContain("Can you repair a sliding gate?");
  expect(first?.text).toContain("9843012345");
  expect(second?.subject).toBe(`Your message to ${config.business.name} (no. 1)`);
  expect(second?.to?.[0]?.address).toBe("kavitha@example.com");
  expect(second?.text).toContain("24-48 hours");
});

test("notifies the business about files that a resubmission adds, unless they are the same", async () => {
  await storeMessage("Kavitha", "gate.pdf");
  await deliver(2);
  await storeMessage("Kavitha", "gate.pdf");
  await deliver(2);
  await storeMessage("Kavitha", "hinge.pdf");
  await deliver(3);
  const { subject, text, to } = server.received[2] ?? {};
  expect([subject, to?.[0]?.address]).toEqual(["More files from Kavitha (no. 1)", "office@example.com"]);
  expect(text).toMatch(/Files \(2\).*:\n- hinge\.pdf\n- gate\.pdf/);
  expect(text).toContain("/admin/enquiries/1");
  await storeMessage("Kavitha", "lock.pdf");
  await deliver(4);
});

test("adds the files of a resubmission to a notification that is still queued", async () => {
  await storeMessage("Kavitha", "gate.pdf");
  await storeMessage("Kavitha", "hinge.pdf");
  await deliver(2);
  const notice = server.received.find(({ subject }) => subject === "Message – Kavitha (no. 1)");
  expect(notice?.text).toContain("- hinge.pdf");
});

test("sends each email once with several workers", async () => {
  for (let n = 0; n < 10; n++) await storeMessage(`Visitor${n}`);
  const workers = [startWorker(), startWorker(), startWorker()];
  await server.waitForMails(20);
  for (const worker of workers) await worker.stop();
  expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(20);
  expect(server.received).toHaveLength(20);
});

test("keeps a refused email in the outbox with its error, and sends it on a later attempt", async () => {
  server.refuseAll(true);
  await storeMessage("Ravi");
  const failures: number[] = [];
  const worker = startWorker((failure) => failures.push(failure.attempt));
  await expect.poll(() => failures.length).toBe(2);
  await worker.stop();
  const unsentMails = await db.selectFrom("outbox").selectAll().execute();
  expect(unsentMails.map((mail) => mail.attempts)).toEqual([1, 1]);
  expect(unsentMails[0]?.last_error).toContain("Try again later");
  expect(unsentMails[0]?.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 30_000);

  server.refuseAll(false);
  await resendUndelivered(db, unsentMails[0]?.enquiry_id ?? 0);
  await deliver(2);
  const sent = await db.selectFrom("outbox").selectAll().execute();
  expect(sent.map((mail) => [mail.sent_at !== null, mail.last_error])).toEqual([
    [true, null],
    [true, null],
  ]);
});

test("gives up after the last attempt, until the email is sent again", async () => {
  const { id } = await storeMessage("Selvi");
  await db.deleteFrom("outbox").where("kind", "=", "acknowledgement").execute();
  let now = new Date();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    const due = await claimDueMail(db, now);
    if (!due) throw new Error("No email was due.");
    await recordFailure(db, due, "mailbox full", { now });
  }
  const nextDay = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect(await claimDueMail(db, nextDay)).toBeNull();
  expect(
    (await db.selectFrom("outbox").select("failed_at").executeTakeFirstOrThrow()).failed_at,
  ).not.toBeNull();
  expect(await resendUndelivered(db, id)).toBe(1);
  await deliver(1);
});

test("reports an email that cannot be written, with the reason, within a minute", async () => {
  await storeMessage("Selvi");
  await db.deleteFrom("outbox").where("kind", "=", "acknowledgement").execute();
  const start = Date.now();
  let attempts = 0;
  for (const seconds of [1, 22]) {
    const worker = startMailWorker(db, {
      compose: async () => {
        attempts += 1;
        throw new TypeError("Cannot read the font");
      },
      ...{
        send: async () => undefined,
        onFailure: () => undefined,
        onOutboxError: (error) => fail({ error }),
      },
      now: () => new Date(start + seconds * 1000),
    });
    await expect.poll(() => attempts).toBe(seconds === 1 ? 1 : 2);
    await worker.stop();
  }
  expect(await readToday(db)).toMatchObject({
    undeliveredCount: 1,
    undeliveredReason: "This email could not be written: Cannot read the font",
  });
  expect(await claimDueMail(db, new Date(start + 24 * 60 * 60 * 1000))).toBeNull();
});

test("sends an interrupted email after its lease expires", async () => {
  await storeMessage("Kavitha");
  const killedAt = new Date();
  const mails = [await claimDueMail(db, killedAt), await claimDueMail(db, killedAt)];
  expect(mails.map((due) => due?.kind).sort()).toEqual(["acknowledgement", "notification"]);

  const startAfter = (ms: number) => startWorker(fail, () => new Date(killedAt.getTime() + ms));
  // Even a worker that is stopped immediately reads the outbox once.
  await startAfter(LEASE_MS - 1).stop();
  expect(server.received).toEqual([]);

  const worker = startAfter(LEASE_MS);
  await server.waitForMails(2);
  await worker.stop();
  expect(server.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    "kavitha@example.com",
    "office@example.com",
  ]);
  expect(await claimDueMail(db, new Date(killedAt.getTime() + 2 * LEASE_MS))).toBeNull();
});

test("reports an outbox error separately from a failed email, and keeps working", async () => {
  await storeMessage("Anitha");
  const errors = [new Error("no such table")];
  const reportedErrors: unknown[] = [];
  const now = () => {
    const error = errors.pop();
    if (error) throw error;
    return new Date();
  };
  const worker = startWorker(fail, now, (error) => reportedErrors.push(error));
  await expect.poll(() => reportedErrors).toEqual([new Error("no such table")]);
  worker.wake();
  await server.waitForMails(2);
  await worker.stop();
});

test("removes an email whose enquiry was deleted while it was being sent", async () => {
  const { id } = await storeMessage("Devi");
  const due = await claimQueuedMail(db);
  if (!due) throw new Error("No email was due.");
  await db.deleteFrom("enquiries").where("id", "=", id).execute();
  await recordSent(db, due);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

async function deliver(count: number) {
  const worker = startWorker();
  await server.waitForMails(count);
  await worker.stop();
  const unsentMails = await db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
  expect(unsentMails).toEqual([]);
}

function startWorker(
  onFailure: (failure: { attempt: number; error: unknown }) => void = fail,
  now?: () => Date,
  onOutboxError: (error: unknown) => void = (error) => fail({ error }),
) {
  const transport = openTransport({ url: server.url, from: "site@example.com" }, renderPng);
  const worker = startMailWorker(db, {
    compose: (due, now) => composeMail(db, due, now),
    send: transport.send,
    onFailure,
    onOutboxError,
    now,
  });
  return {
    ...worker,
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}

function fail({ error }: { error: unknown }): never {
  throw error;
}

async function storeMessage(name: string, file?: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const message = "Can you repair a sliding gate?";
  const enquiry: NewEnquiry = {
    kind: "message",
    content: { name, email, phone: "9843012345", message },
    source: { path: "/contact" },
    ...(file && { formToken: await stageFile(file) }),
  };
  return await storeEnquiry(db, enquiry, office);
}

async function stageFile(name: string): Promise<string> {
  const form = createToken();
  const sha256 = createHash("sha256").update(name).digest("hex");
  const storage_key = createAttachedKey(sha256.slice(0, 32), "application/pdf");
  const { id } = await db
    .insertInto("attached_files")
    .values({ sha256, storage_key })
    .onConflict((conflict) => conflict.column("storage_key").doUpdateSet({ storage_key }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await stageQuoteFile(db, form, { fileId: id, name, bytes: 100, network: "203.0.113.0" });
  return form;
}
