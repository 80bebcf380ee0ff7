import type { PoolOwner } from "../../app/database/postgres.server";

/** Passes on database errors unchanged. */
export const passiveOwner: PoolOwner = {
  translate: (error) => error,
  succeeded: () => undefined,
  timeoutMs: () => 600_000,
};
