import { redirect } from "@remix-run/node";
import { z } from "zod";
import { readFirm } from "~/business/firm.server";
import { describeRecoveryCodes } from "~/features/accounts/describe-recovery-codes";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { db } from "~/platform/database/database.server";
import { parseOrBadRequest, readForm } from "~/platform/http/read-request";
import { toIndianDay } from "~/platform/time/time";

/** Generated codes: at most ten of 16 characters. */
const codesSchema = z
  .array(z.string().regex(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/))
  .min(1)
  .max(10);

/** Reads the codes from the form, because the site stores only their hashes. */
export const action = adminAction(
  async ({ request }) => {
    const codes = parseOrBadRequest(codesSchema, (await readForm(request)).getAll("code"));
    const { business } = await readFirm(db);
    const now = new Date();
    const lines = [describeRecoveryCodes(business.name, now), "", ...codes, ""];
    return new Response(lines.join("\r\n"), {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": `attachment; filename="recovery-codes-${toIndianDay(now)}.txt"`,
        "Cache-Control": "no-store",
      },
    });
  },
  { savesForm: false },
);

export const loader = adminLoader(async () => redirect("/admin/account"));
