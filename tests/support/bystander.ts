import type { PoolOwner } from "../../app/database/postgres.server";

/** Leaves errors as they are: a test sees what the database said. */
export const bystander: PoolOwner = {
  translate: (error) => error,
  succeeded: () => undefined,
  timeoutMs: () => 600_000,
};
