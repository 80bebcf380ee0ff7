/** Response of the quote form's upload URL. */
export interface UploadResponse {
  status: number;
  staged: { files: { name: string }[] } | null;
  problems: string[];
}

/** Uploads a file as the quote form does before it is sent. */
export async function sendQuoteFile(
  origin: string,
  { name, body }: { name: string; body: Uint8Array },
  headers: Record<string, string> = {},
): Promise<UploadResponse> {
  const form = new FormData();
  form.append("files", new File([new Uint8Array(body)], name));
  const response = await fetch(`${origin}/request-quote/files`, { method: "POST", body: form, headers });
  return { status: response.status, ...(await response.json()) };
}
