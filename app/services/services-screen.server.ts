import { type ServiceSlug, serviceCategories } from "~/content/service-index";
import { serviceWords } from "~/content/service-words";
import { findDeliveredService } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import { db } from "~/database/database.server";
import { orNotFound } from "~/http/read-request";
import {
  describeRevision,
  type EditedDocument,
  type HistoryEntry,
  listHistory,
  readEdit,
  refuseEdit,
  restoreEdit,
  saveEdit,
} from "~/revisions/edit-document.server";
import { type Revision, readServiceRevisions } from "~/revisions/revisions.server";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { formatMinute } from "~/time/format-day";
import { BACK_BUTTON, serviceFields } from "./service-fields";
import {
  parseOwnWords,
  parseWords,
  type ServiceTexts,
  storeOwnWords,
  writeTexts,
} from "./service-words.server";
import { documentOf } from "./shown-services.server";

/** The address of the screen that lists the service pages. */
const SERVICE_PAGES = "/admin/services";

/** All service pages by group, with how many of their texts are the owner's. */
export async function listServicePages() {
  const revisions = await readServiceRevisions(db);
  return serviceCategories.map(({ name, items }) => ({
    name,
    pages: items.map(({ slug, label }) => {
      const revision = revisions.get(documentOf(slug));
      const own = ownOf(revision ?? null, findService(slug));
      const count = Object.keys(own).length;
      return {
        slug,
        label,
        own: count,
        savedAt: revision && count > 0 ? formatMinute(revision.createdAt.toISOString()) : null,
      };
    }),
  }));
}

/**
 * What the screen of a service shows: its texts by field, the delivered ones, its pictures, and the saved states.
 * @throws {Response} 404 when the address names no service
 */
export async function readServiceScreen(slug: string | undefined) {
  const service = findService(slug);
  const [revisions, shown] = await Promise.all([
    listHistory(db, documentOf(service.slug)),
    readShownPictures(db),
  ]);
  const delivered = writeTexts(service);
  return {
    slug: service.slug,
    title: service.title,
    screen: editedDocument(service).screen,
    revision: revisions[0]?.id ?? 0,
    texts: { ...delivered, ...ownOf(revisions[0] ?? null, service) },
    delivered,
    pictures: service.gallery.map(({ picture }) => shown.find(picture)),
    history: describeHistory(revisions, service),
  };
}

/**
 * Saves what the form sent, with the delivered words in the field whose button was pressed; else the form again, with status 400 or
 * 409.
 */
export async function changeService(request: Request, slug: string | undefined) {
  const service = findService(slug);
  const { follows, typed: sent } = await readEdit(request);
  const { [BACK_BUTTON]: back = "", ...typed } = sent;
  const delivered = writeTexts(service)[back];
  const wanted = delivered === undefined ? typed : { ...typed, [back]: delivered };
  const edit = { follows, typed };
  const { own, errors } = parseWords(wanted, service);
  if (errors) return refuseEdit(edit, errors);
  return await saveEdit(db, editedDocument(service), edit, storeOwnWords(own));
}

/**
 * Makes an earlier state of a service's words the current one; 0 is the one that the site was delivered with.
 * @throws {Response} 404 when there is no such service or state
 */
export async function restoreService(slug: string | undefined, id: number) {
  return await restoreEdit(db, editedDocument(findService(slug)), id, (revision) => {
    const own = revision ? parseOwnWords(revision.content) : {};
    return own && storeOwnWords(own);
  });
}

function findService(slug: string | undefined): ServiceContent {
  return orNotFound(findDeliveredService(slug));
}

function editedDocument({ slug }: { slug: ServiceSlug }): EditedDocument {
  return { name: documentOf(slug), screen: `${SERVICE_PAGES}/${slug}`, words: serviceWords };
}

/** The texts of a saved state that are not the delivered ones: a later release may have made some the same. */
function ownOf(revision: Revision | null, service: ServiceContent): ServiceTexts {
  const delivered = writeTexts(service);
  const own = (revision && parseOwnWords(revision.content)) ?? {};
  return Object.fromEntries(
    Object.entries(own).filter(([name, text]) => name in delivered && text !== delivered[name]),
  );
}

/** The saved states, each with the parts of the page that it changed. */
function describeHistory(revisions: readonly Revision[], service: ServiceContent): HistoryEntry[] {
  return revisions.map((revision, index) => {
    const [now, before] = [revision, revisions[index + 1] ?? null].map((one) => ownOf(one, service));
    const changed = serviceFields.filter(({ name }) => now?.[name] !== before?.[name]);
    const parts = [...new Set(changed.map(({ part }) => serviceWords.parts[part].title))];
    return { ...describeRevision(revision), changed: parts.join(", ") };
  });
}
