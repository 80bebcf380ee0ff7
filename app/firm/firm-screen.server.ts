import { data } from "@remix-run/node";
import { z } from "zod";
import { firmWords } from "~/content/firm";
import { formatMoment, toIndianDay } from "~/enquiries/indian-time";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { idField } from "~/server/id-field";
import { readForm, readTexts } from "~/server/read-form.server";
import { orNotFound } from "~/server/route-params.server";
import type { ToastMessage } from "~/ui/toast-message";
import { deliveredFirm, parseStored, saveFirm } from "./firm.server";
import { type FirmFields, parseFirm, writeFirm } from "./firm-form.server";
import { listRevisions } from "./revisions.server";

const FIRM_SCREEN = "/admin/firm";

/** How many saved states the screen lists. */
const MOST_LISTED = 20;

/** A form of the firm that was not saved. */
export interface RefusedFirm {
  errors: Record<string, string>;
  typed: FirmFields;
  /** The revision that is current now, so that saving again puts what was typed in its place. */
  revision: number;
  toast?: ToastMessage;
}

/** What the screen shows: the current facts as fields, what the environment says of them, and the saved states. */
export async function readFirmScreen() {
  const revisions = await listRevisions(db, "firm", MOST_LISTED);
  const newest = revisions[0];
  const delivered = writeFirm(deliveredFirm);
  const current = newest && parseStored(newest.content);
  const today = toIndianDay(new Date());
  // What is over makes room in the form.
  const closures = current?.closures.filter(({ to }) => to >= today) ?? [];
  return {
    revision: newest?.id ?? 0,
    fields: current ? writeFirm({ ...current, closures }) : delivered,
    delivered,
    history: revisions.map(({ id, createdAt }) => ({ id, savedAt: formatMoment(createdAt) })),
  };
}

const revisionSchema = z.object({ revision: idField().or(z.literal("0").transform(() => 0)) });

/** Saves what the form sent: back to the screen with a toast that can undo it, or the form again with status 400 or 409. */
export async function changeFirm(request: Request) {
  const fields = readTexts(await readForm(request));
  const { revision: sent, ...typed } = fields;
  const follows = revisionSchema.safeParse({ revision: sent }).data?.revision ?? 0;
  const { firm, errors } = parseFirm(typed);
  if (errors) return data<RefusedFirm>({ errors, typed, revision: follows }, { status: 400 });
  if (!(await saveFirm(db, writeFirm(firm), follows))) {
    const [newest] = await listRevisions(db, "firm", 1);
    const toast = { kind: "error", message: firmWords.stale } as const;
    return data<RefusedFirm>({ errors: {}, typed, revision: newest?.id ?? 0, toast }, { status: 409 });
  }
  return await leave(firmWords.saved, follows);
}

/**
 * Makes an earlier state the current one; 0 is the one that the site was delivered with.
 * @throws {Response} 404 when there is no such state
 */
export async function restoreFirm(id: number) {
  const revisions = await listRevisions(db, "firm", Number.MAX_SAFE_INTEGER);
  const current = revisions[0]?.id ?? 0;
  const wanted = revisions.find((revision) => revision.id === id);
  const firm = id === 0 ? deliveredFirm : parseStored(orNotFound(wanted ?? null).content);
  await saveFirm(db, writeFirm(orNotFound(firm)), current);
  return await leave(firmWords.restored, current);
}

function leave(message: string, undoTo: number) {
  const undo = `${FIRM_SCREEN}/restore/${undoTo}`;
  return replaceWithToast(FIRM_SCREEN, { kind: "success", message, undo });
}
