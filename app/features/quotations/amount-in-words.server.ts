import { ToWords } from "to-words/en-IN";
import type { Paise } from "./money";

const converter = new ToWords();

/** E.g. "Rupees One Lakh Twenty Three Thousand Only". `total` must be whole rupees. */
export function writeAmountInWords(total: Paise): string {
  return `Rupees ${converter.convert(total / 100)} Only`;
}
