import { aboutText } from "~/content/about";
import { metaDescriptions } from "~/content/pages";
import type { PictureSource } from "~/images/picture-source";
import type { Crumb } from "~/site/breadcrumb";
import { JsonLd } from "~/site/seo/json-ld";
import { absoluteUrl } from "~/site/seo/page-meta";
import { businessId, describeBreadcrumb, describeBusiness, describeGraph } from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";

interface AboutStructuredDataProps {
  picture: PictureSource;
  path: string;
  crumbs: readonly Crumb[];
}

/** The page and the business it is about, for search engines. */
export function AboutStructuredData({ picture, path, crumbs }: AboutStructuredDataProps) {
  const site = useRootData();
  return (
    <JsonLd
      graph={describeGraph(
        {
          "@type": "AboutPage",
          name: aboutText.heading,
          description: metaDescriptions.about,
          url: absoluteUrl(path, site.publicUrl),
          about: { "@id": businessId(site.publicUrl) },
        },
        describeBusiness(site, picture),
        describeBreadcrumb(crumbs, site.publicUrl),
      )}
    />
  );
}
