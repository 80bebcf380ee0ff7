import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { sessionSecrets } from "~/server/session-secret.server";
import { type Admin, findUnchangedAdmin } from "./credentials.server";

/** How long the second step of signing in may follow the first. */
const PATIENCE_MS = 10 * 60 * 1000;

/** Says, signed, whose password was right and when. It lets nobody in without a code. */
const stepCookie = createCookie("sign-in-step", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: config.publicUrl.protocol === "https:",
  maxAge: PATIENCE_MS / 1000,
  secrets: [...sessionSecrets()],
});

const stepSchema = z.object({ adminId: z.number().int(), at: z.number() });

/** The `Set-Cookie` value that lets a browser go on to the second step. */
export async function openSecondStep(admin: Admin): Promise<string> {
  return await stepCookie.serialize({ adminId: admin.id, at: Date.now() });
}

/** The `Set-Cookie` value that ends it. */
export async function closeSecondStep(): Promise<string> {
  return await stepCookie.serialize("", { maxAge: 0 });
}

/** Who has taken the first step in this browser, or null: too long ago, or the password was changed since. */
export async function findHalfSignedIn(request: Request): Promise<Admin | null> {
  const step = stepSchema.safeParse(await stepCookie.parse(request.headers.get("Cookie")));
  if (!step.success || Date.now() - step.data.at > PATIENCE_MS) return null;
  return await findUnchangedAdmin(db, step.data.adminId, new Date(step.data.at));
}
