import { join } from "node:path";

/** Initial content of a test site. */
export const contents = ["no-samples", "samples"] as const;
export type Content = (typeof contents)[number];

/**
 * The data folder to copy for a site with `content`.
 * @throws when the set-up of the browser tests has created none
 */
export function findTemplate(content: Content): string {
  const folder = process.env.SITE_TEMPLATES;
  if (!folder) throw new Error("SITE_TEMPLATES is not set; tests/support/site-templates.ts sets it");
  return join(folder, content);
}

/** Name of the database on the server of TEST_DATABASE_URL for a site with `content`. */
export function getTemplateDatabaseName(content: Content): string {
  return `site_template_${content}`;
}
