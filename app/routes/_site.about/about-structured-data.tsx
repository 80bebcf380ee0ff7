import { aboutText } from "~/content/about";
import { metaDescriptions } from "~/content/pages";
import type { PictureSource } from "~/images/picture-source";
import { JsonLd } from "~/seo/json-ld";
import { absoluteUrl } from "~/seo/page-meta";
import { businessId, describeBreadcrumb, describeBusiness, describeGraph } from "~/seo/structured-data";
import type { Crumb } from "~/ui/breadcrumb";
import { useRootData } from "~/ui/use-root-data";

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
