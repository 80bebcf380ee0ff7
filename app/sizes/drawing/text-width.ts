/** Widths of space to tilde in the site's regular sans, in hundredths of the font size, measured in a browser. */
const widths =
  "20 29 43 50 50 82 61 25 30 30 42 50 25 31 25 35 50 50 50 50 50 50 50 50 50 50 25 25 50 50 50 43 85 54 59 57 62 53 49 62 65 26 48 58 49 73 65 66 57 66 57 53 54 65 52 79 51 48 54 30 35 30 50 50 54 50 55 46 56 50 29 50 54 25 25 50 26 83 55 54 56 56 35 42 34 54 47 72 45 47 43 30 24 30 50"
    .split(" ")
    .map(Number);

const otherWidths: Record<string, number> = {
  "′": 25,
  "″": 43,
  "·": 25,
  "°": 33,
  "²": 37,
  "–": 48,
  "×": 50,
  "\u00a0": 20,
};

/** Allows for fallback fonts on paper and in emails, and for the bold weight of titles. */
const SAFETY = 1.08;

/** Returns mm for a `size` in mm; never less than the true width in the site's sans. */
export function measureText(text: string, size: number): number {
  let sum = 0;
  // Other characters, such as ⅜ or ≈, are at most as wide as the font size.
  for (const letter of text) sum += widths[letter.charCodeAt(0) - 32] ?? otherWidths[letter] ?? 100;
  return (sum / 100) * size * SAFETY;
}

export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.replace(/(\d) (?=mm|m²|kg|ft)/g, "$1\u00a0").split(" ")) {
    const longerLine = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : "";
    if (longerLine && measureText(longerLine, size) <= width) lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}

export function truncateToWidth(text: string, size: number, width: number): string {
  if (measureText(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measureText(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
