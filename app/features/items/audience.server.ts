import { type SqlBool, sql } from "kysely";
import type { ListName } from "./tables";

export type Audience = "visitors" | "admin";

export function isListed(list: ListName, audience: Audience) {
  const isNotDeleted = sql<SqlBool>`deleted_at is null`;
  if (audience === "admin") return isNotDeleted;
  // The indexes have the same conditions.
  if (list === "project") return sql<SqlBool>`deleted_at is null and not is_draft`;
  return list === "testimonial" ? sql<SqlBool>`deleted_at is null and state = 'shown'` : isNotDeleted;
}
