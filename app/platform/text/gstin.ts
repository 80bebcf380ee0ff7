const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State code, PAN, registration number, Z and check character. */
const pattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Weights of 1 and 2 alternate; the base-36 digits of each product are added (GSTN, check digit of the GSTIN). */
function calculateCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = digits.indexOf(gstin.charAt(index)) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits.charAt((36 - (sum % 36)) % 36);
}

export function normalizeGstin(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}

/** Requires a normalized GSTIN. */
export function hasGstinFormat(gstin: string): boolean {
  return pattern.test(gstin);
}

/** Requires a normalized GSTIN; also checks its last character. */
export function isGstin(gstin: string): boolean {
  return hasGstinFormat(gstin) && calculateCheckCharacter(gstin) === gstin.charAt(14);
}
