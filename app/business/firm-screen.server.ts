import { isDeepStrictEqual } from "node:util";
import type { Params } from "@remix-run/react";
import { z } from "zod";
import { formatDefaultTagline } from "~/content/navigation";
import { db } from "~/platform/database/database.server";
import { handleForm, versionField } from "~/platform/http/handle-form.server";
import { nameConflicts } from "~/platform/http/merge-stale";
import { orNotFound, readForm, readTexts } from "~/platform/http/read-request";
import {
  type EditedDocument,
  findPartVersion,
  listRevisions,
  type Revision,
  readRevision,
  saveEdit,
  toHistoryEntry,
} from "~/platform/revisions/revisions.server";
import { toIndianDay } from "~/platform/time/time";
import { type Firm, weekdays } from "./firm";
import { defaultFirm, parseStoredFirm, toFirm, toStoredFirm } from "./firm.server";
import { findOtherChanges } from "./firm-conflicts.server";
import {
  CLOSURES_IN_FORM,
  COPY_HOURS_INTENT,
  closureParts,
  type FirmFields,
  type FirmScreen,
  firmScreens,
  getClosureFieldName,
  getFigureFieldName,
  getFirmPath,
  getFirmScreen,
  getHoursFieldName,
  getRemoveIntent,
} from "./firm-fields";
import { firmSchema } from "./firm-form.server";
import { firmLabels, firmProblems } from "./firm-labels";
import { toFirmFields } from "./firm-values.server";
import { toShownFirm } from "./shown-firm.server";

const MAX_COMPARED_REVISIONS = 200;

const emptyClosures: FirmFields = Object.fromEntries(
  Array.from({ length: CLOSURES_IN_FORM }, (_, index) =>
    closureParts.map((part) => [getClosureFieldName(index, part), ""] as const),
  ).flat(),
);

/** The part of the details that a screen edits. Only its fields are restored. */
export function getFirmDocument(screen: FirmScreen): EditedDocument {
  return {
    name: "firm",
    part: screen,
    screenPath: getFirmPath(screen),
    messages: { saved: firmLabels.saved, restored: firmLabels.restored, stale: firmLabels.stale("") },
    isSamePart: (one, other) => {
      const [part, otherPart] = [one, other].map((revision) =>
        pickPart(readRevisionFields(revision) ?? {}, screen),
      );
      return isDeepStrictEqual(part, otherPart);
    },
    restore: (revision, current) => {
      const fields = readRevisionFields(revision);
      if (!fields) return null;
      const currentFields = readRevisionFields(current) ?? {};
      const restored = { ...currentFields, ...pickPart(fields, screen) };
      // The tagline of either state can name a year of founding that is no longer stored.
      const updated = updateTagline(updateTagline(restored, currentFields), fields);
      const firm = firmSchema.safeParse(updated).data;
      return firm ? { content: toStoredFirm(firm) } : null;
    },
  };
}

/** Returns the defaults without a revision; null if it is unreadable. */
function readRevisionFields(revision: Revision | null): FirmFields | null {
  const firm = revision ? parseStoredFirm(revision.content) : defaultFirm;
  return firm && toFirmFields(firm);
}

/** Includes empty rows of closed days, so that restoring removes later ones. */
function pickPart(fields: FirmFields, screen: FirmScreen): FirmFields {
  return Object.fromEntries(
    Object.entries({ ...emptyClosures, ...fields }).filter(([name]) => getFirmScreen(name) === screen),
  );
}

/** Lists the states of each part, without those in which another part was changed. */
export async function readFirmHistory() {
  const revisions = await listRevisions(db, "firm", MAX_COMPARED_REVISIONS + 1);
  const states = revisions.map((revision) => ({ revision, fields: readRevisionFields(revision) }));
  const defaults = toFirmFields(defaultFirm);
  return firmScreens.map((screen) => ({
    screen,
    history: states
      .filter(({ fields }, index) => {
        const previousFields = states[index + 1]?.fields ?? defaults;
        return fields && !isDeepStrictEqual(pickPart(fields, screen), pickPart(previousFields, screen));
      })
      .slice(0, MAX_COMPARED_REVISIONS)
      .map(({ revision }) => toHistoryEntry(revision)),
  }));
}

/** @throws {Response} 404 for an unknown screen */
export function readFirmPart(params: Params): FirmScreen {
  const { part } = params;
  return orNotFound(
    firmScreens.find((screen) => (screen === "contact" ? part === undefined : screen === part)),
  );
}

export async function readFirmScreen(screen: FirmScreen) {
  return toFirmScreen(screen, await readRevision(db, "firm"));
}

function toFirmScreen(screen: FirmScreen, newestRevision: Revision | null) {
  const currentFirm = newestRevision && parseStoredFirm(newestRevision.content);
  const today = toIndianDay(new Date());
  const firm = currentFirm ?? defaultFirm;
  const closures = firm.closures.filter(({ to }) => to >= today);
  const { phoneHours } = toShownFirm(firm, defaultFirm, today);
  return {
    screen,
    version: newestRevision?.id ?? 0,
    fields: toFirmFields({ ...firm, closures, phoneHours }),
  };
}

/**
 * Returns the document with its newest revision, and the version to save with: only a change of this screen makes the form stale.
 */
