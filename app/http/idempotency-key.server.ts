import type { Database } from "~/database/database.server";
import { takeTurn } from "~/database/take-turn.server";
import { hashToken } from "~/runtime/token.server";

/**
 * Claims the key for a day. Call it in the form's transaction: a rollback frees the key. A form without a key (null) is
 * always new, and so is one with other content, which the sender corrected.
 * @returns false when the key was already claimed for the same content
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

/** Whether a form with this key and content ran within the last day. */
export async function wasCarriedOut(db: Database, id: string, content: object): Promise<boolean> {
  const key = hashForm(id, content);
  return (
    (await db.selectFrom("attempts").select("id").where("key", "=", key).executeTakeFirst()) !== undefined
  );
}

function hashForm(id: string, content: object): string {
  return hashToken(`form ${id} ${JSON.stringify(content)}`);
}
