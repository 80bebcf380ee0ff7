/** A part of a mail's body. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  /** A sender's own words. */
  | { kind: "quotation"; text: string }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "link"; label: string; href: string }
  /** A picture that comes with the mail; readers of text see nothing of it. */
  | { kind: "picture"; contentId: string; alt: string };

/** The body for mail readers that show text only. */
export function writeText(blocks: readonly Block[]): string {
  return blocks.map(toText).filter(Boolean).join("\n\n");
}

/** The same body with its links and what was quoted set apart. Nothing in it is fetched from anywhere. */
export function writeHtml(blocks: readonly Block[]): string {
  const style = "max-width:36em;margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#10181c";
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"></head>' +
    `<body style="${style}">${blocks.map(toHtml).join("")}</body></html>`
  );
}

function toText(block: Block): string {
  switch (block.kind) {
    case "facts":
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "list":
      return [block.title, ...block.items.map((item) => `- ${item}`)].join("\n");
    case "link":
      return `${block.label}:\n${block.href}`;
    case "picture":
      return "";
    default:
      return block.text;
  }
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p style="margin:0 0 16px">${breakLines(block.text)}</p>`;
    case "facts":
      return `<p style="margin:0 0 16px">${block.facts
        .map(
          ({ label, value }) =>
            `<span style="color:#52616b">${escapeSigns(label)}:</span> ${escapeSigns(value)}`,
        )
        .join("<br>")}</p>`;
    case "quotation":
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #f2590d">${breakLines(block.text)}</blockquote>`;
    case "list":
      return `<p style="margin:0">${escapeSigns(block.title)}</p><ul style="margin:0 0 16px">${block.items
        .map((item) => `<li>${escapeSigns(item)}</li>`)
        .join("")}</ul>`;
    case "link":
      return `<p style="margin:0 0 16px"><a href="${escapeSigns(block.href)}">${escapeSigns(block.label)}</a></p>`;
    case "picture":
      return `<p style="margin:0 0 16px"><img src="cid:${escapeSigns(block.contentId)}" alt="${escapeSigns(block.alt)}" style="width:100%;max-width:36em;height:auto;border:1px solid #cbd5d7"></p>`;
  }
}

function breakLines(text: string): string {
  return escapeSigns(text).replace(/\r?\n/g, "<br>");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeSigns(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
