import { serviceCategories } from "~/content/service-index";
import { findDeliveredService } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import { db } from "~/database/database.server";
import { handleForm, versionField } from "~/http/handle-form.server";
import { orNotFound, readForm, readTexts } from "~/http/read-request";
import {
  describeRevision,
  type EditedDocument,
  type HistoryEntry,
  listHistory,
  saveEdit,
} from "~/revisions/edit-document.server";
import { type Revision, readRevisions } from "~/revisions/revisions.server";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { formatMinute } from "~/time/format-day";
import {
  parseOwnWords,
  type ServiceTexts,
  serviceWordsSchema,
  storeOwnWords,
  writeTexts,
} from "./own-texts.server";
import { serviceFields, serviceParts } from "./service-fields";
import { documentOf } from "./shown-pages.server";

const SERVICE_PAGES = "/admin/pages";

export async function listServicePages() {
  const revisions = await readRevisions(db, "service");
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
    document: documentOf(service.slug),
    version: revisions[0]?.id ?? 0,
    texts: { ...delivered, ...ownOf(revisions[0] ?? null, service) },
    delivered,
    pictures: service.gallery.map(({ picture }) => shown.find(picture)),
    history: describeHistory(revisions, service),
  };
}

/** A pressed reset button restores its field's delivered text. Answers with the form when it is not saved. */
export async function changeService(request: Request, slug: string | undefined) {
  const service = findService(slug);
  const typed = readTexts(await readForm(request));
  const version = versionField().parse(typed.version) ?? 0;
  return await handleForm(typed, {
    schema: serviceWordsSchema(service),
    failed: { message: "The texts could not be saved. Please try again." },
    save: (own) => saveEdit(db, serviceDocument(slug), version, storeOwnWords(own)),
  });
}

function findService(slug: string | undefined): ServiceContent {
  return orNotFound(findDeliveredService(slug));
}

/** @throws {Response} 404 for an unknown service */
export function serviceDocument(name: string | undefined): EditedDocument {
  const { slug } = findService(name);
  return {
    name: documentOf(slug),
    screen: `${SERVICE_PAGES}/${slug}`,
    words: {
      saved: "The words are saved. The page shows them now.",
      restored: "The earlier words are back.",
      stale:
        "Somebody saved other words meanwhile. What you typed is still here: look it over and save again to put it in their place.",
    },
    restore: (revision) => {
      const own = revision ? parseOwnWords(revision.content) : {};
      return own && { content: storeOwnWords(own) };
    },
  };
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
    const parts = [...new Set(changed.map(({ part }) => serviceParts[part].title))];
    return { ...describeRevision(revision), changed: parts.join(", ") };
  });
}
