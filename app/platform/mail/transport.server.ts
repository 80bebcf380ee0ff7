import { createTransport } from "nodemailer";
import { logger } from "~/platform/runtime/logger.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import type { Mail, MailPhoto } from "./mail";
import { LOGO_ID } from "./mail-body";
import { SEND_TIMEOUT_MS } from "./outbox.server";

/** The mail server refused some recipients. A retry must not reach the others again. */
export class PartlyRefused extends Error {
  override name = "PartlyRefused";

  constructor(
    readonly recipients: readonly string[],
    reason: string,
  ) {
    super(reason);
  }
}

/** Rejects when the server does not accept the email, or refuses some recipients ({@link PartlyRefused}). */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailTransport {
  send: SendMail;
  /** Connects and signs in without sending; rejects on failure. */
  check: () => Promise<void>;
  close: () => void;
}

/** Renders an SVG as PNG; `width` in pixels. */
export type RenderDrawing = (svg: string, width: number) => Promise<Buffer>;

/** Connects when the first email is sent. The business name replaces the display name in `from`. */
export function openTransport(
  mail: { url: string; from: string },
  renderDrawing: RenderDrawing,
): MailTransport {
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  const address = /<([^<>]+)>$/.exec(mail.from)?.[1] ?? mail.from;
  const send: SendMail = async ({ drawings, photos, logo, files = [], fromName, ...mail }) => {
    const message = { ...mail, from: { name: fromName, address } };
    const attachments = [
      ...(logo ? [attachLogo(logo)] : []),
      ...photos.map(attachPhoto),
      ...(await renderDrawings(drawings, renderDrawing)),
      ...files.map(({ name: filename, ...file }) => ({ filename, ...file })),
    ];
    const sending = transport.sendMail({ ...message, attachments });
    const { rejected, rejectedErrors } = await withTimeout(sending, SEND_TIMEOUT_MS, () => {
      throw new Error(`The mail server did not respond within ${SEND_TIMEOUT_MS / 1000} seconds.`);
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

/** Uses a generated file name, because the sender's may contain anything. */
function attachPhoto({ contentId: cid, content }: MailPhoto, index: number) {
  const filename = `photo-${index + 1}.jpg`;
  return { cid, filename, content, contentType: "image/jpeg", contentDisposition: "inline" as const };
}

/** In pixels: twice the displayed width, for high-density screens. */
const DRAWING_WIDTH = 1152;

/** If rendering fails, the email shows the alternative text of the drawing. */
async function renderDrawings(drawings: Mail["drawings"], renderDrawing: RenderDrawing) {
  const attachments = drawings.map(async ({ contentId: cid, fileName: filename, svg }) => {
    try {
      const content = await renderDrawing(svg, DRAWING_WIDTH);
      return [{ cid, filename, content, contentType: "image/png", contentDisposition: "inline" as const }];
    } catch (error) {
      logger.error({ err: error }, "a drawing could not be rendered");
      return [];
    }
  });
  return (await Promise.all(attachments)).flat();
}
