/** What the quote form's address for files answers. */
export interface SentFile {
  status: number;
  staged: { files: { name: string }[] } | null;
  problems: string[];
}

/** Sends a file to the quote form of a site, as a visitor's browser does while the form is written. */
export async function sendQuoteFile(
  origin: string,
  { name, body }: { name: string; body: Uint8Array },
  headers: Record<string, string> = {},
): Promise<SentFile> {
  const form = new FormData();
  form.append("files", new File([new Uint8Array(body)], name));
  const answer = await fetch(`${origin}/request-quote/files`, { method: "POST", body: form, headers });
  return { status: answer.status, ...(await answer.json()) };
}
