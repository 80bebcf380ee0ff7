import { MOST_PROJECT_PICTURES } from "~/content/item-form";
import { MAX_PICTURES_AT_ONCE } from "~/content/many-pictures";
import { getReadLimit, MAX_ATTACHMENTS, MAX_VISIT_FILES } from "~/uploads/upload-rules";

/** What is special about the addresses at or below a path. */
interface AddressRule {
  path: string;
  /** Largest body in bytes. Other forms are read into memory, so only an action that reads its files as they come has more. */
  maxBody?: number;
  /** The rest of the path is a file name or a key, whose letters keep their case. */
  isCaseSensitive?: boolean;
  /** The rest of the path is a secret and stays out of the log. */
  isSecret?: boolean;
}

/** What a form without files needs, many times over: its screen answers a text that is too long, with what was typed. */
const formBody = 384 * 1024;

/** A call without files or login, several times its longest texts. */
const contactCall = 128 * 1024;

/** An address that is not here has none of this. The first rule that fits counts. */
const rules: readonly AddressRule[] = [
  { path: "/assets", isCaseSensitive: true },
  { path: "/pictures", isCaseSensitive: true },
  { path: "/images", isCaseSensitive: true },
  { path: "/feedback", isCaseSensitive: true, isSecret: true },
  { path: "/request-quote", maxBody: getReadLimit(MAX_ATTACHMENTS) },
  { path: "/admin/projects/order", maxBody: formBody },
  { path: "/admin/projects", maxBody: getReadLimit(MOST_PROJECT_PICTURES) },
  { path: "/admin/galleryadmin/order", maxBody: formBody },
  { path: "/admin/galleryadmin/upload", maxBody: getReadLimit(MAX_PICTURES_AT_ONCE) },
  { path: "/admin/galleryadmin", maxBody: getReadLimit(1) },
  { path: "/admin/pictures", maxBody: getReadLimit(1) },
  { path: "/admin/site-pictures", maxBody: getReadLimit(1) },
  { path: "/admin/enquiries/photographs", maxBody: getReadLimit(MAX_VISIT_FILES) },
  { path: "/api/latest-projects", maxBody: getReadLimit(1) },
  { path: "/api/gallery", maxBody: getReadLimit(1) },
  { path: "/api/contact", maxBody: contactCall },
  { path: "/api", maxBody: 1024 * 1024 },
];

function findRule(path: string): AddressRule | undefined {
  return rules.find(
    (rule) => path === rule.path || path.startsWith(`${rule.path}/`) || path === `${rule.path}.data`,
  );
}

/** The largest body in bytes that a path takes. */
export function findBodyLimit(path: string): number {
  return findRule(path)?.maxBody ?? formBody;
}

/** Whether a path differs from the same one in small letters. */
export function isCaseSensitive(path: string): boolean {
  return findRule(path)?.isCaseSensitive ?? false;
}

/** A path without its query as the log may have it: what is secret in it is left out. */
export function writeLoggedPath(path: string): string {
  const rule = findRule(path.replace(/^\/+/, "/").toLowerCase());
  return rule?.isSecret ? `${rule.path}/…` : path;
}
