import { servicesPage } from "~/content/pages";
import { joinClasses } from "~/platform/ui/join-classes";
import { ServiceCard } from "./service-card";
import type { ServicesPageGroup } from "./services-page.server";

interface CardShape {
  /** Number of columns on wide screens, which have six. */
  span: string;
  ratio?: string;
  /** `sizes` of its picture on screens wider than a phone. */
  sizes: string;
}

const thirdShape: CardShape = {
  span: "lg:col-span-2",
  sizes: "(min-width: 64rem) 21vw, (min-width: 40rem) 45vw",
};
const halfShape: CardShape = {
  span: "lg:col-span-3",
  sizes: "(min-width: 64rem) 33vw, (min-width: 40rem) 45vw",
};
/** Half the page, beside another group of one service. */
const singleShape: CardShape = {
  span: "col-span-full",
  ratio: "aspect-3/2 lg:aspect-2/1",
  sizes: "(min-width: 40rem) 45vw",
};

/** Takes both columns of a tablet, where an odd number of services would leave one empty. */
function widen(shape: CardShape): CardShape {
  return {
    span: `sm:max-lg:col-span-2 ${shape.span}`,
    ratio: "aspect-3/2 sm:max-lg:aspect-2/1",
    sizes: shape.sizes.replace("45vw", "92vw"),
  };
}

function getShapes(count: number): readonly CardShape[] {
  if (count === 1) return [singleShape];
  if (count === 3) return [widen(thirdShape), thirdShape, thirdShape];
  if (count === 5) return [widen(halfShape), halfShape, thirdShape, thirdShape, thirdShape];
  return Array.from({ length: count }, () => halfShape);
}

export function ServiceGroup({ group }: { group: ServicesPageGroup }) {
  const shapes = getShapes(group.services.length);
  const isSingle = shapes.length === 1;
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-heading`}
      className={joinClasses(
        "grid content-start gap-x-10 gap-y-8 pt-16 outline-none lg:pt-28",
        !isSingle && "sm:col-span-2 lg:grid-cols-12",
      )}
    >
      <div className={isSingle ? undefined : "lg:col-span-3"}>
        <div className="rail border-steel-400 pt-4 lg:sticky lg:top-28">
          <p className="caption figures flex justify-between gap-4 text-steel-600">
            <span aria-hidden="true">{group.number}</span>
            {servicesPage.count(group.services.length)}
          </p>
          <h2 id={`${group.id}-heading`} className="mt-4 text-heading lg:text-[2rem]">
            {group.name}
          </h2>
        </div>
      </div>
      <ul
        className={joinClasses(
          "grid gap-x-6 gap-y-6 sm:gap-y-10",
          !isSingle && "sm:grid-cols-2 lg:col-span-9 lg:grid-cols-6 lg:gap-y-12",
        )}
      >
        {group.services.map((service, index) => {
          const { span, ratio, sizes } = shapes[index] ?? halfShape;
          const isFirst = index === 0;
          return (
            <li key={service.to} className={span}>
              <ServiceCard
                service={service}
                ratio={ratio}
                sizes={`${sizes}, ${isFirst ? 92 : 38}vw`}
                isCompact={!isFirst}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
