import type { PictureName } from "../pictures/slots";
import type { ServiceSlug } from "../service-index";

interface ServiceFeature {
  readonly title: string;
  readonly description: string;
}

interface SpecificationRow {
  readonly label: string;
  readonly value: string;
}

interface GalleryPicture {
  readonly picture: PictureName;
  readonly caption: string;
}

interface ServiceQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface ServiceContent {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly breadcrumbTitle: string;
  /** One line for listings, at most 110 characters. */
  readonly lead: string;
  /** One or two sentences beside the hero picture. */
  readonly description: string;
  /** For search engines, 120 to 155 characters. */
  readonly metaDescription: string;
  /** Title-block line: material, main size, finish. */
  readonly caption: string;
  readonly about: readonly string[];
  readonly features: readonly ServiceFeature[];
  readonly specification: readonly SpecificationRow[];
  readonly benefits: readonly string[];
  readonly finishes: readonly string[];
  readonly fixing: string;
  readonly care: readonly string[];
  readonly climate: string;
  readonly questions: readonly ServiceQuestion[];
  readonly hero: PictureName;
  /** Slots `{slug}-1` to `{slug}-5`. */
  readonly gallery: readonly [GalleryPicture, GalleryPicture, GalleryPicture, GalleryPicture, GalleryPicture];
  readonly related: readonly [ServiceSlug, ServiceSlug, ServiceSlug];
}
