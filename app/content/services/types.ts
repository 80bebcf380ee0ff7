import type { PictureName } from "../pictures/slots";
import type { ServiceSlug } from "../service-index";

/** One card of the feature sheet, or one reason. */
interface ServiceFeature {
  readonly title: string;
  readonly description: string;
}

/** One row of the specification table. */
interface SpecificationRow {
  readonly label: string;
  readonly value: string;
}

/** One picture of a service's gallery, by slot name. */
interface GalleryPicture {
  readonly picture: PictureName;
  readonly caption: string;
}

type GalleryNumber = 1 | 2 | 3 | 4 | 5;

interface ServiceQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Everything a service page says. Its fields start from the client's requirements. */
export interface ServiceContent {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly breadcrumbTitle: string;
  /** One line for listings, 110 characters at most. */
  readonly lead: string;
  /** One or two sentences beside the hero picture. */
  readonly description: string;
  /** For search engines, 120 to 155 characters. */
  readonly metaDescription: string;
  /** A title-block line: material, main size, finish. */
  readonly caption: string;
  readonly about: readonly string[];
  readonly features: readonly ServiceFeature[];
  readonly specification: readonly SpecificationRow[];
  readonly benefits: readonly string[];
  readonly finishes: readonly string[];
  readonly fixing: string;
  readonly care: readonly string[];
  /** What the climate of Coimbatore asks of this product. */
  readonly climate: string;
  readonly questions: readonly ServiceQuestion[];
  /** Picture slot of the hero: `{slug}-hero`. */
  readonly hero: PictureName;
  /** Exactly five: `{slug}-1` to `{slug}-5`. */
  readonly gallery: readonly [GalleryPicture, GalleryPicture, GalleryPicture, GalleryPicture, GalleryPicture];
  /** Numbers of the two gallery pictures that stand large between the words: after the introduction, and before how it is fixed. */
  readonly details: readonly [GalleryNumber, GalleryNumber];
  readonly related: readonly [ServiceSlug, ServiceSlug, ServiceSlug];
}
