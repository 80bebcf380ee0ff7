import { data } from "@remix-run/node";
import { z } from "zod";
import { statusOfFailure } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";
import { collectFieldErrors } from "~/text/form-fields";
import type { RefusedForm } from "~/ui/form/refused-form";
import { MAX_ID } from "./read-request";

/** With status 409, `version` is the current one. */
export interface Refusal {
  status: number;
  message: string;
  title?: string;
  errors?: Record<string, string>;
  version?: number;
  headers?: Record<string, string>;
}

interface FormHandling<Schema extends z.ZodType, More> {
  schema: Schema;
  /** Passwords and codes, which are checked with the typed fields and never sent back. */
  secrets?: Record<string, string>;
  /** Handles a valid form. Returns null when the edited row was purged. */
  save: (values: z.output<Schema>) => Promise<Response | Refusal | null>;
  title?: string;
  /** For invalid fields; defaults to status 400 and the first field's message. */
  invalid?: (error: z.ZodError) => Partial<Refusal>;
  /** For an unavailable database or disk. */
  failed: { title?: string; message: string };
  /** Texts that a form for a deleted row returns for copying. */
  written?: readonly Written[];
  more?: More;
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
 * @throws 410 when the edited row was purged: the screen shows the text again, with and without scripts
 */
export async function handleForm<Schema extends z.ZodType, More>(
  typed: Record<string, string>,
  {
    schema,
    secrets = {},
    save,
    title,
    invalid,
    failed,
    written = [],
    more,
    headers,
  }: FormHandling<Schema, More>,
) {
  const refuse = (refusal: Refusal) =>
    refuseForm(typed, { title, ...refusal, headers: { ...headers, ...refusal.headers } }, more);
  const parsed = schema.safeParse({ ...typed, ...secrets });
  if (!parsed.success) {
    const errors = collectFieldErrors(parsed.error);
    const [first = failed.message] = Object.values(errors);
    return refuse({ status: 400, errors, message: first, ...invalid?.(parsed.error) });
  }
  let saved: Response | Refusal | null;
  try {
    saved = await save(parsed.data);
  } catch (error) {
    if (error instanceof Response && !isDatabaseUnavailable(error)) throw error;
    return refuseFailure(typed, error, { title, ...failed }, more);
  }
  if (saved instanceof Response) return saved;
  if (saved !== null) return refuse(saved);
  throw data({ written: written.filter(({ text }) => text?.trim()) }, { status: 410, statusText: "Gone" });
}

/** Answers 503 while the database is unavailable, 507 on a full disk, else 500. */
export function refuseFailure<More>(
  typed: Record<string, string>,
  error: unknown,
  failed: { title?: string; message: string },
  more?: More,
) {
  const status = statusOfFailure(error);
  // Another function logs an unavailable database.
  if (status !== 503) logger.error({ err: error }, "a form could not be saved");
  return refuseForm(typed, { status, ...failed }, more);
}

export function refuseForm<More>(
  typed: Record<string, string>,
  { status, title, message, errors = {}, version, headers }: Refusal,
  more?: More,
) {
  const toast = {
    kind: "error",
    title,
    message,
    ...(status === 409 && { isConflict: true as const }),
  } as const;
  return data<RefusedForm<More>>({ errors, typed, version, toast, more }, { status, headers });
}

/** Shows a form again that a button changed without saving it. */
export function showForm<More>(answer: RefusedForm<More>, headers?: Record<string, string>) {
  return data<RefusedForm<More>>(answer, { headers });
}

export interface Written {
  label: string;
  text: string | null;
}
