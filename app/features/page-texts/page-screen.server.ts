import { serviceCategories } from "~/content/service-index";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { db } from "~/platform/database/database.server";
import { handleForm, versionField } from "~/platform/http/handle-form.server";
import { describeStale, mergeStale } from "~/platform/http/merge-stale";
import { orNotFound, readForm, readTexts } from "~/platform/http/read-request";
import {
  type EditedDocument,
  type HistoryEntry,
  listHistory,
  listRevisions,
  type Revision,
  readRevisions,
  saveEdit,
  toHistoryEntry,
} from "~/platform/revisions/revisions.server";
import { shortenText } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { type EditedPage, getDefaultTexts, listFields, type PageTexts } from "./edited-page";
import { createPageTextsSchema, parseOwnTexts, toStoredTexts } from "./own-texts.server";
import { pages } from "./pages";
import { services } from "./service-page";

/** In characters of a text that another device saved. */
const MAX_NAMED_LENGTH = 60;

export async function listEditedPages() {
  const [pageRevisions, serviceRevisions] = await Promise.all([
    readRevisions(db, "page"),
    readRevisions(db, "service"),
  ]);
  const toListedPage = (name: string, label: string) => {
    const page = findPage(name);
    const revision = pageRevisions.get(page.document) ?? serviceRevisions.get(page.document) ?? null;
    const editCount = Object.keys(findOwnTexts(revision, page)).length;
    const savedAt = revision && editCount > 0 ? formatDateTime(revision.createdAt.toISOString()) : null;
    return { name, label, editCount, savedAt };
  };
  return [
    { name: "Pages", pages: Object.entries(pages).map(([name, { title }]) => toListedPage(name, title)) },
    ...serviceCategories.map(({ name, items }) => ({
      name,
      pages: items.map(({ slug, label }) => toListedPage(slug, label)),
    })),
  ];
}

/** @throws {Response} 404 for an unknown page */
export async function readPageScreen(name: string | undefined) {
  const page = findPage(name);
  const [revisions, shownPictures] = await Promise.all([
    listHistory(db, page.document),
    readShownPictures(db),
  ]);
  const defaults = getDefaultTexts(page);
  return {
    title: page.title,
    publicPath: page.publicPath,
    document: page.document,
    version: revisions[0]?.id ?? 0,
    texts: findTexts(revisions[0] ?? null, page),
    defaults,
    parts: page.parts.map((part) => ({
      ...part,
      fields: part.fields.map(({ picture, ...field }) => ({
        ...field,
        picture: picture && shownPictures.find(picture),
      })),
    })),
    history: listHistoryEntries(revisions, page),
  };
}

export type PageScreen = Awaited<ReturnType<typeof readPageScreen>>;

/** Saves the form. A reset button first sets its field to the default. Redirects with an undo toast on success. */
export async function changePage(request: Request, name: string | undefined) {
  const page = findPage(name);
  const typed = readTexts(await readForm(request));
  const version = versionField().parse(typed.version) ?? 0;
  return await handleForm(typed, {
    schema: createPageTextsSchema(page),
    failure: { message: "Your changes could not be saved. Please try again." },
    save: async (ownTexts) => {
      const content = toStoredTexts(ownTexts);
      const result = await saveEdit(db, getPageDocument(name), version, { content });
      if (result instanceof Response) return result;
      const { replaced, conflicts } = await findOtherChanges(page, typed, version);
      return { ...result, message: describeStale(conflicts), replaced };
    },
  });
}

async function findOtherChanges(page: EditedPage, typed: Record<string, string>, version: number) {
  const revisions = await listRevisions(db, page.document, Number.MAX_SAFE_INTEGER);
  const opened = revisions.find(({ id }) => id === version) ?? null;
  if (!opened && version !== 0) return { replaced: {}, conflicts: [] };
  const [shown, saved] = [findTexts(opened, page), findTexts(revisions[0] ?? null, page)];
  // The form has no fields for texts after the first empty one of a list.
  const fields = listFields(page).map(({ name, label }) => ({
    name,
    label: name in typed ? label : "",
    value: shortenText(saved[name] ?? "", MAX_NAMED_LENGTH),
  }));
  return mergeStale(fields, { typed, shown, saved });
}

/** @throws {Response} 404 for an unknown page */
export function getPageDocument(name: string | undefined): EditedDocument {
  const { document } = findPage(name);
  return {
    name: document,
    screenPath: `/admin/pages/${name}`,
    messages: {
      saved: "Saved. Your site is updated.",
      restored: "The earlier version is back.",
      stale: describeStale([]),
    },
    restore: (revision) => {
      const ownTexts = revision ? parseOwnTexts(revision.content) : {};
      return ownTexts && { content: toStoredTexts(ownTexts) };
    },
  };
}

function findPage(name = ""): EditedPage {
  const editedPages: Readonly<Record<string, EditedPage>> = { ...pages, ...services };
  return orNotFound(Object.hasOwn(editedPages, name) ? editedPages[name] : undefined);
}

function findTexts(revision: Revision | null, page: EditedPage): PageTexts {
  return { ...getDefaultTexts(page), ...findOwnTexts(revision, page) };
}

/** Ignores stored texts that equal the defaults of this release. */
function findOwnTexts(revision: Revision | null, page: EditedPage): PageTexts {
  const defaults = getDefaultTexts(page);
  const ownTexts = (revision && parseOwnTexts(revision.content)) ?? {};
  return Object.fromEntries(
    Object.entries(ownTexts).filter(([name, text]) => name in defaults && text !== defaults[name]),
  );
}

function listHistoryEntries(revisions: readonly Revision[], page: EditedPage): HistoryEntry[] {
  const fields = listFields(page);
  return revisions.map((revision, index) => {
    const texts = findOwnTexts(revision, page);
    const previousTexts = findOwnTexts(revisions[index + 1] ?? null, page);
    const changedFields = new Set(fields.filter(({ name }) => texts[name] !== previousTexts[name]));
    const parts = page.parts.filter((part) => part.fields.some((field) => changedFields.has(field)));
    return { ...toHistoryEntry(revision), description: parts.map(({ title }) => title).join(", ") };
  });
}
