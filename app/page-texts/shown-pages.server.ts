import { changeTexts, keepTogether } from "~/content/keep-together";
import type { PageName } from "~/content/pages";
import type { ServiceSlug } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { Database } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { readRevisions } from "~/revisions/revisions.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";
import { applyOwnTexts, type EditedPage } from "./edited-page";
import { parseOwnTexts } from "./own-texts.server";
import { pages } from "./pages";
import { services } from "./service-page";

export type ShownServices = Readonly<Record<ServiceSlug, ServiceContent>>;

export async function readServices(db: Database): Promise<ShownServices> {
  const shown = await showPages(db, "service", Object.values(services));
  return Object.fromEntries(
    // Search engine descriptions are not shown, so they need no non-breaking characters.
    shown.map((service, index) => [
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
    showPages<unknown>(db, "page", [pages[name]]),
    readFirm(db),
  ]);
  return changeTexts(content as (typeof pages)[Name]["defaults"], (text) =>
    text.replaceAll("{year}", String(founded)).replaceAll("{reply}", quoteReply),
  );
}

/** Content by document, with the revision it shows; 0 for the defaults one. */
const cached = new Map<string, { revision: number; content: unknown }>();

/** Uses the cached content while the database is unavailable. */
async function showPages<Content>(
  db: Database,
  type: "service" | "page",
  edited: readonly EditedPage<Content>[],
): Promise<Content[]> {
  const revisions = await readSaved(db, type);
  return edited.map((page) => {
    const last = cached.get(page.document);
    const revision = revisions ? revisions.get(page.document) : undefined;
    const id = revisions ? (revision?.id ?? 0) : (last?.revision ?? 0);
    if (last?.revision === id) return last.content as Content;
    const own = (revision && parseOwnTexts(revision.content)) ?? {};
    const content = keepTogether(applyOwnTexts(page, own));
    cached.set(page.document, { revision: id, content });
    return content;
  });
}

async function readSaved(db: Database, type: "service" | "page") {
  try {
    return await readRevisions(db, type);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}
