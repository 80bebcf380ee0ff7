import { createTransport } from "nodemailer";
import { logger } from "~/runtime/logger.server";
import { withTimeout } from "~/runtime/with-timeout.server";
import { renderPng } from "~/sizes/drawing-files.server";
import { PartlyRefused } from "./due-mail";
import { LOGO_ID } from "./letter";
import type { Mail, MailPhotograph } from "./mail";
import { SEND_TIMEOUT_MS } from "./outbox.server";

/** Rejects when the server does not accept the email, or refuses some recipients ({@link PartlyRefused}). */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailTransport {
  send: SendMail;
  /** Connects and signs in without sending; rejects on failure. */
  check: () => Promise<void>;
  close: () => void;
}

/** Connects with the first email. The business name replaces a display name in `from`. */
export function openTransport(mail: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  const address = /<([^<>]+)>$/.exec(mail.from)?.[1] ?? mail.from;
  const send: SendMail = async ({ drawings, photographs, logo, files = [], fromName, ...mail }) => {
    const message = { ...mail, from: { name: fromName, address } };
    const attachments = [
      ...(logo ? [attachLogo(logo)] : []),
      ...photographs.map(attachPhotograph),
      ...(await renderDrawings(drawings)),
      ...files.map(({ name: filename, ...file }) => ({ filename, ...file })),
    ];
    const sending = transport.sendMail({ ...message, attachments });
    const { rejected, rejectedErrors } = await withTimeout(sending, SEND_TIMEOUT_MS, () => {
      throw new Error(`The mail server took longer than ${SEND_TIMEOUT_MS / 1000} seconds.`);
    });
    if (rejected.length > 0) {
      throw new PartlyRefused(
        rejected,
        rejectedErrors?.[0]?.message ?? "The mail server refused some recipients.",
      );
    }
  };
  return { send, check: async () => void (await transport.verify()), close: () => transport.close() };
}

function attachLogo(content: Buffer) {
  return {
    ...{ cid: LOGO_ID, filename: "logo.png", content, contentType: "image/png" },
    contentDisposition: "inline" as const,
  };
}

/** Uses a generated file name: the sender chose the original, which may be anything. */
function attachPhotograph({ contentId: cid, content }: MailPhotograph, index: number) {
  const filename = `photograph-${index + 1}.jpg`;
  return { cid, filename, content, contentType: "image/jpeg", contentDisposition: "inline" as const };
}

/** Twice the width shown in an email, for high-density screens. */
const DRAWING_WIDTH = 1152;

/** If a drawing fails, the email is sent without it and shows its text. */
async function renderDrawings(drawings: Mail["drawings"]) {
  const pictures = drawings.map(async ({ contentId: cid, fileName: filename, svg }) => {
    try {
      const content = await renderPng(svg, DRAWING_WIDTH);
      return [{ cid, filename, content, contentType: "image/png", contentDisposition: "inline" as const }];
    } catch (error) {
      logger.error({ err: error }, "a drawing was not rendered");
      return [];
    }
  });
  return (await Promise.all(pictures)).flat();
}
