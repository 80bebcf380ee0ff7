import type { PageHandle } from "~/http/page-handle";
import { Picture } from "~/images/picture";
import { createPublicList, type ListHeadProps, publicListMeta } from "~/items/public/screens";
import { publicListLoader } from "~/items/public-routes.server";
import { Breadcrumb } from "~/site/breadcrumb";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export const loader = publicListLoader("project");

export { reuseListBehindItem as shouldRevalidate } from "~/items/public/screens";

export const meta = publicListMeta("project");

export default createPublicList("project", ProjectsHead);

function ProjectsHead({ title, text, picture, crumbs }: ListHeadProps) {
  return (
    <header className="relative bg-graphite pt-20">
      <Picture
        source={picture}
        sizes="(min-aspect-ratio: 3/2) 100vw, 110vw"
        priority
        className="aspect-4/3 sm:aspect-2/1 lg:aspect-auto lg:h-[clamp(24rem,37vw,42rem)]"
      />
      <div className="bg-paper">
        <div className="shell">
          <div className="relative bg-paper pt-6 pb-2 sm:-mt-24 sm:w-fit sm:min-w-[min(34rem,80%)] sm:corner-marks sm:px-10 sm:pt-8 sm:pb-8 lg:-mt-40 print:mt-0">
            <Breadcrumb crumbs={crumbs} />
            <h1 className="mt-4 text-display">{title}</h1>
            <p className="mt-4 max-w-[44ch] text-lead text-steel-600">{text}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
