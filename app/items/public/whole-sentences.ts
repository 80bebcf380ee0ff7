/** What a card shows of a text: as many of its first sentences as fit, one at least. */
const CARD_LETTERS = 150;

/**
 * The beginning of a text that ends at the end of a sentence.
 *
 * @param text of any length
 * @param letters how long it may be; a first sentence that is longer stays whole
 */
export function wholeSentences(text: string, letters = CARD_LETTERS): string {
  // A full stop within "1.5 mm" or "ss304.in" ends no sentence: a space or the end follows one that does.
  const sentences = text.trim().match(/.+?(?:[.!?\u0964\u2026]+["”')]*(?=\s|$)|$)\s*/gsu) ?? [];
  let shown = "";
  for (const sentence of sentences) {
    if (shown && (shown + sentence).trimEnd().length > letters) break;
    shown += sentence;
  }
  return shown.trimEnd();
}
