import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { maxFormBytes, type PathRules } from "~/platform/front/path-rules";
import {
  getReadLimit,
  MAX_ATTACHMENTS,
  MAX_PICTURES_AT_ONCE,
  MAX_VISIT_FILES,
} from "~/platform/uploads/upload-rules";

/** Calls without files or sign-in need much less, even for their longest texts. */
const maxContactCallBytes = 128 * 1024;

/** Exceptions to the front's rules for paths; the first match applies. */
export const pathRules: PathRules = [
  { path: "/assets", isCaseSensitive: true },
  { path: "/pictures", isCaseSensitive: true },
  { path: "/images", isCaseSensitive: true },
  { path: "/feedback", isCaseSensitive: true },
  { path: "/quotation", isCaseSensitive: true },
  { path: "/receipt", isCaseSensitive: true },
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
  { path: "/admin/firm/signature", maxBodyBytes: getReadLimit(1) },
  { path: "/admin/enquiries/photos", maxBodyBytes: getReadLimit(MAX_VISIT_FILES) },
  { path: "/api/latest-projects", maxBodyBytes: getReadLimit(1) },
  { path: "/api/gallery", maxBodyBytes: getReadLimit(1) },
  { path: "/api/contact", maxBodyBytes: maxContactCallBytes },
  { path: "/api", maxBodyBytes: 1024 * 1024 },
];
