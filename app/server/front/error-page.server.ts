import { STATUS_CODES } from "node:http";
import { config } from "~/server/config.server";
import stylesheet from "~/tailwind.css?url";

/** A small page without scripts for what does not reach the app. The message is a sentence of ours, in plain text. */
export function renderErrorPage(status: number, message: string): string {
  const title = `${status} ${STATUS_CODES[status] ?? ""}`.trim();
  const name = escapeHtml(config.business.name);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${name}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body class="grid place-content-center gap-4 p-6">
<main class="grid max-w-xl gap-4">
<h1 class="text-heading">${escapeHtml(message)}</h1>
<p class="text-steel-600">${escapeHtml(title)}</p>
<p><a class="inline-flex min-h-11 items-center underline" href="/">Back to ${name}</a></p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
