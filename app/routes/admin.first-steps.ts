import { redirect } from "@remix-run/node";
import { z } from "zod";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { firstSteps, sampleWords } from "~/content/first-steps";
import { FIRST_STEPS, hideFirstSteps } from "~/firm/first-steps.server";
import { removeSamples, restoreSamples } from "~/items/samples.server";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { readQuery } from "~/server/read-query.server";

const deeds = {
  hide: { act: () => hideFirstSteps(db, true), message: firstSteps.dismissed, undo: "show" },
  show: { act: () => hideFirstSteps(db, false), message: firstSteps.shown, undo: null },
  "remove-samples": { act: () => removeSamples(db), message: sampleWords.removed, undo: "restore-samples" },
  "restore-samples": { act: () => restoreSamples(db), message: sampleWords.restored, undo: null },
} as const;

const deedSchema = z.enum(["hide", "show", "remove-samples", "restore-samples"]);

/** Does what a form of the dashboard asks by its address: `?do=hide` and so on; each can be undone. */
export const action = adminAction(
  async ({ request }) => {
    const asked = deedSchema.safeParse(readQuery(request).get("do"));
    if (!asked.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
    const { act, message, undo } = deeds[asked.data];
    await act();
    const toast = { kind: "success", message, ...(undo && { undo: `${FIRST_STEPS}?do=${undo}` }) } as const;
    return await replaceWithToast(ADMIN_HOME, toast);
  },
  { savesForm: false },
);

/** The address itself shows nothing. */
export const loader = adminLoader(() => redirect(ADMIN_HOME));
