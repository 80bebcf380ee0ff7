import { redirect } from "@remix-run/node";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { ADMIN_HOME } from "~/features/accounts/safe-path";
import { FIRST_STEPS_PATH, setFirstStepsHidden } from "~/features/items/first-steps.server";
import { removeSamples, restoreSamples } from "~/features/items/samples.server";
import { setSampleTestimonials } from "~/features/testimonials/testimonials.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { parseOrBadRequest, readQuery } from "~/platform/http/read-request";
import { momentField } from "~/platform/text/form-fields";

const actionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["hide", "show", "remove-samples"]) }),
  z.object({ intent: z.literal("restore-samples"), removedAt: momentField() }),
]);

type FirstStepsAction = z.output<typeof actionSchema>;

async function performAction(
  action: FirstStepsAction,
): Promise<{ message: string; undo?: FirstStepsAction }> {
  switch (action.intent) {
    case "hide":
      await setFirstStepsHidden(db, true);
      return { message: "The list is hidden.", undo: { intent: "show" } };
    case "show":
      await setFirstStepsHidden(db, false);
      return { message: "The list is back." };
    case "remove-samples": {
      const removedAt = (await removeSamples(db)).toISOString();
      await setSampleTestimonials(db, { isRemoved: true });
      return {
        message: "The example projects, pictures and testimonials are removed.",
        undo: { intent: "restore-samples", removedAt },
      };
    }
    case "restore-samples":
      await restoreSamples(db, new Date(action.removedAt));
      await setSampleTestimonials(db, { isRemoved: false });
      return { message: "The examples are back." };
  }
}

/** The query contains the action, e.g. `?intent=hide`. Hiding and removing can be undone. */
export const action = adminAction(
  async ({ request }) => {
    const { message, undo } = await performAction(
      parseOrBadRequest(actionSchema, Object.fromEntries(readQuery(request))),
    );
    const undoPath = undo && `${FIRST_STEPS_PATH}?${new URLSearchParams(undo)}`;
    return await replaceWithToast(ADMIN_HOME, { type: "success", message, undo: undoPath });
  },
  { savesForm: false },
);

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

export const loader = adminLoader(() => redirect(ADMIN_HOME));
