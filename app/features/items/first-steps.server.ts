import { z } from "zod";
import { readFirm } from "~/business/firm.server";
import { countItemOrigins } from "~/features/items/samples.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import type { Database } from "~/platform/database/database.server";
import { readRevision, saveRevision } from "~/platform/revisions/revisions.server";
import { GENERIC_PHONE } from "~/platform/runtime/config/business";
import { config } from "~/platform/runtime/config.server";
import { logger } from "~/platform/runtime/logger.server";

export interface FirstSteps {
  /** Empty when done or hidden; then only the samples are left to remove. */
  steps: readonly {
    name: "firm" | "pictures" | "projects" | "mail" | "address";
    to: string;
    isDone: boolean;
  }[];
  /** The site's address, for the message to the person who set up the server. */
  address: string;
  sampleCount: number;
  hasPublicSamples: boolean;
}

const storedSchema = z.object({ hidden: z.boolean() });

export const FIRST_STEPS_PATH = "/admin/first-steps";

/** Returns null when the steps are hidden, or done with no samples left, but never while a public site shows samples. */
export async function readFirstSteps(db: Database): Promise<FirstSteps | null> {
  const [origins, firm, isHidden] = await Promise.all([
    countItemOrigins(db),
    readFirm(db),
    areFirstStepsHidden(db),
  ]);
  const pictures = await readShownPictures(db);
  const isPublic = config.publicUrl.protocol === "https:";
  const steps = [
    { name: "firm", to: "/admin/firm", isDone: firm.business.phone.display !== GENERIC_PHONE },
    { name: "pictures", to: "/admin/site-pictures", isDone: pictures.hasPhotos },
    { name: "projects", to: "/admin/projects", isDone: origins.ownProjectCount > 0 },
    { name: "mail", to: "/admin/system", isDone: config.mail !== null },
    { name: "address", to: "/admin/system", isDone: isPublic },
  ] as const;
  const isFinished = isHidden || (steps.every(({ isDone }) => isDone) && origins.sampleCount === 0);
  const hasPublicSamples = isPublic && origins.sampleCount > 0;
  if (isFinished && !hasPublicSamples) return null;
  const { origin: address } = config.publicUrl;
  return { steps: isFinished ? [] : steps, address, sampleCount: origins.sampleCount, hasPublicSamples };
}

export async function setFirstStepsHidden(db: Database, isHidden: boolean): Promise<void> {
  const revision = await readRevision(db, "first-steps");
  await saveRevision(db, "first-steps", { previousId: revision?.id ?? 0, content: { hidden: isHidden } });
}

export async function warnAboutSamples(db: Database): Promise<void> {
  if (config.publicUrl.protocol !== "https:") return;
  const { sampleCount } = await countItemOrigins(db);
  if (sampleCount > 0) {
    logger.warn(
      { samples: sampleCount },
      "the public site still shows samples; remove them on the dashboard",
    );
  }
}

async function areFirstStepsHidden(db: Database): Promise<boolean> {
  const revision = await readRevision(db, "first-steps");
  return storedSchema.safeParse(revision?.content).data?.hidden ?? false;
}
