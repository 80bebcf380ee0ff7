import type { PoolHooks } from "../../app/platform/database/postgres.server";

/** Passes on database errors unchanged. */
export const passiveHooks: PoolHooks = {
  translateError: (error) => error,
  onSuccess: () => undefined,
  getTimeoutMs: () => 600_000,
};
