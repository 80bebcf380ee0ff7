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

const SERVICE_PAGES = "/admin/services";

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

/** @throws {Response} 404 for an unknown service */
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

/** A pressed restore button resets its field to the delivered text. Returns the form with status 400 or 409 on failure. */
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
 * Restores an earlier state; 0 is the delivered one.
 * @throws {Response} 404 for an unknown service or state
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

/** Texts that differ from the delivered ones: a later release may have made some equal. */
function ownOf(revision: Revision | null, service: ServiceContent): ServiceTexts {
  const delivered = writeTexts(service);
  const own = (revision && parseOwnWords(revision.content)) ?? {};
  return Object.fromEntries(
    Object.entries(own).filter(([name, text]) => name in delivered && text !== delivered[name]),
  );
}

function describeHistory(revisions: readonly Revision[], service: ServiceContent): HistoryEntry[] {
  return revisions.map((revision, index) => {
    const [now, before] = [revision, revisions[index + 1] ?? null].map((one) => ownOf(one, service));
    const changed = serviceFields.filter(({ name }) => now?.[name] !== before?.[name]);
    const parts = [...new Set(changed.map(({ part }) => serviceWords.parts[part].title))];
    return { ...describeRevision(revision), changed: parts.join(", ") };
  });
}
