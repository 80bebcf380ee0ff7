import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import {
  getReadLimit,
  MAX_ATTACHMENTS,
  MAX_PICTURES_AT_ONCE,
  MAX_VISIT_FILES,
} from "~/platform/uploads/upload-rules";

interface PathRule {
  path: string;
  /** May exceed `maxFormBytes` only for actions that stream their files, and for the API. Other forms are read into memory. */
  maxBodyBytes?: number;
  /** The rest of the path is a file name or a case-sensitive key. */
  isCaseSensitive?: boolean;
}

/** Far more than a form without files needs, so that its screen can report an overlong text. */
const maxFormBytes = 384 * 1024;

/** Calls without files or sign-in need much less, even for their longest texts. */
const maxContactCallBytes = 128 * 1024;

/** The first match applies. Other paths need no rule. */
const rules: readonly PathRule[] = [
  { path: "/assets", isCaseSensitive: true },
  { path: "/pictures", isCaseSensitive: true },
  { path: "/images", isCaseSensitive: true },
  { path: "/feedback", isCaseSensitive: true },
  { path: "/quotation", isCaseSensitive: true },
  { path: "/request-quote", maxBodyBytes: getReadLimit(MAX_ATTACHMENTS) },
  { path: "/admin/projects/order", maxBodyBytes: maxFormBytes },
  { path: "/admin/projects", maxBodyBytes: getReadLimit(MAX_PROJECT_PICTURES) },
  { path: "/admin/galleryadmin/order", maxBodyBytes: maxFormBytes },
  { path: "/admin/galleryadmin/upload", maxBodyBytes: getReadLimit(MAX_PICTURES_AT_ONCE) },
  { path: "/admin/galleryadmin", maxBodyBytes: getReadLimit(1) },
  { path: "/admin/share", maxBodyBytes: getReadLimit(MAX_PICTURES_AT_ONCE) },
  { path: "/admin/pictures", maxBodyBytes: getReadLimit(1) },
  { path: "/admin/site-pictures", maxBodyBytes: getReadLimit(1) },
  { path: "/admin/firm/logo", maxBodyBytes: getReadLimit(1) },
  { path: "/admin/enquiries/photos", maxBodyBytes: getReadLimit(MAX_VISIT_FILES) },
  { path: "/api/latest-projects", maxBodyBytes: getReadLimit(1) },
  { path: "/api/gallery", maxBodyBytes: getReadLimit(1) },
  { path: "/api/contact", maxBodyBytes: maxContactCallBytes },
  { path: "/api", maxBodyBytes: 1024 * 1024 },
];

function findRule(path: string): PathRule | undefined {
  return rules.find(
    (rule) => path === rule.path || path.startsWith(`${rule.path}/`) || path === `${rule.path}.data`,
  );
}

export function findMaxBodyBytes(path: string): number {
  return findRule(path)?.maxBodyBytes ?? maxFormBytes;
}

export function isCaseSensitive(path: string): boolean {
  return findRule(path)?.isCaseSensitive ?? false;
}
