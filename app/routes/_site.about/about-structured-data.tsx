import { aboutText } from "~/content/about";
import { metaDescriptions, serviceTemplate } from "~/content/pages";
import type { PictureSource } from "~/images/picture-source";
import { JsonLd } from "~/seo/json-ld";
import { absoluteUrl } from "~/seo/page-meta";
import { describeBreadcrumb, describeBusiness, describeGraph } from "~/seo/structured-data";
import { useRootData } from "~/ui/use-root-data";

/** The page and the business it is about, for search engines. */
export function AboutStructuredData({ picture }: { picture: PictureSource }) {
  const site = useRootData();
  const steps = [
    { label: serviceTemplate.breadcrumb.home, to: "/" },
    { label: aboutText.heading, to: "/about" },
  ];
  return (
    <JsonLd
      graph={describeGraph(
        {
          "@type": "AboutPage",
          name: aboutText.heading,
          description: metaDescriptions.about,
          url: absoluteUrl("/about", site.publicUrl),
          about: { "@id": absoluteUrl("/#business", site.publicUrl) },
        },
        describeBusiness(site, picture),
        describeBreadcrumb(steps, site.publicUrl),
      )}
    />
  );
}
