import type { Database } from "~/database/database.server";
import { takeTurn } from "~/database/take-turn.server";
import { hashToken } from "~/runtime/token.server";

/**
 * Claims the idempotency key of a form for a day, so that a form that is sent twice is carried out once. To be called in the
 * transaction that carries the form out: when that fails, the key is free again. A form without a key (null) is always new, and so
 * is one with other content: its sender has corrected it because he did not see that it had arrived.
 * @param content all that the form says, the same for each time that it is sent
 * @returns false when the key was claimed before, for the same content
 */
export async function claimIdempotencyKey(
  trx: Database,
  id: string | null,
  content: object,
): Promise<boolean> {
  if (id === null) return true;
  const key = hashForm(id, content);
  await takeTurn(trx, key);
  if (await wasCarriedOut(trx, id, content)) return false;
  await trx.insertInto("attempts").values({ key }).execute();
  return true;
}

/** Whether a form with this idempotency key and content has been carried out within a day. */
export async function wasCarriedOut(db: Database, id: string, content: object): Promise<boolean> {
  const key = hashForm(id, content);
  return (
    (await db.selectFrom("attempts").select("id").where("key", "=", key).executeTakeFirst()) !== undefined
  );
}

function hashForm(id: string, content: object): string {
  return hashToken(`form ${id} ${JSON.stringify(content)}`);
}
