/** Length is all that is asked of a password. */
export const FEWEST_PASSWORD_CHARACTERS = 12;
export const MOST_PASSWORD_CHARACTERS = 256;
