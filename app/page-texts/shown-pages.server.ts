import { keepTogether } from "~/content/keep-together";
import type { ServiceSlug } from "~/content/service-index";
import { deliveredServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { Database } from "~/database/database.server";
import { type Revision, readRevisions, type ServiceDocument } from "~/revisions/revisions.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { applyOwnWords, parseOwnWords } from "./own-texts.server";

export type ShownServices = Readonly<Record<ServiceSlug, ServiceContent>>;

export function documentOf(slug: ServiceSlug): ServiceDocument {
  return `service:${slug}`;
}

/** Cached services with their saved state; 0 for the delivered one. */
const known = new Map<ServiceSlug, { revision: number; service: ServiceContent }>();

/** All services with the owner's texts; the last known ones while the database is unavailable. */
export async function readServices(db: Database): Promise<ShownServices> {
  const revisions = await readSaved(db);
  const shown = deliveredServices.map((delivered) => {
    const last = known.get(delivered.slug);
    const revision = revisions ? revisions.get(documentOf(delivered.slug)) : undefined;
    const id = revisions ? (revision?.id ?? 0) : (last?.revision ?? 0);
    const service = last?.revision === id ? last.service : showService(delivered, revision);
    known.set(delivered.slug, { revision: id, service });
    return [delivered.slug, service];
  });
  return Object.fromEntries(shown);
}

async function readSaved(db: Database) {
  try {
    return await readRevisions(db, "service");
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}

function showService(delivered: ServiceContent, revision: Revision | undefined): ServiceContent {
  const own = (revision && parseOwnWords(revision.content)) ?? {};
  // Search engine descriptions are not shown, so they need no non-breaking characters.
  const { metaDescription, ...words } = applyOwnWords(delivered, own);
  return { ...keepTogether(words), metaDescription };
}
