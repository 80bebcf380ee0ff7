import { data } from "@remix-run/node";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { chooseFailureStatus, isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { collectFieldErrors } from "~/platform/text/form-fields";
import { DAY_MS } from "~/platform/time/time";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { MAX_ID } from "./read-request";

/** With status 409, `version` is the row's current version. */
export interface Refusal {
  status: number;
  message: string;
  title?: string;
  errors?: Record<string, string>;
  /** Replaces typed values in the form that is shown again. */
  replaced?: Record<string, string>;
  version?: number;
  headers?: Record<string, string>;
}

interface FormOptions<Schema extends z.ZodType, Extra> {
  schema: Schema;
  /** Passwords and codes, which are checked with the typed fields and never sent back. */
  secrets?: Record<string, string>;
  /** Handles a valid form. Returns null when the edited row was purged. */
  save: (values: z.output<Schema>) => Promise<Response | Refusal | null>;
  title?: string;
  /** For invalid fields; defaults to status 400 and the first field's message. */
  refuseInvalid?: (error: z.ZodError) => Partial<Refusal>;
  /** Shown when saving fails, for example while the database is unavailable. */
  failure: { title?: string; message: string };
  /** Shown for copying when the edited row was purged. */
  texts?: readonly CopyableText[];
  extra?: Extra;
  headers?: Record<string, string>;
}

/** The version that a form edits; 0 or null for a new row. */
export function versionField() {
  return z.coerce.number().int().min(0).max(MAX_ID).nullable().catch(null);
}

export function idempotencyKeyField() {
  return z.uuid().nullable().catch(null);
}

/**
 * Saves a form, or returns it with the typed values: 400 for invalid fields, the status of a refusal, 503
 * while the database is unavailable, 507 on a full disk, else 500.
 * @throws 410 with the texts when the edited row was purged, and responses that `save` throws
 */
export async function handleForm<Schema extends z.ZodType, Extra>(
  typed: Record<string, string>,
  {
    schema,
    secrets = {},
    save,
    title,
    refuseInvalid,
    failure,
    texts = [],
    extra,
    headers,
  }: FormOptions<Schema, Extra>,
) {
  const refuse = (refusal: Refusal) =>
    refuseForm(typed, { title, ...refusal, headers: { ...headers, ...refusal.headers } }, extra);
  const parsed = schema.safeParse({ ...typed, ...secrets });
  if (!parsed.success) {
    const errors = collectFieldErrors(parsed.error);
    const [first = failure.message] = Object.values(errors);
    return refuse({ status: 400, errors, message: first, ...refuseInvalid?.(parsed.error) });
  }
  let result: Response | Refusal | null;
  try {
    result = await save(parsed.data);
  } catch (error) {
    if (error instanceof Response && !isDatabaseUnavailable(error)) throw error;
    return refuseFailure(typed, error, { title, ...failure }, extra);
  }
  if (result instanceof Response) return result;
  if (result !== null) return refuse(result);
  throw createGoneResponse(texts);
}

/** For forms of purged rows: the error page shows the texts to copy. */
export function createGoneResponse(texts: readonly CopyableText[]) {
  return data({ unsentTexts: texts.filter(({ text }) => text?.trim()) }, { status: 410, statusText: "Gone" });
}

/** Returns 503 while the database is unavailable, 507 on a full disk, else 500. */
export function refuseFailure<Extra>(
  typed: Record<string, string>,
  error: unknown,
  failure: { title?: string; message: string },
  extra?: Extra,
) {
  const status = chooseFailureStatus(error);
  // The database module logs outages.
  if (status !== 503) logger.error({ err: error }, "a form could not be saved");
  return refuseForm(typed, { status, ...failure }, extra);
}

export function refuseForm<Extra>(
  typed: Record<string, string>,
  { status, title, message, errors = {}, replaced = {}, version, headers }: Refusal,
  extra?: Extra,
) {
  const toast = {
    type: "error",
    title,
    message,
    ...(status === 409 && { isConflict: true as const }),
  } as const;
  return data<RefusedForm<Extra>>(
    { errors, typed: { ...typed, ...replaced }, version, toast, extra },
    { status, headers },
  );
}

/** Shows the form again after a button that changes it without saving. */
export function showForm<Extra>(form: RefusedForm<Extra>, headers?: Record<string, string>) {
  return data<RefusedForm<Extra>>(form, { headers });
}

export interface CopyableText {
  label: string;
  text: string | null;
}

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
