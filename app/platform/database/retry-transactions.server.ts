import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type TransactionBuilder } from "kysely";
import pg from "pg";
import type { Tables } from "./tables";

const maxAttempts = 5;

/** `serialization_failure` and `deadlock_detected`: PostgreSQL expects the client to repeat the transaction. */
const repeatableCodes = ["40001", "40P01"];

/** Repeats a whole transaction that lost a race against another one, so its callback may run several times. */
export class RetryingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const executeOnce = builder.execute.bind(builder);
    builder.execute = async (callback) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await executeOnce(callback);
        } catch (error) {
          if (attempt === maxAttempts || !isLostRace(error)) throw error;
          await sleep(Math.random() * 20 * 2 ** attempt);
        }
      }
    };
    return builder;
  }
}

function isLostRace(error: unknown): boolean {
  return error instanceof pg.DatabaseError && repeatableCodes.includes(error.code ?? "");
}
