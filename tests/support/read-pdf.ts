import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The reader inserts a space where the font changes. */
export async function readPdf(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return { pages: document.numPages, text: texts.join(" ").replace(/\s+/g, " ") };
}
