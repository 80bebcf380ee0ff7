import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { recallFirm } from "~/firm/firm.server";
import { config } from "~/server/config.server";

export const GUESSABLE =
  "This password is one of the first that are tried. A sentence of your own is better.";

/** On zxcvbn's scale from 0 to 4: below it some 10^8 guesses are enough. */
const lowest = 3;

/**
 * Whether a password is on the lists that attackers try first, or made of such words, of keys in a row, or of what everybody knows
 * of this site (NIST SP 800-63B, section 3.1.1.2).
 */
export function isGuessable(password: string, username: string): boolean {
  const { name, email } = recallFirm().business;
  const known = [username, name, name.replaceAll(/\W/g, ""), email, config.publicUrl.hostname];
  const words = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return checker.check(password, words).score < lowest;
}
