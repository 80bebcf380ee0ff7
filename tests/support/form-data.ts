/** A multipart form; an array is a repeated field. */
export function toFormData(fields: Record<string, string | File | readonly (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

export function toFile(content: Uint8Array | string, name: string, type = "image/jpeg"): File {
  return new File([new Uint8Array(Buffer.from(content))], name, { type });
}
