import { Secret, TOTP } from "otpauth";

/** Seconds that a code is shown for (RFC 6238). */
const PERIOD = 30;

/** A new secret for an authenticator app: 160 random bits in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function formatTotpAddress(
  secret: string,
  { issuer, username }: { issuer: string; username: string },
) {
  return new TOTP({ secret, issuer, label: username, period: PERIOD }).toString();
}

/**
 * The time step a code belongs to: the present one, or one before or after it, for clocks differ.
 * @returns null for a wrong code
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
