import { ToWords } from "to-words/en-IN";
import type { Paise } from "./money";

const words = new ToWords();

/** As "Rupees One Lakh Twenty Three Thousand Only", for whole rupees. */
export function writeAmountInWords(total: Paise): string {
  return `Rupees ${words.convert(total / 100)} Only`;
}
