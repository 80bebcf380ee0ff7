import type { Params } from "@remix-run/react";
import { z } from "zod";
import { formatDefaultTagline } from "~/content/navigation";
import { db } from "~/platform/database/database.server";
import { handleForm, versionField } from "~/platform/http/handle-form.server";
import { orNotFound, readForm, readTexts } from "~/platform/http/read-request";
import {
  type EditedDocument,
  listHistory,
  saveEdit,
  toHistoryEntry,
} from "~/platform/revisions/revisions.server";
import { toIndianDay } from "~/platform/time/time";
import { defaultFirm, parseStoredFirm, toStoredFirm } from "./firm.server";
import {
  CLOSURES_IN_FORM,
  type FirmFields,
  type FirmScreen,
  firmScreens,
  getClosureFieldName,
  getFigureFieldName,
  getFirmPath,
  getRemoveIntent,
} from "./firm-fields";
import { firmSchema } from "./firm-form.server";
import { firmLabels } from "./firm-labels";
import { toFirmFields } from "./firm-values";

export const firmDocument: EditedDocument = {
  name: "firm",
  screenPath: "/admin/firm",
  messages: { saved: firmLabels.saved, restored: firmLabels.restored, stale: firmLabels.stale },
  restore: (revision) => {
    const firm = revision ? parseStoredFirm(revision.content) : defaultFirm;
    return firm && { content: toStoredFirm(firm) };
  },
};

/** @throws {Response} 404 for an unknown screen */
export function readFirmPart(params: Params): FirmScreen {
  const { part } = params;
  return orNotFound(
    firmScreens.find((screen) => (screen === "contact" ? part === undefined : screen === part)),
  );
}

export async function readFirmScreen(screen: FirmScreen = "contact") {
  const revisions = await listHistory(db, "firm");
  const newestRevision = revisions[0];
  const defaults = toFirmFields(defaultFirm);
  const currentFirm = newestRevision && parseStoredFirm(newestRevision.content);
  const today = toIndianDay(new Date());
  const closures = currentFirm?.closures.filter(({ to }) => to >= today) ?? [];
  return {
    screen,
    version: newestRevision?.id ?? 0,
    fields: currentFirm ? toFirmFields({ ...currentFirm, closures }) : defaults,
    defaults,
    history: revisions.map(toHistoryEntry),
  };
}

/** Saves the fields of one screen. Redirects to it with an undo toast, or returns the form. */
export async function changeFirm(request: Request, screen: FirmScreen) {
  const typed = readTexts(await readForm(request));
  const version = versionField().parse(typed.version) ?? 0;
  const { fields: savedFields } = await readFirmScreen();
  const schema = z
    .record(z.string(), z.string())
    .transform((fields) => mergeFields(savedFields, fields))
    .pipe(firmSchema);
  return await handleForm(typed, {
    schema,
    failure: { message: firmLabels.failed },
    save: (firm) =>
      saveEdit(db, { ...firmDocument, screenPath: getFirmPath(screen) }, version, {
        content: toStoredFirm(firm),
      }),
  });
}

/**
 * Clears a removed closure. A new year of founding updates the default tagline, and clears years of experience that
 * were not edited, so that they are calculated.
 */
function mergeFields(savedFields: FirmFields, typedFields: FirmFields): FirmFields {
  const fields = { ...savedFields, ...typedFields };
  for (let index = 0; index < CLOSURES_IN_FORM; index++) {
    if (typedFields.intent === getRemoveIntent(index))
      for (const part of ["label", "from", "to"] as const) fields[getClosureFieldName(index, part)] = "";
  }
  if (fields.founded !== savedFields.founded) {
    const experience = getFigureFieldName("experience");
    if (fields[experience] === savedFields[experience]) fields[experience] = "";
    if (fields.tagline === formatDefaultTagline(Number(savedFields.founded)))
      fields.tagline = formatDefaultTagline(Number(fields.founded));
  }
  return fields;
}
