import webPush from "web-push";
import type { Database } from "~/server/db/database.server";

/** The pair of keys by which push services know the site (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of this site, made at first use. New ones would end every subscription. The private key is never to be logged. */
export async function findOrMakePushKeys(db: Database): Promise<PushKeys> {
  const found = await findKeys(db);
  if (found) return found;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: privateKey })
    // Of two that ask at once one wins.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKeys(db)) ?? { publicKey, privateKey };
}

async function findKeys(db: Database): Promise<PushKeys | undefined> {
  return await db
    .selectFrom("push_keys")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .executeTakeFirst();
}
