import { type SqlBool, sql } from "kysely";
import type { ItemKind } from "~/database/content-tables";

export type Audience = "visitors" | "admin";

export function isListed(kind: ItemKind, audience: Audience) {
  // Only projects can be drafts. The indexes have the same conditions.
  return audience === "visitors" && kind === "project"
    ? sql<SqlBool>`deleted_at is null and not is_draft`
    : sql<SqlBool>`deleted_at is null`;
}
