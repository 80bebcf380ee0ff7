import type { Database } from "~/platform/database/database.server";
import { fitLogo } from "~/platform/images/encodings";
import { makeMailLogo } from "~/platform/images/logo-images.server";
import type { Mail } from "~/platform/mail/mail";
import { type Block, type MailLogo, writeHtmlBody, writeTextBody } from "~/platform/mail/mail-body";
import { type DueMail, LOGO_TIMEOUT_MS } from "~/platform/mail/outbox.server";
import { config } from "~/platform/runtime/config.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import { toOneLine } from "~/platform/text/text";
import { readFirm } from "./firm.server";
import { readLogoFile } from "./logo.server";

/** In CSS pixels. */
const logoBox = { width: 200, height: 40 };

export type MailContent = Pick<Mail, "subject"> &
  Partial<Pick<Mail, "replyTo" | "headers" | "drawings" | "photos" | "files">> & {
    blocks: readonly Block[];
  };

/** Adds the business's name and logo. The message id of an email that bundles others includes their number. */
export async function writeMail(
  db: Database,
  { id, enquiryId, recipient, queuedAt, others }: DueMail,
  { blocks, subject, ...content }: MailContent,
): Promise<Mail> {
  const sender = toOneLine((await readFirm(db)).business.name);
  const logo = await readMailLogo(db);
  const { hostname } = config.publicUrl;
  const bundleSuffix = others.length > 0 ? `-${others.length + 1}` : "";
  return {
    to: recipient,
    fromName: sender,
    subject: toOneLine(subject),
    messageId: `<outbox-${id}-${queuedAt.getTime()}${bundleSuffix}@${hostname}>`,
    ...(enquiryId !== null && others.length === 0 && { references: `<enquiry-${enquiryId}@${hostname}>` }),
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    drawings: [],
    photos: [],
    ...content,
    logo: logo?.content,
    text: writeTextBody(blocks),
    html: writeHtmlBody(blocks, { title: subject, sender, logo }),
  };
}

let cachedLogo: { original: Buffer; small: Promise<Buffer | null> } | null = null;

/** Null too when no small logo can be made in time: the stored one is too large for an email, which then shows the name. */
async function readMailLogo(db: Database): Promise<MailLogo | null> {
  const file = await readLogoFile(db);
  if (!file) return null;
  const { content: original, background, containsName } = file;
  const size = fitLogo(file, logoBox);
  const makeSmall = async () => {
    const small = await withFallback("logo in emails", makeMailLogo(original, size), null);
    if (small === null) cachedLogo = null;
    return small;
  };
  if (!cachedLogo?.original.equals(original)) cachedLogo = { original, small: makeSmall() };
  const content = await withTimeout(cachedLogo.small, LOGO_TIMEOUT_MS, () => null);
  if (content === null) return null;
  return { ...size, content, background: background ?? "opaque", replacesName: containsName };
}
