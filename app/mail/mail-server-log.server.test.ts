import { afterEach, expect, it, vi } from "vitest";
import { logger } from "~/runtime/logger.server";
import { watchMailServer } from "./mail-worker.server";
import { openTransport } from "./transport.server";

afterEach(() => vi.restoreAllMocks());

it("logs a mail server that is down once, with setting and host, and that it is back", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const info = vi.spyOn(logger, "info").mockReturnValue();
  const url = "smtp://asha:secret@127.0.0.1:1";
  const transport = openTransport({ url, from: "site@example.com" });
  const server = watchMailServer(url);
  for (const _ of [1, 2, 3]) await transport.check().catch(server.failed);
  const where = { setting: "SMTP_URL", host: "127.0.0.1:1" };
  expect(warn.mock.calls).toEqual([
    [{ ...where, code: "ESOCKET" }, "the mail server cannot be used: mails wait until it can"],
  ]);
  server.succeeded();
  server.succeeded();
  expect(info.mock.calls).toEqual([[where, "the mail server takes mails again"]]);
  transport.close();
});
