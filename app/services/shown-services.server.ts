import { keepTogether } from "~/content/keep-together";
import type { ServiceSlug } from "~/content/service-index";
import { deliveredServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { Database } from "~/database/database.server";
import { type Revision, readServiceRevisions, type ServiceDocument } from "~/revisions/revisions.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { applyOwnWords, parseOwnWords } from "./service-words.server";

/** All services by slug, with the words that their pages show. */
export type ShownServices = Readonly<Record<ServiceSlug, ServiceContent>>;

/** Names the words of a service page among what the owner writes. */
export function documentOf(slug: ServiceSlug): ServiceDocument {
  return `service:${slug}`;
}

/** A service as it was made last, and of which saved state; 0 for the delivered one. */
const known = new Map<ServiceSlug, { revision: number; service: ServiceContent }>();

/** All services as pages show them: the owner's words where there are any; as they were read last where the database is away. */
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

/** The saved states; null where the database is away. */
async function readSaved(db: Database) {
  try {
    return await readServiceRevisions(db);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}

function showService(delivered: ServiceContent, revision: Revision | undefined): ServiceContent {
  const own = (revision && parseOwnWords(revision.content)) ?? {};
  // What search engines are told is no line on a page.
  const { metaDescription, ...words } = applyOwnWords(delivered, own);
  return { ...keepTogether(words), metaDescription };
}
