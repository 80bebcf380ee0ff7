import type { Database } from "../../app/platform/database/database.server";
import { createUnavailableResponse } from "../../app/platform/runtime/failure.server";

/** Returns the database with a connection that fails after `resultCount` results. */
export function simulateUnavailableDatabase(db: Database, { resultCount = 0 } = {}): Database {
  let results = 0;
  return db.withPlugin({
    transformQuery({ node }) {
      if (results >= resultCount) throw createUnavailableResponse();
      return node;
    },
    async transformResult({ result }) {
      results += 1;
      return result;
    },
  });
}
