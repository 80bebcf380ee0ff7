/** Bounds of a password in characters; length is the only rule (NIST SP 800-63B). */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 256;
