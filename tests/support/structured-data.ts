import { z } from "zod";

/**
 * The properties that Google's documentation requires of the site's structured data, and the recommended ones that the site
 * has. Others are refused, because search engines silently ignore a misspelled property.
 */
const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const day = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const reference = z.strictObject({ "@id": address });
const place = z.strictObject({ "@type": z.enum(["City", "State"]), name: text });

const business = z.strictObject({
  "@type": z.literal("HomeAndConstructionBusiness"),
  "@id": address,
  name: text,
  url: address,
  image: address,
  telephone: z.e164(),
  email: z.email(),
  foundingDate: z.iso.date().or(z.string().regex(/^\d{4}$/)),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}$/),
  areaServed: z.array(place).min(1),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: z.string().regex(/^\d{6}$/),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  openingHoursSpecification: z.array(
    z.strictObject({
      "@type": z.literal("OpeningHoursSpecification"),
      dayOfWeek: z.array(day).min(1),
      opens: time,
      closes: time,
    }),
  ),
  specialOpeningHoursSpecification: z
    .array(
      z.strictObject({
        "@type": z.literal("OpeningHoursSpecification"),
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
        opens: time,
        closes: time,
      }),
    )
    .optional(),
  taxID: text.optional(),
  geo: z
    .strictObject({
      "@type": z.literal("GeoCoordinates"),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
  sameAs: z.array(address),
});

/** Search engines need the name of the person or organization. */
const creatorSchema = z.strictObject({
  "@type": z.literal("HomeAndConstructionBusiness"),
  "@id": address,
  name: text,
  url: address,
});

const webSite = z.strictObject({
  "@type": z.literal("WebSite"),
  "@id": address,
  url: address,
  name: text,
  inLanguage: z.literal("en-IN"),
  publisher: reference,
});

const aboutPage = z.strictObject({
  "@type": z.literal("AboutPage"),
  name: text,
  description: text,
  url: address,
  about: reference,
});

const service = z.strictObject({
  "@type": z.literal("Service"),
  name: text,
  serviceType: text,
  description: text,
  url: address,
  image: address,
  areaServed: place,
  provider: reference,
});

const length = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  value: z.number().int().positive(),
  unitCode: z.literal("E37"),
});

/** Google requires `creator` or another credit. */
const image = z.strictObject({
  "@type": z.literal("ImageObject"),
  name: text,
  caption: text.optional(),
  contentUrl: address,
  width: length,
  height: length,
  uploadDate: z.iso.datetime().optional(),
  creator: creatorSchema,
});

const areConsecutive = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

const breadcrumb = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({ "@type": z.literal("ListItem"), position: z.number(), name: text, item: address }),
    )
    .min(2)
    .refine(areConsecutive, "positions do not count from 1"),
});

const list = z
  .strictObject({
    "@type": z.literal("ItemList"),
    numberOfItems: z.number(),
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.number(),
          name: text,
          url: address,
          image: address.optional(),
        }),
      )
      .min(1)
      .refine(areConsecutive, "positions do not count from 1")
      .refine(
        (items) => new Set(items.map(({ url }) => url)).size === items.length,
        "two items have the same URL",
      ),
  })
  .refine(
    (all) => all.numberOfItems === all.itemListElement.length,
    "numberOfItems is not the number of items",
  );

const questions = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z
    .array(
      z.discriminatedUnion("@type", [
        business,
        webSite,
        aboutPage,
        service,
        image,
        breadcrumb,
        list,
        questions,
      ]),
    )
    .min(1),
});

/** The structured data of a page. */
export interface StructuredData {
  /** The types of the described things. */
  types: string[];
  /** URLs of its pictures. */
  pictures: string[];
  problems: string[];
}

/** Reads and checks the structured data of a page. */
export function readStructuredData(html: string, pageUrl: string): StructuredData {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)];
  const results = blocks.map(([, json = ""]) => graph.safeParse(JSON.parse(json)));
  const problems = results.flatMap(
    ({ error }) => error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [],
  );
  const things = results.flatMap(({ data }) => data?.["@graph"] ?? []);
  const ids = things.flatMap((thing) => ("@id" in thing ? [thing["@id"]] : []));
  for (const thing of things) {
    for (const id of listReferences(thing))
      if (!ids.includes(id)) problems.push(`${thing["@type"]} refers to ${id}, which is not on the page`);
    if (thing["@type"] === "Service" && thing.url !== pageUrl)
      problems.push(`the service is at ${thing.url}, not on its page`);
  }
  return { types: things.map((thing) => thing["@type"]), pictures: things.flatMap(listPictures), problems };
}

type KnownThing = z.output<typeof graph>["@graph"][number];

function listReferences(thing: KnownThing): string[] {
  if (thing["@type"] === "WebSite") return [thing.publisher["@id"]];
  if (thing["@type"] === "AboutPage") return [thing.about["@id"]];
  return thing["@type"] === "Service" ? [thing.provider["@id"]] : [];
}

function listPictures(thing: KnownThing): string[] {
  if (thing["@type"] === "ImageObject") return [thing.contentUrl];
  if (thing["@type"] === "ItemList")
    return thing.itemListElement.flatMap((item) => (item.image ? [item.image] : []));
  return "image" in thing ? [thing.image] : [];
}
