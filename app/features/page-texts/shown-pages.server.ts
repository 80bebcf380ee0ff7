import { readFirm } from "~/business/firm.server";
import { changeTexts, keepTogether } from "~/content/keep-together";
import type { PageName } from "~/content/pages";
import type { ServiceSlug } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { Database } from "~/platform/database/database.server";
import { readRevisions } from "~/platform/revisions/revisions.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { noteFallback } from "~/platform/runtime/fallbacks.server";
import { applyOwnTexts, type EditedPage } from "./edited-page";
import { parseOwnTexts } from "./own-texts.server";
import { pages } from "./pages";
import { services } from "./service-page";

export type ShownServices = Readonly<Record<ServiceSlug, ServiceContent>>;

export async function readServices(db: Database): Promise<ShownServices> {
  const contents = await readContents(db, "service", Object.values(services));
  return Object.fromEntries(
    // Search engines get the original description, without the non-breaking characters that pages need.
    contents.map((service, index) => [
      service.slug,
      { ...service, metaDescription: defaultServices[index]?.metaDescription ?? "" },
    ]),
  ) as ShownServices;
}

export async function readPage<Name extends PageName>(
  db: Database,
  name: Name,
): Promise<(typeof pages)[Name]["defaults"]> {
  const [[content], { founded, quoteReply }] = await Promise.all([
    readContents<unknown>(db, "page", [pages[name]]),
    readFirm(db),
  ]);
  return changeTexts(content as (typeof pages)[Name]["defaults"], (text) =>
    text.replaceAll("{year}", String(founded)).replaceAll("{reply}", quoteReply),
  );
}

/** The page texts that name picture slots. */
export async function readSlotTexts(db: Database) {
  const [home, about, services] = await Promise.all([
    readPage(db, "home"),
    readPage(db, "about"),
    readServices(db),
  ]);
  return { home, about, services: Object.values(services) };
}

/** Content by document, with the id of its revision (0 for the default). */
const cache = new Map<string, { revision: number; content: unknown }>();

/** While the database is unavailable, returns the cached content or the default. */
async function readContents<Content>(
  db: Database,
  type: "service" | "page",
  editedPages: readonly EditedPage<Content>[],
): Promise<Content[]> {
  const revisions = await readAvailableRevisions(db, type);
  return editedPages.map((page) => {
    const cached = cache.get(page.document);
    const revision = revisions ? revisions.get(page.document) : undefined;
    const id = revisions ? (revision?.id ?? 0) : (cached?.revision ?? 0);
    if (cached?.revision === id) return cached.content as Content;
    const ownTexts = (revision && parseOwnTexts(revision.content)) ?? {};
    const content = keepTogether(applyOwnTexts(page, ownTexts));
    cache.set(page.document, { revision: id, content });
    return content;
  });
}

async function readAvailableRevisions(db: Database, type: "service" | "page") {
  try {
    return await readRevisions(db, type);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    noteFallback();
    return null;
  }
}