export async function readEditedFirm(screen: FirmScreen, typed: Record<string, string>) {
  const document = getFirmDocument(screen);
  const revisions = await listRevisions(db, "firm", MAX_COMPARED_REVISIONS);
  const version = findPartVersion(document, revisions, versionField().parse(typed.version) ?? 0);
  return { document, version, newestRevision: revisions[0] ?? null };
}

/** Saves the fields of one screen. Redirects to it with an undo toast, or returns the form. */
export async function changeFirm(request: Request, screen: FirmScreen) {
  const typed = readTexts(await readForm(request));
  const { document, version, newestRevision } = await readEditedFirm(screen, typed);
  const { fields: savedFields } = toFirmScreen(screen, newestRevision);
  const storedFirm = toFirm(newestRevision);
  const schema = z
    .record(z.string(), z.string())
    .refine(
      ({ intent, ...fields }) => intent !== COPY_HOURS_INTENT || fields[getHoursFieldName(1, "opens")],
      {
        path: [getHoursFieldName(1, "opens")],
        message: firmProblems.hours("Monday"),
      },
    )
    .transform((fields) => mergeFields(savedFields, fields))
    // Phone hours that follow from the opening hours still do so when these change.
    .transform(
      (fields): FirmFields =>
        fields.phoneHours === savedFields.phoneHours
          ? { ...fields, phoneHours: storedFirm.phoneHours }
          : { ...fields, hasOwnPhoneHours: "on" },
    )
    // The dates of a removed notice may stay in the form.
    .refine(
      ({ notice, noticeFrom, noticeTo }) =>
        notice?.trim() || savedFields.notice || !(noticeFrom?.trim() || noticeTo?.trim()),
      { path: ["notice"], message: firmProblems.noticeText },
    )
    .superRefine((fields, context) => refusePastClosures(fields, storedFirm.closures, context))
    .pipe(firmSchema);
  return await handleForm(typed, {
    schema,
    failure: { message: firmLabels.failed },
    save: async (firm) => {
      const result = await saveEdit(db, document, version, { content: toStoredFirm(firm) });
      if (result instanceof Response) return result;
      const revisions = await listRevisions(db, "firm", MAX_COMPARED_REVISIONS);
      const opened = revisions.find(({ id }) => id === version) ?? null;
      if (!opened && version !== 0) return result;
      const readPart = (revision: Revision | null) => pickPart(toFirmScreen(screen, revision).fields, screen);
      const { replaced, conflicts } = findOtherChanges({
        typed: clearRemoved(typed),
        shown: readPart(opened),
        saved: readPart(revisions[0] ?? null),
      });
      return { ...result, message: firmLabels.stale(nameConflicts(conflicts)), replaced };
    },
  });
}

function clearRemoved(typed: FirmFields): FirmFields {
  const fields = { ...typed };
  for (let index = 0; index < CLOSURES_IN_FORM; index++) {
    if (typed.intent === getRemoveIntent(index))
      for (const part of closureParts) fields[getClosureFieldName(index, part)] = "";
  }
  return fields;
}

/**
 * Clears a removed closure. A new year of founding updates the default tagline, and clears years of experience that
 * were not edited, so that they are calculated.
 */
function mergeFields(savedFields: FirmFields, typedFields: FirmFields): FirmFields {
  // The form sends no rows after the first empty one.
  const hasRows = getClosureFieldName(0, "label") in typedFields;
  const fields = { ...savedFields, ...(hasRows && emptyClosures), ...clearRemoved(typedFields) };
  if (typedFields.intent === COPY_HOURS_INTENT) copyMondayHours(fields);
  if (fields.founded !== savedFields.founded) {
    const experience = getFigureFieldName("experience");
    if (fields[experience] === savedFields[experience]) fields[experience] = "";
  }
  return updateTagline(fields, savedFields);
}

/** Days that have passed are probably meant in another year. A form that was opened before midnight may have stored ones. */
function refusePastClosures(fields: FirmFields, storedClosures: Firm["closures"], context: z.RefinementCtx) {
  const today = toIndianDay(new Date());
  for (let index = 0; index < CLOSURES_IN_FORM; index++) {
    const [from, to] = [getClosureFieldName(index, "from"), getClosureFieldName(index, "to")];
    const last = fields[to]?.trim() ? to : from;
    const day = fields[last]?.trim();
    if (!day || day >= today || storedClosures.some((closure) => closure.to === day)) continue;
    const message = firmProblems.passed(firmLabels.closures.row(index + 1));
    context.addIssue({ code: "custom", path: [last], message });
  }
}

function copyMondayHours(fields: FirmFields): void {
  const [opens, closes] = [fields[getHoursFieldName(1, "opens")], fields[getHoursFieldName(1, "closes")]];
  for (const weekday of weekdays.keys()) {
    const [opening, closing] = [getHoursFieldName(weekday, "opens"), getHoursFieldName(weekday, "closes")];
    if (fields[opening] || fields[closing]) Object.assign(fields, { [opening]: opens, [closing]: closes });
  }
}

/** The default tagline names the year of founding. */
function updateTagline(fields: FirmFields, savedFields: FirmFields): FirmFields {
  const isDefault = fields.tagline === formatDefaultTagline(Number(savedFields.founded));
  return isDefault ? { ...fields, tagline: formatDefaultTagline(Number(fields.founded)) } : fields;
}
