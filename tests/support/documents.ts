/** A minimal PDF with one empty page; `mark` makes its bytes unique. */
export function makePdf(mark = ""): Buffer {
  const body =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n% ${mark}\n`;
  return Buffer.from(`${body}trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n`, "latin1");
}

/** The same PDF as a file for Playwright's `setInputFiles`. */
export const makePdfFile = (name: string, mark = name) => ({
  name,
  mimeType: "application/pdf",
  buffer: makePdf(mark),
});

/** The first bytes of a Windows executable. */
export const executable = Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"), Buffer.alloc(4000, 7)]);
