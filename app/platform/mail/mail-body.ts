import { escapeMarkup } from "~/platform/text/text";
import { mailBodyStyles, styleAttributes } from "./mail-body-styles";

interface Action {
  label: string;
  href: string;
  /** Replaces label and URL in the plain-text body. */
  text?: string;
}

interface Entry {
  name: string;
  href: string;
  /** On one line under the name. */
  facts: readonly string[];
  call?: Action | undefined;
}

/** Attached to the email; the plain-text body shows its name. */
interface Photo {
  contentId: string;
  alt: string;
}

export interface MailLogo {
  /** PNG. */
  content: Buffer;
  /** In CSS pixels. */
  width: number;
  height: number;
  background: "light" | "dark" | "opaque";
  /** True if the logo contains the business name. */
  replacesName: boolean;
}

export const LOGO_ID = "logo";

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly { label: string; value: string; href?: string }[] }
  | { kind: "blockquote"; text: string }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "entries"; title: string; entries: readonly Entry[]; more?: Action | undefined }
  | { kind: "link"; label: string; href: string }
  /** The first action is the primary one. */
  | { kind: "actions"; actions: readonly Action[] }
  /** An attached drawing; the plain-text body omits it. */
  | { kind: "picture"; contentId: string; alt: string }
  /** A row of thumbnails that link to `href`. The title is null when their names are already in a list. */
  | { kind: "photos"; title: string | null; photos: readonly Photo[]; href: string };

export function writeTextBody(blocks: readonly Block[]): string {
  return blocks.map(toText).filter(Boolean).join("\n\n");
}

export function writeHtmlBody(
  blocks: readonly Block[],
  { title, sender, logo = null }: { title: string; sender: string; logo?: MailLogo | null },
): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeMarkup(title)}</title><style>${mailBodyStyles}</style></head>`,
    // Some clients drop the body element and show its content.
    `<body ${styleAttributes("page")}><div ${styleAttributes("page")}>`,
    `<table role="presentation" cellpadding="0" cellspacing="0" align="center" ${styleAttributes("sheet")}>`,
    `<tr><td ${styleAttributes("head")}>${headToHtml(sender, logo)}</td></tr>`,
    `<tr><td ${styleAttributes("body")}>${blocks.map(toHtml).join("")}</td></tr></table></div></body></html>`,
  ].join("");
}

function headToHtml(sender: string, logo: MailLogo | null): string {
  const name = escapeMarkup(sender);
  if (!logo) return name;
  const { width, height, background, replacesName } = logo;
  const image = `<img ${styleAttributes(`${background}Logo`)} src="cid:${LOGO_ID}" width="${width}" height="${height}" alt="${replacesName ? name : ""}">`;
  return replacesName ? image : `${image} ${name}`;
}

function toText(block: Block): string {
  switch (block.kind) {
    case "facts":
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "list":
      return [block.title, ...block.items.map((item) => `- ${item}`)].join("\n");
    case "entries":
      return [
        block.title,
        ...block.entries.map(entryToText),
        ...(block.more ? [actionToText(block.more)] : []),
      ].join("\n");
    case "link":
      return `${block.label}:\n${block.href}`;
    case "actions":
      return block.actions.map(actionToText).join("\n");
    case "photos":
      return block.title ? [block.title, ...block.photos.map(({ alt }) => `- ${alt}`)].join("\n") : "";
    case "picture":
      return "";
    default:
      return block.text;
  }
}

function actionToText({ label, href, text = `${label}: ${href}` }: Action): string {
  return text;
}

function entryToText({ name, href, facts, call }: Entry): string {
  return [`- ${[name, ...facts].join(", ")}`, ...(call ? [`  ${actionToText(call)}`] : []), `  ${href}`].join(
    "\n",
  );
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h1 ${styleAttributes("heading")}>${escapeMarkup(block.text)}</h1>`;
    case "paragraph":
      return `<p ${styleAttributes("paragraph")}>${breakLines(block.text)}</p>`;
    case "facts":
      return `<table cellpadding="0" cellspacing="0" ${styleAttributes("facts")}>${block.facts.map(factToHtml).join("")}</table>`;
    case "blockquote":
      return `<blockquote ${styleAttributes("blockquote")}>${breakLines(block.text)}</blockquote>`;
    case "list":
      return `${titleToHtml(block.title)}<ul ${styleAttributes("list")}>${block.items
        .map((item) => `<li>${escapeMarkup(item)}</li>`)
        .join("")}</ul>`;
    case "entries":
      return `${titleToHtml(block.title)}<div ${styleAttributes("entries")}>${block.entries.map(entryToHtml).join("")}${
        block.more ? `<p ${styleAttributes("entry")}>${linkToHtml(block.more)}</p>` : ""
      }</div>`;
    case "link":
      return `<p ${styleAttributes("paragraph")}>${linkToHtml(block)}</p>`;
    case "actions":
      return `<p ${styleAttributes("actions")}>${block.actions
        .map(
          ({ label, href }, index) =>
            `<a href="${escapeMarkup(href)}" ${styleAttributes(index === 0 ? "first" : "other")}>${escapeMarkup(label)}</a>`,
        )
        .join("")}</p>`;
    case "picture":
      return `<img ${styleAttributes("drawing")} src="cid:${escapeMarkup(block.contentId)}" alt="${escapeMarkup(block.alt)}">`;
    case "photos":
      return `${block.title ? titleToHtml(block.title) : ""}<p ${styleAttributes("photos")}>${block.photos
        .map(
          ({ contentId, alt }) =>
            `<a href="${escapeMarkup(block.href)}"><img ${styleAttributes("photo")} src="cid:${escapeMarkup(contentId)}" alt="${escapeMarkup(alt)}"></a>`,
        )
        .join("")}</p>`;
  }
}

function titleToHtml(title: string): string {
  return `<h2 ${styleAttributes("title")}>${escapeMarkup(title)}</h2>`;
}

function factToHtml({ label, value, href }: { label: string; value: string; href?: string }): string {
  const content = href ? linkToHtml({ label: value, href }) : breakLines(value);
  return `<tr><th scope="row" ${styleAttributes("label")}>${escapeMarkup(label)}</th><td ${styleAttributes("value")}>${content}</td></tr>`;
}

function entryToHtml({ name, href, facts, call }: Entry): string {
  const aside = facts.map(escapeMarkup).join(" · ");
  return [
    `<p ${styleAttributes("entry")}>${linkToHtml({ label: name, href })}`,
    aside ? `<br><span ${styleAttributes("aside")}>${aside}</span>` : "",
    call
      ? `<br><a href="${escapeMarkup(call.href)}" ${styleAttributes("call")}>${escapeMarkup(call.label)}</a>`
      : "",
    "</p>",
  ].join("");
}

function linkToHtml({ label, href }: { label: string; href: string }): string {
  return `<a href="${escapeMarkup(href)}" ${styleAttributes("link")}>${escapeMarkup(label)}</a>`;
}

function breakLines(text: string): string {
  return escapeMarkup(text).replace(/\r?\n/g, "<br>");
}
