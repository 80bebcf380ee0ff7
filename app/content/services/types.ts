import type { ServiceSlug } from "../service-index";

interface ServiceQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface ServiceTexts {
  /** One line for listings, at most 110 characters. */
  readonly lead: string;
  /** One or two sentences beside the hero picture. */
  readonly description: string;
  /** For search engines, 120 to 155 characters. */
  readonly metaDescription: string;
  /** Title-block line: material, main size, finish. */
  readonly caption: string;
  readonly about: readonly string[];
  /** Descriptions by title. */
  readonly features: Readonly<Record<string, string>>;
  /** Values by label. */
  readonly specification: Readonly<Record<string, string>>;
  readonly benefits: readonly string[];
  readonly finishes: readonly string[];
  readonly fixing: string;
  readonly care: readonly string[];
  readonly climate: string;
  readonly questions: readonly ServiceQuestion[];
  /** Of the pictures `{slug}-1` to `{slug}-5`. */
  readonly captions: readonly [string, string, string, string, string];
  readonly related: readonly [ServiceSlug, ServiceSlug, ServiceSlug];
}

export interface ServiceContent extends ServiceTexts {
  readonly slug: ServiceSlug;
  readonly title: string;
}
