import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { MAX_PICTURES_AT_ONCE } from "~/content/many-pictures";
import { getReadLimit, MAX_ATTACHMENTS, MAX_VISIT_FILES } from "~/uploads/upload-rules";

interface AddressRule {
  path: string;
  /** In bytes. Other forms are read into memory; only actions that stream their files allow more. */
  maxBody?: number;
  /** The rest of the path is a file name or a case-sensitive key. */
  isCaseSensitive?: boolean;
  /** The rest of the path is a secret, which the log omits. */
  isSecret?: boolean;
}

/** Far more than a form without files needs, so that its screen can answer an overlong text. */
const formBody = 384 * 1024;

/** A call without files or login needs much less for its longest texts. */
const contactCall = 128 * 1024;

/** The first matching rule applies. Other addresses have none. */
const rules: readonly AddressRule[] = [
  { path: "/assets", isCaseSensitive: true },
  { path: "/pictures", isCaseSensitive: true },
  { path: "/images", isCaseSensitive: true },
  { path: "/feedback", isCaseSensitive: true, isSecret: true },
  { path: "/quotation", isCaseSensitive: true, isSecret: true },
  { path: "/request-quote", maxBody: getReadLimit(MAX_ATTACHMENTS) },
  { path: "/admin/projects/order", maxBody: formBody },
  { path: "/admin/projects", maxBody: getReadLimit(MAX_PROJECT_PICTURES) },
  { path: "/admin/galleryadmin/order", maxBody: formBody },
  { path: "/admin/galleryadmin/upload", maxBody: getReadLimit(MAX_PICTURES_AT_ONCE) },
  { path: "/admin/galleryadmin", maxBody: getReadLimit(1) },
  { path: "/admin/share", maxBody: getReadLimit(MAX_PICTURES_AT_ONCE) },
  { path: "/admin/pictures", maxBody: getReadLimit(1) },
  { path: "/admin/site-pictures", maxBody: getReadLimit(1) },
  { path: "/admin/firm/logo", maxBody: getReadLimit(1) },
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

export function findBodyLimit(path: string): number {
  return findRule(path)?.maxBody ?? formBody;
}

export function isCaseSensitive(path: string): boolean {
  return findRule(path)?.isCaseSensitive ?? false;
}

/** Omits the query and secrets. */
export function writeLoggedPath(path: string): string {
  const rule = findRule(path.replace(/^\/+/, "/").toLowerCase());
  return rule?.isSecret ? `${rule.path}/…` : path;
}
