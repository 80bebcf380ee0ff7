import type { Database } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { DAY_MS } from "~/platform/time/time";

/** A device resends forms by itself for half of this time (`unsent.ts`); its clock may be wrong by days. */
const KEY_LIFETIME_MS = 14 * DAY_MS;

/**
 * Claims the key for two weeks. Call it in the form's transaction: a rollback frees the key. A form without a key (null) or with
 * changed content is always new. Returns false when the key was already claimed for the same content.
 */
export async function claimIdempotencyKey(
  trx: Database,
  idempotencyKey: string | null,
  content: object,
): Promise<boolean> {
  if (idempotencyKey === null) return true;
  await deleteExpired(trx);
  // Waits for a claim of the same key in another transaction.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("idempotency_keys")
    .values({ key: hashForm(idempotencyKey, content) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns true if a form with this key and content was processed within the last two weeks. */
export async function hasBeenProcessed(
  db: Database,
  idempotencyKey: string,
  content: object,
): Promise<boolean> {
  const key = hashForm(idempotencyKey, content);
  const row = await db.selectFrom("idempotency_keys").select("key").where("key", "=", key).executeTakeFirst();
  return row !== undefined;
}

/** Skips keys that another transaction is deleting. */
async function deleteExpired(trx: Database): Promise<void> {
  await trx
    .deleteFrom("idempotency_keys")
    .where("key", "in", (query) =>
      query
        .selectFrom("idempotency_keys")
        .select("key")
        .where("claimed_at", "<=", new Date(Date.now() - KEY_LIFETIME_MS))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

function hashForm(idempotencyKey: string, content: object): string {
  return hashToken(`form ${idempotencyKey} ${JSON.stringify(content)}`);
}
