/** Begins the file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\u{FEFF}";

/**
 * What a spreadsheet would take for a formula, in the letters of East Asian keyboards as well. A cell that begins like
 * this gets an apostrophe before it.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One line of a CSV file (RFC 4180), its line break included; every cell is quoted and is text to a spreadsheet. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
