import { homeCrumb } from "~/content/navigation";
import { PRIVACY_NOTICE_VERSION, privacyPage } from "~/content/privacy";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { PageHeader } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";

const path = "/privacy";
const crumbs = [homeCrumb, { label: privacyPage.heading, to: path }];

export const handle: PageHandle = { page: { isPublic: true, query: [] } };

/** The business details come from the root loader. */
export async function loader() {
  return { card: (await readShownPictures(db)).findCard("home-hero") };
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const site = findSite(matches);
  const description = privacyPage.lead(site?.business.name ?? "");
  return pageMeta({ title: privacyPage.heading, description, path, picture: data?.card }, site);
}

export default function PrivacyScreen() {
  const { business, firm, publicUrl } = useRootData();
  const sections = privacyPage.sections({
    name: business.name,
    email: business.email,
    phone: business.phone.display,
    retentionMonths: firm.retentionMonths,
  });
  return (
    <>
      <PageHeader title={privacyPage.heading} text={privacyPage.lead(business.name)} crumbs={crumbs} />
      <div className="shell band wrap-anywhere grid gap-12">
        {sections.map(({ title, paragraphs }, index) => (
          <section key={title} className="rail grid gap-x-8 gap-y-4 border-current/35 pt-4 lg:grid-cols-12">
            <h2 className="text-title lg:col-span-4">
              <span aria-hidden="true" className="caption figures mr-4 align-middle text-steel-600">
                {String(index + 1).padStart(2, "0")}
              </span>
              {title}
            </h2>
            <div className="measure grid gap-4 lg:col-span-8">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className="caption figures text-steel-600">{privacyPage.version(PRIVACY_NOTICE_VERSION)}</p>
      </div>
      <StructuredData list={(create) => [create.breadcrumb(crumbs, publicUrl)]} />
    </>
  );
}
