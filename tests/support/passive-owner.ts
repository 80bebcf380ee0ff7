import type { PoolOwner } from "../../app/database/postgres.server";

/** Passes on database errors unchanged. */
export const passiveOwner: PoolOwner = {
  translateError: (error) => error,
  onSuccess: () => undefined,
  getTimeoutMs: () => 600_000,
};
